"""What players see of boards that are over: the score sheet, a board again, how it compares."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from bridgelaw.live.house import House
from bridgelaw.live.messages import VIEWERS, Arrange, Kept, NextBoard, Refusal, Sent, Viewer
from bridgelaw.live.settings import Spectators, numbered
from bridgelaw.live.view import View
from tests.live.tables import Played, client, play

PASSED_OUT = ("N call P", "E call P", "S call P", "W call P")
PLAYERS: tuple[Viewer, ...] = ("N", "E", "S", "W")
DEAL = "N:AKQ2.AKQ.AKQ.432 JT98.JT98.JT9.65 543.432.432.AKQJ 76.765.8765.T987"
"""North makes 3NT with all thirteen tricks: 12 on top, and a long spade or more clubs."""
SETTINGS = {"boards": (numbered(1, DEAL),)}
FIELD = {"results": [600, 600, 630, -100]}
FIGURES = {"imps", "percent"}


def body(view: View) -> dict[str, Any]:
    """The view without its revision, which counts what has changed before the viewer's eyes."""
    found: dict[str, Any] = json.loads(view.body)
    found.pop("revision")
    return found


async def notrumps(at: Played) -> None:
    """North bids 3NT, and claims all tricks after the lead."""
    await at.done("N call 3NT", "E call P", "S call P", "W call P", "E play SJ down", "E face", "S spread")
    answer = await at.send("N", Sent(id=client(), act={"claim": {"tricks": 13, "line": "all high"}}))
    assert isinstance(answer, Kept), answer
    await at.done("E agree", "W agree")


async def ready(at: Played) -> None:
    """All four say that they are ready."""
    for who in PLAYERS:
        assert isinstance(await at.send(who, NextBoard(id=client())), Kept)


def test_a_board_is_looked_at_again_as_it_was_seen() -> None:
    async def check(at: Played) -> None:
        await notrumps(at)
        seen = {who: body(at.table.view(who)) for who in VIEWERS}
        assert seen["E"]["answer"]["hands"]["N"] == "AKQ2.AKQ.AKQ.432"
        await ready(at)
        await at.done("E call 1C")
        for who in VIEWERS:
            again = body(await at.table.view_of(1, who))
            # the table has gone on: nobody is waited for
            assert again["waiting"] == []
            assert {**again, "waiting": []} == {**seen[who], "waiting": []}

    play(check, **SETTINGS)


def test_the_score_sheet_has_the_boards_that_are_over() -> None:
    async def check(at: Played) -> None:
        assert await at.table.score_sheet("S") == []
        await notrumps(at)
        (one,) = await at.table.score_sheet("S")
        assert one.over
        assert (one.contract, one.declarer, one.tricks, one.lead, one.points) == ("3NT", "N", 13, "SJ", 520)
        await ready(at)
        assert await at.table.score_sheet("S") == [one]
        await at.done("E call P", "S call P", "W call P", "N call P")
        two = (await at.table.score_sheet("S"))[1]
        assert (two.contract, two.declarer, two.tricks, two.lead, two.points) == ("P", None, None, None, 0)
        # another process, that has seen nothing of it, tells the same
        other = await House(at.house.store, at.clock).table(at.table.id)
        assert await other.score_sheet("S") == [one, two]
        assert body(await other.view_of(1, "S")) == body(await at.table.view_of(1, "S"))

    play(check, **SETTINGS)


def test_a_later_ruling_stands_on_the_sheet() -> None:
    async def check(at: Played) -> None:
        await notrumps(at)
        await ready(at)
        before = (await at.table.score_sheet("W"))[0]
        assert b"assigned" not in (await at.table.view_of(1, "W")).body
        result = {"contract": "3NT", "by": "N", "tricks": 9}
        award = {"adjust": {"kind": "assigned", "ns": [result]}, "text": "the queen was marked"}
        answer = await at.send("director", Sent(id=client(), act=award, place=1))
        assert isinstance(answer, Kept), answer
        after = (await at.table.score_sheet("W"))[0]
        assert (before.kind, after.kind) == ("table", "assigned")
        again = (await at.table.view_of(1, "W")).body
        assert b'"assigned"' in again
        assert b"the queen was marked" in again
        assert b"queen was marked" not in (await at.table.view_of(1, "spectator")).body

    play(check, **SETTINGS)


