import { mount } from "svelte";
import App from "./App.svelte";
import { page } from "./lib/state.svelte.ts";
import type { Who } from "./lib/wire.ts";
import { from } from "./session/from.svelte.ts";
import "./style/base.css";
import "./style/table.css";
import "./style/cards.css";
import "./style/forms.css";

const target = document.getElementById("table");
if (target) {
  const { table = "", who = "spectator", language = "en", home = "", now = "" } = target.dataset;
  from.home = home;
  if (now) from.behind = 1000 * Number(now) - Date.now();
  void page.start(table, who as Who, language);
  const further = who === "director" ? import("./director/index.ts") : Promise.resolve({});
  void further.then((props) => mount(App, { target, props }));
}
