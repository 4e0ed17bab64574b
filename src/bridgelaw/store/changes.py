"""Small changes that belong to no stream (links, sessions), made together: all that wait go into one transaction.

Made one by one each would wait for the disk and for the others. When two hundred people open their links at the same
moment some would wait longer than a database waits for its lock.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any

AT_ONCE = 200
"""Changes in one transaction at most."""

Make = Callable[[Sequence[tuple[str | None, Any]]], Awaitable[list[int]]]
"""Makes changes in one transaction, each with the stream whose links it is about; how many rows each has changed."""


class Changes:
    """Makes changes with `make`, one transaction after another."""

    def __init__(self, make: Make) -> None:
        self._make = make
        self._waiting: list[tuple[str | None, Any, asyncio.Future[int]]] = []
        self._task: asyncio.Task[None] | None = None

    async def do(self, stream: str | None, change: Any) -> int:
        """Wait until `change` is durable; how many rows it has changed. Raises what the transaction raises."""
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._waiting.append((stream, change, answer))
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name="store changes")
        return await answer

    async def close(self) -> None:
        """Make what waits."""
        if self._task is not None:
            await self._task

    async def _run(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting[:AT_ONCE], self._waiting[AT_ONCE:]
                await self._do(batch)
        finally:
            self._task = None

    async def _do(self, batch: list[tuple[str | None, Any, asyncio.Future[int]]]) -> None:
        try:
            found = await self._make([(stream, change) for stream, change, _ in batch])
        except Exception as error:
            for _, _, answer in batch:
                with suppress(asyncio.InvalidStateError):
                    answer.set_exception(error)
            return
        for (_, _, answer), rows in zip(batch, found, strict=True):
            with suppress(asyncio.InvalidStateError):
                answer.set_result(rows)
