// An answer by its letters: as long as the focus is within the question, so that no key does anything elsewhere.
"use strict";

const ask = document.querySelector("#ask");
const FORGOTTEN = 1500;
const SUITS = { "♠": "s", "♥": "h", "♦": "d", "♣": "c" };
const PAUSE = 700;
let typed = "";
let waits;
let leaving = false;

/** What is typed for an answer: its code, or how it begins. */
function plain(text) {
  return text.trim().toLowerCase().replace(/[♠♥♦♣]/g, (suit) => SUITS[suit]).replace(/[\ufe0e\s]/g, "");
}

/** The answers to the question, each with the texts by which it is found. */
function answers() {
  return [...ask.querySelectorAll(".asked a.tap[data-code]:not([data-code=''])")]
    .filter((link) => link.offsetParent)
    .map((link) => ({ link, names: [plain(link.dataset.code), plain(link.querySelector("span").textContent)] }));
}

/** The answers that can be meant by what was typed; of few answers a digit means the one in that place. */
function meant(all) {
  const begun = all.filter((one) => one.names.some((name) => name.startsWith(typed)));
  return begun.length || !/^[1-9]$/.test(typed) ? begun : all.slice(Number(typed) - 1, Number(typed));
}

/** One answer, and no other on this page: what is typed while the next one comes must not take its place. */
function choose(link) {
  forget();
  leaving = true;
  link.click();
}

function forget() {
  clearTimeout(waits);
  typed = "";
  leaving = false;
}

const TAPS = "a.tap, summary.tap, .tick input";

/** All that can be tapped or written in, as it lies on the page. */
function taps(what = TAPS) {
  return [...ask.querySelectorAll(what)].filter((one) => one.offsetParent);
}

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

function middle(one) {
  const box = one.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** The nearest of them in the direction of an arrow; in a grid the next one of its row or column. */
function beside(from, [right, down]) {
  const [x, y] = middle(from);
  const found = taps().map((one) => [one, middle(one)]).map(([one, [x2, y2]]) => {
    const along = (x2 - x) * right + (y2 - y) * down;
    const off = Math.abs((x2 - x) * down) + Math.abs((y2 - y) * right);
    return { one, along, far: along + 3 * off };
  });
  return found.filter(({ along }) => along > 4).sort((a, b) => a.far - b.far)[0]?.one;
}

/** Tab goes from the question to its answers, not to the Law beside it; arrows go about among them. */
function walks(event) {
  const first = event.target === ask && (event.key in ARROWS || (event.key === "Tab" && !event.shiftKey));
  const lies = event.target.matches(TAPS);
  const next = first ? taps(`${TAPS}, input:not([type=hidden])`)[0] : lies && event.key in ARROWS && beside(event.target, ARROWS[event.key]);
  if (!next) return false;
  event.preventDefault();
  next.focus();
  return true;
}

ask?.addEventListener("keydown", (event) => {
  if (!event.ctrlKey && !event.altKey && !event.metaKey && walks(event)) return;
  if (event.key === "Escape") forget(); // it stops the next page, too
  if (event.ctrlKey || event.altKey || event.metaKey || event.key.length !== 1 || event.key === " ") return;
  if (leaving || event.target.closest("input, select, textarea")) return;
  clearTimeout(waits);
  typed += event.key.toLowerCase();
  const found = meant(answers());
  const whole = found.filter((one) => one.names.includes(typed));
  if (found.length === 1) return choose(found[0].link);
  // 1 may become 10: it is taken once nothing follows
  waits = setTimeout(() => (whole.length === 1 ? choose(whole[0].link) : forget()), whole.length ? PAUSE : FORGOTTEN);
  if (!found.length) forget();
});

// the page may come back as it was left
window.addEventListener("pageshow", forget);
// the browser does the same once it has drawn the page: a letter typed before would be lost
if (location.hash === "#ask") ask?.focus({ preventScroll: true });
