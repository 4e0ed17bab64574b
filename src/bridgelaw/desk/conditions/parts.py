"""What a condition is made of: facts about a hand of 13 cards, and `not`, `and`, `or` over them.

A condition is in normal form when it comes from `all_of` and `one_of`: suits and cards in their order, no `and`
directly within an `and`, no `or` within an `or`. Reading makes no other.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import permutations, product

from msgspec import Struct

from bridgelaw.game.cards import PACK, SUITS, Card, Suit

HAND = 13
POINTS = {"A": 4, "K": 3, "Q": 2, "J": 1}
CONTROLS = {"A": 2, "K": 1}


class Span(Struct, frozen=True):
    """From `least` to `most`, both included; without `most` anything from `least` on."""

    least: int
    most: int | None = None

    def __contains__(self, number: int) -> bool:
        return self.least <= number and (self.most is None or number <= self.most)


class Points(Struct, frozen=True, tag=True):
    """High-card points, of the hand or (where some are named) of these suits."""

    span: Span
    suits: tuple[Suit, ...] = ()


class Length(Struct, frozen=True, tag=True):
    """Cards in the suit, or in the suits together."""

    span: Span
    suits: tuple[Suit, ...]


class Controls(Struct, frozen=True, tag=True):
    """Two for an ace, one for a king."""

    span: Span


class Aces(Struct, frozen=True, tag=True):
    """How many aces."""

    span: Span


class Held(Struct, frozen=True, tag=True):
    """How many of these cards. Of one card, and without a limit above, it is written as the card alone."""

    span: Span
    cards: tuple[Card, ...]


class Pattern(Struct, frozen=True):
    """Lengths of the four suits, None for any; `exact`: from spades to clubs, else in any order of suits."""

    counts: tuple[int | None, ...]
    exact: bool = False

    def allows(self, lengths: Sequence[int]) -> bool:
        """Whether it allows these lengths, from spades to clubs."""
        orders = (self.counts,) if self.exact else permutations(self.counts)
        return any(all(n is None or n == m for n, m in zip(order, lengths, strict=True)) for order in orders)


class Shape(Struct, frozen=True, tag=True):
    """One of these patterns."""

    patterns: tuple[Pattern, ...]


class Balanced(Struct, frozen=True, tag=True):
    """4333, 4432 or 5332."""


class Longer(Struct, frozen=True, tag=True):
    """The suit is longer than the other one; with `or_equal` at least as long."""

    suit: Suit
    other: Suit
    or_equal: bool = False


class Anything(Struct, frozen=True, tag=True):
    """Any hand."""


class Not(Struct, frozen=True, tag=True):
    """The part does not hold."""

    part: Condition


class AllOf(Struct, frozen=True, tag=True):
    """Every part holds. Made by `all_of`."""

    parts: tuple[Condition, ...]


class OneOf(Struct, frozen=True, tag=True):
    """At least one part holds. Made by `one_of`."""

    parts: tuple[Condition, ...]


Fact = Points | Length | Controls | Aces | Held | Shape | Balanced | Longer | Anything
Condition = Fact | Not | AllOf | OneOf

ALL_LENGTHS: tuple[tuple[int, ...], ...] = tuple(
    lengths for lengths in product(range(HAND + 1), repeat=4) if sum(lengths) == HAND
)
"""Every four lengths that a hand can have, from spades to clubs."""

BALANCED = Shape((Pattern((4, 3, 3, 3)), Pattern((4, 4, 3, 2)), Pattern((5, 3, 3, 2))))


def all_of(parts: Iterable[Condition]) -> Condition:
    """All of these together; a single one is itself."""
    flat: list[Condition] = []
    for part in parts:
        flat += part.parts if isinstance(part, AllOf) else (part,)
    return flat[0] if len(flat) == 1 else AllOf(tuple(flat))


def one_of(parts: Iterable[Condition]) -> Condition:
    """At least one of these; a single one is itself."""
    flat: list[Condition] = []
    for part in parts:
        flat += part.parts if isinstance(part, OneOf) else (part,)
    return flat[0] if len(flat) == 1 else OneOf(tuple(flat))


def weights(fact: Points | Controls | Aces | Held) -> dict[Card, int]:
    """What each card counts for a fact that adds up cards; those that count nothing are left out."""
    match fact:
        case Held(cards=cards):
            return dict.fromkeys(cards, 1)
        case Points(suits=suits):
            return {c: POINTS[c.rank] for c in PACK if c.rank in POINTS and (not suits or c.suit in suits)}
        case Controls():
            return {c: CONTROLS[c.rank] for c in PACK if c.rank in CONTROLS}
        case Aces():
            return {c: 1 for c in PACK if c.rank == "A"}


def lengths(fact: Length | Shape | Balanced | Longer) -> frozenset[tuple[int, ...]]:
    """Every four lengths, from spades to clubs, that a fact about lengths allows."""
    match fact:
        case Length(span=span, suits=suits):
            counted = [SUITS.index(suit) for suit in suits]
            return frozenset(one for one in ALL_LENGTHS if sum(one[n] for n in counted) in span)
        case Shape(patterns=patterns):
            return frozenset(one for one in ALL_LENGTHS if any(pattern.allows(one) for pattern in patterns))
        case Balanced():
            return lengths(BALANCED)
        case Longer(suit=suit, other=other, or_equal=or_equal):
            long, short = SUITS.index(suit), SUITS.index(other)
            return frozenset(one for one in ALL_LENGTHS if one[long] - one[short] >= (0 if or_equal else 1))
