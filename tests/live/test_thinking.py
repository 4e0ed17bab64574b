"""Programs that think about their cards: from what their own player sees, and never for longer than people wait."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from bridgelaw.api.card_solver import CardSolver, Tricks
from bridgelaw.game.calls import Strain
from bridgelaw.game.cards import CARDS, Card
from bridgelaw.game.deals import parse_hand
from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.live.bots import Bot
from bridgelaw.live.sitting import Sitting
from bridgelaw.live.thinking import DEALS, Thinker
from bridgelaw.natural.play_so_far import PlaySoFar
from tests.live.tables import Played, play
from tests.live.test_bots import until


class Witness(Thinker):
    """Keeps what it is given to think about, and plays the lowest card."""

    def __init__(self, seen: list[tuple[Seat, PlaySoFar]], seat: Seat) -> None:
        super().__init__(CardSolver(), 1)
        self._kept, self._seat = seen, seat

    async def card(self, now: PlaySoFar) -> Card | None:
        if len(now.allowed) > 1:
            self._kept.append((self._seat, now))
        return min(now.allowed, key=lambda card: (card.height, card.suit))


def with_thinkers(thinkers: dict[Seat, Thinker]) -> None:
    async def whole(at: Played) -> None:
        bots = [Sitting(at.table, Bot(seat, 1), at.clock, thinker=thinkers[seat]) for seat in SEATS]
        try:
            await until(at, lambda: at.table.state.board.index == 1)
        finally:
            for bot in bots:
                await bot.leave()

    play(whole)


def test_a_player_thinks_with_no_card_that_he_may_not_see() -> None:
    """His own hand, and dummy's once it lies there, are all that it is given; and what it finds is played."""
    seen: list[tuple[Seat, PlaySoFar]] = []
    with_thinkers({seat: Witness(seen, seat) for seat in SEATS})
    assert len(seen) > 20
    for seat, now in seen:
        dummy = now.declarer.partner
        opening = not now.tricks and not now.trick
        own = {now.declarer, dummy} if now.hand.side is now.declarer.side else {seat, dummy}
        assert set(now.hands) == ({seat} if opening else own)
        assert now.calls


class Solver(CardSolver):
    """Says of each deal that the highest card makes most."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[int] = []

    async def tricks(
        self, trumps: Strain, leader: Seat, trick: Sequence[Card], deals: Sequence[object]
    ) -> list[Tricks] | None:
        self.asked.append(len(deals))
        return [{card: card.height for card in CARDS.values()}] * len(deals)


def leads(allowed: str) -> PlaySoFar:
    own = parse_hand("A42.K93.8765.432") or frozenset[Card]()
    cards = tuple(CARDS[one] for one in allowed.split())
    return PlaySoFar(hand=Seat.W, declarer=Seat.S, trumps="NT", hands={Seat.W: own}, trick=(), allowed=cards)


def test_what_the_solver_finds() -> None:
    solver = Solver()
    assert asyncio.run(Thinker(solver, 1).card(leads("H3 HK D8"))) is CARDS["HK"]
    assert solver.asked == [DEALS]


def test_a_single_card_needs_no_thought() -> None:
    solver = Solver()
    assert asyncio.run(Thinker(solver, 1).card(leads("H3"))) is None
    assert solver.asked == []


def test_without_a_solver_the_rules_of_thumb_decide() -> None:
    absent = CardSolver(20, ("/nowhere/python",))
    assert asyncio.run(Thinker(absent, 1).card(leads("H3 HK D8"))) is None
