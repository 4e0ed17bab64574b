"""What holds of every page in every state: axe finds nothing, and nothing has to be scrolled sideways."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

_AXE = Path(__file__).parents[2] / "page" / "node_modules" / "axe-core" / "axe.min.js"
_EVERYTHING = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
_IN_SIGHT = ["color-contrast", "target-size", "scrollable-region-focusable"]
"""Rules on what depends on the size of the screen and the light; the others are about the marks of a page."""
_RUN = """runOnly => axe.run(document, {runOnly, resultTypes: ['violations']})
  .then(({violations}) => ({violations}))"""  # what was in order is a long text to send
_TOO_WIDE = """() => document.documentElement.scrollWidth <= innerWidth ? [] :
  [...document.querySelectorAll('*')].filter(e => e.getBoundingClientRect().right > innerWidth + 1)
  .map(e => e.outerHTML.slice(0, 120))"""


def accessible(page: Page) -> None:
    """axe finds nothing, and nothing has to be scrolled sideways."""
    _runs(page, _EVERYTHING)
    fits(page)


def legible(page: Page) -> None:
    """The same for a page whose marks another test looks at: on this screen, in this light, in this language."""
    _runs(page, _IN_SIGHT)
    fits(page)


def _runs(page: Page, what: list[str]) -> None:
    page.wait_for_load_state("domcontentloaded")
    if page.evaluate("() => typeof axe") == "undefined":
        page.evaluate(_axe())
    done: Any = page.evaluate(_RUN, what)
    found = [
        (one["id"], [(node["html"][:300], node["failureSummary"]) for node in one["nodes"]][:4])
        for one in done["violations"]
    ]
    assert found == [], (page.url, found)


def fits(page: Page) -> None:
    """Nothing has to be scrolled sideways."""
    page.wait_for_load_state("domcontentloaded")
    found = page.evaluate(_TOO_WIDE)
    assert found == [], (page.url, found)


@cache
def _axe() -> str:
    return _AXE.read_text("utf-8")
