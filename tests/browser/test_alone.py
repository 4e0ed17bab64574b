"""A newcomer tries the table alone: one link of those that are printed, programs at the other places."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.club import Club
from tests.browser.conftest import Seating
from tests.browser.player import CORNER
from tests.kit.whole import of_all

SPOKEN = {"en": "three no trump", "fr": "trois sans-atout", "nb": "tre grand"}


# a whole board is 26 cards by finger: on a phone, where there is the least room for them
@pytest.mark.parametrize(("language", "wide"), of_all([("en", True), ("fr", False), ("nb", False)], ("fr", False)))
def test_a_newcomer_plays_a_whole_board(server: Club, sit: Seating, language: str, wide: bool) -> None:
    """He bids what no program bids over, and plays his cards and those of dummy by finger until the board is over."""
    table = server.alone
    newcomer = sit(table, "S", language=language, wide=wide)
    if table.view("S")["answer"]["phase"] == "ended":
        newcomer.page.locator(".status button.primary").click()
    expect(newcomer.page.locator(".status.mine")).to_be_visible()
    expect(newcomer.page.locator(".lost, .band")).to_have_count(0)
    twice(newcomer.page.locator(".box").get_by_role("button", name=SPOKEN[language], exact=True))
    # West leads, and North lays his hand down
    expect(newcomer.page.locator(".hand[data-seat=N] .card")).to_have_count(13)
    for left in range(26, 0, -1):
        cards = newcomer.page.locator(".hand button.card")
        expect(cards).to_have_count(left)
        expect(newcomer.page.locator(".status.mine")).to_be_visible()
        hand = table.view("S")["answer"]["turn"]
        newcomer.page.locator(f".hand[data-seat={hand}] button.card:not(.pale)").first.click(position=CORNER)
    newcomer.finds_it_over()
    answer = table.view("S")["answer"]
    assert (answer["contract"], answer["declarer"]) == ("3NT", "S")
    assert sum(answer["tricks"].values()) == 13
    assert answer["irregularities"] == []
    newcomer.reads("3")


def twice(button: Locator) -> None:
    """Touched and touched again: programs act as soon as he has."""
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    button.click()
