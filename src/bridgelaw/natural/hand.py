"""What a hand is worth: points, lengths, and whether a suit is stopped."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from bridgelaw.game.cards import SUITS, Card, Suit

_HIGH = {"A": 4, "K": 3, "Q": 2, "J": 1}
_WITH_A = {"A": 1, "K": 2, "Q": 3, "J": 4}
"""How many cards a suit needs with that honour so that it is stopped."""


class Holding:
    """A whole hand of thirteen cards, or what is left of it, measured."""

    def __init__(self, cards: Iterable[Card]) -> None:
        self.cards = frozenset(cards)
        self.lengths: dict[Suit, int] = dict.fromkeys(SUITS, 0)
        for card in self.cards:
            self.lengths[card.suit] += 1

    @cached_property
    def points(self) -> int:
        """4, 3, 2, 1 for the honours, and one for each card beyond the fourth of a suit."""
        return sum(_HIGH.get(card.rank, 0) for card in self.cards) + sum(max(0, n - 4) for n in self.lengths.values())

    @cached_property
    def is_balanced(self) -> bool:
        """No suit shorter than two, at most one doubleton, no suit longer than five."""
        shape = sorted(self.lengths.values())
        return shape[0] >= 2 and shape[1] >= 3 and shape[3] <= 5

    @cached_property
    def stoppers(self) -> frozenset[Suit]:
        """The suits that opponents cannot run at once: with A, Kx, Qxx or Jxxx."""
        return frozenset(card.suit for card in self.cards if self.lengths[card.suit] >= _WITH_A.get(card.rank, 14))

    def support(self, trumps: Suit) -> int:
        """Its points for partner's suit: short suits instead of long ones count where there are three trumps."""
        high = sum(_HIGH.get(card.rank, 0) for card in self.cards)
        if self.lengths[trumps] < 3:
            return high
        return high + sum(max(0, 3 - n) for suit, n in self.lengths.items() if suit != trumps)
