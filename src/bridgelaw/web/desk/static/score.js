// An adjusted score while it is being filled in: sliders beside the weights, a free row, the effect at once.
// Without it the same is done by the button.
"use strict";

const award = document.querySelector("[data-award]");
const filled = document.querySelector("[data-filled]");
let asked = 0;
let waiting = 0;

/** The weight as whole percent for the slider; thirds and the like stand where they belong. */
function percent(text) {
  const [part, whole] = text.replace(",", ".").replace("%", "").split("/").map(Number);
  const found = whole ? (100 * part) / whole : part;
  return Number.isFinite(found) ? Math.min(100, Math.max(0, Math.round(found))) : 0;
}

/** A slider under a weight: it moves with what is typed, and writes what it is moved to. */
function slide(weight) {
  const slider = document.createElement("input");
  slider.type = "range";
  slider.min = "0";
  slider.max = "100";
  slider.step = "5";
  slider.value = String(percent(weight.value));
  slider.setAttribute("aria-label", weight.dataset.slide);
  slider.addEventListener("input", () => {
    weight.value = slider.value === "0" ? "" : slider.value;
    weight.dispatchEvent(new Event("input", { bubbles: true }));
  });
  weight.addEventListener("input", () => {
    if (document.activeElement !== slider) slider.value = String(percent(weight.value));
  });
  weight.addEventListener("keydown", (event) => {
    const step = { ArrowUp: 5, ArrowDown: -5, PageUp: 10, PageDown: -10 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    weight.value = String(Math.min(100, Math.max(0, percent(weight.value) + step)));
    weight.dispatchEvent(new Event("input", { bubbles: true }));
  });
  weight.closest(".result").append(slider);
}

/** One more row when the last one has got a contract. */
function grow(results) {
  const rows = [...results.querySelectorAll("[data-row]")];
  const last = rows.at(-1);
  if (!last || rows.length >= 12 || !last.querySelector("select").value) return;
  const row = last.cloneNode(true);
  for (const field of row.querySelectorAll("select, input")) field.value = "";
  row.querySelector("input[type=range]")?.remove();
  const legend = row.querySelector("legend");
  legend.textContent = legend.textContent.replace(/\d+/, String(rows.length + 1));
  const weight = row.querySelector("[data-slide]");
  weight.dataset.slide = weight.dataset.slide.replace(/\d+/, String(rows.length + 1));
  last.after(row);
  slide(weight);
}

/** The form beside it takes along what has been filled in since the page came. */
function keep(beside) {
  for (const field of beside.querySelectorAll("[data-kept]")) field.remove();
  for (const [name, value] of new FormData(award)) {
    if (["id", "case", "after", "shown", "insist"].includes(name)) continue;
    const field = document.createElement("input");
    field.type = "hidden";
    field.name = name;
    field.value = value;
    field.dataset.kept = "";
    beside.append(field);
  }
}

/** What it does, from the server; an older reply never overwrites a later one. */
async function look() {
  const mine = ++asked;
  const fields = new URLSearchParams(new FormData(award));
  for (const name of ["id", "case", "after", "shown"]) fields.delete(name);
  fields.set("part", "effect");
  const reply = await fetch(`${award.action}?${fields}`, { headers: { accept: "text/html" } });
  if (!reply.ok || mine !== asked) return;
  const text = await reply.text();
  if (mine !== asked) return;
  const reason = filled.querySelector("textarea");
  const open = [...filled.querySelectorAll("details")].map((one) => one.open);
  const typing = reason && document.activeElement === reason ? reason.selectionStart : null;
  const said = reason?.value;
  filled.innerHTML = text;
  filled.querySelectorAll("details").forEach((one, n) => {
    one.open = open[n] ?? false;
  });
  const told = [...filled.querySelectorAll(".sum, .effect-table tbody th, .change")].map((one) => one.textContent.trim());
  document.querySelector("[data-status]").textContent = told.join(" ");
  const now = filled.querySelector("textarea");
  if (now && said !== undefined) now.value = said;
  if (now && typing !== null) {
    now.focus();
    now.setSelectionRange(typing, typing);
  }
}

if (award && filled) {
  award.classList.add("lively");
  for (const weight of award.querySelectorAll("[data-slide]")) slide(weight);
  award.addEventListener("input", (event) => {
    if (["reason", "insist"].includes(event.target.name)) return;
    const results = event.target.closest(".results");
    if (results) grow(results);
    clearTimeout(waiting);
    waiting = setTimeout(look, 150);
  });
  for (const beside of document.querySelectorAll("[data-keeps]")) {
    beside.addEventListener("submit", () => keep(beside));
  }
}
