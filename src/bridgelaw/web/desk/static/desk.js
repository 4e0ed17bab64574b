// What a page can do by itself: refresh when something has changed, say how long ago. Everything works without it.
"use strict";

/** Minutes and seconds since a call, on every clock of the page. */
function clocks() {
  for (const time of document.querySelectorAll("time[data-since]")) {
    const seconds = Math.max(0, Math.floor(Date.now() / 1000 - Number(time.dataset.since)));
    const hours = Math.floor(seconds / 3600);
    const rest = `${String(Math.floor(seconds / 60) % 60).padStart(hours ? 2 : 1, "0")}:${String(seconds % 60).padStart(2, "0")}`;
    time.textContent = hours ? `${hours}:${rest}` : rest;
  }
}

clocks();
setInterval(clocks, 1000);
document.querySelector("[data-focus]")?.focus();
