"""Somebody who knows the facts and not the program: he does what a page shows as the next thing, and is counted."""

from __future__ import annotations

import os
import re
from pathlib import Path

from playwright.sync_api import Locator, Page

SCREENS = 2.0
"""So many screens below what is in sight the next thing may stand."""
_FAR = "e => { const {top} = e.getBoundingClientRect(); return top < 0 ? -top / innerHeight : top / innerHeight - 1 }"
_READ = """() => { const all = document.querySelector('main').cloneNode(true);
  const away = 'nav.switch, blockquote, [data-own-words], #cards-how, option[value=""]';
  all.querySelectorAll(away).forEach(e => e.remove());
  return all.textContent }"""
_OWN = {
    "en": r"\b(the|of|and|was|with|which|is)\b",
    "fr": r"\b(les|est|une|qui|le|au|dans|avec)\b",
    "nb": r"\b(og|er|ikke|av|som|på|har|ble)\b",
}
"""Words that stand in nearly every sentence of one language and in none of another."""
_CODE = re.compile(r"\b([SHDC][AKQJT2-9]|[hdca]\d+|[a-z]+_[a-z_]+|[a-z]+-[a-z]+\.(label|sentence))\b")
"""A card or an act as a record names it, a word of the program."""


class Finding:
    """What somebody does on one page, and what he reads there."""

    def __init__(self, page: Page, language: str, name: str) -> None:
        self.page, self.language, self.name = page, language, name
        self.taps, self.steps = 0, 0
        self.faults: list[str] = []

    def tap(self, where: Locator, *, force: bool = False) -> None:
        """One tap on what is in sight, or near."""
        where = where.first
        far = float(where.evaluate(_FAR))
        if far > SCREENS:
            self.faults.append(f"{self.name}: {where.inner_text()!r} stands {far:.1f} screens away")
        where.click(force=force)
        self.taps += 1

    def send(self, where: Locator) -> None:
        """The same, where it leads to another page."""
        with self.page.expect_navigation():
            self.tap(where)

    def pick(self, where: Locator, value: str) -> None:
        """One of a list: it is opened, and the line is tapped."""
        where.select_option(value)
        self.taps += 2

    def read(self, what: str = "") -> None:
        """The page is looked at: it speaks his language, and shows nothing as the program writes it."""
        self.steps += 1
        text = str(self.page.evaluate(_READ))
        for language, words in _OWN.items():
            found = [] if language == self.language else re.findall(words, text)
            if len(found) > 1:
                self.faults.append(f"{self.name} {what}: {sorted(set(map(str, found)))} in {self.language}")
        codes = [text[max(0, match.start() - 20) : match.end() + 10] for match in _CODE.finditer(text)]
        if codes:
            self.faults.append(f"{self.name} {what}: {sorted(set(codes))} are codes")
        if folder := os.environ.get("SHOTS"):
            path = Path(folder) / f"{self.name.replace(' ', '-')}-{self.steps:02}.png"
            self.page.screenshot(path=str(path), full_page=True)
