// A claim while it is being written down: the result that it comes to, at once. Without it the same is said afterwards.
"use strict";

function told(form) {
  const place = form.querySelector("[data-results]");
  const chosen = (name) => form.querySelector(`[name=${name}]:checked`)?.value;
  const [who, left, tricks] = ["who", "left", "tricks"].map(chosen);
  // no more can be claimed than there are left
  for (const one of form.querySelectorAll("[name=tricks]")) {
    const much = left !== undefined && Number(one.value) > Number(left);
    one.disabled = much;
    if (much) one.checked = false;
    one.closest("label").hidden = much;
  }
  // whoever claims does not object to it
  for (const one of form.querySelectorAll("[name=objects]")) {
    const own = one.value === who;
    if (own) one.checked = false;
    one.closest("label").hidden = own;
    const words = form.querySelector(`[name=objection_${one.value}]`);
    if (!words) continue;
    words.disabled = own;
    words.closest("label").hidden = own;
  }
  if (!place) return;
  // those that are written down card by card need not be counted
  const won = chosen("won") ?? (place.dataset.won || undefined);
  const known = ![who, left, tricks, won].includes(undefined) && Number(tricks) <= Number(left);
  const made = known ? Number(won) + (place.dataset.declaring.includes(who) ? Number(tricks) : Number(left) - Number(tricks)) : 0;
  const text = known ? JSON.parse(place.dataset.results)[made] : undefined;
  place.hidden = text === undefined;
  place.querySelector("strong").textContent = text ?? "";
}

for (const form of document.querySelectorAll("[data-claim]")) {
  form.addEventListener("change", () => told(form));
  told(form);
}
