"""Which of the options that the Law gives him a player takes, by his own view."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bridgelaw.answer import model
from bridgelaw.answer.seat import SeatAnswer
from bridgelaw.game.calls import CALLS
from bridgelaw.game.cards import CARDS, Card, Suit
from bridgelaw.game.deals import parse_hand

_HEIGHTS = {"A": 3, "K": 2, "Q": 1}


def preferred(options: Sequence[model.Option], answer: SeatAnswer, would_call: Callable[[], str]) -> model.Option:
    """The one of these options that a sensible player takes; `would_call`: what he would call over all that has been
    called. What there is no reason to prefer is taken in the order in which the Law names it."""
    by_id = {option.id: option for option in options}
    if "accept_call" in by_id and "reject_call" in by_id:
        return by_id["accept_call" if _gains_room(answer, by_id["accept_call"], would_call()) else "reject_call"]
    if "accept_lead" in by_id and "refuse_lead" in by_id:
        led = _led(answer, by_id["accept_lead"])
        return by_id["accept_lead" if led is not None and strength(answer, led) >= _STRONG else "refuse_lead"]
    about = by_id.get("forbid_suit") or by_id.get("require_suit")
    if about is not None and about.suits:
        weak = strength(answer, weakest(about.suits, answer)) < _STRONG
        return by_id.get("forbid_suit" if weak else "require_suit", about)
    return options[0]


_STRONG = 4
"""Ace and another honour in the hands that he sees: that suit may be led."""


def strength(answer: SeatAnswer, suit: str) -> int:
    """What the honours in that suit come to, in the hands that he sees."""
    return sum(_HEIGHTS.get(card.rank, 0) for card in _seen(answer) if card.suit == suit)


def weakest(suits: Sequence[str], answer: SeatAnswer) -> str:
    """The suit in which he wants to be led to least."""
    return min(suits, key=lambda suit: strength(answer, suit))


def _gains_room(answer: SeatAnswer, option: model.Option, would: str) -> bool:
    """Whether it was too low a bid, over which he can make one of his own that he could not make over a higher one."""
    it = next((one for one in answer.irregularities if one.id == option.irregularity), None)
    made = next((call for call in answer.auction if it is not None and call.act == it.act), None)
    if it is None or made is None or it.kind != "insufficient_bid" or not CALLS[would].is_bid:
        return False
    higher = [call for call in answer.auction if call.call[0] in "1234567" and call.act != made.act]
    floor = max((CALLS[call.call].rank for call in higher), default=-1)
    return CALLS[would].rank <= floor


def _led(answer: SeatAnswer, option: model.Option) -> Suit | None:
    it = next((one for one in answer.irregularities if one.id == option.irregularity), None)
    card = next((one.card for one in answer.plays if it is not None and one.act == it.act), None)
    return CARDS[card].suit if card in CARDS else None


def _seen(answer: SeatAnswer) -> list[Card]:
    return [card for hand in answer.hands.values() for card in parse_hand(hand) or ()]
