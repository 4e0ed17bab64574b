import { mount } from "svelte";
import App from "./App.svelte";
import { page } from "./lib/state.svelte.ts";
import type { Language, Who } from "./lib/wire.ts";
import { LANGUAGES } from "./lib/words.ts";
import "./style/base.css";
import "./style/table.css";
import "./style/cards.css";
import "./style/sheets.css";

const target = document.getElementById("table");
if (target) {
  const { table = "", who = "spectator", language = "en" } = target.dataset;
  mount(App, { target });
  const spoken = LANGUAGES.includes(language as Language) ? (language as Language) : "en";
  void page.start(table, who as Who, spoken);
}
