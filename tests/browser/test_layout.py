"""A board with a stop in the auction, one in the play and a contested claim, looked at in each of its states.

Four players, each on a screen of another size. What points 1 to 8 and 23 of the table page say is measured on each; axe
(point 9) looks at them in one language, as the marks are the same in each.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product

import pytest
from playwright.sync_api import expect

from tests.browser.axe import accessible
from tests.browser.club import Club, Table
from tests.browser.conftest import Seating
from tests.browser.layout import Look
from tests.browser.player import Player, Scheme
from tests.browser.screens import LANGUAGES, SIZES, Screen, screen
from tests.browser.test_irregular import settle
from tests.kit.whole import WHOLE, of_all

LARGE = ("his turn", "options", "replacing", "auction over", "dummy lies", "penalty card", "claim", "over")
"""States with much to read, or with many hands in sight: looked at in twice the size, too."""


def states(table: Table, at: dict[str, Player]) -> Iterator[tuple[str, str, Callable[[], object]]]:
    """Each state of section 3 that a board comes through: its name, who is to act in it, what brings it about."""

    def last(who: str) -> str:
        return str(table.view(who)["happened"][-1]["act"])

    yield "first call", "N", lambda: None
    yield "his turn", "E", lambda: table.calls("1S")
    yield "alert", "E", lambda: table.act("S", alert=True, of=last("S"))
    yield "question", "ES", lambda: table.act("E", ask="?", of="s1")
    yield "explanation", "E", lambda: table.act("S", explain="Five or more spades, 11 to 15 points", of="s1")
    yield "asking", "E", lambda: at["E"].page.locator("[data-do=ask]").click()
    yield "asking no more", "E", lambda: at["E"].page.keyboard.press("Escape")
    yield "undo", "E", lambda: at["N"].page.locator("[data-do=undo]").click()
    yield "undo chosen", "E", lambda: at["N"].sheet.locator(".acts label").first.click()
    yield "undo left", "E", lambda: at["N"].page.keyboard.press("Escape")
    yield "irregular, before", "E", lambda: too_low(at["E"])
    yield "irregular, left", "E", lambda: at["E"].page.keyboard.press("Escape")
    yield "too low", "S", lambda: table.act("E", call="1H")
    yield "more", "S", lambda: at["W"].page.locator(".bar .may").click()
    yield "more no longer", "S", lambda: at["W"].page.keyboard.press("Escape")
    yield "stopped", "", lambda: table.act("S", attention=last("S"))
    yield "options", "S", lambda: table.act("director", explain_options=True)
    yield "option opened", "S", lambda: at["S"].page.locator(".options button.option").last.click()
    yield "replacing", "E", lambda: table.act("S", choose="reject_call")
    yield "call chosen", "E", lambda: at["E"].page.locator(".box .bid[data-mark]").nth(14).click()
    yield "replaced", "", lambda: table.act("E", substitute="3C")
    yield "goes on", "S", lambda: settle(table)
    yield "silenced", "W", lambda: table.calls("P")
    yield "auction over", "E", lambda: table.calls("P 4S P P P")
    yield "lead face down", "NEW", lambda: table.act("E", play="DK", down=True)
    yield "lead faced", "S", lambda: table.act("E", face=True)
    yield "dummy lies", "N", lambda: table.act("S", spread=True)
    yield "second hand", "W", lambda: table.cards("D3")
    yield "last trick", "N", lambda: table.cards("D2 DA")
    yield "second trick", "N", lambda: table.cards("S2 S3 SK S6")
    yield "dropped card", "N", lambda: table.act("W", expose=["CQ"], how="dropped")
    yield "stopped in the play", "", lambda: table.act("N", attention=last("N"))
    yield "penalty card", "N", lambda: table.act("director", explain_options=True)
    yield "play goes on", "N", lambda: settle(table)
    yield "claiming", "N", lambda: at["N"].page.locator("[data-do=claim]").click()
    yield "claim", "EW", lambda: claimed(table, at["N"])
    yield "one agrees", "W", lambda: table.act("E", agree=True)
    yield "contested", "", lambda: table.act("W", contest=True)
    yield "called to the claim", "", lambda: table.act("W", summon=True)
    yield "over", "NESW", lambda: decided(table)
    yield "one is ready", "ESW", lambda: table.send("N", {"type": "next_board"})
    yield "next board", "E", lambda: [table.send(seat, {"type": "next_board"}) for seat in "ESW"]
    yield "board before", "E", lambda: at["W"].page.locator("[data-do=before]").click()


def too_low(east: Player) -> None:
    """One heart over one spade, on the page: it is not done, he reads what it would be."""
    key = east.page.locator(".box .bid").nth(2)
    key.click()
    key.click()
    expect(east.sheet).to_be_visible()


def claimed(table: Table, north: Player) -> None:
    north.page.keyboard.press("Escape")
    table.act("N", claim={"tricks": 10, "line": "Drawing trumps."})


def decided(table: Table) -> None:
    """The Director hears the claimer and finds what a normal line gives."""
    for question in table.view("director")["answer"]["questions"]:
        if question["answer"] is None:
            table.act("director", find=question["kind"], of=question["of"], seat=question["seat"], value=9)
    settle(table)
    assert table.view("N")["answer"]["phase"] == "ended"


def seats(first: int, language: int) -> dict[str, Screen]:
    """A screen for each player: the sizes go round the table from one to the next, and the languages with them."""
    return {seat: screen(LANGUAGES[(n + language) % 3], SIZES[(n + first) % 4][0]) for n, seat in enumerate("NWSE")}


def looked_at(to_act: str, players: dict[str, Player]) -> list[Player]:
    """Whose pages axe looks at: in the sweep all, in the gate whoever has a sheet open, or else is to act."""
    if WHOLE:
        return [*players.values()]
    opened = [player for player in players.values() if player.sheet.count()]
    return opened or [players[to_act[:1] or "W"]]


@pytest.mark.parametrize(
    # whoever chooses and whoever replaces has the least room, and the longest words of a ruling are French
    ("first", "language", "scheme"),
    of_all([*product(range(4), range(3), ("light", "dark"))], (0, 1, "light")),
)
def test_everything_has_its_place(server: Club, sit: Seating, first: int, language: int, scheme: Scheme) -> None:
    """Points 1 to 3, 5 to 8 and 23: nothing is cut off, nothing moves, there is one headline and at most one button to
    press, and the title says whose move it is, in every state."""
    table = server.open(players={"N": "Ann", "E": "Bo", "S": "Cy", "W": "Di"})
    screens = seats(first, language)
    players = {seat: sit(table, seat, scheme=scheme, **screens[seat].how) for seat in screens}
    look = Look()
    for state, to_act, come_to in states(table, players):
        come_to()
        for seat, player in players.items():
            player.settled()
            look.at(state, player, screens[seat])
            if player.page.title().startswith("▶ ") != (seat in to_act):
                look.faults.append(f"point 23, {state}, {seat}: {player.page.title()}")
            if state in LARGE:
                look.large(state, player, screens[seat])
        for player in looked_at(to_act, players) if language == 1 else ():
            accessible(player.page)
    player = players[max(screens, key=lambda seat: screens[seat].width)]
    player.click(player.page.locator(".masthead [data-do=scores]"))
    expect(player.sheet.locator("table")).to_be_visible()
    accessible(player.page)
    assert look.faults == [], "\n".join(look.faults)
