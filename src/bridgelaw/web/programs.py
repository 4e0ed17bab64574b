"""Programs that sit at a table with people: at the places that its settings name, as long as anybody is there."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import Callable

from bridgelaw.api.card_solver import CardSolver
from bridgelaw.game.seats import Seat
from bridgelaw.live.bots import Bot
from bridgelaw.live.sitting import Sitting
from bridgelaw.live.table import LiveTable
from bridgelaw.web.presence import OpenSockets

PAUSE = 1.2
"""Seconds that a program takes over what it does, so that a person can follow."""
LINGER = 60.0
"""Seconds for which they stay when the last person has gone: he may only be loading the page again."""


class ProgramsAtTables:
    """The programs of this process. They come with the first socket at their table and go some time after the last one:
    a table at which nobody is costs nothing."""

    def __init__(self, presence: OpenSockets, clock: Callable[[], float]) -> None:
        self._presence, self._clock = presence, clock
        self._people: Counter[str] = Counter()
        self._sitting: dict[str, list[Sitting]] = {}
        self._leaving: dict[str, asyncio.Task[None]] = {}
        self._solver = CardSolver()

    def at(self, table: str) -> bool:
        """Whether programs sit there now."""
        return table in self._sitting

    def come(self, table: LiveTable) -> None:
        """Somebody has come to the table."""
        seats = table.state.settings.programs
        if not seats:
            return
        self._people[table.id] += 1
        if (leaving := self._leaving.pop(table.id, None)) is not None:
            leaving.cancel()
        if table.id not in self._sitting:
            self._presence.seat_programs(table.id, frozenset(seats))
            self._sitting[table.id] = [self._seated(table, Seat[seat]) for seat in seats]

    def go(self, table: LiveTable) -> None:
        """Somebody has left it."""
        if not table.state.settings.programs:
            return
        self._people[table.id] -= 1
        if self._people[table.id] <= 0:
            del self._people[table.id]
            self._leaving[table.id] = asyncio.create_task(self._leave_later(table.id), name="programs leave")

    async def close(self) -> None:
        """All of them get up."""
        for leaving in self._leaving.values():
            leaving.cancel()
        self._leaving.clear()
        for table in list(self._sitting):
            await self._leave(table)
        await self._solver.close()

    def _seated(self, table: LiveTable, seat: Seat) -> Sitting:
        return Sitting(table, Bot(seat, secrets.token_hex(8)), self._clock, pause=PAUSE, solver=self._solver)

    async def _leave_later(self, table: str) -> None:
        await asyncio.sleep(LINGER)
        self._leaving.pop(table, None)
        await self._leave(table)

    async def _leave(self, table: str) -> None:
        self._presence.seat_programs(table, frozenset())
        for one in self._sitting.pop(table, ()):
            await one.leave()
        if not self._sitting:
            await self._solver.close()
