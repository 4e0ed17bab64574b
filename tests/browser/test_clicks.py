"""How many presses each act at a table takes, of all who have something to press: docs/live.md has them in a table.

A call, a card and a lead as they are set at first, by mouse and by finger; of eight irregularities everything from
where somebody points it out, or notes it, until the table goes on, on phones. Words that are typed are not counted."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.at_the_table import AtTheTable
from tests.browser.club import Club
from tests.browser.conftest import Seating
from tests.browser.directed import played
from tests.browser.player import CORNER

DOCS = Path(__file__).parents[2] / "docs" / "live.md"
PHONE, DESK = (390, 844), (1280, 800)


def documented() -> dict[str, int]:
    """The presses of each row of the table: `| act | before | now |`."""
    rows = re.findall(r"^\| ([^|]+?) \| [^|]*\| (\d+) \|$", DOCS.read_text("utf-8"), re.MULTILINE)
    return {act: int(presses) for act, presses in rows}


# -- in order


@pytest.mark.parametrize(("size", "name"), [(DESK, "a card, by mouse"), (PHONE, "a card, by finger")])
def test_a_card(server: Club, sit: Seating, size: tuple[int, int], name: str) -> None:
    table = server.open()
    played(table)
    table.act("E", play="DK", down=True)
    table.act("E", face=True)
    table.act("S", spread=True)
    table.cards("D3")
    west = sit(table, "W", size=size, touch=size == PHONE)
    presses = 0
    while len(table.view("W")["answer"]["plays"]) < 3:
        west.settled()
        if presses == 0:
            west.card("D2").click(position=CORNER)
        else:
            west.page.locator(".entry button[type=submit]").click()
        presses += 1
        assert presses < 4
        west.settled()
    assert documented()[name] == presses


def test_a_call_and_a_lead(server: Club, sit: Seating) -> None:
    """The lead with turning it up, where leader's partner and declarer have no questions."""
    table = server.open()
    north = sit(table, "N", size=DESK)
    north.call("one spade")
    assert documented()["a call"] == 2
    table.calls("P 2S P 4S P P P")
    east = sit(table, "E", size=DESK)
    presses = 0
    while not [one for one in table.view("E")["answer"]["plays"] if one["down"]]:
        if presses == 0:
            east.card("DK").click(position=CORNER)
        else:
            east.page.locator(".entry button[type=submit]").click()
        presses += 1
        assert presses < 4
        east.settled()
    table.send("W", {"type": "no_questions"})
    table.send("N", {"type": "no_questions"})
    while table.view("E")["answer"]["phase"] == "clarification":
        east.click(east.page.locator(".status button.primary"))
        presses += 1
    assert documented()["the opening lead"] == presses


# -- what is irregular


def points_out(at: AtTheTable, who: str, trick: int | None = None) -> None:
    """He calls the Director and points at what is put before him, or at a trick that is quitted."""
    player, way = at.people[who], at.ways[who]
    player.settled()
    way.tap(player.page.locator(".bar .summon"))
    player.settled()
    way.tap(player.sheet.locator(".column button").first)
    if trick is not None:
        way.tap(player.sheet.locator(f".acts label:has(input[value='trick {trick}'])"))
    way.tap(player.sheet.locator("form button.primary"))
    player.settled()


def replaces(at: AtTheTable, who: str, call: str) -> None:
    """A call in the box in the place of another: chosen, then confirmed."""
    player, way = at.people[who], at.ways[who]
    player.settled()
    key = player.page.locator(".box").get_by_role("button", name=re.compile(rf"^{call}(,|$)"))
    way.tap(key)
    expect(key).to_have_attribute("aria-pressed", "true")
    way.tap(key)
    player.settled()


def insufficient(at: AtTheTable) -> None:
    at.table.calls("1S")
    at.table.act("E", call="1H")
    points_out(at, "S")
    at.walk({"choose": "reject_call"})
    replaces(at, "E", "two hearts")
    at.walk({"specified_suits": "H"})


