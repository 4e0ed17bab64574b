"""A pair writes its system card, and an opponent looks at it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.axe import accessible
from tests.browser.club import Club
from tests.browser.conftest import Seating
from tests.kit.whole import of_all


@pytest.mark.parametrize("wide", of_all([True, False], False))
def test_written_by_one_and_read_by_an_opponent(server: Club, sit: Seating, wide: bool) -> None:
    table = server.open()
    east, north = sit(table, "E", wide=wide), sit(table, "N", wide=wide)
    for player in (east, north):
        if not wide:
            player.page.get_by_role("button", name="Menu").click()
        player.page.locator("[data-do=system_cards]:visible").click()
    sheet = east.page.get_by_role("dialog")
    expect(sheet.get_by_text("Nothing has been written on it.")).to_be_visible()
    accessible(east.page)
    sheet.get_by_label("What your calls and leads mean").fill("1NT 15-17\n2♣ strong\n\n")
    sheet.get_by_role("button", name="Save").click()
    expect(sheet).not_to_be_visible()
    # who has the sheet open sees it when he opens it again; it is his turn
    north.page.keyboard.press("Escape")
    if not wide:
        north.page.get_by_role("button", name="Menu").click()
    north.page.locator("[data-do=system_cards]:visible").click()
    sheet = north.page.get_by_role("dialog")
    expect(sheet.get_by_text("1NT 15-17")).not_to_be_visible()
    sheet.get_by_role("button", name="See the opponents’ card").click()
    expect(sheet.get_by_text("1NT 15-17\n2♣ strong", exact=True)).to_be_visible()
    # that he looked has been written down
    north.page.keyboard.press("Escape")
    # East may not look at his own once somebody has called
    table.calls("1C")
    if not wide:
        east.page.get_by_role("button", name="Menu").click()
    east.page.locator("[data-do=system_cards]:visible").click()
    sheet = east.page.get_by_role("dialog")
    expect(sheet.get_by_text("You may not look at your own card now.")).to_be_visible()
    expect(sheet.locator(".law")).to_be_visible()
    expect(sheet.get_by_role("textbox")).to_have_count(0)
