"""The only card of a hand, played by the server for whoever wants that, always after the same time."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bridgelaw.live.settings import numbered
from bridgelaw.web import by_itself
from tests.web.house import Guest, Open, visit

DEAL = "N:AK32.AK2.AK2.AK2 QJT9.QJT9.QJT9.Q 8765.8765.8765.J 4.43.43.T9876543"
"""North declares. East leads the queen of clubs, which is his only one: dummy's jack is South's, West has eight."""
TABLE = {"boards": [numbered(1, DEAL)]}


class _Clock:
    """`asyncio` as the module sees it here: how long it waits is written down, and is less."""

    def __init__(self) -> None:
        self.waited: list[float] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    async def sleep(self, seconds: float) -> None:
        self.waited.append(seconds)
        await asyncio.sleep(seconds / 5)


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> _Clock:
    made = _Clock()
    monkeypatch.setattr(by_itself, "asyncio", made)
    return made


async def led(house: Open, card: str) -> dict[str, Guest]:
    """One notrump by North, and East's lead."""
    seats = await house.four()
    for who, call in zip("NESW", ("1NT", "P", "P", "P"), strict=True):
        assert (await seats[who].do(f"call {call}"))["type"] == "done"
    for who, act in (("E", f"play {card} down"), ("E", "face"), ("S", "spread")):
        assert (await seats[who].do(act))["type"] == "done", act
    return seats


async def until_played(guest: Guest, cards: int) -> list[str]:
    """The cards that have been played, as soon as there are so many."""
    while len(guest.view["answer"]["plays"]) < cards:
        await guest.seen()
    return [play["card"] for play in guest.view["answer"]["plays"]]


async def wants(guest: Guest, **what: bool) -> None:
    await guest.send({"type": "hello", **what})
    await guest.settle()


def test_dummys_only_card_is_played_for_declarer(tmp_path: Path, clock: _Clock) -> None:
    async def check(house: Open) -> None:
        seats = await led(house, "CQ")
        await wants(seats["N"], only_dummys=True)
        assert await until_played(seats["W"], 2) == ["CQ", "CJ"]
        # his own are his affair
        await seats["W"].do("play C3")
        await asyncio.sleep(0.5)
        await seats["N"].settle()
        assert clock.waited == [0.7]
        assert len(seats["N"].view["answer"]["plays"]) == 3

    visit(tmp_path, check, table=TABLE)


def test_ones_own_only_card_always_takes_as_long(tmp_path: Path, clock: _Clock) -> None:
    """Point 21 of the table page: whatever happens meanwhile, the time does not begin anew."""

    async def check(house: Open) -> None:
        seats = await led(house, "SQ")
        await wants(seats["W"], only_own=True)
        await seats["N"].ask({"type": "act", "act": {"play": "S5", "from": "S"}, "confirmed": True})
        answer = await seats["N"].ask({"type": "act", "act": {"ask": "?", "of": "s1"}, "confirmed": True})
        assert answer["type"] == "done"
        assert await until_played(seats["N"], 3) == ["SQ", "S5", "S4"]
        assert clock.waited == [1.5]

    visit(tmp_path, check, table=TABLE)


@pytest.mark.parametrize("what", [{}, {"only_dummys": True}])
def test_nothing_is_played_for_whoever_does_not_want_it(tmp_path: Path, what: dict[str, Any]) -> None:
    """Point 21 of the table page: as long as he has not said that he wants it."""

    async def check(house: Open) -> None:
        seats = await led(house, "SQ")
        await wants(seats["W"], **what)
        await seats["N"].ask({"type": "act", "act": {"play": "S5", "from": "S"}, "confirmed": True})
        await asyncio.sleep(0.5)
        await seats["W"].settle()
        assert len(seats["W"].view["answer"]["plays"]) == 2

    visit(tmp_path, check, table=TABLE)


def test_nothing_is_played_while_play_has_stopped(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        seats = await led(house, "SQ")
        await wants(seats["W"], only_own=True)
        await seats["N"].ask({"type": "act", "act": {"play": "S5", "from": "S"}, "confirmed": True})
        await seats["E"].do("summon")
        await asyncio.sleep(0.5)
        await seats["W"].settle()
        assert len(seats["W"].view["answer"]["plays"]) == 2
        assert seats["W"].view["answer"]["frozen"]

    visit(tmp_path, check, table=TABLE)
