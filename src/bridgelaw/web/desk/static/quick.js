// An answer by its letters: as long as the focus is within the question, so that no key does anything elsewhere.
"use strict";

const ask = document.querySelector("#ask");
const FORGOTTEN = 1500;
const SUITS = { "♠": "s", "♥": "h", "♦": "d", "♣": "c" };
let typed = "";
let since = 0;

/** What is typed for an answer: its code, or how it begins. */
function plain(text) {
  return text.trim().toLowerCase().replace(/[♠♥♦♣]/g, (suit) => SUITS[suit]).replace(/[\ufe0e\s]/g, "");
}

/** The answers that can be tapped, each with the texts by which it is found. */
function answers() {
  return [...ask.querySelectorAll("a.tap[data-code]")]
    .filter((link) => link.offsetParent)
    .map((link) => ({ link, names: [plain(link.dataset.code), plain(link.querySelector("span").textContent)] }));
}

/** The one answer that is meant by what was typed; of few answers a digit means the one in that place. */
function meant(all) {
  const begun = all.filter((one) => one.names.some((name) => name.startsWith(typed)));
  const whole = begun.filter((one) => one.names.includes(typed));
  if (begun.length === 1 || (whole.length === 1 && !begun.some((one) => !whole.includes(one)))) return begun[0];
  if (!begun.length && /^[1-9]$/.test(typed)) return all[Number(typed) - 1];
  if (!begun.length) typed = "";
  return undefined;
}

ask?.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey || event.key.length !== 1 || event.key === " ") return;
  if (event.target.closest("input, select, textarea")) return;
  const now = Date.now();
  typed = (now - since < FORGOTTEN ? typed : "") + event.key.toLowerCase();
  since = now;
  const found = meant(answers());
  if (!found) return;
  event.preventDefault();
  found.link.click();
});
