// The deal by touching cards: each goes to the hand that is being filled; the fields hold what is sent.
"use strict";

(function pack() {
  const place = document.querySelector("[data-pack]");
  const fields = [...document.querySelectorAll("[data-hand]")];
  const ranks = place.dataset.ranks.split(" ");
  const order = "AKQJT98765432";
  // every way of typing a rank, the longest first, as the server reads them
  const forms = place.dataset.forms.split(" ").flatMap((typed, r) => typed.split(",").map((form) => [form, r])).sort((a, b) => b[0].length - a[0].length);
  const symbols = ["♠", "♥", "♦", "♣"];
  const names = place.dataset.suits.split(",");
  const held = fields.map(() => new Set());
  let now = 0;

  /** The hand in the letters of the page, as it is typed. */
  const written = (hand) => symbols.map((_, s) => [...order].map((_, r) => (hand.has(`${s}:${r}`) ? ranks[r] : "")).join("") || "–").join(" ");
  const owner = (card) => held.findIndex((hand) => hand.has(card));

  const buttons = new Map();
  const heading = document.createElement("p");
  heading.className = "quiet";
  heading.id = "pack-title";
  place.append(heading);
  symbols.forEach((symbol, s) => {
    const row = document.createElement("div");
    row.className = s === 1 || s === 2 ? "suit red" : "suit";
    ranks.forEach((rank, r) => {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = `${symbol}${rank}`;
      button.setAttribute("aria-label", `${names[s]} ${rank}`);
      button.addEventListener("click", () => touch(`${s}:${r}`));
      buttons.set(`${s}:${r}`, button);
      row.append(button);
    });
    place.append(row);
  });
  place.hidden = false;

  function touch(card) {
    const whose = owner(card);
    if (whose >= 0) {
      held[whose].delete(card);
      write(whose);
      if (whose !== now) held[now].add(card);
    } else held[now].add(card);
    write(now);
    if (held[now].size === 13 && now < 3) now += 1;
    if (now === 3 && !held[3].size && held.every((hand, n) => n === 3 || hand.size === 13)) {
      for (const one of buttons.keys()) if (owner(one) < 0) held[3].add(one);
      write(3);
    }
    show();
  }

  function write(n) {
    fields[n].value = held[n].size ? written(held[n]) : "";
  }

  /** What has been typed, card by card; what cannot be read is left to the server. */
  function readIn(n) {
    const typed = fields[n].value.trim();
    const suits = typed.split(".").length === 4 ? typed.split(".").map((one) => one.trim()) : typed.split(/[.\s/|]+/u).filter(Boolean);
    held[n].clear();
    if (suits.length === 4) {
      suits.forEach((text, s) => {
        let rest = /^[-–—]$/u.test(text) ? "" : text.toLowerCase();
        while (rest) {
          const found = forms.find(([form]) => rest.startsWith(form));
          if (!found) return;
          held[n].add(`${s}:${found[1]}`);
          rest = rest.slice(found[0].length);
        }
      });
    }
  }

  function show() {
    heading.textContent = fields[now].dataset.hand;
    for (const [card, button] of buttons) {
      const whose = owner(card);
      button.setAttribute("aria-pressed", String(whose === now));
      button.classList.toggle("gone", whose >= 0 && whose !== now);
    }
    fields.forEach((field, n) => {
      const count = field.closest("label").querySelector("[data-count]");
      count.textContent = held[n].size ? String(held[n].size) : "";
      count.classList.toggle("whole", held[n].size === 13);
    });
  }

  fields.forEach((field, n) => {
    field.addEventListener("focus", () => {
      now = n;
      show();
    });
    field.addEventListener("input", () => {
      readIn(n);
      show();
    });
    readIn(n);
  });
  show();
})();
