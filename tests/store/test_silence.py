"""A database that says nothing is not waited for without end: whoever asks is told that it does not answer."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from bridgelaw.store.database import Database, open_database
from bridgelaw.store.links import Links
from bridgelaw.store.model import Event, Unavailable
from tests.kit.postgres import Cluster

PATIENCE = 1.0
OPENED = Event("t", 1, "opened", "operator", "opened", 1.5, b"{}")


def test_one_that_stands_still(postgres: Cluster) -> None:
    """On a connection that it has answered before, and on new ones."""
    address = postgres.database()

    async def check() -> None:
        store = await open_database(address, PATIENCE)
        try:
            assert await store.read("t") == []
            with postgres.still():
                began = time.monotonic()
                asking = (store.read("t"), store.append(OPENED), Links(store).add("t", "N", 1.5))
                said = await asyncio.wait_for(asyncio.gather(*asking, return_exceptions=True), 30)
                assert [type(one) for one in said] == [Unavailable] * 3
                assert time.monotonic() - began < 20 * PATIENCE
            assert await store.read("t") == []
            await store.append(OPENED)
            assert await store.read("t") == [OPENED]
        finally:
            await store.close()

    asyncio.run(check())


def test_one_whose_connections_are_all_busy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        store: Database = await open_database(f"sqlite:///{tmp_path / 'store.db'}")
        monkeypatch.setattr(store.engine.pool, "_timeout", 0.1)
        busy = [await store.engine.connect() for _ in range(15)]
        with pytest.raises(Unavailable):
            await store.read("t")
        with pytest.raises(Unavailable):
            await Links(store).add("t", "N", 1.5)
        for one in busy:
            await one.close()
        assert await store.read("t") == []
        await store.close()

    asyncio.run(check())
