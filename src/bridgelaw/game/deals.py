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
        spades, hearts, diamonds, clubs = suits
        cards = [_SPADES[r] for r in spades]
        cards += [_HEARTS[r] for r in hearts]
        cards += [_DIAMONDS[r] for r in diamonds]
        cards += [_CLUBS[r] for r in clubs]
    except KeyError:
        cards = []  # small letters, or 10, or no rank at all
    hand = frozenset(cards)
    if cards and len(hand) == len(cards):
        return hand
    try:
        return frozenset().union(*map(_holding, SUITS, suits))
    except ValueError as error:
        raise ValueError(f"hand {text!r}: {error}") from None


_SPADES, _HEARTS, _DIAMONDS, _CLUBS = ({str(card.rank): card for card in PACK if card.suit == suit} for suit in SUITS)


def _holding(suit: Suit, ranks: str) -> frozenset[Card]:
    """The cards of one suit in a hand."""
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
        deal[seat] = parse_hand(written)
        seat = seat.lho
    known = [hand for hand in deal.values() if hand]
    if len(frozenset().union(*known)) < sum(map(len, known)):
        raise ValueError(_held_twice(deal))
    return {s: deal[s] for s in SEATS}


def _held_twice(deal: Deal) -> str:
    """Which card is in two hands, of the first two that have one in common."""
    for second, theirs in deal.items():
        for first, mine in deal.items():
            if first is second:
                break
            if mine and theirs and not mine.isdisjoint(theirs):
                return f"{in_order(mine & theirs)[0]} is in two hands, {first.value} and {second.value}"
    raise AssertionError("no card is in two hands")


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
