"""Programs that think about their cards do so with what their own player sees."""

from __future__ import annotations

from bridgelaw.api.card_solver import CardSolver
from bridgelaw.game.cards import Card
from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.live.bots import Bot
from bridgelaw.live.sitting import Sitting
from bridgelaw.natural.play_so_far import PlaySoFar
from tests.live.tables import Played, play
from tests.live.test_bots import until


class Lowest(CardSolver):
    """Finds the lowest card, and keeps what it was asked."""

    def __init__(self, seat: Seat, asked: list[tuple[Seat, PlaySoFar, Card]]) -> None:
        super().__init__()
        self._seat, self._asked = seat, asked

    async def card(self, now: PlaySoFar) -> Card | None:
        if len(now.allowed) < 2:
            return None
        found = min(now.allowed, key=lambda card: (card.height, card.suit))
        self._asked.append((self._seat, now, found))
        return found


def test_no_card_that_he_may_not_see_and_what_is_found_is_played() -> None:
    """His own hand, and dummy's once it lies there, are all that it is given."""
    asked: list[tuple[Seat, PlaySoFar, Card]] = []

    async def whole(at: Played) -> None:
        bots = [Sitting(at.table, Bot(seat, 1), at.clock, solver=Lowest(seat, asked)) for seat in SEATS]
        try:
            await until(at, lambda: at.table.state.board.index == 1)
        finally:
            for bot in bots:
                await bot.leave()
        record = await at.table.record(1)
        played = {getattr(act, "card", None) for act in record.acts}
        assert len(asked) > 20
        assert {card for _, _, card in asked} <= played

    play(whole)
    for seat, now, _ in asked:
        dummy = now.declarer.partner
        opening = not now.tricks and not now.trick
        own = {now.declarer, dummy} if now.hand.side is now.declarer.side else {seat, dummy}
        assert set(now.hands) == ({seat} if opening else own)
        assert now.calls
