"""A board on which far more happens than on any other: each act still costs little, and nobody uses up all the room."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from bridgelaw.live import quota
from bridgelaw.live.messages import VIEWERS, Kept, NextBoard, Refused, Sent, Viewer
from bridgelaw.live.opening import open_table
from bridgelaw.live.settings import TableSettings
from bridgelaw.live.view import View
from bridgelaw.web.told import teller
from tests.kit.whole import WHOLE
from tests.live.tables import Played, client, play

MOST = 0.1
"""Seconds of a processor for one act with what all viewers see and read of it, where `make sweep` measures it: twice
what it may be, so that a slow machine does not fail."""
TIMES = 5
"""How often the cost of an act behind few one behind many may cost where the gate measures it, on whatever machine."""
ACTS = 2_000 if WHOLE else 800
CORRECTIONS = 250 if WHOLE else 100
FEW = 100
MEASURED = 40
_MIXED: tuple[tuple[Viewer, dict[str, Any]], ...] = (
    ("S", {"call": "1H"}),
    ("N", {"summon": True}),
    ("E", {"attention": "a1"}),
    ("W", {"attention": True}),
    ("E", {"ask": "a1"}),
    ("S", {"review": "full"}),
)


async def watched(at: Played) -> None:
    """Everybody looks on, and reads what he is told."""
    for who in VIEWERS:
        at.table.watch(who, reads)


def reads(view: View) -> None:
    """The sentences are made, as for whoever has the page open."""
    teller("en").told(view)


async def cost(at: Played, acts: Callable[[int], tuple[Viewer, Mapping[str, Any]]], times: int) -> list[float]:
    """The seconds of a processor that each of so many acts takes."""
    found = []
    for n in range(times):
        who, act = acts(n)
        at.clock.now += 1
        before = time.process_time()
        answer = await at.send(who, Sent(id=client(), act=act, confirmed=True))
        found.append(time.process_time() - before)
        assert isinstance(answer, Kept), (n, act, answer)
    return found


def test_an_act_behind_many() -> None:
    async def behind(at: Played, many: int) -> float:
        done = [{"by": who, **act} for n in range(many) for who, act in (_MIXED[n % len(_MIXED)],)]
        store = at.house.store
        at.table = await at.house.table(await open_table(store, TableSettings(seed="long"), at.clock(), done))
        assert at.table.state.board.now.facts.count == many
        await watched(at)
        return statistics.median(await cost(at, lambda n: (_MIXED[n % 6][0], {"attention": True}), MEASURED))

    async def check(at: Played) -> None:
        few, many = await behind(at, FEW), await behind(at, ACTS)
        assert many < (MOST if WHOLE else TIMES * few), (few, many)

    play(check)


def test_the_last_of_many_corrections() -> None:
    def corrected(n: int) -> tuple[Viewer, Mapping[str, Any]]:
        return "director", {"by": "director", "find": "unintended_call", "of": "a3", "value": bool(n % 2)}

    async def check(at: Played) -> None:
        await at.done("N call 1H", "E call 2C", "E substitute 2D", "S attention s3", "S summon")
        await watched(at)
        taken = await cost(at, corrected, CORRECTIONS)
        assert len(at.table.state.board.course.corrections) > 0.8 * CORRECTIONS
        few, many = statistics.median(taken[:MEASURED]), statistics.median(taken[-MEASURED:])
        assert many < (MOST if WHOLE else TIMES * few), (few, many)

    play(check)


def test_there_is_always_room_for_the_director(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quota, "MOST_OF_ONE", 30)

    async def check(at: Played) -> None:
        await at.done("N call 1H")
        for _ in range(quota.MOST_OF_ONE):
            await at.done("S call X")
        refused = await at.refused("S call X", confirmed=True)
        assert (refused.code, refused.details) == ("own-share", {"most": str(quota.MOST_OF_ONE)})
        # he can still call the Director, who records for him, and all the others go on
        for _ in range(quota.TO_CALL):
            await at.done("S summon")
        assert (await at.refused("S summon")).code == "own-share"
        await at.done("E summon")
        await at.done_by_director({"by": "S", "attention": "a1"})
        await at.done_by_director({"by": "director", "explain_options": True})
        assert isinstance(await at.send("director", NextBoard(id=client())), Kept)
        await at.done("S call P")

    play(check)


def test_the_director_too_comes_to_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quota, "MOST_OF_ONE", 3)
    monkeypatch.setattr(quota, "MOST_OF_DIRECTOR", 5)

    async def check(at: Played) -> None:
        for _ in range(5):
            await at.done_by_director({"by": "director", "attention": True})
        answer = await at.send("director", Sent(id=client(), act={"by": "director", "resume": True}))
        assert isinstance(answer, Refused)
        assert answer.code == "board-full"
        assert isinstance(await at.send("director", NextBoard(id=client())), Kept)

    play(check)
