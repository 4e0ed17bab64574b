"""What an act at a live table costs: checked, judged, kept, shown to all who watch. Figures by name."""

from __future__ import annotations

import asyncio
import gc
import time
import tracemalloc
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from bridgelaw.formats import acts as acts_format
from bridgelaw.game.deals import write_deal
from bridgelaw.live.messages import VIEWERS, Kept, Sent, Viewer
from bridgelaw.live.opening import open_table
from bridgelaw.live.settings import Dealt, TableSettings
from bridgelaw.live.table import LiveTable
from bridgelaw.store.database import open_database
from bridgelaw.store.model import Event, Store
from tests.kit.tables import legal_board

SEED = 3
TABLES = 200


class InMemory:
    """A store that keeps nothing for good: what is left is the cost of everything else."""

    def __init__(self) -> None:
        self._events: dict[str, list[Event]] = {}

    async def append(self, event: Event) -> None:
        self._events.setdefault(event.stream, []).append(event)

    async def read(self, stream: str, after: int = 0) -> list[Event]:
        return self._events.get(stream, [])[after:]

    async def find(self, stream: str, actor: str, client: str) -> Event | None:
        return None


def board() -> tuple[TableSettings, list[tuple[Viewer, Sent]]]:
    """A table, and every message of a board that is played at it."""
    dealer, deal, happened = legal_board(SEED)
    settings = TableSettings(seed="bench", boards=(Dealt(1, dealer.value, "None", write_deal(deal)),))
    messages: list[tuple[Viewer, Sent]] = []
    spread = False
    for n, act in enumerate(acts_format.write(happened)):
        who = act.pop("by")
        act.pop("id", None)
        if "from" in act and not spread:
            spread = True
            messages.append((act["from"], Sent(id="client-dummy", act={"spread": True})))
        messages.append((who, Sent(id=f"client-{n:05}", act=act, confirmed=True)))
    return settings, messages


async def tables(store: Any, settings: TableSettings, count: int, watched: Sequence[Viewer]) -> list[LiveTable]:
    found = []
    for _ in range(count):
        table = await LiveTable.load(store, await open_table(store, settings, 0.0), lambda: 0.0)
        for who in watched:
            table.watch(who, lambda view: None)
        found.append(table)
    return found


async def play(table: LiveTable, messages: list[tuple[Viewer, Sent]]) -> None:
    for n, (who, message) in enumerate(messages):
        answer = await table.act(who, message, float(n))
        assert isinstance(answer, Kept), answer


@pytest.mark.parametrize("watched", [(), VIEWERS[:4], VIEWERS[:5], VIEWERS], ids=["none", "seats", "five", "all"])
def test_act_without_a_database(benchmark: Any, watched: tuple[Viewer, ...]) -> None:
    settings, messages = board()

    async def whole() -> float:
        (table,) = await tables(InMemory(), settings, 1, watched)
        began = time.process_time()
        await play(table, messages)
        return (time.process_time() - began) / len(messages)

    best = min(asyncio.run(whole()) for _ in range(7))
    benchmark.pedantic(lambda: asyncio.run(whole()), rounds=3)
    print(f"\nlive act, watched by {len(watched)}: {best * 1e6:.0f} µs, {1 / best:.0f} acts a second on one core")


def test_acts_at_many_tables(benchmark: Any, tmp_path: Path) -> None:
    """On SQLite, each act written for good before it is answered; five watch each table."""
    settings, messages = board()

    async def whole() -> float:
        store: Store = await open_database(f"sqlite:///{tmp_path / f'{time.time_ns()}.db'}")
        found = await tables(store, settings, TABLES, VIEWERS[:5])
        began = time.perf_counter()
        await asyncio.gather(*(play(table, messages) for table in found))
        took = time.perf_counter() - began
        await store.close()
        return took

    took = benchmark.pedantic(lambda: asyncio.run(whole()), rounds=1)
    print(
        f"\n{TABLES} tables on SQLite: {TABLES * len(messages) / took:.0f} acts a second, durable, five watching each"
    )


@pytest.mark.parametrize("watched", [(), VIEWERS[:5]], ids=["none", "five"])
def test_memory_of_a_table(benchmark: Any, watched: tuple[Viewer, ...]) -> None:
    """At the end of a board, with all its situations."""
    settings, messages = board()

    async def whole() -> float:
        gc.collect()
        tracemalloc.start()
        found = await tables(InMemory(), settings, 20, watched)
        for table in found:
            await play(table, messages)
        gc.collect()
        used = tracemalloc.get_traced_memory()[0]
        tracemalloc.stop()
        return used / len(found)

    used = benchmark.pedantic(lambda: asyncio.run(whole()), rounds=1)
    print(f"\nmemory of a table watched by {len(watched)}, at the end of a board: {used / 1024:.0f} KiB")
