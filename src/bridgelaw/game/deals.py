"""A deal as PBN writes it; hands that nobody wrote down are None."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from bridgelaw.game.cards import CARDS, PACK, SUITS, Card, Suit, in_order
from bridgelaw.game.seats import SEATS, Seat

Hand = frozenset[Card] | None
Deal = Mapping[Seat, Hand]
UNKNOWN: dict[Seat, Hand] = dict.fromkeys(SEATS)


def parse_hand(text: str) -> Hand:
    """A hand written `AK5.QJ.T98.5432`, spades first; `-` is an unknown hand (None).

    Raises:
        ValueError: not four suits, a rank that does not exist, or a card twice.
    """
    if text == "-":
        return None
    suits = text.split(".")
    if len(suits) != 4:
        raise ValueError(f"hand {text!r} has {len(suits)} suits, not 4 (spades.hearts.diamonds.clubs)")
    try:
        return frozenset().union(*map(_holding, SUITS, suits))
    except ValueError as error:
        raise ValueError(f"hand {text!r}: {error}") from None


@lru_cache(8192)
def _holding(suit: Suit, ranks: str) -> frozenset[Card]:
    """The cards of one suit in a hand. There are that many holdings, and files repeat them."""
    cards: set[Card] = set()
    for rank in ranks.upper().replace("10", "T"):
        card = CARDS.get(suit + rank)
        if card is None:
            raise ValueError(f"{rank!r} is not a rank")
        if card in cards:
            raise ValueError(f"{card} twice")
        cards.add(card)
    return frozenset(cards)


def parse_deal(text: str) -> dict[Seat, Hand]:
    """The deal of a PBN string, `N:hand hand hand hand`, clockwise from the seat named first.

    Hands of more or fewer than 13 cards are taken: they happen at a table.

    Raises:
        ValueError: not of that form, or one card in two hands.
    """
    return dict(_parsed(text))


@lru_cache(16)
def _parsed(text: str) -> Mapping[Seat, Hand]:
    """A deal stands in a file once for each table, side by side or nearly so."""
    first, colon, rest = text.strip().partition(":")
    hands = rest.split()
    if not colon or first.upper() not in Seat.__members__ or len(hands) != 4:
        raise ValueError(f"deal {text!r} is not of the form 'N:hand hand hand hand'")
    seat = Seat[first.upper()]
    deal: dict[Seat, Hand] = {}
    for written in hands:
        hand = deal[seat] = parse_hand(written)
        for other, theirs in deal.items():
            if other is not seat and hand and theirs and not hand.isdisjoint(theirs):
                card = in_order(hand & theirs)[0]
                raise ValueError(f"{card} is in two hands, {other.value} and {seat.value}")
        seat = seat.lho
    return {s: deal[s] for s in SEATS}


@lru_cache(8192)
def write_hand(hand: Hand) -> str:
    """The inverse of `parse_hand`, high cards first."""
    if hand is None:
        return "-"
    ordered = in_order(hand)
    return ".".join("".join(c.rank for c in ordered if c.suit == suit) for suit in SUITS)


def write_deal(deal: Deal, first: Seat = Seat.N) -> str:
    """The inverse of `parse_deal`, beginning with `first`."""
    seats = [SEATS[(first.index + n) % 4] for n in range(4)]
    return f"{first.value}:" + " ".join(write_hand(deal[s]) for s in seats)


def complete(deal: Deal) -> dict[Seat, Hand]:
    """The deal with a single unknown hand filled in from the cards that are left, if the other three hold 39."""
    missing = [seat for seat in SEATS if deal[seat] is None]
    if len(missing) != 1:
        return dict(deal)
    known = {card for hand in deal.values() if hand for card in hand}
    if len(known) != 39:
        return dict(deal)
    return dict(deal) | {missing[0]: frozenset(PACK) - known}
