// Tables are sorted where they stand. Without this script the link in each head asks the server to do it.
"use strict";

/** A number where it is one, else small letters. */
function valueOf(row, at) {
  const text = row.cells[at].dataset.value;
  const number = Number(text);
  return text !== "" && Number.isFinite(number) ? number : text.toLowerCase();
}

function compare(one, other) {
  if (typeof one === typeof other) return one < other ? -1 : one > other ? 1 : 0;
  return typeof one === "number" ? -1 : 1;
}

function sort(head) {
  const table = head.closest("table");
  const at = head.cellIndex;
  const other = { ascending: "descending", descending: "ascending" };
  const now = head.getAttribute("aria-sort");
  const way = now ? other[now] : head.dataset.first;
  for (const one of table.tHead.rows[0].cells) one.removeAttribute("aria-sort");
  head.setAttribute("aria-sort", way);
  const sign = way === "ascending" ? 1 : -1;
  const rows = [...table.tBodies[0].rows].map((row) => [valueOf(row, at), row]);
  // what has no value stands last, whichever way
  rows.sort(([one], [two]) => (one === "") - (two === "") || sign * compare(one, two));
  table.tBodies[0].append(...rows.map(([, row]) => row));
}

for (const link of document.querySelectorAll("table[data-sorted] th a")) {
  link.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    sort(link.closest("th"));
  });
}
