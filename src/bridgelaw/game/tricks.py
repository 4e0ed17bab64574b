"""One trick: who wins it."""

from __future__ import annotations

from collections.abc import Sequence

from bridgelaw.game.calls import Strain
from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Seat


def winner(cards: Sequence[tuple[Seat, Card]], trumps: Strain | None) -> Seat:
    """The seat that holds the trick: the highest trump, else the highest card of the suit of the first card.

    Raises:
        ValueError: no cards.
    """
    if not cards:
        raise ValueError("an empty trick has no winner")
    best_seat, best = cards[0]
    for seat, card in cards[1:]:
        if card.suit == best.suit:
            if card.height > best.height:
                best_seat, best = seat, card
        elif card.suit == trumps:
            best_seat, best = seat, card
    return best_seat
