// An answer by its letters: as long as the focus is within the question, so that no key does anything elsewhere.
"use strict";

const ask = document.querySelector("#ask");
const FORGOTTEN = 1500;
const SUITS = { "♠": "s", "♥": "h", "♦": "d", "♣": "c" };
const PAUSE = 700;
let typed = "";
let waits;

/** What is typed for an answer: its code, or how it begins. */
function plain(text) {
  return text.trim().toLowerCase().replace(/[♠♥♦♣]/g, (suit) => SUITS[suit]).replace(/[\ufe0e\s]/g, "");
}

/** The answers to the question, each with the texts by which it is found. */
function answers() {
  return [...ask.querySelectorAll(".asked a.tap[data-code]")]
    .filter((link) => link.offsetParent)
    .map((link) => ({ link, names: [plain(link.dataset.code), plain(link.querySelector("span").textContent)] }));
}

/** The answers that can be meant by what was typed; of few answers a digit means the one in that place. */
function meant(all) {
  const begun = all.filter((one) => one.names.some((name) => name.startsWith(typed)));
  return begun.length || !/^[1-9]$/.test(typed) ? begun : all.slice(Number(typed) - 1, Number(typed));
}

ask?.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey || event.key.length !== 1 || event.key === " ") return;
  if (event.target.closest("input, select, textarea")) return;
  clearTimeout(waits);
  typed += event.key.toLowerCase();
  const found = meant(answers());
  const whole = found.filter((one) => one.names.includes(typed));
  if (found.length === 1) found[0].link.click();
  // 1 may become 10: it is taken once nothing follows
  else waits = setTimeout(() => (whole.length === 1 ? whole[0].link.click() : (typed = "")), whole.length ? PAUSE : FORGOTTEN);
  if (!found.length) typed = "";
});