def test_the_other_tables_are_told_to_those_who_have_played_the_board_alone() -> None:
    async def check(at: Played) -> None:
        given = replace(at.table.state.board.dealt, field=FIELD)
        assert isinstance(await at.send("director", Arrange(id=client(), board=given)), Kept)
        for who in (*PLAYERS, "spectator"):
            assert b"630" not in at.table.view(who).body
        await notrumps(at)
        found = body(at.table.view("E"))["result"]
        assert found["others"] == 4
        assert found["traveller"] == [
            {"points": 630, "times": 1},
            {"points": 600, "times": 2},
            {"points": 520, "times": 1, "own": True},
            {"points": -100, "times": 1},
        ]
        assert found["percent"] == 25
        assert "result" not in body(at.table.view("spectator"))
        assert (await at.table.score_sheet("E"))[0].percent == 25
        await ready(at)
        shown = [*await at.table.score_sheet("spectator"), await at.table.view_of(1, "spectator")]
        for one in shown:
            text = one.body.decode() if isinstance(one, View) else msgspec.json.encode(one).decode()
            assert "630" not in text
            assert not any(f'"{figure}"' in text for figure in FIGURES)

    play(check, scoring="mp", **SETTINGS)


def test_nothing_is_told_of_a_board_that_was_not_played_to_the_end() -> None:
    """Nor of one that is still to come, or of none at all."""

    async def check(at: Played) -> None:
        await at.done("N call 3NT")
        assert isinstance(await at.send("director", NextBoard(id=client())), Kept)
        for who in (*PLAYERS, "spectator"):
            with pytest.raises(Refusal):
                await at.table.view_of(1, who)
            for place in (3, 99):
                with pytest.raises(KeyError):
                    await at.table.view_of(place, who)
            (one,) = await at.table.score_sheet(who)
            assert msgspec.to_builtins(one) == {"place": 1, "board": 1, "dealer": "N", "vulnerable": "None"}
            # the one that is played he sees as he does anyway
            assert await at.table.view_of(2, who) is at.table.view(who)
        assert b"AKQ2" in (await at.table.view_of(1, "director")).body

    play(check, **SETTINGS)


def test_who_sees_the_table_late_gets_its_boards_late() -> None:
    async def check(at: Played) -> None:
        await at.done(*PASSED_OUT)
        await ready(at)
        assert await at.table.score_sheet("spectator") == []
        with pytest.raises(KeyError):
            await at.table.view_of(2, "spectator")
        assert b"AKQ2" not in (await at.table.view_of(1, "spectator")).body
        with pytest.raises(Refusal):
            await at.table.record(1, "spectator")
        at.clock.now += 300
        at.table.tick()
        assert len(await at.table.score_sheet("spectator")) == 1
        assert b"AKQ2" in (await at.table.view_of(1, "spectator")).body
        assert (await at.table.record(1, "spectator")).board == 1

    play(check, spectators=Spectators(delay=300), **SETTINGS)


def test_a_board_that_is_looked_at_is_read_once() -> None:
    async def check(at: Played) -> None:
        await notrumps(at)
        await ready(at)
        other = await House(at.house.store, at.clock).table(at.table.id)
        first = await other.view_of(1, "S")
        assert await other.view_of(1, "S") is first
        # a call on the next board changes nothing of this one
        await at.done("E call P")
        await other.heard(None)
        assert await other.view_of(1, "S") is first

    play(check, **SETTINGS)
