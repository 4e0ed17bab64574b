"""Hears what other processes have changed in a PostgreSQL database, also after the connection was lost."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy.engine import URL

from bridgelaw.store.model import StreamChange

CHANNEL = "bridgelaw"
_ALIVE = 5.0
"""Seconds after which a silent connection is asked whether it is still there."""
_LONGEST_PAUSE = 2.0


class Announced(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What one notification says: streams with their versions and whether it is about links; or free words."""

    changes: list[tuple[str, int, bool]] = []
    said: str | None = None


_decode = msgspec.json.Decoder(Announced).decode


def encode(announced: Announced) -> str:
    """It as the text of a notification."""
    return msgspec.json.encode(announced).decode()


_log = logging.getLogger(__name__)


async def listen(url: URL, alive: float = _ALIVE) -> AsyncIterator[StreamChange]:
    """Changes, as they are told. After each new connection one without a stream: until then nothing was heard."""
    pause = 0.05
    while True:
        heard: asyncio.Queue[StreamChange | None] = asyncio.Queue()
        try:
            connection = await _connected(url, heard)
        except Exception as error:
            _log.warning("cannot listen to the database: %s", error)
            await asyncio.sleep(pause)
            pause = min(2 * pause, _LONGEST_PAUSE)
            continue
        pause = 0.05
        try:
            yield StreamChange()
            async for change in _heard(connection, heard, alive):
                yield change
        finally:
            connection.terminate()


async def _connected(url: URL, heard: asyncio.Queue[StreamChange | None]) -> Any:
    import asyncpg

    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    connection: Any = await asyncpg.connect(address, timeout=5)

    def hear(_connection: Any, _process: int, _channel: str, payload: str) -> None:
        announced = _decode(payload)
        for stream, version, links in announced.changes:
            heard.put_nowait(StreamChange(stream, version, links))
        if announced.said is not None:
            heard.put_nowait(StreamChange(said=announced.said))

    connection.add_termination_listener(lambda _: heard.put_nowait(None))
    try:
        await connection.add_listener(CHANNEL, hear)
    except BaseException:  # also when it is no longer wanted
        connection.terminate()
        raise
    return connection


async def _heard(
    connection: Any, heard: asyncio.Queue[StreamChange | None], alive: float
) -> AsyncIterator[StreamChange]:
    """What is heard on this connection, until it is lost."""
    while True:
        try:
            change = await asyncio.wait_for(heard.get(), alive)
        except TimeoutError:
            try:
                await connection.fetchval("SELECT 1", timeout=alive)
            except Exception as error:
                _log.warning("the database no longer answers its listener: %s", error)
                return
            continue
        if change is None:
            return
        yield change
