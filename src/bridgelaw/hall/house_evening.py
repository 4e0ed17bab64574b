"""`HouseEvening`: the session to which the table units of the house lead now."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable

from bridgelaw.hall.hall import Hall
from bridgelaw.hall.running import RunningSession
from bridgelaw.store.database import Database
from bridgelaw.store.sessions import SessionStreams

FORGOTTEN = 12 * 60 * 60
"""Seconds without a fact after which a session that nobody has closed is over all the same."""


class HouseEvening:
    """Finds it. Every method raises `Unavailable` when the database does not answer."""

    def __init__(self, database: Database, hall: Hall, clock: Callable[[], float]) -> None:
        self._streams, self._hall, self._clock = SessionStreams(database), hall, clock
        self._others: set[str] = set()

    async def latest(self) -> RunningSession | None:
        """The session that was opened last of those to which units lead; None before the first."""
        async for found in self._with_units():
            return found
        return None

    async def going_on(self) -> list[RunningSession]:
        """All those to which units have led and that still go on, the one that was opened last first."""
        return [one async for one in self._with_units(forgotten=False) if not one.now.state.closed]

    async def running(self) -> RunningSession | None:
        """The latest while it goes on: it is not closed, nor forgotten since last week."""
        found = await self.latest()
        if found is None or found.now.state.closed:
            return None
        return None if await self._is_forgotten(found.id) else found

    async def _with_units(self, *, forgotten: bool = True) -> AsyncIterator[RunningSession]:
        """Those to which units have led, the one that was opened last first; `forgotten`: also those of last week."""
        for id in reversed(await self._streams.ids()):
            if id in self._others or (not forgotten and await self._is_forgotten(id)):
                continue
            try:
                found = await self._hall.session(id)
            except KeyError:
                continue  # taken away at this moment
            if found.now.state.opened.units:
                yield found
            else:
                self._others.add(id)

    async def _is_forgotten(self, id: str) -> bool:
        _, at = await self._streams.last(id)
        return self._clock() - at >= FORGOTTEN
