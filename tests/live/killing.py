"""Processes that are killed at random moments, and what has to be true of the events afterwards."""

from __future__ import annotations

import asyncio
import multiprocessing
import random
import time
from collections import Counter

from bridgelaw.live.messages import VIEWERS
from bridgelaw.live.opening import open_table
from bridgelaw.live.settings import TableSettings
from bridgelaw.live.table import LiveTable
from bridgelaw.store.database import open_database
from tests.kit.postgres import Cluster
from tests.live.serving import serve


def new_table(address: str) -> str:
    """The name of a table in an empty database."""

    async def made() -> str:
        store = await open_database(address)
        try:
            return await open_table(store, TableSettings(seed="killed"), time.time())
        finally:
            await store.close()

    return asyncio.run(made())


_made = multiprocessing.get_context("forkserver")
_made.set_forkserver_preload(["tests.live.serving"])


class Process:
    """A process in which those seats play at a table. It is made from one that has imported everything."""

    def __init__(self, address: str, table: str, seats: str = "NESW") -> None:
        self._said, theirs = _made.Pipe(duplex=False)
        self._process = _made.Process(target=serve, args=(address, table, seats, theirs))
        self._process.start()
        theirs.close()
        assert self._said.poll(60), "it does not begin"
        assert self._said.recv_bytes() == b"ready"

    def heard(self) -> list[str]:
        """What it has acknowledged since it was last asked; unasked, it would once stand still, its pipe being full."""
        found = []
        while self._said.poll():
            found.append(self._said.recv_bytes().decode())
        return found

    def kill(self) -> list[str]:
        """End it without a word; what it had acknowledged until then."""
        assert self._process.is_alive(), "it has ended by itself"
        self._process.kill()
        self._process.join(60)
        self._process.close()
        found = []
        try:
            while True:
                found.append(self._said.recv_bytes().decode())
        except (EOFError, OSError):
            return found


def killed_again_and_again(address: str, times: int, seed: int, longest: float = 0.5) -> list[str]:
    """What was acknowledged in all by a process that is started anew each time it has been killed."""
    table, rng = new_table(address), random.Random(seed)
    acknowledged: list[str] = []
    for _ in range(times):
        process = Process(address, table)
        time.sleep(rng.random() * longest)
        acknowledged += process.kill()
    check(address, table, acknowledged)
    return acknowledged


def with_a_database_that_crashes(cluster: Cluster, times: int, seed: int, longest: float = 0.5) -> list[str]:
    """The same of a process that goes on, while the database is switched off and on again."""
    address, rng = cluster.database(), random.Random(seed)
    table = new_table(address)
    process = Process(address, table)
    acknowledged: list[str] = []
    for _ in range(times):
        time.sleep(rng.random() * longest)
        acknowledged += process.heard()
        cluster.crash()
        cluster.start()
    time.sleep(2 * longest)
    acknowledged += process.kill()
    check(address, table, acknowledged)
    return acknowledged


def check(address: str, table: str, acknowledged: list[str]) -> None:
    """Nothing that was acknowledged is lost, nothing is there twice, and the table can be read again."""

    async def look() -> None:
        store = await open_database(address)
        try:
            events = await store.read(table)
            assert [event.version for event in events] == list(range(1, len(events) + 1))
            kept = Counter(event.client for event in events)
            assert kept.most_common(1)[0][1] == 1
            assert set(acknowledged) <= set(kept), "an acknowledged act is lost"
            live = await LiveTable.load(store, table, time.time)
            for who in VIEWERS:
                assert live.view(who).body
        finally:
            await store.close()

    asyncio.run(look())
