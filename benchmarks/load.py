"""Programs at many tables, in a process of its own: how many acts a second, and how long until all five have seen one.

    python -m benchmarks.load  <  {"host":…, "port":…, "tables":[{"table":…, "secrets":{…}}], "seconds":…, "pace":…}

`pace` seconds lie between two acts of a table; 0: the next one comes as soon as all have seen the last one. What was
measured goes to the standard output as JSON. `bare`: the server sends prepared messages, so nothing is read in them.
"""

from __future__ import annotations

import asyncio
import random
import secrets
import sys
import time
from typing import Any

import msgspec

from benchmarks.ordered import answer
from benchmarks.wire import Wire, opened
from tests.kit.program import Seen, deed

VIEWERS = ("N", "E", "S", "W", "director")
_decode = msgspec.json.Decoder(Seen).decode
_encode = msgspec.json.Encoder().encode
_RUN = secrets.token_hex(6)
"""Ids of messages of an earlier load at the same tables stay theirs."""
_VIEW, _DONE, _NO = b'{"type":"view"', b'{"type":"done"', b'{"type":"refused"'


class Table:
    """A table with five sockets. One act at a time: the next one when all five have seen the last one."""

    def __init__(self, table: str, number: int, *, bare: bool) -> None:
        self.table, self.bare, self.chance = table, bare, random.Random(number)
        self.wires: dict[str, Wire] = {}
        self.views: dict[str, Seen] = {}
        self.delays: list[float] = []
        self.acts = self.answered = self.refused = self.size = self.count = 0
        self._news = asyncio.Event()
        self._missing = 0
        self._last: dict[str, bytes] = {}

    async def open(self, host: str, port: int, secrets: dict[str, str]) -> None:
        """All five come to the table."""
        for who in VIEWERS:
            path = f"/t/{self.table}/{who}/socket"
            self.wires[who] = await opened(host, port, path, secrets.get(who, ""), self._hearing(who))
        self._missing = len(VIEWERS)
        for wire in self.wires.values():
            wire.send(b'{"type":"hello","language":"en"}')
        await self._all_seen()

    def _hearing(self, who: str) -> Any:
        def heard(body: bytes) -> None:
            if body.startswith(_VIEW):
                self._last[who] = body
                self.size += len(body)
                self.count += 1
                self._missing -= 1
                if not self._missing:
                    self._news.set()
            elif body.startswith(_DONE):
                self.answered += 1
            elif body.startswith(_NO):
                self.refused += 1
                raise AssertionError(body.decode())

        return heard

    async def _all_seen(self) -> None:
        await asyncio.wait_for(self._news.wait(), 60)
        self._news.clear()

    def _message(self) -> tuple[str, dict[str, Any]]:
        if self.bare:
            return VIEWERS[self.acts % 4], {"type": "act", "act": {"call": "P"}, "seen": self.acts}
        for who in ("N", "E", "S", "W"):
            found = deed(_decode(self._last[who]), self.chance)
            if found is not None:
                return who, found
        raise AssertionError("nobody can go on")

    async def play(self, until: float, pace: float) -> None:
        """Play until that time."""
        next_at = time.perf_counter() + pace * self.chance.random()
        while time.perf_counter() < until:
            if pace:
                await asyncio.sleep(max(0.0, next_at - time.perf_counter()))
                next_at += pace
            who, message = self._message()
            self.acts += 1
            self._missing = len(VIEWERS)
            sent = time.perf_counter()
            self.wires[who].send(_encode({**message, "id": f"{_RUN}-{self.acts:07}"}))
            await self._all_seen()
            self.delays.append(time.perf_counter() - sent)


async def load(order: dict[str, Any]) -> dict[str, Any]:
    """Do what is ordered; what was measured."""
    bare = bool(order.get("bare"))
    tables = [Table(one["table"], n, bare=bare) for n, one in enumerate(order["tables"])]
    for table, one in zip(tables, order["tables"], strict=True):
        await table.open(order["host"], order["port"], one["secrets"])
    print("ready", flush=True)
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.readline)
    started = time.perf_counter()
    await asyncio.gather(*(table.play(started + order["seconds"], order["pace"]) for table in tables))
    took = time.perf_counter() - started
    await asyncio.sleep(0.5)
    for table in tables:
        for wire in table.wires.values():
            wire.close()
    return {
        "took": took,
        "acts": sum(table.acts for table in tables),
        "answered": sum(table.answered for table in tables),
        "refused": sum(table.refused for table in tables),
        "delays": sorted(delay for table in tables for delay in table.delays),
        "bytes": sum(table.size for table in tables) / max(1, sum(table.count for table in tables)),
    }


if __name__ == "__main__":
    answer(load)
