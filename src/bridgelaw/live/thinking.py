"""How a program thinks about a card: it deals the hands that it does not see many times, and has each deal solved."""

from __future__ import annotations

import asyncio
import random

from bridgelaw.api.card_solver import CardSolver
from bridgelaw.game.cards import Card
from bridgelaw.natural import counted
from bridgelaw.natural.play_so_far import PlaySoFar
from bridgelaw.natural.sampling import dealt

DEALS = 24
"""So many deals for each card."""


class Thinker:
    """Thinks for one program, which sees what its player may see and nothing else; `solver` serves many."""

    def __init__(self, solver: CardSolver, seed: int | str) -> None:
        self._solver = solver
        self._random = random.Random(seed)

    async def card(self, now: PlaySoFar) -> Card | None:
        """The card that it plays; None: it has not come to any, and plays by the rules of thumb."""
        if len(now.allowed) < 2:
            return None
        # in a thread: very many may be dealt until enough of them fit the auction
        deals = await asyncio.to_thread(dealt, now, DEALS, self._random.shuffle)
        if not deals:
            return None
        leader = now.trick[0][0] if now.trick else now.hand
        tricks = await self._solver.tricks(now.trumps, leader, [card for _, card in now.trick], deals)
        return None if tricks is None else counted.card(now, tricks)
