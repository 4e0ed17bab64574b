"""A program that has taken a place at a table: it is told of its views, and does what it does."""

from __future__ import annotations

import asyncio
import logging
import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection
from contextlib import suppress

from bridgelaw.live.messages import Kept, Message, Refused, Viewer
from bridgelaw.live.table import LiveTable
from bridgelaw.live.view import View


class Occupant(ABC):
    """It is at `table` as `who` until `leave`, and looks `pause` seconds after it has come to see something."""

    def __init__(self, table: LiveTable, who: Viewer, clock: Callable[[], float], pause: float) -> None:
        self.table, self.who = table, who
        self._log = logging.getLogger(type(self).__module__)
        self._clock, self._pause = clock, pause
        self._news = asyncio.Event()
        self._news.set()
        self._end = table.watch(who, lambda _: self._news.set())
        self._task = asyncio.create_task(self._follow(), name=f"program at {who}")

    async def leave(self) -> None:
        """It goes."""
        self._end()
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    @abstractmethod
    async def _begin(self) -> None:
        """What it does once it has come."""

    @abstractmethod
    async def _look(self, view: View) -> None:
        """What it does about what it sees."""

    async def _follow(self) -> None:
        await self._begin()
        while True:
            await self._news.wait()
            await asyncio.sleep(self._pause)
            self._news.clear()
            try:
                await self._look(self.table.view(self.who))
            except Exception:
                # the next thing that it sees may be one that it can do something about
                self._log.exception("table %s: the program at %s could not go on", self.table.id, self.who)

    async def _say(self, message: Message, of_no_consequence: Collection[str] = ("stale",)) -> Kept | Refused:
        """What it is answered; `of_no_consequence`: refusals that only say that it is no time for it."""
        answer = await self.table.act(self.who, message, self._clock())
        if isinstance(answer, Refused) and answer.code not in of_no_consequence:
            self._log.info("the program at %s was refused %s: %s", self.who, message, answer.code)
        return answer


def client_id() -> str:
    """A client id for one thing that a program wants done."""
    return secrets.token_urlsafe(9)
