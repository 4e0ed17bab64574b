"""Who is connected to other processes on the same database. Each process tells the others again and again, as long as
it lives."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence

import msgspec
from msgspec import Struct

from bridgelaw.live.messages import Viewer
from bridgelaw.store.model import Store, Unavailable
from bridgelaw.web.logs import event

EVERY = 5.0
"""Seconds after which a process says again who is there."""
FORGOTTEN = 13.0
"""After so many seconds without a word from a process nobody is taken to be connected to it."""
_AT_ONCE = 60  # tables in one announcement: a notification has a few thousand bytes


Here = Callable[[], Mapping[str, list[Viewer]]]


class There(Struct, frozen=True):
    """Who sits at tables of one process. Every table that is named is told of in full."""

    process: str
    tables: dict[str, list[Viewer]]


class Elsewhere:
    """What other processes have said of their sockets. `changed` is told of each table where that makes a difference.

    `here` gives what is to be said of this one.
    """

    def __init__(
        self, store: Store, here: Callable[[], Mapping[str, list[Viewer]]], changed: Callable[[str], object]
    ) -> None:
        self._store, self._here, self._changed = store, here, changed
        self._process = secrets.token_hex(8)
        self._of: dict[str, dict[str, frozenset[Viewer]]] = {}
        self._heard: dict[str, float] = {}
        self._news: set[str] = set()
        self._some = asyncio.Event()

    def at(self, table: str) -> frozenset[Viewer]:
        """Who is connected to that table elsewhere."""
        return frozenset().union(*(tables.get(table, ()) for tables in self._of.values()))

    def tell(self, table: str) -> None:
        """Who is at that table here has changed."""
        self._news.add(table)
        self._some.set()

    def hear(self, text: str) -> None:
        """What a process has said; this one hears itself too."""
        try:
            said = msgspec.json.decode(text, type=There)
        except msgspec.DecodeError:
            return
        if said.process == self._process:
            return
        self._heard[said.process] = asyncio.get_running_loop().time()
        tables = self._of.setdefault(said.process, {})
        for table, there in said.tables.items():
            before = self.at(table)
            if there:
                tables[table] = frozenset(there)
            else:
                tables.pop(table, None)
            if self.at(table) != before:
                self._changed(table)

    async def run(self) -> None:
        """Tell the others, as long as it is not cancelled."""
        while True:
            try:
                async with asyncio.timeout(EVERY):
                    await self._some.wait()
                news, self._news = self._news, set()
            except TimeoutError:
                news = set(self._here())
            self._some.clear()
            self._forget()
            try:
                for tables in self._in_parts(sorted(news)):
                    await self._store.announce(msgspec.json.encode(There(self._process, tables)).decode())
            except Unavailable:
                event("presence-untold", 30)

    def _in_parts(self, news: Sequence[str]) -> Iterator[dict[str, list[Viewer]]]:
        here = self._here()
        for start in range(0, max(len(news), 1), _AT_ONCE):
            yield {table: here.get(table, []) for table in news[start : start + _AT_ONCE]}

    def _forget(self) -> None:
        now = asyncio.get_running_loop().time()
        for process in [p for p, heard in self._heard.items() if now - heard > FORGOTTEN]:
            del self._heard[process]
            for table in self._of.pop(process):
                self._changed(table)
