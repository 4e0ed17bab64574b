"""What the player in turn can call or play without objection, and what becomes of a call now."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Literal

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from bridgelaw.answer.known import Known
from bridgelaw.answer.laid_open import may_play_dummy
from bridgelaw.answer.replacing import CostsOfCalls, costs_of_calls
from bridgelaw.answer.seat_model import SeatAnswer
from bridgelaw.game.calls import BIDS, CALLS, PASS, Call
from bridgelaw.game.cards import Card, in_order
from bridgelaw.game.seats import Seat
from bridgelaw.lawbook.judge import Book
from bridgelaw.lawbook.situation import Situation
from bridgelaw.live.objecting import objections
from bridgelaw.live.silencing import may_have_to_pass
from bridgelaw.table import acts
from bridgelaw.table.options import BY_THE_CALL, SUBSTITUTED

_REPLACES = "correct_call"
"""The duty to make another call in the place of one's own."""
_DONE_WHILE_STOPPED = frozenset((_REPLACES, "repeat_call", "play_card", "lead_suit", "not_lead_suit", "follow_suit"))
"""Duties that are done by a call or card, even though play has stopped."""
_ALL = (PASS, CALLS["X"], CALLS["XX"], *BIDS)


CallAs = Literal["call", "substitute", "other_call"]


class Can(Struct, frozen=True):
    """The calls, and the cards (of the hand `of`, his own or dummy's); both empty when it is not his turn.

    `call_as`: what a call from the bidding box is, whether or not it is in turn: an act with it, or (`other_call`) that
    option chosen with it; None: the box is shut.
    `stopped`: play has stopped for him, so that he is to call and play nothing. `costs`: while a call of his replaces
    one that was refused, by each call of the box what it would bring (`bridgelaw.answer.replacing`). `inspect`: the
    number of the last trick, while he may look at it.
    """

    calls: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    of: str | None = None
    call_as: CallAs | None = None
    stopped: bool = False
    costs: CostsOfCalls | UnsetType = UNSET
    inspect: int | UnsetType = UNSET


NOTHING = Can()


def can(book: Book, now: Situation, seat: Seat, known: Known | None = None) -> Can:
    """What `seat` can call or play now; `known`: what he knows, where somebody has found it already."""
    only_the_game = now.only_the_game
    if now.player_in_turn is not seat or (not only_the_game and (now.frozen or now.awaited("claim"))):
        return NOTHING
    auction = now.facts.auction
    if may_have_to_pass(now) is not None:
        return NOTHING
    if not auction.over:
        if not only_the_game:
            return Can(calls=tuple(str(call) for call in _calls(book, now, known or Known(now, seat))))
        floor = auction.bid.call.rank if auction.bid else -1
        return _regular(floor, double=auction.may_double(seat), redouble=auction.may_redouble(seat))
    hand = now.turn
    if hand is None or (hand is not seat and not may_play_dummy(now, seat)):
        return NOTHING
    held = now.facts.held[hand]
    if held is None or now.facts.down is not None:
        return NOTHING
    cards = in_order(held)
    if only_the_game and now.facts.play is not None:
        led = now.facts.play.trick.led
        possible = [card for card in cards if card.suit == led] or cards
    else:
        possible = _cards(book, now, known or Known(now, seat), hand, cards)
    return Can(cards=tuple(str(card) for card in possible), of=hand.value)


def with_duties(found: Can, now: Situation, told: SeatAnswer | None) -> Can:
    """The same with what follows from the duties and options that the player is told; None: he has none."""
    call_as: CallAs | None = None if now.facts.auction.over else "call"
    if told is None:
        return replace(found, call_as=call_as) if call_as else found
    duties = {duty.what for duty in told.obligations if duty.who == told.seat}
    by_the_call = [option.id for option in told.options if option.id in BY_THE_CALL]
    if _REPLACES in duties or SUBSTITUTED in by_the_call:
        call_as = "substitute"
    elif by_the_call:
        call_as = "other_call"
    replaces = call_as not in ("call", None)
    waits = told.frozen or may_have_to_pass(now) is not None
    stopped = waits and not replaces and duties.isdisjoint(_DONE_WHILE_STOPPED)
    return replace(found, call_as=call_as, stopped=stopped)


def with_costs(found: Can, book: Book, known: Known) -> Can:
    """The same with what each call costs, while it replaces one of the player's."""
    costs = costs_of_calls(book, known)
    return replace(found, costs=costs) if costs else found


def _calls(book: Book, now: Situation, known: Known) -> Iterable[Call]:
    seat = _seat_of(known)
    return (c for c in _ALL if not objections(book, now, acts.Call(id="\0", by=seat, call=c), seat, lambda: known))


def _seat_of(known: Known) -> Seat:
    assert known.seat is not None
    return known.seat


@cache
def _regular(floor: int, *, double: bool, redouble: bool) -> Can:
    """The calls over the bid of that rank (-1: over none)."""
    found = [PASS, *([CALLS["X"]] if double else []), *([CALLS["XX"]] if redouble else [])]
    return Can(calls=tuple(str(call) for call in (*found, *(bid for bid in BIDS if bid.rank > floor))))


def _cards(book: Book, now: Situation, known: Known, hand: Seat, held: Iterable[Card]) -> list[Card]:
    seat = _seat_of(known)
    made = ((card, acts.Play(id="\0", by=seat, card=card, hand=hand)) for card in held)
    return [card for card, act in made if not objections(book, now, act, seat, lambda: known)]
