"""Cards in hands as small numbers, so that a whole play is a string of bytes: looked up, counted, compared at once.

The number of a card is 64 times the index of the hand that it is from, 13 times its suit, and its height there.
"""

from __future__ import annotations

from bridgelaw.game.calls import STRAINS, Strain
from bridgelaw.game.cards import PACK, SUITS, Card
from bridgelaw.game.seats import SEATS, Seat

NONE, NOBODY = 255, 254
"""No card; a card that is in no hand."""

_CARDS = sorted(PACK, key=lambda card: (SUITS.index(card.suit), card.height))
PLACES: dict[Card, int] = {card: place for place, card in enumerate(_CARDS)}
"""The number of each card in the first hand."""

_NUMBERS = [(64 * hand + place, hand, place) for hand in range(len(SEATS)) for place in range(len(_CARDS))]


def _table(values: dict[int, int], others: int | None = None) -> bytes:
    """A table for `translate`; what is left out stays as it is, or becomes `others`."""
    return bytes(values.get(n, n if others is None else others) for n in range(256))


HANDS = _table({number: hand for number, hand, _ in _NUMBERS})
"""The index of the hand for each number."""

SUIT = _table({number: place // 13 for number, _, place in _NUMBERS}, NONE)
"""The place of the suit for each number."""


def _worth(strain: Strain, led: int) -> bytes:
    """What each card is worth in a trick: nothing, if it cannot win."""
    trumps = SUITS.index(strain) if strain != "NT" else led
    worth = {
        n: 1 + place % 13 + 13 * (place // 13 == trumps) for n, _, place in _NUMBERS if place // 13 in (trumps, led)
    }
    return _table(worth, 0)


WORTH: dict[Strain, list[bytes]] = {strain: [_worth(strain, led) for led in range(len(SUITS))] for strain in STRAINS}
"""What each number is worth in a trick, by denomination and the suit led."""


def card_of(number: int) -> tuple[Seat, Card]:
    """The hand and the card with that number."""
    return SEATS[number >> 6], _CARDS[number & 63]