def pass_twice(at: AtTheTable) -> None:
    """East passes for North, and on the next round for West: neither is accepted."""
    for calls in ("", "1S P 2S"):
        at.table.calls(calls)
        at.table.act("E", call="P")
        points_out(at, "S")
        at.walk({"choose": "reject_call", "comparable_call": "yes"})


def lead_out_of_turn(at: AtTheTable) -> None:
    played(at.table)
    at.table.act("W", play="H7", down=True)
    at.table.act("W", face=True)
    points_out(at, "N")
    at.walk({"choose": "accept_lead"})


def revoked(at: AtTheTable) -> None:
    table = at.table
    played(table)
    table.act("E", play="DK", down=True)
    table.act("E", face=True)
    table.act("S", spread=True)
    table.cards("D3 D2 DA H3 H4 HA H2 SK S6 S2 S3 DJ D9 D4")
    table.act("E", play="C3")
    table.cards("ST S7 S5 S9 C4 CA C2 C7")
    points_out(at, "N", trick=4)
    card = next(act["act"] for act in table.view("director")["happened"] if act.get("play") == "C3")
    at.walk({"act_meant": card})


def contested(at: AtTheTable) -> None:
    table = at.table
    played(table)
    table.act("E", play="DK", down=True)
    table.act("E", face=True)
    table.act("S", spread=True)
    table.act("N", claim={"tricks": 13, "line": "xyz"})
    at.contest("W", "xyz")
    at.walk({"unaware_of_trump": "no", "normal_line": "10", "claim_intended": "yes"})


def corrected(at: AtTheTable) -> None:
    table = at.table
    table.calls("1NT P 2D")
    table.act("N", explain="xyz", of="s3")
    table.calls("P 2H P P P")
    at.correct("S", "uvw")
    at.walk({"agreement": "xyz", "misinformation": "yes", "would_have_acted": "yes", "choose": "leave"})


def disputed(at: AtTheTable) -> None:
    """East notes it at South's call, North sees it otherwise."""
    at.table.calls("1S P 2S")
    east, way = at.people["E"], at.ways["E"]
    east.settled()
    way.tap(east.page.locator(".bar .may"))
    way.tap(east.sheet.locator("[data-do=hesitated]"))
    way.tap(east.sheet.locator("form button.primary"))
    east.settled()
    north = at.people["N"]
    north.settled()
    at.ways["N"].tap(north.page.locator(".noted button").last)
    north.settled()
    at.walk({"information_made_available": "yes"})


def slipped(at: AtTheTable) -> None:
    at.table.calls("1S P 2S P 3H")
    north, way = at.people["N"], at.ways["N"]
    north.settled()
    way.tap(north.page.locator("[data-do=undo]"))
    way.tap(north.sheet.locator(".acts label").first)
    way.tap(north.sheet.locator("label:has(input[value='3S'])"))
    way.tap(north.sheet.locator("form button.primary"))
    north.settled()
    at.walk({"unintended_call": "yes"})


IRREGULAR: dict[str, tuple[str, Callable[[AtTheTable], None]]] = {
    "an insufficient bid": ("SE", insufficient),
    "two passes out of turn on a board": ("S", pass_twice),
    "an opening lead out of turn": ("N", lead_out_of_turn),
    "a revoke found later": ("N", revoked),
    "a contested claim": ("NW", contested),
    "an explanation corrected before the lead": ("SWE", corrected),
    "a hesitation that is disputed": ("EN", disputed),
    "a slip of the hand": ("N", slipped),
}
"""By their rows: who has a phone beside the Director, and what they do."""


@pytest.mark.parametrize("irregularity", IRREGULAR)
def test_an_irregularity(server: Club, sit: Seating, irregularity: str) -> None:
    """And nobody is lost on the way."""
    seats, happens = IRREGULAR[irregularity]
    table = server.open(title=irregularity)
    people = [sit(table, who, size=PHONE, touch=True) for who in ("director", *seats)]
    at = AtTheTable(table, people, "en", irregularity)
    happens(at)
    assert not table.view("director")["answer"]["frozen"]
    print(f"{irregularity}: {at.taps}, " + ", ".join(f"{who} {way.taps}" for who, way in at.ways.items()))
    assert at.faults == []
    assert documented()[irregularity] == at.taps
