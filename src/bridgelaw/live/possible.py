"""What the player in turn can call or play without objection."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from msgspec import Struct

from bridgelaw.answer.known import Known
from bridgelaw.answer.laid_open import may_play_dummy
from bridgelaw.game.calls import BIDS, CALLS, PASS, Call
from bridgelaw.game.cards import Card, in_order
from bridgelaw.game.seats import Seat
from bridgelaw.lawbook.judge import Book
from bridgelaw.lawbook.situation import Situation
from bridgelaw.live.objecting import objections
from bridgelaw.table import acts

_ALL = (PASS, CALLS["X"], CALLS["XX"], *BIDS)


class Can(Struct, frozen=True):
    """The calls, and the cards (of the hand `of`, his own or dummy's); both empty when it is not his turn."""

    calls: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    of: str | None = None


NOTHING = Can()


def can(book: Book, now: Situation, seat: Seat, known: Known | None = None) -> Can:
    """What `seat` can call or play now; `known`: what he knows, where somebody has found it already."""
    only_the_game = now.only_the_game
    if now.player_in_turn is not seat or (not only_the_game and (now.frozen or now.awaited("claim"))):
        return NOTHING
    auction = now.facts.auction
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
