"""Somebody who takes a lesson in memory: he does what he is told to, then takes an option, and the table goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, cast

from msgspec import Struct, field

from bridgelaw.answer.seat import SeatAnswer
from bridgelaw.formats.lines import act
from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.lawbook.editions import Edition
from bridgelaw.lessons.lesson import Lesson
from bridgelaw.lessons.players import ScriptedBot
from bridgelaw.live.bots import Bot
from bridgelaw.live.house import House
from bridgelaw.live.messages import Kept, NextBoard, Refused, Sent, Viewer
from bridgelaw.live.presiding import Presiding
from bridgelaw.live.programmed_director import ProgrammedDirector
from bridgelaw.live.sitting import Sitting
from bridgelaw.live.table import LiveTable
from bridgelaw.live.view import View
from bridgelaw.store.database import open_database
from bridgelaw.table.options import MAY_BE_LEFT
from bridgelaw.web.told import teller
from tests.live.tables import Clock, client

LONG = 60.0
"""Seconds within which something happens, however busy the machine is."""


class Taken(Struct):
    """How it went: the options that he had, one tuple for each time that he had some; what he was refused; what the
    lesson said at its end; the last view."""

    options: list[tuple[str, ...]] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    end: Any = None
    view: View | None = None


class _Pupil:
    def __init__(self, lesson: Lesson, table: LiveTable, acts: Sequence[str], picks: Sequence[str], whole: bool) -> None:
        self.lesson, self.table, self.acts = lesson, table, [f"{lesson.seat} {line}" for line in acts]
        self.who = cast(Viewer, lesson.seat)
        self.picks, self.whole = list(picks), whole
        self.bot = Bot(Seat[lesson.seat], lesson.name)
        self.taken = Taken()

    async def send(self, deed: dict[str, Any]) -> None:
        view = self.table.view(self.who)
        answer = await self.table.act(self.who, Sent(id=client(), act=deed, seen=view.revision, confirmed=True), 0)
        if isinstance(answer, Refused) and answer.code != "stale":
            self.taken.refused.append(f"{deed}: {answer.code} {answer.details}")

    async def learn(self) -> Taken:
        """The lesson, to where the table has gone on; `whole`: to the end of the board."""
        moment = len(self.lesson.before) + len(self.lesson.script)
        await self._until(lambda: len(_happened(self.table.view(self.who))) >= moment)
        for line in self.acts:
            deed = act(line)
            deed.pop("by")
            await self.send(deed)
        await self._until(self._has_gone_on)
        self.taken.view = self.table.view(self.who)
        self.taken.end = _told(self.taken.view)
        return self.taken

    async def _until(self, reached: Any) -> None:
        async with asyncio.timeout(LONG):
            while not reached():
                await asyncio.sleep(0.01)
                await self._acts()

    async def _acts(self) -> None:
        view = self.table.view(self.who)
        answer = view.answer
        assert isinstance(answer, SeatAnswer)
        if len(_happened(view)) <= len(self.lesson.before) + len(self.lesson.script) and not self.lesson.whole:
            return
        if answer.phase in ("ended", "closed"):
            return
        open_ = tuple(option.id for option in answer.options)
        due = [option for option in answer.options if option.id not in (*MAY_BE_LEFT, "play_on")]
        if due and answer.frozen and self.lesson.seat in view.waiting:
            if not self.taken.options or self.taken.options[-1] != open_:
                self.taken.options.append(open_)
            wanted = self.picks[0] if self.picks else due[0].id
            chosen = next((option for option in due if option.id == wanted), None)
            assert chosen is not None, (wanted, open_)
            self.picks = self.picks[1:]
            await self.send(self.bot._takes(chosen, answer))
        elif self.whole or self.lesson.whole or answer.frozen:
            doing = self.bot.does(view)
            if doing is not None:
                await self.send(dict(doing.act))

    def _has_gone_on(self) -> bool:
        view = self.table.view(self.who)
        if self.whole or self.lesson.whole:
            return view.answer.phase in ("ended", "closed") and "director" not in view.waiting
        stands = view.answer.frozen or "director" in view.waiting
        return not stands and "end" in _told(view)


def _happened(view: View) -> list[Any]:
    return [*view.acts]


def _told(view: View) -> Any:
    import msgspec

    return msgspec.json.decode(teller("en").told(view)).get("lesson", {})


def take(lesson: Lesson, edition: Edition, acts: Sequence[str], picks: Sequence[str] = (), *, whole: bool = False) -> Taken:
    """The lesson is taken: he does these acts (without whose they are), and takes the options `picks`."""
    found: list[Taken] = []

    async def run() -> None:
        store, clock = await open_database("sqlite://"), Clock()
        house = House(store, clock)
        id = await house.open(lesson.settings(edition, "test"), lesson.acts)
        table = await house.table(id)
        director = ProgrammedDirector(lesson.finds, [lesson.seat], moment=lesson.moment or 0)
        presiding = Presiding(table, director, clock)
        bots = [ScriptedBot(seat, lesson.name, lesson) for seat in SEATS if seat.value != lesson.seat]
        sitting = [Sitting(table, bot, clock) for bot in bots]
        try:
            found.append(await _Pupil(lesson, table, acts, picks, whole).learn())
            assert not house.faults.counts
        finally:
            for one in sitting:
                await one.leave()
            await presiding.leave()
            await house.close()
            await store.close()

    asyncio.run(run())
    return found[0]


__all__ = ["Kept", "NextBoard", "Taken", "take"]
