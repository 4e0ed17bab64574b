"""What those polled may choose from: the calls or cards that are legal in the problem that they are given."""

from __future__ import annotations

from collections.abc import Iterator

from bridgelaw.desk.problem import Problem
from bridgelaw.game.calls import BIDS, DOUBLE, PASS, REDOUBLE, Call
from bridgelaw.game.calls import CALLS as ALL
from bridgelaw.game.cards import SUITS, Card, in_order
from bridgelaw.game.deals import parse_hand
from bridgelaw.game.seats import Seat

_LAST_TRICK_CARD = 4


def choices(asked: Problem) -> tuple[str, ...]:
    """The calls, pass first, or the cards, high ones of spades first."""
    return tuple(str(one) for one in (_calls(asked) if asked.decision == "call" else _cards(asked)))


def _calls(asked: Problem) -> Iterator[Call]:
    seat, duties = Seat[asked.seat], {one.what for one in asked.duties if one.who == asked.seat}
    yield PASS
    if "pass" in duties:
        return
    bid: tuple[Seat, Call] | None = None
    risk = ""
    for one in asked.auction:
        call = ALL[one.call]
        if one.withdrawn or call is PASS:
            continue
        if call in (DOUBLE, REDOUBLE):
            risk = one.call
        else:
            bid, risk = (Seat[one.by], call), ""
    if bid is not None and "may_not_double" not in duties:
        ours = bid[0].side is seat.side
        if risk == "" and not ours:
            yield DOUBLE
        if risk == "X" and ours:
            yield REDOUBLE
    yield from (call for call in BIDS if call.level <= 7 and (bid is None or call.rank > bid[1].rank))


def _cards(asked: Problem) -> Iterator[Card]:
    own = asked.hand_to_play == asked.seat
    held = parse_hand((asked.left if own else asked.dummy) or "-") or frozenset()
    trick = [one for one in asked.plays if one.trick == max((play.trick for play in asked.plays), default=0)]
    if trick and len(trick) < _LAST_TRICK_CARD:
        able = frozenset(card for card in held if card.suit == trick[0].card[0])
    else:
        able = _led(asked, held)
    return iter(in_order(able or held))


def _led(asked: Problem, held: frozenset[Card]) -> frozenset[Card]:
    """The cards that may be led where a ruling binds whoever leads."""
    suits = set(SUITS)
    for duty in asked.duties:
        if duty.who == asked.hand_to_play and duty.what == "lead_suit":
            suits &= set(duty.suits)
        elif duty.who == asked.hand_to_play and duty.what == "not_lead_suit":
            suits -= set(duty.suits)
    return frozenset(card for card in held if card.suit in suits)
