"""A bot at a table: it is told of its views, and does what it does."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress

from bridgelaw.api.card_solver import CardSolver
from bridgelaw.live.bots import Bot
from bridgelaw.live.messages import NextBoard, Refused, Sent, Viewer
from bridgelaw.live.table import LiveTable
from bridgelaw.live.view import View

_log = logging.getLogger(__name__)


class Sitting:
    """`bot` sits at `table` until `leave`. It acts `pause` seconds after it has come to see something, and is ready for
    the next board when one has ended. `solver`: thinks for it about its cards."""

    def __init__(
        self,
        table: LiveTable,
        bot: Bot,
        clock: Callable[[], float],
        *,
        pause: float = 0,
        solver: CardSolver | None = None,
    ) -> None:
        self.table, self.bot, self._clock, self._pause, self._solver = table, bot, clock, pause, solver
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
        while True:
            await self._news.wait()
            await asyncio.sleep(self._pause)
            self._news.clear()
            view = self._latest
            assert view is not None
            message = await self._message(view)
            if message is None:
                continue
            answer = await self.table.act(self.who, message, self._clock())
            if isinstance(answer, Refused) and answer.code not in ("stale", "not-ended", "is-ready", "director-called"):
                _log.info("the bot at %s was refused %s: %s", self.who, message, answer.code)

    async def _message(self, view: View) -> Sent | NextBoard | None:
        id = secrets.token_urlsafe(9)
        if view.answer.phase in ("ended", "closed"):
            return NextBoard(id=id) if self.who in view.waiting else None
        doing = self.bot.does(view)
        if doing is None:
            return None
        act = doing.act
        if doing.chosen_from is not None and self._solver is not None:
            card = await self._solver.card(doing.chosen_from)
            act = act if card is None else {**act, "play": str(card)}
        return Sent(id=id, act=act, seen=view.revision, confirmed=doing.confirmed)
