"""A club's evening on a database of its own: people sit down, are led through a movement and enter results."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from bridgelaw.game.seats import EW, NS, Seat, Side
from bridgelaw.hall import messages as sent
from bridgelaw.hall.directing import view_of
from bridgelaw.hall.hall import Hall
from bridgelaw.hall.messages import HallAsked, HallDone, HallMessage, HallRefusal, HallReply
from bridgelaw.hall.places import place_of
from bridgelaw.hall.running import RunningSession
from bridgelaw.hall.seen import View
from bridgelaw.lawbook.editions import USUAL, Edition
from bridgelaw.session.conditions import Conditions
from bridgelaw.session.facts import SessionOpened
from bridgelaw.session.play import Play
from bridgelaw.session.schedule import TableRound
from bridgelaw.store.database import Database, open_database

Check = Callable[["ClubNight"], Awaitable[None]]


class ClubNight:
    """A session that is played. Each message comes a minute after the last one."""

    def __init__(self, running: RunningSession, hall: Hall, database: Database) -> None:
        self.running, self.hall, self.database = running, hall, database
        self._ids, self._minutes = itertools.count(1), itertools.count(1)

    @property
    def at(self) -> float:
        """The next minute."""
        return 60.0 * next(self._minutes)

    def id(self) -> str:
        """An id that no message had."""
        return f"m{next(self._ids)}"

    async def send(self, who: str, message: HallMessage, at: float | None = None) -> HallReply:
        """What comes of it."""
        place = place_of(who)
        assert place is not None, who
        return await self.running.do(place, message, self.at if at is None else at)

    async def does(self, who: str, message: HallMessage) -> int:
        """The same, and it is done: the version after it."""
        reply = await self.send(who, message)
        assert isinstance(reply, HallDone), (who, message, reply)
        return reply.version

    async def refused(self, who: str, message: HallMessage) -> str:
        """The same, and it is not: why."""
        reply = await self.send(who, message)
        assert isinstance(reply, HallRefusal), (who, message, reply)
        return reply.code

    async def asked(self, who: str, message: HallMessage) -> list[str]:
        """The same, and the table is asked: the codes of the doubts."""
        reply = await self.send(who, message)
        assert isinstance(reply, HallAsked), (who, message, reply)
        return [str(one["code"]) for one in reply.doubts]

    def view(self, who: str, names: dict[str, str] | None = None) -> View:
        """What is seen there."""
        place = place_of(who)
        assert place is not None, who
        return view_of(self.running.now, place, names or {})

    def bytes(self, who: str) -> bytes:
        """All that is sent there."""
        return msgspec.json.encode(self.view(who))

    async def sits(self, table: int, side: Side, *names: str) -> None:
        """A pair sits down at a table and says its names."""
        said = tuple((name, "") for name in names or (f"{side.value} {table} a", f"{side.value} {table} b"))
        await self.does(f"unit:{table}", sent.SitDown(id=self.id(), table=table, side=side, names=said))

    async def begins(
        self, tables: int, boards: int, *, without: tuple[int, Side] | None = None, choice: int = 0
    ) -> None:
        """Everybody sits down, the movement is chosen, the first round called."""
        for table, side in itertools.product(range(1, tables + 1), (NS, EW)):
            if (table, side) != without:
                await self.sits(table, side)
        await self.does("director", sent.ArrangeMovement(id=self.id(), boards=boards, choice=choice))
        await self.does("director", sent.CallRound(id=self.id(), round=1))

    def here(self) -> list[TableRound]:
        """The tables of the present round."""
        now = self.running.now
        return [at for number in range(1, len(now.tables) + 1) if (at := now.at(number)) is not None]

    def unit(self, at: TableRound) -> str:
        """The unit of that table."""
        return f"unit:{self.running.now.numbers[at.section, at.table]}"

    def score(self, at: TableRound, play: Play, **came: Any) -> sent.EnterScore:
        """What the table enters: four spades by South, made, unless it is otherwise."""
        said: dict[str, Any] = {"contract": "4S", "by": Seat.S, "tricks": 10, "ns": at.ns, "ew": at.ew} | came
        return sent.EnterScore(id=self.id(), play=str(play), **said)

    async def plays(self, at: TableRound, play: Play, **came: Any) -> None:
        """A table plays a board: one side enters the result, the other agrees."""
        number = await self.does(self.unit(at), self.score(at, play, **came))
        await self.does(self.unit(at), sent.AgreeToScore(id=self.id(), play=str(play), of=number))

    async def disputed(self, at: TableRound, play: Play) -> int:
        """North-South says that it made a trick more: the version after it."""
        wrong = sent.DisputeScore(id=self.id(), play=str(play), contract="4S", by=Seat.S, tricks=11)
        return await self.does(f"pair:{at.ns}", wrong)

    async def played_ahead_of_the_director(self) -> tuple[TableRound, Play]:
        """He plays in the first round at table 1, east-west; table 2 has played a board that he has still to play."""
        mine, other = self.here()[:2]
        await self.does("director", sent.PlayAsWell(id=self.id(), pair=mine.ew))
        ahead = other.plays()[0]
        await self.plays(other, ahead)
        return other, ahead


def club_night(address: str, check: Check, *, laws: Edition = USUAL, **conditions: Any) -> None:
    """Do something on an evening whose database is there."""

    async def whole() -> None:
        database = await open_database(address)
        try:
            hall = Hall(database, lambda: 0.0)
            opened = SessionOpened(name="Tuesday", conditions=Conditions(**conditions), laws=laws)
            await check(ClubNight(await hall.session(await hall.open(opened)), hall, database))
        finally:
            await database.close()

    asyncio.run(whole())
