"""axe on the page of a table in each of its states (point 9), and on the score sheet."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.axe import accessible
from tests.browser.club import Club
from tests.browser.conftest import Seating
from tests.browser.player import Player, Scheme
from tests.browser.test_layout import seats, states
from tests.kit.whole import WHOLE, of_all


def looked_at(to_act: str, players: dict[str, Player]) -> list[Player]:
    """Whose pages are looked at: in the sweep all, in the gate whoever has a sheet open, or else is to act."""
    if WHOLE:
        return [*players.values()]
    opened = [player for player in players.values() if player.sheet.count()]
    return opened or [players[to_act[:1] or "W"]]


# the marks of a page are the same in each language, and its colours on each screen
@pytest.mark.parametrize("scheme", of_all(("light", "dark"), "dark"))
def test_axe_finds_nothing_in_any_state(server: Club, sit: Seating, scheme: Scheme) -> None:
    table = server.open(players={"N": "Ann", "E": "Bo", "S": "Cy", "W": "Di"})
    players = {seat: sit(table, seat, scheme=scheme, **one.how) for seat, one in seats(1, 2).items()}
    for _, to_act, come_to in states(table, players):
        come_to()
        for player in players.values():
            player.settled()
        for player in looked_at(to_act, players):
            accessible(player.page)
    east = players["E"]
    east.click(east.page.locator(".masthead [data-do=scores]"))
    expect(east.sheet.locator("table")).to_be_visible()
    accessible(east.page)
