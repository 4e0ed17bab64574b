"""`Hall`: the sessions that are played in this house now, each loaded when it is first asked for."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from secrets import token_urlsafe

from bridgelaw.hall.makeable import MakeableBoards
from bridgelaw.hall.running import RunningSession
from bridgelaw.session.facts import SessionOpened
from bridgelaw.store.database import Database
from bridgelaw.store.model import SESSION
from bridgelaw.store.people import People
from bridgelaw.store.sessions import SessionStreams
from bridgelaw.store.stream_id import new_stream_id


class Hall:
    """The running sessions of a process. `attend`, when it is set, is told of each that is loaded. Every
    method raises `Unavailable` when the database does not answer."""

    def __init__(self, database: Database, clock: Callable[[], float]) -> None:
        self._streams, self._people, self._clock = SessionStreams(database), People(database), clock
        self._makeable = MakeableBoards()
        self.attend: Callable[[RunningSession], None] = lambda _: None
        self._loading: dict[str, asyncio.Future[RunningSession]] = {}

    async def open(self, opened: SessionOpened) -> str:
        """A new session: its id."""
        id = new_stream_id()
        await self._streams.add(id, 0, [opened], "operator", token_urlsafe(9), self._clock())
        return id

    async def session(self, id: str) -> RunningSession:
        """The session of that id.

        Raises:
            KeyError: there is none.
        """
        loading = self._loading.get(id)
        if loading is None or (loading.done() and loading.exception() is not None):
            loading = asyncio.ensure_future(self._load(id))
            self._loading[id] = loading
        return await asyncio.shield(loading)

    async def _load(self, id: str) -> RunningSession:
        found = await RunningSession.load(id, self._streams, self._people, self._makeable)
        self.attend(found)
        return found

    async def heard(self, stream: str | None, version: int | None) -> None:
        """Another process has kept facts of that stream (None: perhaps of any) up to number `version`."""
        for id, loading in list(self._loading.items()):
            if stream in (None, SESSION + id) and loading.done() and loading.exception() is None:
                await loading.result().heard(version)

    async def close(self) -> None:
        """Solve no more boards."""
        await self._makeable.close()
