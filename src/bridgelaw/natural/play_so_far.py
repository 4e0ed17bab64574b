"""The play as one player sees it when he has to choose a card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from msgspec import Struct

from bridgelaw.game.calls import Call, Strain
from bridgelaw.game.cards import PACK, SUITS, Card, Suit
from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.game.tricks import winner


class PlaySoFar(Struct, frozen=True, kw_only=True, dict=True):
    """What the player who plays from `hand` knows.

    Attributes:
        hands: the cards left in the hands that he sees: his own, and dummy's once it lies there.
        trick: the cards of the trick in progress, in order.
        tricks: those before it.
        trumps: the denomination of the contract.
        allowed: the cards that he may play.
        calls: the auction.
    """

    hand: Seat
    declarer: Seat
    trumps: Strain
    hands: Mapping[Seat, frozenset[Card]]
    trick: Sequence[tuple[Seat, Card]]
    tricks: Sequence[Sequence[tuple[Seat, Card]]] = ()
    allowed: Sequence[Card]
    calls: Sequence[tuple[Seat, Call]] = ()

    @cached_property
    def gone(self) -> frozenset[Card]:
        """All cards of the tricks before."""
        return frozenset(card for trick in self.tricks for _, card in trick)

    @property
    def is_declaring(self) -> bool:
        """Whether the card is declarer's or dummy's."""
        return self.hand.side is self.declarer.side

    @cached_property
    def unseen(self) -> frozenset[Card]:
        """The cards in hands that he does not see."""
        seen = frozenset().union(*self.hands.values())
        return frozenset(PACK) - seen - self.gone - {card for _, card in self.trick}

    @property
    def winning(self) -> Seat | None:
        """Who holds the trick so far."""
        return winner(self.trick, self.trumps) if self.trick else None

    @property
    def best(self) -> Card | None:
        """The card that holds it."""
        held_by = self.winning
        return next((card for seat, card in self.trick if seat is held_by), None)

    def is_high(self, card: Card) -> bool:
        """Whether no card that is left in a hand of the other side, or not seen, is higher in its suit."""
        others = (c for seat, cards in self.hands.items() if seat.side is not self.hand.side for c in cards)
        return all(c.suit != card.suit or c.height < card.height for c in (*self.unseen, *others))

    def beats(self, card: Card) -> bool:
        """Whether the card would hold the trick as it lies."""
        return winner([*self.trick, (self.hand, card)], self.trumps) is self.hand

    def behind(self) -> tuple[Seat, ...]:
        """Who is still to play to the trick, after this hand."""
        return tuple(SEATS[(self.hand.index + n) % 4] for n in range(1, 4 - len(self.trick)))

    def out(self, suit: Suit) -> int:
        """Cards of the suit that the other side may still hold."""
        seen = sum(
            c.suit == suit for seat, cards in self.hands.items() if seat.side is not self.hand.side for c in cards
        )
        return seen + sum(card.suit == suit for card in self.unseen)

    def held(self, suit: Suit, seat: Seat | None = None) -> list[Card]:
        """The cards of the suit in that hand (the own one, if none is named), the highest first."""
        cards = self.hands.get(seat or self.hand, frozenset())
        return sorted((card for card in cards if card.suit == suit), key=lambda card: -card.height)


def suits_but(trumps: Strain) -> tuple[Suit, ...]:
    """The suits that are not trumps."""
    return tuple(suit for suit in SUITS if suit != trumps)
