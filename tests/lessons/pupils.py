"""Somebody who takes a lesson in memory: he does what he is told to, then takes an option, and the table goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, cast

import msgspec
from msgspec import Struct, field

from bridgelaw.answer import model
from bridgelaw.answer.seat import SeatAnswer
from bridgelaw.formats.lines import act
from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.lawbook.editions import Edition
from bridgelaw.lessons.lesson import Lesson
from bridgelaw.lessons.players import ScriptedBot
from bridgelaw.live.bots import Bot
from bridgelaw.live.house import House
from bridgelaw.live.messages import Refused, Sent, Viewer
from bridgelaw.live.presiding import Presiding
from bridgelaw.live.programmed_director import ProgrammedDirector
from bridgelaw.live.sitting import Sitting
from bridgelaw.live.table import LiveTable
from bridgelaw.live.view import View
from bridgelaw.store.database import open_database
from bridgelaw.table.options import MAY_BE_LEFT
from bridgelaw.web.told import teller
from tests.live.tables import Clock, client

LONG = 90.0
"""Seconds within which a lesson is over, however busy the machine is."""


class Taken(Struct):
    """How it went: the options that he had, one tuple for each time that he had some; what he was refused; what the
    Director found; what the lesson said at its end; the last answer."""

    options: list[tuple[str, ...]] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    found: list[str] = field(default_factory=list)
    told: dict[str, str] = field(default_factory=dict)
    answer: SeatAnswer | None = None


class _Choosing(Bot):
    """A bot that says how it takes an option."""

    def takes(self, option: model.Option, answer: SeatAnswer) -> dict[str, Any]:
        return self._takes(option, answer)


class _Pupil:
    def __init__(self, lesson: Lesson, table: LiveTable, picks: Sequence[str], *, whole: bool) -> None:
        self.lesson, self.table, self.picks = lesson, table, [*picks]
        self.whole = whole or lesson.whole
        self.who = cast(Viewer, lesson.seat)
        self.bot = _Choosing(Seat[lesson.seat], lesson.name)
        self.taken = Taken()

    async def learn(self, lines: Sequence[str]) -> Taken:
        """The lesson, to where the table has gone on, or to the end of the board."""
        moment = len(self.lesson.before) + len(self.lesson.script)
        await self._until(lambda view: len(view.acts) >= moment, acts=False)
        for line in lines:
            deed = act(f"{self.lesson.seat} {line}")
            await self._send({key: value for key, value in deed.items() if key != "by"})
        await self._until(self._has_gone_on, acts=True)
        view = self.table.view(self.who)
        assert isinstance(view.answer, SeatAnswer)
        self.taken.answer, self.taken.told = view.answer, told(view)
        return self.taken

    async def _send(self, deed: dict[str, Any]) -> None:
        view = self.table.view(self.who)
        answer = await self.table.act(self.who, Sent(id=client(), act=deed, seen=view.revision, confirmed=True), 0)
        if isinstance(answer, Refused) and answer.code != "stale":
            self.taken.refused.append(f"{deed}: {answer.code}")

    async def _until(self, reached: Callable[[View], bool], *, acts: bool) -> None:
        async with asyncio.timeout(LONG):
            while not reached(view := self.table.view(self.who)):
                if acts:
                    await self._goes_on(view)
                await asyncio.sleep(0.005)

    async def _goes_on(self, view: View) -> None:
        """He chooses where he has to; what else he is asked for, and the play, he does as a bot would."""
        answer = view.answer
        assert isinstance(answer, SeatAnswer)
        due = [option for option in answer.options if option.id not in (*MAY_BE_LEFT, "play_on")]
        if due and answer.frozen and self.lesson.seat in view.waiting:
            self.taken.options.append(tuple(option.id for option in answer.options))
            wanted = self.picks.pop(0) if self.picks else due[0].id
            await self._send(self.bot.takes(next(option for option in due if option.id == wanted), answer))
        elif self.whole or answer.frozen:
            doing = self.bot.does(view)
            if doing is not None:
                await self._send(dict(doing.act))

    def _has_gone_on(self, view: View) -> bool:
        stands = view.answer.frozen or "director" in view.waiting
        over = view.answer.phase in ("ended", "closed") if self.whole else "end" in told(view)
        return over and not stands


def told(view: View) -> dict[str, str]:
    """What the lesson says."""
    found: dict[str, str] = msgspec.json.decode(teller("en").told(view))["lesson"]
    return found


def take(
    lesson: Lesson, edition: Edition, lines: Sequence[str], picks: Sequence[str] = (), *, whole: bool = False
) -> Taken:
    """The lesson is taken: he does these acts (without whose they are), then takes the options `picks`."""

    async def run() -> Taken:
        store, clock = await open_database("sqlite://"), Clock()
        house = House(store, clock)
        table = await house.table(await house.open(lesson.settings(edition, "test"), lesson.acts))
        director = ProgrammedDirector(lesson.finds, [lesson.seat], moment=lesson.moment or 0)
        presiding = Presiding(table, director, clock)
        bots = [ScriptedBot(seat, lesson.name, lesson) for seat in SEATS if seat.value != lesson.seat]
        sitting = [Sitting(table, bot, clock) for bot in bots]
        try:
            taken = await _Pupil(lesson, table, picks, whole=whole).learn(lines)
            taken.found = [finding.kind for finding in table.state.board.now.findings]
            assert not house.faults.counts
            return taken
        finally:
            for one in sitting:
                await one.leave()
            await presiding.leave()
            await house.close()
            await store.close()

    return asyncio.run(run())
