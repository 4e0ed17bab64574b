"""Group commit: all events that wait go into one transaction, whatever their streams; each gets its own answer."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

from bridgelaw.store.model import Event, Repeated, StoreError, StreamTaken, Unavailable
from bridgelaw.store.trouble import meant

AT_ONCE = 500
"""Events in one transaction at most."""
PATIENCE = 10.0
"""For so many seconds it is tried again to write when the database was lost."""

Commit = Callable[[Sequence[Event]], Awaitable[list[Event | None]]]
"""Writes events in one transaction; for each None when it was written, else the event that stands in its way: the one
with the same actor and client id if there is one, else the last one of the stream."""


class Waiting:
    """An event that waits to be written. `tried`: it may have been written by a transaction that gave no answer."""

    __slots__ = ("answer", "event", "tried")

    def __init__(self, event: Event, answer: asyncio.Future[None]) -> None:
        self.event, self.answer, self.tried = event, answer, False


class Writer:
    """Writes what waits, one transaction after another, as long as it is open."""

    def __init__(self, commit: Commit, lost: tuple[type[BaseException], ...], patience: float = PATIENCE) -> None:
        """`commit` writes a batch; `lost` are the errors after which it is worth trying again."""
        self._commit, self._lost, self._patience = commit, lost, patience
        self._waiting: list[Waiting] = []
        self._some = asyncio.Event()
        self._closed = False
        self._task: asyncio.Task[None] | None = None

    async def append(self, event: Event) -> None:
        """Wait until `event` has been written. Raises as `Store.append`."""
        if self._closed:
            raise Unavailable("closed")
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name="store writer")
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(Waiting(event, answer))
        self._some.set()
        await answer

    async def close(self) -> None:
        """Write what waits, and stop."""
        self._closed = True
        self._some.set()
        if self._task is not None:
            await self._task

    async def _run(self) -> None:
        while True:
            await self._some.wait()
            batch, self._waiting = self._waiting[:AT_ONCE], self._waiting[AT_ONCE:]
            if not self._waiting and not self._closed:
                self._some.clear()
            if batch:
                await self._write(batch)
            elif self._closed:
                return

    async def _write(self, batch: list[Waiting]) -> None:
        loop = asyncio.get_running_loop()
        until, pause = loop.time() + self._patience, 0.02
        found: list[Event | None] | None = None
        while found is None:
            try:
                found = await self._commit([one.event for one in batch])
            except self._lost as error:
                said = meant(error)
                if type(said) is not Unavailable or loop.time() + pause > until or self._closed:
                    # the disk does not get better by waiting; what was tried before it was full may have been kept
                    for one in batch:
                        _answer(one.answer, Unavailable(str(error)) if one.tried else said)
                    return
                for one in batch:
                    one.tried = True
                await asyncio.sleep(pause)
                pause = min(2 * pause, 0.5)
            except Exception as error:
                _answer_all(batch, error)
                return
        for one, other in zip(batch, found, strict=True):
            _answer(one.answer, _said(one, other))


def _said(one: Waiting, other: Event | None) -> StoreError | None:
    if other is None:
        return None
    if (other.actor, other.client) != (one.event.actor, one.event.client):
        return StreamTaken(other.version)
    return None if one.tried and other == one.event else Repeated(other)


def _answer(answer: asyncio.Future[None], error: Exception | None) -> None:
    with suppress(asyncio.InvalidStateError):
        if error is None:
            answer.set_result(None)
        else:
            answer.set_exception(error)


def _answer_all(batch: list[Waiting], error: Exception) -> None:
    for one in batch:
        _answer(one.answer, error)
