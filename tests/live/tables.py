"""A table in memory, and somebody who plays at it."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Awaitable, Callable
from typing import Any

from bridgelaw.live.house import House
from bridgelaw.live.messages import Entered, Kept, Message, Refused, Sent, Viewer
from bridgelaw.live.settings import TableSettings
from bridgelaw.live.table import LiveTable
from bridgelaw.store.database import open_database
from tests.kit.lines import act as line_act

_numbers = itertools.count(1)


def client() -> str:
    """An id that no message had."""
    return f"client-{next(_numbers):06}"


class Clock:
    """A clock that stands still unless it is told."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


class Played:
    """A table, with what may be done at it in short lines."""

    def __init__(self, house: House, table: LiveTable, clock: Clock) -> None:
        self.house, self.table, self.clock = house, table, clock

    async def do(self, line: str, **further: Any) -> Kept | Refused:
        """`S call 1H`: whoever stands first does the rest."""
        act = line_act(line)
        who: Viewer = act.pop("by")
        make = Entered if {"case", "before"} & further.keys() else Sent
        return await self.send(who, make(id=client(), act=act, **further))

    async def done(self, *lines: str, **further: Any) -> None:
        """All of these are done, whatever is irregular about them, one second apart."""
        for line in lines:
            self.clock.now += 1
            answer = await self.do(line, confirmed=True, **further)
            assert isinstance(answer, Kept), (line, answer)

    async def done_by_director(self, act: dict[str, Any]) -> None:
        """The Director records this, whatever it is."""
        self.clock.now += 1
        answer = await self.send("director", Sent(id=client(), act=act))
        assert isinstance(answer, Kept), (act, answer)

    async def refused(self, line: str, **further: Any) -> Refused:
        """It is refused."""
        answer = await self.do(line, **further)
        assert isinstance(answer, Refused), line
        return answer

    async def send(self, who: Viewer, message: Message) -> Kept | Refused:
        """What is said to a message."""
        return await self.table.act(who, message, self.clock())


def play(check: Callable[[Played], Awaitable[None]], **settings: Any) -> None:
    """Run `check` at a new table."""

    async def whole() -> None:
        store = await open_database("sqlite://")
        clock = Clock()
        house = House(store, clock)
        try:
            id = await house.open(TableSettings(**{"seed": "test", **settings}))
            await check(Played(house, await house.table(id), clock))
        finally:
            await house.close()
            await store.close()

    asyncio.run(whole())
