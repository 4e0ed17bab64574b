"""Axe on what a board comes through only where something was irregular, noted or found."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

import pytest
from playwright.sync_api import expect

from tests.browser.axe import accessible, legible
from tests.browser.club import Club, Table
from tests.browser.conftest import Seating
from tests.browser.directed import call_that_stands, led_out_of_turn, noted, too_low
from tests.browser.player import Scheme
from tests.kit.whole import of_all

PHONE = (390, 844)


class State(NamedTuple):
    """What brings it about, and what is there then: for the Director, and for each player whom it concerns."""

    happens: Callable[[Table], None]
    director: str
    players: Mapping[str, str]


STATES = {
    "lead face down out of turn": State(
        led_out_of_turn, ".dock", {"E": ".dock [data-do=attention]", "N": ".dock [data-do=attention]"}
    ),
    "noted": State(
        lambda table: noted(table, "stated"),
        ".stage [data-noted]",
        {"N": ".dock section[data-noted]", "E": ".dock [data-noted]"},
    ),
    "a note before a Question": State(lambda table: noted(table, "disputed"), ".task[data-question] [data-noted]", {}),
    "found of a pause": State(
        lambda table: noted(table, "found"), ".stage [data-found]", {"N": "[data-found]", "E": "[data-found]"}
    ),
    "the call that stands": State(call_that_stands, ".stage", {"N": ".options li[data-option=change_call]"}),
    "read out": State(too_low, ".stage .reading", {"S": ".band"}),
}


@pytest.mark.parametrize(
    ("language", "scheme"), of_all([("en", "light"), ("fr", "dark"), ("nb", "light")], ("fr", "dark"))
)
@pytest.mark.parametrize("state", STATES)
def test_a_state_by_axe(server: Club, sit: Seating, state: str, language: str, scheme: Scheme) -> None:
    """Point 9: the Director's page on both sizes, with each step of his opened, and the players' on a phone."""
    happens, there, players = STATES[state]
    table = server.open()
    happens(table)
    how = {"language": language, "scheme": scheme, "size": PHONE, "touch": True}
    director = sit(table, "director", **how)
    director.settled()
    expect(director.page.locator(there).first).to_be_visible()
    # as high as all of it: that nothing stays under the bar at its foot is asked elsewhere
    height = director.page.evaluate("document.documentElement.scrollHeight")
    director.page.set_viewport_size({"width": PHONE[0], "height": height + 200})
    accessible(director.page)
    for step in director.page.locator(".stage > details").all():
        if step.get_attribute("open") is None:
            step.locator("> summary").click()
    director.page.set_viewport_size({"width": 1280, "height": height})
    legible(director.page)
    for seat, seen in players.items():
        player = sit(table, seat, **how)
        player.settled()
        expect(player.page.locator(seen).first).to_be_visible()
        if state == "the call that stands":
            player.page.locator(f"{seen} button.option").first.click()
            expect(player.page.locator(f"{seen} input:disabled")).to_have_count(1)
        accessible(player.page)
