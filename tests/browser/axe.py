"""What holds of every page in every state: axe finds nothing, and nothing has to be scrolled sideways."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

_AXE = Path(__file__).parents[2] / "page" / "node_modules" / "axe-core" / "axe.min.js"
_RUN = """colours => axe.run(document, {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'], resultTypes: ['violations'],
  rules: {'color-contrast': {enabled: colours}},
}).then(({violations}) => ({violations}))"""  # what was in order is a long text to send
_TOO_WIDE = """() => document.documentElement.scrollWidth <= innerWidth ? [] :
  [...document.querySelectorAll('*')].filter(e => e.getBoundingClientRect().right > innerWidth + 1)
  .map(e => e.outerHTML.slice(0, 120))"""


def accessible(page: Page, *, colours: bool = True) -> None:
    """axe finds nothing, and nothing has to be scrolled sideways. `colours`: contrast is looked at too, which takes as
    long as half of the rest."""
    if page.evaluate("() => typeof axe") == "undefined":
        page.evaluate(_axe())
    done: Any = page.evaluate(_RUN, colours)
    found = [(one["id"], [node["html"][:300] for node in one["nodes"]][:4]) for one in done["violations"]]
    assert found == [], (page.url, found)
    fits(page)


def fits(page: Page) -> None:
    """Nothing has to be scrolled sideways."""
    found = page.evaluate(_TOO_WIDE)
    assert found == [], (page.url, found)


@cache
def _axe() -> str:
    return _AXE.read_text("utf-8")
