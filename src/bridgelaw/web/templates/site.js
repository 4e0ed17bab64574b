// A link is copied by its button; without this, it is copied by hand.
for (const button of document.querySelectorAll("[data-copy]")) {
  if (!navigator.clipboard) break;
  button.hidden = false;
  button.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(button.dataset.copy);
      button.textContent = button.dataset.copied;
    } catch {
      // not allowed here: it stands there marked, to be copied by hand
      const text = document.createElement("textarea");
      text.readOnly = true;
      text.value = button.dataset.copy;
      text.setAttribute("aria-label", button.textContent);
      button.replaceWith(text);
      text.select();
    }
  });
}
