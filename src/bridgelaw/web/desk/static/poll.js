// A poll: the problem follows what is added to it, links are copied by a button, the page follows the answers.
// Without it the same is done by buttons and by loading the page again.
"use strict";

const poll = document.querySelector("[data-poll]");
const sheet = document.querySelector("[data-sheet]");
let asked = 0;
let waiting = 0;

/** The problem as those polled will see it, from the server. */
async function look() {
  const mine = ++asked;
  const given = new FormData(poll);
  const query = new URLSearchParams({ of: given.get("of"), methods: given.get("methods"), part: "sheet" });
  const reply = await fetch(`${poll.dataset.poll}?${query}`, { headers: { accept: "text/html" } });
  if (!reply.ok) return;
  const text = await reply.text();
  if (mine !== asked) return;
  sheet.innerHTML = text;
  poll.querySelector("[data-send]").disabled = Boolean(sheet.querySelector(".leak")) || !sheet.querySelector(".problem");
}

if (poll && sheet) {
  poll.querySelector(".look").hidden = true;
  poll.addEventListener("input", (event) => {
    if (!["of", "methods"].includes(event.target.name)) return;
    poll.querySelector("[data-send]").disabled = true;
    clearTimeout(waiting);
    waiting = setTimeout(look, 200);
  });
}

for (const button of document.querySelectorAll("[data-copy]")) {
  if (!navigator.clipboard) break;
  button.hidden = false;
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(button.dataset.copy);
    button.textContent = button.dataset.copied;
  });
}

// as long as nobody is copying links, the page shows who has answered by now
if (document.querySelector("[data-progress]") && !document.querySelector("[data-copy]")) {
  setInterval(async () => {
    const reply = await fetch(location.pathname, { headers: { accept: "text/html" } });
    if (!reply.ok) return;
    const found = new DOMParser().parseFromString(await reply.text(), "text/html");
    for (const part of [".people", ".state"]) {
      const now = document.querySelector(part);
      const then = found.querySelector(part);
      if (now && then && now.textContent !== then.textContent && !now.contains(document.activeElement)) now.replaceWith(then);
    }
  }, 3000);
}
