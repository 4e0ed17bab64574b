"""`House`: the tables that this process runs, each loaded when it is first asked for."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any

from bridgelaw.lawbook.failing import traced
from bridgelaw.live.faults import Faults
from bridgelaw.live.opening import open_table
from bridgelaw.live.settings import TableSettings
from bridgelaw.live.table import LiveTable
from bridgelaw.store.model import SESSION, Store, StreamChange, Unavailable

IDLE = 900.0
"""After so many seconds a table that nobody watches is dropped from memory. It is read again when it is asked for."""
_TICK = 0.5

_log = logging.getLogger(__name__)
StreamChanged = Callable[[str | None, int | None], Awaitable[None]]
LinkChanged = Callable[[str | None], None]


class House:
    """All tables of this process. Start it with `start`, end it with `close`.

    `clock`: the time in seconds since the epoch. `links_changed`, when it is set, is told of a table of which another
    process has made or revoked links; None: perhaps of any. `announced`, when it is set, is told what any process has
    announced through the store; `sessions_changed` of a stream that is no table's (None: of any) and its last version.
    `faults`: what could not be judged, read or shown at any of them.
    """

    def __init__(self, store: Store, clock: Callable[[], float] = time.time, idle: float = IDLE) -> None:
        self.store, self.clock, self._idle = store, clock, idle
        self.faults = Faults()
        self.links_changed: LinkChanged | None = None
        self.announced: Callable[[str], None] | None = None
        self.sessions_changed: StreamChanged | None = None
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}
        self._used: dict[str, float] = {}
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Listen to other processes, and show those who see late what they may see."""
        self._tasks = [
            asyncio.create_task(self._listen(), name="house listens"),
            asyncio.create_task(self._go_round(), name="house goes round"),
        ]

    async def open(self, settings: TableSettings, acts: Sequence[dict[str, Any]] = (), name: str = "") -> str:
        """A new table: its name. Arguments and errors as in `open_table`."""
        return await open_table(self.store, settings, self.clock(), acts, name)

    async def table(self, id: str) -> LiveTable:
        """The table of that name.

        Raises:
            KeyError: there is no such table.
            Unavailable: the database does not answer.
        """
        self._used[id] = self.clock()
        found = self._tables.get(id)
        if found is not None:
            return found
        loading = self._loading.get(id)
        if loading is None:
            loading = asyncio.ensure_future(LiveTable.load(self.store, id, self.clock, self.faults))
            self._loading[id] = loading
            loading.add_done_callback(lambda done: self._loaded(id, done))
        return await asyncio.shield(loading)

    def running(self) -> list[LiveTable]:
        """The tables that are loaded."""
        return list(self._tables.values())

    async def close(self) -> None:
        """Stop. What was being written is written first; the store is closed by whoever opened it."""
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        self._tasks = []

    def _loaded(self, id: str, done: asyncio.Future[LiveTable]) -> None:
        self._loading.pop(id, None)
        if done.cancelled() or done.exception() is not None:
            self._used.pop(id, None)
        else:
            self._tables[id] = done.result()

    async def _listen(self) -> None:
        async for change in self.store.changed():
            try:
                await self._heard(change)
            except Unavailable as error:
                _log.warning("could not read what another process has added: %s", error)

    async def _heard(self, change: StreamChange) -> None:
        if change.said is not None:
            if self.announced is not None:
                self.announced(change.said)
            return
        if (change.links or change.stream is None) and self.links_changed is not None:
            self.links_changed(change.stream)
        is_session = change.stream is None or change.stream.startswith(SESSION)
        if is_session and not change.links and self.sessions_changed is not None:
            await self.sessions_changed(change.stream, change.version if change.stream else None)
        if change.stream is None:
            for table in self.running():
                await table.heard(None)
        elif not change.links and change.stream in self._tables:
            await self._tables[change.stream].heard(change.version)

    async def _go_round(self) -> None:
        while True:
            await asyncio.sleep(_TICK)
            for table in self.running():
                try:
                    table.tick()
                except Exception as error:
                    self.faults.tell("view", table.id, traced(error), viewer="spectator")
                if table.is_watched:
                    self._used[table.id] = self.clock()
                elif self.clock() - self._used.get(table.id, 0) > self._idle:
                    self._tables.pop(table.id, None)
                    self._used.pop(table.id, None)
