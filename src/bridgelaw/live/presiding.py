"""A programmed Director at a table: he is told of his views, and does what he does; a player may be asked first."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from bridgelaw.answer.road_model import QuestionSaid
from bridgelaw.live.messages import Kept, Message, Refused, Sent, TakeUp
from bridgelaw.live.programmed_director import DirectorsStep, ProgrammedDirector
from bridgelaw.live.table import LiveTable

_log = logging.getLogger(__name__)


class Presiding:
    """`director` directs `table` until `leave`. He does a step `pause` seconds after he has come to see something;
    where he waits for somebody, after `patience` seconds without an answer."""

    def __init__(
        self,
        table: LiveTable,
        director: ProgrammedDirector,
        clock: Callable[[], float],
        *,
        pause: float = 0,
        patience: float = 0,
    ) -> None:
        self.table, self.director, self._clock = table, director, clock
        self._pause, self._patience = pause, patience
        self.asking: QuestionSaid | None = None
        self.asked: Callable[[], None] = lambda: None
        """Called when another Question is asked of the person at the table, or none any more."""
        self._since: tuple[str, str] = ("", "")
        self._until = 0.0
        self._in_vain: tuple[str, set[str]] = ("", set())
        self._news = asyncio.Event()
        self._news.set()
        self._end = table.watch("director", lambda _: self._news.set())
        self._task = asyncio.create_task(self._direct(), name="programmed Director")

    async def leave(self) -> None:
        """He goes."""
        self._end()
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    async def found(self, id: str, kind: str, of: str | None, value: Any) -> Kept | Refused:
        """What the person at the table would find is what the Director finds."""
        asking = self.asking
        if asking is None or (asking["kind"], asking["of"]) != (kind, of):
            return Refused(id=id, code="stale")
        act = {"find": kind, "value": value} | {key: asking[key] for key in ("of", "seat") if asking[key]}
        return await self.table.act("director", Sent(id=id, act=act), self._clock())

    async def _direct(self) -> None:
        while True:
            await self._news.wait()
            await asyncio.sleep(self._pause)
            self._news.clear()
            try:
                await self._look()
            except Exception:
                _log.exception("table %s: the programmed Director could not go on", self.table.id)

    async def _look(self) -> None:
        view = self.table.view("director")
        after = view.answer.after
        if self._in_vain[0] != after:
            self._in_vain = (after, set())
        step = self.director.does(view, self._in_vain[1])
        self._ask(step.asks if step is not None else None)
        if step is None or not self._is_time(step):
            return
        answer = await self.table.act("director", self._message(step, view.revision), self._clock())
        if isinstance(answer, Refused) and answer.code != "stale":
            _log.info("the programmed Director was refused %s: %s", step, answer.code)
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
        id = secrets.token_urlsafe(9)
        return TakeUp(id=id, report=step.report) if step.report else Sent(id=id, act=step.act, seen=seen)
