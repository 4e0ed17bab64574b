"""A programmed Director at a table: he is told of his views, and does what he does; a player may be asked first."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from bridgelaw.answer.road_model import QuestionSaid
from bridgelaw.live.messages import Kept, Message, Refused, Sent, TakeUp
from bridgelaw.live.occupant import Occupant, client_id
from bridgelaw.live.programmed_director import DirectorsStep, ProgrammedDirector
from bridgelaw.live.table import LiveTable
from bridgelaw.live.view import View


class Presiding(Occupant):
    """`director` directs `table`, a step at a time; where he waits for somebody, he does it after `patience` seconds
    without an answer."""

    def __init__(
        self,
        table: LiveTable,
        director: ProgrammedDirector,
        clock: Callable[[], float],
        *,
        pause: float = 0,
        patience: float = 0,
    ) -> None:
        self.director, self._patience = director, patience
        self.asking: QuestionSaid | None = None
        self.asked: Callable[[], None] = lambda: None
        """Called when another Question is asked of the person at the table, or none any more."""
        self._since: tuple[str, str] = ("", "")
        self._until = 0.0
        self._in_vain: tuple[str, set[str]] = ("", set())
        super().__init__(table, "director", clock, pause)

    async def found(self, id: str, kind: str, of: str | None, value: Any) -> Kept | Refused:
        """What the person at the table would find is what the Director finds."""
        asking = self.asking
        if asking is None or (asking["kind"], asking["of"]) != (kind, of):
            return Refused(id=id, code="stale")
        act = {"find": kind, "value": value} | {key: asking[key] for key in ("of", "seat") if asking[key]}
        return await self.table.act("director", Sent(id=id, act=act), self._clock())

    async def _begin(self) -> None:
        """He waits until he is called."""

    async def _look(self, view: View) -> None:
        after = view.answer.after
        if self._in_vain[0] != after:
            self._in_vain = (after, set())
        step = self.director.does(view, self._in_vain[1])
        self._ask(step.asks if step is not None else None)
        if step is None or not self._is_time(step):
            return
        answer = await self._say(self._message(step, view.revision))
        if isinstance(answer, Refused) and answer.code != "stale":
            self._in_vain[1].add(step.name)
        self._news.set()

    def _is_time(self, step: DirectorsStep) -> bool:
        """Whether he does it now: if he waits for somebody he looks again when his patience is over."""
        loop = asyncio.get_running_loop()
        if not step.waits:
            return True
        since = (self._in_vain[0], step.name)
        if since != self._since:
            self._since, self._until = since, loop.time() + self._patience
            loop.call_at(self._until, self._news.set)
        return loop.time() >= self._until

    def _ask(self, question: QuestionSaid | None) -> None:
        before, self.asking = self.asking, question
        if (before and (before["kind"], before["of"])) != (question and (question["kind"], question["of"])):
            self.asked()

    @staticmethod
    def _message(step: DirectorsStep, seen: int) -> Message:
        id = client_id()
        return TakeUp(id=id, report=step.report) if step.report else Sent(id=id, act=step.act, seen=seen)
