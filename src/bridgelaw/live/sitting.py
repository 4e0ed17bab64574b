"""A bot at a table: it is told of its views, and does what it does."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bridgelaw.api.card_solver import CardSolver
from bridgelaw.live.bots import Bot, Doing
from bridgelaw.live.messages import NextBoard, NoQuestions, Refused, Sent, WriteCard
from bridgelaw.live.occupant import Occupant, client_id
from bridgelaw.live.table import LiveTable
from bridgelaw.live.view import View

_OF_NO_CONSEQUENCE = ("stale", "not-ended", "is-ready", "no-more-boards", "director-called", "own-card")


class Sitting(Occupant):
    """`bot` sits at `table`, and is ready for the next board when one has ended. `solver`: thinks for it about its
    cards; `card`: the lines of the system card that it writes for its side, where there is none."""

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
        self.bot, self._solver, self._card = bot, solver, tuple(card)
        super().__init__(table, bot.seat.value, clock, pause)

    async def _begin(self) -> None:
        await self._write_card()

    async def _look(self, view: View) -> None:
        doing = self.bot.does(view)
        if doing is not None:
            act = await self._thought_over(doing)
            done = await self._send(Sent(id=client_id(), act=act, seen=view.revision, confirmed=doing.confirmed))
            if done and doing.then is not None:
                await self._send(Sent(id=client_id(), act=doing.then, confirmed=doing.confirmed))
        elif view.answer.phase in ("ended", "closed") and self.who in view.waiting:
            await self._write_card()
            await self._send(NextBoard(id=client_id()))
        elif view.prompt.what == "led_face_down" and self.who in view.waiting:
            await self._send(NoQuestions(id=client_id()))

    async def _write_card(self) -> None:
        """Between boards and before the first call, when a card may be written."""
        if self._card and not self.table.state.cards.get(self.bot.seat.side.value):
            await self._send(WriteCard(id=client_id(), lines=self._card))

    async def _thought_over(self, doing: Doing) -> Mapping[str, Any]:
        if doing.chosen_from is None or self._solver is None:
            return doing.act
        card = await self._solver.card(doing.chosen_from)
        return doing.act if card is None else {**doing.act, "play": str(card)}

    async def _send(self, message: Sent | NextBoard | NoQuestions | WriteCard) -> bool:
        """Whether it was done."""
        return not isinstance(await self._say(message, _OF_NO_CONSEQUENCE), Refused)
