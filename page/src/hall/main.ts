import { mount } from "svelte";
import Hall from "./Hall.svelte";
import { hall } from "./hall.svelte.ts";
import "../style/base.css";
import "./hall.css";

const target = document.getElementById("hall");
if (target) {
  const { session = "", who = "", title = "", language = "en", now = "0" } = target.dataset;
  void hall.start(session, who, title, language, Number(now));
  mount(Hall, { target });
}
