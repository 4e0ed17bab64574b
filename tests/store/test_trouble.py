"""What the errors of databases mean, and how soon they are told."""

from __future__ import annotations

import asyncio
import errno
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.event import listens_for
from sqlalchemy.exc import OperationalError

from bridgelaw.store import database as module
from bridgelaw.store.attachments import Attachments
from bridgelaw.store.database import open_database
from bridgelaw.store.links import Links
from bridgelaw.store.model import DiskFails, DiskFull, Event, Unavailable
from bridgelaw.store.trouble import meant


def event(version: int, size: int = 2) -> Event:
    return Event("t", version, "act", "N", f"client-{version}", 1.5, b"[" + b"1" * size + b"]")


def test_a_full_database_is_told_at_once_and_goes_on_when_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "CHECKED", 0.0)

    async def check() -> None:
        store = await open_database(f"sqlite:///{tmp_path / 'store.db'}")

        pages = 1_000_000

        @listens_for(store.engine.sync_engine, "checkout")
        def limit(connection: Any, *_: object) -> None:
            cursor = connection.cursor()
            cursor.execute(f"PRAGMA max_page_count={pages}")
            cursor.close()

        links = Links(store)
        try:
            await store.append(event(1))
            await store.check()
            pages = 1
            began = time.monotonic()
            with pytest.raises(DiskFull):
                await store.append(event(2, 100_000))
            with pytest.raises(DiskFull):
                await asyncio.gather(*(links.add(f"{n:064}", "N", 1.0) for n in range(400)))
            with pytest.raises(DiskFull):
                await Attachments(store).add("t", 1, "image/png", b"x" * 100_000, 1.0)
            assert time.monotonic() - began < 4
            assert [one.version for one in await store.read("t")] == [1]
            with pytest.raises(DiskFull):
                await store.check()
            pages = 1_000_000
            await store.append(event(2, 100_000))
            await store.check()
            assert [one.version for one in await store.read("t")] == [1, 2]
        finally:
            await store.close()

    asyncio.run(check())


def test_what_an_error_means() -> None:
    class Original(Exception):
        sqlstate: str | None = None

    def of_sqlite(code: int) -> OperationalError:
        original = sqlite3.OperationalError("x")
        original.sqlite_errorcode = code
        return OperationalError("", {}, original)

    def of_postgresql(state: str | None) -> OperationalError:
        original = Original("x")
        original.sqlstate = state
        return OperationalError("", {}, original)

    assert type(meant(of_sqlite(sqlite3.SQLITE_FULL))) is DiskFull
    assert type(meant(of_sqlite(sqlite3.SQLITE_IOERR | 3 << 8))) is DiskFails
    assert type(meant(of_sqlite(sqlite3.SQLITE_READONLY))) is DiskFails
    assert type(meant(of_sqlite(sqlite3.SQLITE_BUSY))) is Unavailable
    assert type(meant(of_postgresql("53100"))) is DiskFull
    assert type(meant(of_postgresql("25006"))) is DiskFails
    assert type(meant(of_postgresql("57P01"))) is Unavailable
    assert type(meant(of_postgresql(None))) is Unavailable
    assert type(meant(OSError(errno.ENOSPC, "x"))) is DiskFull
    assert type(meant(OSError(errno.ECONNREFUSED, "x"))) is Unavailable
    assert type(meant(TimeoutError())) is Unavailable
