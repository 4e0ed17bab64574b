// A card that is being solved: the page shows how far it is, and goes on to the card once it is there. Without it the
// page loads itself again.
"use strict";

const timer = setInterval(async () => {
  if (document.hidden) return;
  try {
    const reply = await fetch(`${location.pathname}?follow`, { headers: { accept: "text/html" }, cache: "no-store" });
    if (!reply.ok) return;
    const found = new DOMParser().parseFromString(await reply.text(), "text/html");
    const now = document.querySelector("[data-solving]");
    const then = found.querySelector("[data-solving]");
    if (then === null) {
      // it is over: the card has a page of its own
      clearInterval(timer);
      location.assign(reply.url);
      return;
    }
    for (const part of ["[role=status]", "progress"]) now.querySelector(part).replaceWith(then.querySelector(part));
  } catch {
    // no connection: the next time
  }
}, 1000);
