"""Four bots that now and then do something irregular, and a Director that is a program: no stop ever stands."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

import pytest

from bridgelaw.game.seats import SEATS
from bridgelaw.lawbook.editions import EDITIONS
from bridgelaw.live.bots import Bot
from bridgelaw.live.presiding import Presiding
from bridgelaw.live.programmed_director import ProgrammedDirector
from bridgelaw.live.sitting import Sitting
from tests.live.tables import Played, play

WITHOUT_A_MOVE = 5.0
"""Seconds within which the board goes on, however busy the machine is."""


class _Heard(logging.Handler):
    """What the Director was refused, and where he could not go on."""

    def __init__(self, lines: list[str]) -> None:
        super().__init__()
        self._lines = lines

    def emit(self, record: logging.LogRecord) -> None:
        self._lines.append(self.format(record))


def boards(count: int, edition: str, irregular: float, seed: int) -> tuple[Sequence[str], Sequence[str]]:
    """So many boards are played to their end: the names of the acts, and what was amiss."""
    kinds: list[str] = []
    amiss: list[str] = []

    async def whole(at: Played) -> None:
        presiding = Presiding(at.table, ProgrammedDirector(), at.clock)
        bots = [Sitting(at.table, Bot(seat, seed, irregular), at.clock) for seat in SEATS]
        try:
            await _until(at, count, amiss)
            for place in range(1, min(count, at.table.state.board.index) + 1):
                kinds.extend(type(act).__name__ for act in (await at.table.record(place)).acts)
        finally:
            for bot in bots:
                await bot.leave()
            await presiding.leave()
        amiss.extend(f"{what}: {many}" for what, many in at.house.faults.counts.items())

    heard = _Heard(amiss)
    log = logging.getLogger("bridgelaw.live.presiding")
    log.addHandler(heard)
    before = log.level
    log.setLevel(logging.INFO)
    try:
        play(whole, laws=edition, seed=str(seed))
    finally:
        log.removeHandler(heard)
        log.setLevel(before)
    return kinds, amiss


async def _until(at: Played, count: int, amiss: list[str]) -> None:
    loop, moved, version = asyncio.get_running_loop(), 0.0, -1
    while at.table.state.board.index < count:
        if at.table.state.version != version:
            moved, version = loop.time(), at.table.state.version
        elif loop.time() - moved > WITHOUT_A_MOVE:
            amiss.append(f"stands: {at.table.view('director').body.decode()}")
            return
        await asyncio.sleep(0.005)


@pytest.mark.parametrize("edition", EDITIONS)
def test_boards_with_irregular_acts_come_to_their_end(edition: str) -> None:
    kinds, amiss = boards(1, edition, irregular=0.1, seed=3)
    assert amiss == []
    assert {"ExplainOptions", "Resume"} <= set(kinds)
