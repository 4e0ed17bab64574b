// A worked case one step at a time. Without this file every step stands on its page, one below the other.

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
