"""Programs that sit at a table with people: at the places that its settings name, as long as anybody is there."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import Callable

from bridgelaw.answer.road_model import QuestionSaid
from bridgelaw.api.card_solver import CardSolver
from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.languages import LANGUAGES
from bridgelaw.lessons.lesson import Lesson
from bridgelaw.lessons.players import ScriptedBot
from bridgelaw.lessons.shelf import lesson
from bridgelaw.live.bots import Bot
from bridgelaw.live.messages import Kept, Refused, Viewer, seat_of
from bridgelaw.live.presiding import Presiding
from bridgelaw.live.programmed_director import ProgrammedDirector
from bridgelaw.live.settings import TableSettings
from bridgelaw.live.sitting import Sitting
from bridgelaw.live.table import LiveTable
from bridgelaw.web.presence import OpenSockets
from bridgelaw.web.templating import words_of
from bridgelaw.web.wire import Judged
from bridgelaw.words.telling.natural_card import natural_card

PAUSE = 1.2
"""Seconds that a program takes over what it does, so that a person can follow."""
PATIENCE = 180.0
"""Seconds for which a Director that is a program waits for what a person would find, or may choose."""
LINGER = 60.0
"""Seconds for which they stay when the last person has gone: he may only be loading the page again."""


class ProgramsAtTables:
    """The programs of this process. They come with the first socket at their table and go some time after the last one:
    a table at which nobody is costs nothing."""

    def __init__(self, presence: OpenSockets, clock: Callable[[], float]) -> None:
        self._presence, self._clock = presence, clock
        self._people: Counter[str] = Counter()
        self._sitting: dict[str, list[Sitting]] = {}
        self._presiding: dict[str, Presiding] = {}
        self._leaving: dict[str, asyncio.Task[None]] = {}
        self._solver = CardSolver()

    def at(self, table: str) -> bool:
        """Whether programs sit there now."""
        return table in self._sitting

    def come(self, table: LiveTable) -> None:
        """Somebody has come to the table."""
        places = table.state.settings.programs
        if not places:
            return
        self._people[table.id] += 1
        if (leaving := self._leaving.pop(table.id, None)) is not None:
            leaving.cancel()
        if table.id not in self._sitting:
            self._presence.seat_programs(table.id, frozenset(places))
            bots = _bots(table.state.settings)
            self._sitting[table.id] = [self._seated(table, bot) for bot in bots]
            if "director" in places:
                self._presiding[table.id] = self._directed(table, [seat for seat in SEATS if seat.value not in places])

    def go(self, table: LiveTable) -> None:
        """Somebody has left it."""
        if not table.state.settings.programs:
            return
        self._people[table.id] -= 1
        if self._people[table.id] <= 0:
            del self._people[table.id]
            self._leaving[table.id] = asyncio.create_task(self._leave_later(table.id), name="programs leave")

    def asking(self, table: str, who: Viewer) -> QuestionSaid | None:
        """What the Director that is a program asks the only person at the table, if `who` is he."""
        presiding = self._presiding.get(table)
        return presiding.asking if presiding is not None and who in presiding.director.people else None

    async def judged(self, table: str, who: Viewer, message: Judged) -> Kept | Refused:
        """What he would find."""
        presiding = self._presiding.get(table)
        if presiding is None or who not in presiding.director.people:
            return Refused(id=message.id, code="not-allowed", details={"what": "find"})
        return await presiding.found(message.id, message.kind, message.of, message.value)

    async def close(self) -> None:
        """All of them get up."""
        for leaving in self._leaving.values():
            leaving.cancel()
        self._leaving.clear()
        for table in list(self._sitting):
            await self._leave(table)
        await self._solver.close()

    def _seated(self, table: LiveTable, bot: Bot) -> Sitting:
        return Sitting(
            table, bot, self._clock, pause=PAUSE, solver=self._solver, card=natural_card(words_of(LANGUAGES[0]))
        )

    def _directed(self, table: LiveTable, people: list[Seat]) -> Presiding:
        seats = [seat.value for seat in people]
        known = lesson_of(table.state.settings)
        finds = None if known is None else known.finds
        moment = 0 if known is None else known.moment or 0
        director = ProgrammedDirector(finds, people=seats, asks=len(seats) == 1, moment=moment)
        presiding = Presiding(table, director, self._clock, pause=PAUSE, patience=PATIENCE)

        def ask() -> None:
            for sitter in self._presence.at(table.id):
                if seat_of(sitter.who) is not None:
                    sitter.judge()

        presiding.asked = ask
        return presiding

    async def _leave_later(self, table: str) -> None:
        await asyncio.sleep(LINGER)
        self._leaving.pop(table, None)
        await self._leave(table)

    async def _leave(self, table: str) -> None:
        self._presence.seat_programs(table, frozenset())
        for one in self._sitting.pop(table, ()):
            await one.leave()
        if not self._sitting:
            await self._solver.close()
        if (presiding := self._presiding.pop(table, None)) is not None:
            await presiding.leave()


def lesson_of(settings: TableSettings) -> Lesson | None:
    """The lesson that a table is; None: it is none, or one that is not shipped any more."""
    return None if settings.lesson is None else lesson(settings.lesson.name)


def _bots(settings: TableSettings) -> list[Bot]:
    """The programs at the seats."""
    known, seats = lesson_of(settings), [seat for seat in SEATS if seat.value in settings.programs]
    if known is None:
        return [Bot(seat, secrets.token_hex(8), programs=settings.programs) for seat in seats]
    return [ScriptedBot(seat, known.name, known) for seat in seats]
