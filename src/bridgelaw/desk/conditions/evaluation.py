"""Whether a condition holds of a hand: plainly, card by card. What counts deals is tested against it."""

from __future__ import annotations

from collections.abc import Collection
from typing import assert_never

from bridgelaw.desk.conditions.parts import (
    Aces,
    AllOf,
    Anything,
    Balanced,
    Condition,
    Controls,
    Held,
    Length,
    Longer,
    Not,
    OneOf,
    Points,
    Shape,
    weights,
)
from bridgelaw.game.cards import SUITS, Card

_BALANCED = ((3, 3, 3, 4), (2, 3, 4, 4), (2, 3, 3, 5))


def holds(condition: Condition, hand: Collection[Card]) -> bool:
    """Whether `condition` holds of a hand of 13 cards."""
    match condition:
        case AllOf(parts=parts):
            return all(holds(part, hand) for part in parts)
        case OneOf(parts=parts):
            return any(holds(part, hand) for part in parts)
        case Not(part=part):
            return not holds(part, hand)
        case Anything():
            return True
        case Points(span=span) | Controls(span=span) | Aces(span=span) | Held(span=span):
            counted = weights(condition)
            return sum(counted.get(card, 0) for card in hand) in span
    has = {suit: sum(card.suit == suit for card in hand) for suit in SUITS}
    match condition:
        case Length(span=span, suits=suits):
            return sum(has[suit] for suit in suits) in span
        case Longer(suit=suit, other=other, or_equal=or_equal):
            return has[suit] > has[other] or (or_equal and has[suit] == has[other])
        case Balanced():
            return tuple(sorted(has.values())) in _BALANCED
        case Shape(patterns=patterns):
            return any(pattern.allows(tuple(has.values())) for pattern in patterns)
        case _:
            assert_never(condition)
