"""Four bots play whole boards by what they see, regularly and not."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bridgelaw.formats.record import loads
from bridgelaw.game.seats import SEATS
from bridgelaw.lawbook.editions import EDITIONS
from bridgelaw.live.bots import Bot
from bridgelaw.live.exchange import written
from bridgelaw.live.sitting import Sitting
from tests.live.director import Director
from tests.live.tables import Played, play


async def until(at: Played, reached: Callable[[], bool], seconds: float = 60) -> None:
    async with asyncio.timeout(seconds):
        while not reached():
            await asyncio.sleep(0.005)


def with_bots(
    check: Callable[[Played, Director], Awaitable[None]], irregular: float, seed: int = 1, **settings: object
) -> None:
    async def whole(at: Played) -> None:
        director = Director(at.table)
        bots = [Sitting(at.table, Bot(seat, seed, irregular), at.clock) for seat in SEATS]
        try:
            await check(at, director)
        finally:
            for bot in bots:
                await bot.leave()
            await director.leave()

    play(whole, **settings)


def test_two_boards_are_played_without_anything_irregular() -> None:
    async def check(at: Played, director: Director) -> None:
        await until(at, lambda: at.table.state.board.index == 2)
        for board in (1, 2):
            record = await at.table.record(board)
            assert loads(written(record, "record")) == record
            seen = await at.table.record(board, "E")
            assert len(seen.acts) == len(record.acts)
            assert all(act.at is None for act in seen.acts)
            for form in ("record", "pbn", "lin"):
                assert written(seen, form)
        assert not at.table.state.board.now.irregularities

    with_bots(check, irregular=0)


@pytest.mark.parametrize("edition", EDITIONS)
def test_boards_with_irregular_acts_come_to_their_end(edition: str) -> None:
    async def check(at: Played, director: Director) -> None:
        await until(at, lambda: at.table.state.board.index == 2)
        assert director.refused == []
        kinds = [type(act).__name__ for board in (1, 2) for act in (await at.table.record(board)).acts]
        assert {"Attention", "ExplainOptions"} & set(kinds)

    with_bots(check, irregular=0.1, laws=edition)
