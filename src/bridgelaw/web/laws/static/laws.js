// Two conveniences of the law browser: a worked case one step at a time, and the search.
// Without this file every step stands on its page, one below the other, and the words from A to Z lead everywhere.

"use strict";

(function walk() {
  const home = document.querySelector("[data-case]");
  if (!home) return;
  const now = home.querySelector(".now");
  const steps = [...home.querySelectorAll(".step")];
  const links = [...home.querySelectorAll(".acts a")];
  const places = new Map(steps.map((step, n) => [step.id, n]));
  let at = 0;

  const bar = document.createElement("div");
  bar.className = "walk";
  const back = button(now.dataset.back, "←", () => go(at - 1));
  const on = button(now.dataset.on, "→", () => go(at + 1));
  const keys = document.createElement("span");
  keys.className = "keys";
  keys.textContent = now.dataset.keys;
  bar.append(back, on, keys);
  const said = document.createElement("div");
  said.setAttribute("aria-live", "polite");
  now.append(bar, said);
  now.hidden = false;
  home.classList.add("stepping");

  links.forEach((link, n) => {
    link.addEventListener("click", (event) => {
      event.preventDefault();
      go(n);
    });
  });
  document.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (/^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName)) return;
    if (event.key === "ArrowRight") go(at + 1);
    else if (event.key === "ArrowLeft") go(at - 1);
    else return;
    event.preventDefault();
  });
  window.addEventListener("hashchange", () => show(named()));
  show(named());

  function named() {
    return places.get(decodeURIComponent(location.hash.slice(1))) ?? 0;
  }

  function button(label, sign, act) {
    const made = document.createElement("button");
    made.type = "button";
    made.append(sign === "←" ? sign + " " + label : label + " " + sign);
    made.addEventListener("click", act);
    return made;
  }

  function go(n) {
    if (n < 0 || n >= steps.length) return;
    history.replaceState(null, "", "#" + encodeURIComponent(steps[n].id));
    show(n);
  }

  // A step holds only what it changes: the answer is the latest of each part up to here.
  function show(n) {
    at = n;
    const parts = new Map();
    for (const [m, step] of steps.slice(0, n + 1).entries()) {
      for (const part of step.querySelectorAll(".part")) parts.set(part.dataset.part, [part, m]);
    }
    const order = ["state", "auction", "irregularities", "questions", "options", "duties", "rights", "information",
      "rulings", "score", "errors"];
    const shown = [steps[n].querySelector("h2").cloneNode(true)];
    shown[0].removeAttribute("id");
    for (const name of order) {
      const [part, since] = parts.get(name) ?? [];
      if (!part) continue;
      if (since !== n && part.querySelector(".gone")) continue;
      const copy = part.cloneNode(true);
      if (since === n && n > 0) {
        copy.classList.add("fresh");
        const mark = document.createElement("span");
        mark.className = "fresh-mark";
        mark.textContent = " · " + now.dataset.new;
        copy.querySelector("h3").append(mark);
      }
      shown.push(copy);
    }
    said.replaceChildren(...shown);
    back.setAttribute("aria-disabled", String(n === 0));
    on.setAttribute("aria-disabled", String(n === steps.length - 1));
    links.forEach((link, m) => {
      if (m === n) link.setAttribute("aria-current", "step");
      else link.removeAttribute("aria-current");
    });
    const list = home.querySelector(".acts ol");
    const link = links[n];
    if (list.scrollHeight > list.clientHeight) {
      list.scrollTop = link.offsetTop - list.offsetTop - list.clientHeight / 2;
    }
  }
})();

// The index comes in a file of its own, which is run after this one.
document.addEventListener("DOMContentLoaded", () => {
  const form = document.querySelector("[data-search]");
  if (!form || !window.lawIndex) return;
  document.documentElement.classList.add("scripted");
  const most = 60;
  const list = document.querySelector(".results");
  const count = document.querySelector(".count");
  const language = document.documentElement.lang;
  const plain = (text) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replace(/’/g, "'");
  const entries = window.lawIndex.entries.map(([text, numbers]) => ({ text, numbers, found: plain(text) }));
  const given = new URLSearchParams(location.search);
  form.q.value = given.get("q") ?? "";
  if (given.get("edition")) form.edition.value = given.get("edition");
  form.addEventListener("input", look);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    look();
  });
  look();

  function look() {
    const asked = form.q.value.trim();
    list.replaceChildren();
    count.textContent = "";
    if (!asked) return;
    const words = plain(asked).split(/\s+/);
    const only = form.edition.value;
    const hits = [];
    for (const entry of entries) {
      const years = Object.keys(entry.numbers).filter((year) => !only || year === only).sort().reverse();
      if (!years.length) continue;
      const [number, law] = entry.numbers[years[0]];
      const title = plain(window.lawIndex.titles[law][years[0]] ?? "");
      const short = plain(number);
      let rank = 0;
      for (const word of words) {
        const worth = short === word ? 40 : short.startsWith(word) && /^\d/.test(word) ? 20 : 0;
        const start = new RegExp("(^|[^\\p{L}\\p{N}])" + word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"), "u");
        const value = worth || (start.test(entry.found) ? 6 : 0) + (start.test(title) ? 5 : 0) || (entry.found.includes(word) ? 2 : 0);
        if (!value) {
          rank = 0;
          break;
        }
        rank += value;
      }
      if (rank) hits.push({ entry, years, rank });
    }
    hits.sort((a, b) => b.rank - a.rank);
    count.textContent = hits.length ? `${form.dataset.found} ${hits.length}` : `${form.dataset.none} ${asked}`;
    list.append(...hits.slice(0, most).map((hit) => item(hit, words)));
  }

  function item({ entry, years }, words) {
    const made = document.createElement("li");
    const [, law] = entry.numbers[years[0]];
    const head = document.createElement("p");
    head.className = "run";
    const title = document.createElement("strong");
    title.textContent = window.lawIndex.titles[law][years[0]];
    head.append(title);
    for (const year of years) {
      const [number, of, anchor] = entry.numbers[year];
      const link = document.createElement("a");
      link.href = `${year}/${of}.html#${anchor}`;
      link.textContent = `${number} (${year})`;
      head.append(link);
    }
    const text = document.createElement("p");
    text.className = "text";
    text.append(...marked(entry.text, words));
    made.append(head, text);
    return made;
  }

  function marked(text, words) {
    const pieces = text.split(/([\p{L}\p{N}]+)/u);
    return pieces.map((piece) => {
      if (!piece || !words.some((word) => plain(piece).startsWith(word))) return piece;
      const mark = document.createElement("mark");
      mark.textContent = piece;
      return mark;
    });
  }
});
