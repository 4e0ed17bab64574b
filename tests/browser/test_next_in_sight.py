"""After an answer the heading of the next Question is in sight on the Director's phone, and the focus is there."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.at_the_desk import AtTheDesk
from tests.browser.club import Club
from tests.browser.conftest import Coming, Seating

PHONE: ViewportSize = {"width": 390, "height": 560}
"""A small one, with the browser's own bars."""


def is_seen(page: Page, heading: Locator) -> None:
    """The whole heading, and the focus in what it is the heading of."""
    expect(heading).to_be_visible()
    expect(heading).to_be_in_viewport(ratio=1)
    inside = "e => document.activeElement !== document.body && e.closest('section').contains(document.activeElement)"
    assert heading.evaluate(inside), page.evaluate("document.activeElement.outerHTML.slice(0, 200)")


def test_at_the_desk(come: Coming, server: Club) -> None:
    page = come(wide=False)
    page.set_viewport_size(PHONE)
    at = AtTheDesk(page, "en", "in sight", {"unaware_of_trump": "no", "normal_line": "4"})
    at.open_with("1S P 2S P P P", "2017")
    form = page.locator("details.claim form")
    page.locator("details.claim > summary").click()
    for name, value in (("who", "N"), ("left", "5"), ("won", "8"), ("tricks", "5"), ("objects", "W")):
        form.locator(f"label:has(input[name={name}][value='{value}'])").click()
    form.locator("details > summary").click()
    form.locator("input[name=W]").fill("32.-.-.-")
    form.locator("> button").click()
    for kind in ("unaware_of_trump", "normal_line", ""):
        page.wait_for_load_state()
        is_seen(page, page.locator("#now h2").first)
        if kind:
            expect(page.locator("#now [name=key]").first).to_have_value(re.compile(kind))
            page.locator(f"#now button[value='{at.facts[kind]}']").first.click()


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_at_a_live_table(server: Club, sit: Seating, by: str) -> None:
    table = server.open()
    table.calls("1S P 2S P 4S P P P")
    table.act("E", play="DK", down=True)
    table.act("E", face=True)
    table.act("S", spread=True)
    table.act("N", claim={"tricks": 13, "line": "xyz"})
    director = sit(table, "director", wide=False)
    page = director.page
    page.set_viewport_size(PHONE)
    table.act("W", contest=True, text="no")
    kinds = []
    for _ in range(3):
        director.settled()
        asked = page.locator(".task.first[data-question]")
        if not asked.count():
            break
        kinds.append(asked.get_attribute("data-question"))
        if len(kinds) > 1:
            is_seen(page, asked.locator("h2"))
        number = asked.locator("form label:has([type=radio][value='10'])")
        if number.count():
            number.click()
        last = asked.locator("form button.primary" if number.count() else ".answering .column button").last
        last.scroll_into_view_if_needed()
        if by == "keys":
            last.focus()
            page.keyboard.press("Enter")
        else:
            last.click()
        expect(page.locator(f"[data-question={kinds[-1]}]")).to_have_count(0)
    assert len(kinds) == 2, kinds
