"""The deal of a LIN board: a digit for the dealer, then the hands of South, West, North and East."""

from __future__ import annotations

import re

from bridgelaw.game.cards import CARDS, SUITS, Card, in_order
from bridgelaw.game.deals import UNKNOWN, Deal, Hand
from bridgelaw.game.seats import E, N, S, Seat, W

ORDER = (S, W, N, E)
_DEALERS = {"1": S, "2": W, "3": N, "4": E}
_SUIT = re.compile(r"([SHDC])([^SHDC]*)")
_NOT_GIVEN = ("", "-", "SHDC")


class NoHand(ValueError):
    """What stands there is no hand."""


def dealer_and_rest(said: str) -> tuple[Seat | None, str]:
    """The dealer that the value of `md` names, and the hands behind it."""
    said = said.strip()
    if said[:1].isdigit():
        return _DEALERS.get(said[0]), said[1:]
    return None, said


def deal(said: str) -> tuple[dict[Seat, Hand], str]:
    """The hands, and what is wrong with them as a deal (nothing, when they can be one).

    Raises:
        NoHand: a rank or a suit that does not exist, or more than four hands.
    """
    hands = said.split(",")
    if len(hands) > 4:
        raise NoHand(f"{len(hands)} hands: expected South, West, North and East")
    found: dict[Seat, Hand] = dict(UNKNOWN)
    seen: set[Card] = set()
    for seat, text in zip(ORDER, hands, strict=False):
        cards = _hand(text)
        if cards is None:
            continue
        for card in cards:
            if card in seen:
                return dict(UNKNOWN), f"{card} is there twice"
            seen.add(card)
        if len(cards) > 13:
            return dict(UNKNOWN), f"{seat.value} has {len(cards)} cards"
        found[seat] = frozenset(cards)
    return found, ""


def _hand(text: str) -> list[Card] | None:
    text = "".join(text.upper().split()).replace("10", "T")
    if text in _NOT_GIVEN:
        return None
    if text[0] not in SUITS:
        raise NoHand(f"{text[:20]!r} is no hand: expected a suit S H D C and its cards")
    cards: list[Card] = []
    for suit, ranks in _SUIT.findall(text):
        for rank in ranks.strip("-."):
            card = CARDS.get(suit + rank)
            if card is None:
                raise NoHand(f"{suit}{rank} is no card: expected A K Q J T 9 … 2")
            cards.append(card)
    return cards


def written(whole: Deal, dealer: Seat) -> str:
    """The value of `md`: East's hand is left out where it is what the others leave."""
    digit = next(digit for digit, seat in _DEALERS.items() if seat is dealer)
    hands = [_written(whole[seat]) for seat in ORDER]
    if sum(len(hand) for hand in whole.values() if hand is not None) == 52:
        hands[3] = ""
    return digit + ",".join(hands)


def _written(hand: Hand) -> str:
    if hand is None:
        return ""
    ordered = in_order(hand)
    return "".join(suit + "".join(card.rank for card in ordered if card.suit == suit) for suit in SUITS)
