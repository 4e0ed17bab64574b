"""A bot at a table: it is told of its views, and does what it does."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any

from bridgelaw.api.card_solver import CardSolver
from bridgelaw.live.bots import Bot, Doing
from bridgelaw.live.messages import NextBoard, Refused, Sent, Viewer, WriteCard
from bridgelaw.live.table import LiveTable
from bridgelaw.live.view import View

_log = logging.getLogger(__name__)

_OF_NO_CONSEQUENCE = ("stale", "not-ended", "is-ready", "director-called", "own-card")
"""Refusals that only say that it is no time for it."""


class Sitting:
    """`bot` sits at `table` until `leave`. It acts `pause` seconds after it has come to see something, and is ready for
    the next board when one has ended. `solver`: thinks for it about its cards; `card`: the lines of the system
    card that it writes for its side, where there is none."""

    def __init__(
        self,
        table: LiveTable,
        bot: Bot,
        clock: Callable[[], float],
        *,
        pause: float = 0,
        solver: CardSolver | None = None,
        card: Sequence[str] = (),
    ) -> None:
        self.table, self.bot, self._clock, self._pause, self._solver = table, bot, clock, pause, solver
        self._card = tuple(card)
        self.who: Viewer = bot.seat.value
        self._latest: View | None = None
        self._news = asyncio.Event()
        self._end = table.watch(self.who, self._told)
        self._told(table.view(self.who))
        self._task = asyncio.create_task(self._play(), name=f"bot at {self.who}")

    async def leave(self) -> None:
        """It gets up."""
        self._end()
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    def _told(self, view: View) -> None:
        self._latest = view
        self._news.set()

    async def _play(self) -> None:
        await self._write_card()
        while True:
            await self._news.wait()
            await asyncio.sleep(self._pause)
            self._news.clear()
            view = self._latest
            assert view is not None
            doing = self.bot.does(view)
            if doing is not None:
                act = await self._thought_over(doing)
                done = await self._say(Sent(id=_id(), act=act, seen=view.revision, confirmed=doing.confirmed))
                if done and doing.then is not None:
                    await self._say(Sent(id=_id(), act=doing.then, confirmed=doing.confirmed))
            elif view.answer.phase in ("ended", "closed") and self.who in view.waiting:
                await self._write_card()
                await self._say(NextBoard(id=_id()))

    async def _write_card(self) -> None:
        """Between boards and before the first call, when a card may be written."""
        if self._card and not self.table.state.cards.get(self.bot.seat.side.value):
            await self._say(WriteCard(id=_id(), lines=self._card))

    async def _thought_over(self, doing: Doing) -> Mapping[str, Any]:
        if doing.chosen_from is None or self._solver is None:
            return doing.act
        card = await self._solver.card(doing.chosen_from)
        return doing.act if card is None else {**doing.act, "play": str(card)}

    async def _say(self, message: Sent | NextBoard | WriteCard) -> bool:
        """Whether it was done."""
        answer = await self.table.act(self.who, message, self._clock())
        if isinstance(answer, Refused) and answer.code not in _OF_NO_CONSEQUENCE:
            _log.info("the bot at %s was refused %s: %s", self.who, message, answer.code)
        return not isinstance(answer, Refused)


def _id() -> str:
    return secrets.token_urlsafe(9)
