"""What a call shows of a hand: a range of points, of lengths, stoppers. A hand fits it or does not."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from bridgelaw.game.cards import SUITS, Suit
from bridgelaw.natural.hand import Holding

_SIGNS: Mapping[Suit, str] = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
MOST = 40
"""More points than any hand has."""


class Shown(Struct, frozen=True, kw_only=True):
    """What is known of a hand.

    Attributes:
        low, high: points; for a raise (`trumps` given) as they count with support for that suit.
        least, most: cards in suits; those not named: 0 and 13.
        balanced: it is; False: nobody has said so.
        stopped: suits that are stopped.
    """

    low: int = 0
    high: int = MOST
    least: Mapping[Suit, int] = {}
    most: Mapping[Suit, int] = {}
    balanced: bool = False
    stopped: tuple[Suit, ...] = ()
    trumps: Suit | None = None

    def fits(self, hand: Holding, slack: int = 0) -> bool:
        """Whether the hand is one of those; `slack`: so many points more or less do not matter."""
        points = hand.support(self.trumps) if self.trumps else hand.points
        return (
            self.low - slack <= points <= self.high + slack
            and all(hand.lengths[suit] >= n for suit, n in self.least.items())
            and all(hand.lengths[suit] <= n for suit, n in self.most.items())
            and (hand.is_balanced or not self.balanced)
            and hand.stoppers.issuperset(self.stopped)
        )

    def and_then(self, later: Shown) -> Shown:
        """What is known after a later call too. Where the two contradict each other the later one counts."""
        low, high = max(self.low, later.low), min(self.high, later.high)
        if low > high:
            low, high = later.low, later.high
        least = {s: max(self.at_least(s), later.at_least(s)) for s in SUITS}
        most = {s: min(self.at_most(s), later.at_most(s)) for s in SUITS}
        if sum(least.values()) > 13 or any(least[s] > most[s] for s in SUITS):
            least = {s: later.at_least(s) for s in SUITS}
            most = {s: later.at_most(s) for s in SUITS}
        return Shown(
            low=low,
            high=high,
            least={s: n for s, n in least.items() if n},
            most={s: n for s, n in most.items() if n < 13},
            balanced=self.balanced or later.balanced,
            stopped=tuple(dict.fromkeys((*self.stopped, *later.stopped))),
        )

    def or_else(self, other: Shown) -> Shown:
        """What is known if it is either of the two."""
        least = {s: min(self.at_least(s), other.at_least(s)) for s in SUITS}
        most = {s: max(self.at_most(s), other.at_most(s)) for s in SUITS}
        return Shown(
            low=min(self.low, other.low),
            high=max(self.high, other.high),
            least={s: n for s, n in least.items() if n},
            most={s: n for s, n in most.items() if n < 13},
            balanced=self.balanced and other.balanced,
            stopped=tuple(s for s in self.stopped if s in other.stopped),
        )

    def at_least(self, suit: Suit) -> int:
        """Cards in the suit that are certain."""
        return self.least.get(suit, 0)

    def at_most(self, suit: Suit) -> int:
        """Cards in the suit that are possible."""
        return self.most.get(suit, 13)

    def written(self) -> str:
        """In signs that are read in any language: `12–21 ♠5+`, `15–17 4333 4432 5332`; a dash where it says nothing."""
        points = f"{self.low}–{self.high}" if self.high < MOST else f"{self.low}+" if self.low else ""
        if self.balanced:
            return f"{points} 4333 4432 5332".strip()
        suits = (f"{_SIGNS[suit]}{_range(self.at_least(suit), self.at_most(suit))}" for suit in SUITS)
        named = (sign for suit, sign in zip(SUITS, suits, strict=True) if suit in self.least or suit in self.most)
        return " ".join([*([points] if points else []), *named]) or "–"

    def without_trumps(self) -> Shown:
        """The same, its points counted without a suit to support."""
        return replace(self, trumps=None)


def _range(least: int, most: int) -> str:
    return f"{least}+" if most == 13 else f"{least}–{most}"
