"""A score that is adjusted when the next board has begun: the players of that board are told of it."""

from __future__ import annotations

import json
from typing import Any
from unittest.mock import patch

import pytest

from bridgelaw.live import folding, rescored
from bridgelaw.live.house import House
from bridgelaw.live.messages import VIEWERS, Kept, NextBoard, Sent
from bridgelaw.live.settings import Spectators
from bridgelaw.web.told import teller
from tests.kit.broken import breaks
from tests.live.tables import Played, client, play
from tests.live.test_boards_over import PLAYERS, SETTINGS, notrumps, ready

WHY = "the queen was marked"
RESULT = {"contract": "3NT", "by": "N", "tricks": 9}


async def adjusted(at: Played, award: dict[str, Any] | None = None) -> None:
    """The Director adjusts the score of the first board, while another one is on the table."""
    given = award or {"kind": "assigned", "ns": [RESULT], "ew": [RESULT]}
    answer = await at.send("director", Sent(id=client(), act={"adjust": given, "text": WHY}, place=1))
    assert isinstance(answer, Kept), answer


@pytest.mark.parametrize(
    ("language", "begins"), [("en", "Board 1, score changed."), ("fr", "Donne 1,"), ("nb", "Spill 1,")]
)
def test_the_players_are_told_with_the_reason(language: str, begins: str) -> None:
    async def check(at: Played) -> None:
        await notrumps(at)
        await ready(at)
        for who in PLAYERS:
            assert b"rescored" not in at.table.view(who).body
        await adjusted(at)
        for who in PLAYERS:
            view = at.table.view(who)
            (one,) = json.loads(view.body)["rescored"]
            assert (one["place"], one["board"], one["text"]) == (1, 1, WHY)
            assert one["score"]["kind"] == "assigned"
            (line,) = json.loads(teller(language).told(view))["rescored"]
            assert line.startswith(begins)
            assert WHY in line
            assert line.count("400") == 1  # one fact, as long as it is not split
        # the Director has given it, and is not told
        assert b"rescored" not in at.table.view("director").body

    play(check, **SETTINGS)


def test_who_looks_on_is_told_the_score_without_the_reason() -> None:
    async def check(at: Played) -> None:
        await notrumps(at)
        await ready(at)
        await adjusted(at)
        view = at.table.view("spectator")
        told = teller("en").told(view)
        for text in (view.body, told):
            assert b"rescored" in text
            assert WHY.encode() not in text
            assert not any(word in text for word in (b'"imps"', b'"percent"', b'"matchpoints"'))

    play(check, scoring="mp", **SETTINGS)


def test_who_sees_late_is_told_late() -> None:
    async def check(at: Played) -> None:
        await notrumps(at)
        await ready(at)
        at.clock.now += 300
        at.table.tick()
        await adjusted(at)
        assert b"rescored" not in at.table.view("spectator").body
        at.clock.now += 300
        at.table.tick()
        assert b"rescored" in at.table.view("spectator").body

    play(check, spectators=Spectators(delay=300), **SETTINGS)


def test_the_board_in_play_is_not_disturbed() -> None:
    """What a player decided on before he was told is not stale; what he decided on before somebody called is."""

    async def check(at: Played) -> None:
        await notrumps(at)
        await ready(at)
        before = at.table.view("E")
        await adjusted(at)
        after = at.table.view("E")
        assert after.revision == before.revision + 1
        assert after.said == before.said
        assert after.happened == before.happened
        await at.done("E call 1C")
        seen = before.revision
        assert isinstance(await at.send("S", Sent(id=client(), act={"call": "P"}, seen=seen + 2)), Kept)
        assert not isinstance(await at.send("W", Sent(id=client(), act={"call": "P"}, seen=seen + 1)), Kept)

    play(check, **SETTINGS)


def test_a_call_decided_on_before_he_was_told() -> None:
    async def check(at: Played) -> None:
        await notrumps(at)
        await ready(at)
        seen = at.table.view("E").revision
        await adjusted(at)
        assert isinstance(await at.send("E", Sent(id=client(), act={"call": "1C"}, seen=seen)), Kept)

    play(check, **SETTINGS)


def test_another_process_tells_the_same() -> None:
    async def check(at: Played) -> None:
        await notrumps(at)
        await ready(at)
        there = await House(at.house.store, at.clock).table(at.table.id)
        await at.done("E call P")
        await adjusted(at)
        await adjusted(at, {"kind": "artificial", "ns": "average_plus", "ew": "average_minus"})
        await there.heard(None)
        fresh = await House(at.house.store, at.clock).table(at.table.id)
        for who in VIEWERS:
            assert there.view(who).body == fresh.view(who).body == at.table.view(who).body
        assert at.table.view("S").body.count(b'"place":1') == 2
        # the next board says nothing of it: it stands on the score sheet
        assert isinstance(await at.send("director", NextBoard(id=client())), Kept)
        assert b"rescored" not in at.table.view("S").body

    play(check, **SETTINGS)


def test_of_a_board_that_was_broken_off_no_card_is_told() -> None:
    async def check(at: Played) -> None:
        await at.done("N call 3NT")
        assert isinstance(await at.send("director", NextBoard(id=client())), Kept)
        await adjusted(at, {"kind": "artificial", "ns": "average_plus", "ew": "average_minus"})
        (one,) = json.loads(at.table.view("S").body)["rescored"]
        assert one["score"] == {"kind": "artificial", "percent": {"NS": 60, "EW": 40}}
        for who in (*PLAYERS, "spectator"):
            assert b"AKQ2" not in at.table.view(who).body

    play(check, **SETTINGS)


@pytest.mark.parametrize("broken", ["Shared", "folding.in_turns"])
def test_one_that_cannot_be_told_is_kept_and_shuts_no_table(broken: str) -> None:
    async def check(at: Played) -> None:
        await notrumps(at)
        await ready(at)
        score = patch.object(rescored, "Shared", breaks)
        again = patch.object(folding, "in_turns", breaks) if broken != "Shared" else score
        with score:
            await adjusted(at)
        assert b"rescored" not in at.table.view("S").body
        with again:
            house = House(at.house.store, at.clock)
            there = await house.table(at.table.id)
        assert at.house.faults.counts["view"] == house.faults.counts["view"] == 1
        assert there.view("S").body == at.table.view("S").body
        # both go on
        await at.done("E call P")
        await there.heard(None)
        assert there.view("S").body == at.table.view("S").body
        over = await there.view_of(1)
        assert b'"kind":"assigned"' in over.body

    play(check, **SETTINGS)
