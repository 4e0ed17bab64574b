// What a page can do by itself: see that something has changed, say how long ago. Everything works without it.
"use strict";

const EVERY = 3000;

/** Minutes and seconds since a call, on every clock of the page. */
function clocks() {
  for (const time of document.querySelectorAll("time[data-since]")) {
    const seconds = Math.max(0, Math.floor(Date.now() / 1000 - Number(time.dataset.since)));
    const hours = Math.floor(seconds / 3600);
    const minutes = String(Math.floor(seconds / 60) % 60).padStart(hours ? 2 : 1, "0");
    time.textContent = `${hours ? `${hours}:` : ""}${minutes}:${String(seconds % 60).padStart(2, "0")}`;
  }
}

/** Asks now and then whether the page reads otherwise by now. The queue is replaced; of a case it is said. */
function follow(place) {
  let tag = place.dataset.tag;
  let held = false;
  place.addEventListener("pointerdown", () => (held = true));
  addEventListener("pointerup", () => setTimeout(() => (held = false), 300));
  const ask = async () => {
    try {
      const reply = await fetch(location.pathname + location.search, { headers: { "if-none-match": tag }, cache: "no-store" });
      if (reply.status !== 200) return;
      tag = reply.headers.get("etag");
      const text = await reply.text();
      if (place.dataset.live === "replace") replace(place, text, held);
      else document.querySelector("[data-news]").hidden = false;
    } catch {
      // no connection: the next time
    }
  };
  setInterval(() => document.hidden || ask(), EVERY);
}

/** The new list in place of the old one, unless a finger is on it; the focus stays on the same line. */
function replace(place, text, held) {
  if (held) return;
  const fresh = new DOMParser().parseFromString(text, "text/html");
  const found = fresh.querySelector("[data-live]");
  if (!found) return;
  const focused = document.activeElement?.getAttribute("href");
  const before = place.querySelectorAll(".waiting li").length;
  place.replaceChildren(...found.childNodes);
  document.title = fresh.title;
  clocks();
  if (focused) [...place.querySelectorAll("a")].find((link) => link.getAttribute("href") === focused)?.focus();
  if (place.querySelectorAll(".waiting li").length > before) navigator.vibrate?.(200);
}

clocks();
setInterval(clocks, 1000);
document.querySelector("[data-focus]")?.focus();
const live = document.querySelector("[data-live]");
if (live) follow(live);
