"""What is known of a deal, as a problem: which cards are unknown, and how many of them each hidden hand gets."""

from __future__ import annotations

from collections.abc import Mapping
from math import comb

from msgspec import Struct

from bridgelaw.desk.conditions import Condition
from bridgelaw.desk.conditions.parts import HAND
from bridgelaw.game.cards import PACK, SUITS, Card, Suit
from bridgelaw.game.seats import SEATS, Seat

Cards = frozenset[Card]


class BadCards(ValueError):
    """What is said to be known is of no deal: `code` is `twice` (a card in two places), `thirteen` (a known hand that
    has not 13 cards, or more than 13 held), of the hand of `seat`."""

    def __init__(self, code: str, seat: Seat, card: Card | None = None) -> None:
        super().__init__(f"{code}: {seat.value} {card or ''}")
        self.code, self.seat, self.card = code, seat, card


class NotCounted(Exception):
    """A problem that is refused; `code` says why, `seats` whose lines are in the way."""

    code: str

    def __init__(self, *seats: Seat) -> None:
        super().__init__(" ".join(seat.value for seat in seats))
        self.seats = seats


class NoDealFits(NotCounted):
    """No deal fits: these lines contradict each other, and no fewer of them do."""

    code = "impossible"


class TooWide(NotCounted):
    """The tables would be too large; this line is the widest one."""

    code = "too_wide"


class NoSolver(NotCounted):
    """The extra `[dd]` is not installed."""

    code = "no_solver"


class NoHandKnown(NotCounted):
    """No hand is known, and more than one seat has a condition."""

    code = "no_hand"


class DealProblem(Struct, frozen=True, kw_only=True):
    """Hands that are known, cards seen of hidden hands, and a condition for each seat of which something is said.

    Made by `problem`, which looks whether it can be.
    """

    known: Mapping[Seat, Cards]
    held: Mapping[Seat, Cards]
    given: Mapping[Seat, Condition]

    @property
    def hidden(self) -> tuple[Seat, ...]:
        """The seats whose hands are not known."""
        return tuple(seat for seat in SEATS if seat not in self.known)

    @property
    def unknown(self) -> dict[Suit, tuple[Card, ...]]:
        """The cards of each suit that may be in any hidden hand, high ones first."""
        seen = frozenset().union(*self.known.values(), *self.held.values())
        return {suit: tuple(card for card in PACK if card.suit == suit and card not in seen) for suit in SUITS}

    def needs(self, seat: Seat) -> int:
        """How many unknown cards the hidden hand of `seat` gets."""
        return HAND - len(self.held.get(seat, ()))

    def ways(self) -> int:
        """In how many ways the unknown cards lie, whatever the conditions say."""
        return ways([self.needs(seat) for seat in self.hidden])


def problem(
    known: Mapping[Seat, Cards] = {}, held: Mapping[Seat, Cards] = {}, given: Mapping[Seat, Condition] = {}
) -> DealProblem:
    """The problem; three known hands make the fourth one known, too.

    Raises:
        BadCards: a card is in two places, or a hand has not as many cards as it must.
    """
    found, place = dict(known), dict[Card, Seat]()
    for seat, hand in known.items():
        if len(hand) != HAND:
            raise BadCards("thirteen", seat)
    for seat, cards in (*known.items(), *held.items()):
        if len(cards) > HAND:
            raise BadCards("thirteen", seat)
        for card in (one for one in PACK if one in cards):
            if place.setdefault(card, seat) is not seat:
                raise BadCards("twice", seat, card)
    if any(not held[seat] <= hand for seat, hand in known.items() if seat in held):
        seat = next(seat for seat, hand in known.items() if seat in held and not held[seat] <= hand)
        raise BadCards("thirteen", seat)
    if len(found) == len(SEATS) - 1:
        (last,) = (seat for seat in SEATS if seat not in found)
        found[last] = frozenset(PACK).difference(*found.values())
    in_order = [seat for seat in SEATS if seat in found]
    return DealProblem(
        known={seat: found[seat] for seat in in_order},
        held={seat: held[seat] for seat in SEATS if seat in held and held[seat] and seat not in found},
        given={seat: given[seat] for seat in SEATS if seat in given},
    )


def ways(needs: list[int]) -> int:
    """In how many ways so many cards go to hands that get `needs` of them."""
    total, found = sum(needs), 1
    for need in needs:
        found *= comb(total, need)
        total -= need
    return found
