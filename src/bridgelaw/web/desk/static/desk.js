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

/** Tells of calls that have come in while something else is done, at the top, over what stands there: nothing moves under
 * the finger. What he has seen in the queue, opened, or left for later is not told again. */
function ring(bell) {
  const KEPT = "bridgelaw-calls";
  const atQueue = document.querySelector('[data-live="replace"]') !== null;
  const read = () => JSON.parse(sessionStorage.getItem(KEPT) ?? "null");
  const keep = (keys) => sessionStorage.setItem(KEPT, JSON.stringify(keys));
  const here = (call) => location.pathname === call.address || location.pathname.startsWith(`${call.address}/`);
  let tag = "";
  let shown = "";
  const tell = (calls) => {
    // on the first page of all he has come from the queue, or sees it next
    const seen = read() ?? calls.map((call) => call.key);
    const known = calls.filter((call) => atQueue || here(call) || seen.includes(call.key)).map((call) => call.key);
    keep(known);
    const fresh = calls.filter((call) => !known.includes(call.key));
    const keys = fresh.map((call) => call.key).join(" ");
    if (keys === shown) return;
    if (fresh.some((call) => !shown.split(" ").includes(call.key))) navigator.vibrate?.(200);
    shown = keys;
    bell.replaceChildren(...fresh.slice(0, 3).map((call) => line(call, calls)));
  };
  const line = (call, calls) => {
    const [place, link, later] = ["p", "a", "button"].map((name) => document.createElement(name));
    link.href = call.address;
    link.textContent = call.text;
    later.type = "button";
    later.textContent = "×";
    later.setAttribute("aria-label", bell.dataset.later);
    later.addEventListener("click", () => {
      keep([...read(), call.key]);
      tell(calls);
    });
    place.append(link, later);
    return place;
  };
  const ask = async () => {
    try {
      const reply = await fetch(`/desk/waiting?language=${bell.dataset.language}`, { headers: { "if-none-match": tag }, cache: "no-store" });
      if (reply.status !== 200) return;
      tag = reply.headers.get("etag");
      tell(await reply.json());
    } catch {
      // no connection: the next time
    }
  };
  void ask();
  setInterval(() => document.hidden || ask(), EVERY);
}

clocks();
setInterval(clocks, 1000);
const bell = document.querySelector("[data-bell]");
if (bell) ring(bell);
document.querySelector("[data-focus]")?.focus();
const live = document.querySelector("[data-live]");
if (live) follow(live);
