"""Opponents have opened: overcalls, doubles for takeout, and what partner says to them."""

from __future__ import annotations

from collections.abc import Iterator

from bridgelaw.game.calls import DOUBLE, PASS, Call
from bridgelaw.game.cards import Suit
from bridgelaw.natural.openings import MAJORS, SUITS_DOWN
from bridgelaw.natural.responses import bid, up_to
from bridgelaw.natural.seen import Choice, Seen, suit_of
from bridgelaw.natural.shown import Shown


def overcalls(seen: Seen) -> Iterator[Choice]:
    """Nobody of this side has said anything yet."""
    theirs = seen.suits_of_theirs
    last = seen.last_bid
    assert last is not None
    others = [suit for suit in SUITS_DOWN if suit not in theirs]
    if last.level == 1 and theirs:
        yield from bid(seen.at(1, "NT"), Shown(low=15, high=18, balanced=True, stopped=theirs))
    if theirs and last.level <= 3 and seen.can_double:
        yield Choice(call=DOUBLE, shows=Shown(low=18 + max(0, last.level - 2)), forcing=True, rare=True)
    for n in (7, 6, 5):
        for suit in others:
            cheapest = seen.cheapest(suit)
            if cheapest is None or cheapest.level > 3:
                continue
            low = {1: 9, 2: 12, 3: 14}[cheapest.level]
            if cheapest.level > 1 and n == 5 and suit not in MAJORS:
                low += 2
            yield from bid(cheapest, Shown(low=low, high=17, least={suit: n}, stopped=(suit,)))
    for suit in others:
        cheapest = seen.cheapest(suit)
        if cheapest is not None and cheapest.level <= 2:
            yield from bid(seen.at(3, suit), Shown(low=6, high=11, least={suit: 7}))
            if cheapest.level == 1:
                yield from bid(seen.at(2, suit), Shown(low=6, high=10, least={suit: 6}))
    if theirs and last.level <= 3 and len(theirs) <= 2 and seen.can_double:
        shape = dict.fromkeys(others, 3)
        low = 11 + last.level
        yield Choice(call=DOUBLE, shows=Shown(low=low, least=shape, most=dict.fromkeys(theirs, 3)), forcing=True)
    yield Choice(call=PASS, shows=Shown(high=17))


def advances(seen: Seen, said: Call) -> Iterator[Choice]:
    """Partner has overcalled, or doubled for takeout."""
    if said is DOUBLE:
        yield from _to_double(seen)
    elif said.strain == "NT":
        for suit in MAJORS:
            yield from bid(seen.at(4, suit), Shown(low=9, least={suit: 6}))
        yield from bid(seen.at(3, "NT"), Shown(low=9, high=16))
        for suit in SUITS_DOWN:
            if suit not in seen.suits_of_theirs:
                yield from bid(seen.at(2, suit), Shown(high=8, least={suit: 5}))
    else:
        yield from _to_suit(seen, said)
    yield Choice(call=PASS, shows=Shown())


def _to_suit(seen: Seen, said: Call) -> Iterator[Choice]:
    suit = suit_of(said)
    assert suit is not None
    theirs = seen.suits_of_theirs
    if suit in MAJORS:
        yield from bid(seen.at(4, suit), Shown(low=16 - 2 * said.level, least={suit: 3}, trumps=suit))
    yield from bid(seen.at(3, "NT"), Shown(low=15, balanced=True, stopped=theirs))
    yield from bid(seen.at(3, suit), Shown(low=11, high=13, least={suit: 3}, trumps=suit))
    yield from bid(seen.at(2, suit), Shown(low=6, high=10, least={suit: 3}, trumps=suit))
    for other in SUITS_DOWN:
        cheapest = seen.cheapest(other)
        if other != suit and other not in theirs and cheapest is not None and cheapest.level <= 2:
            yield from bid(cheapest, Shown(low=10, least={other: 5}))
    yield from bid(seen.at(2, "NT"), Shown(low=12, high=14, balanced=True, stopped=theirs))
    yield from bid(seen.at(1, "NT"), Shown(low=8, high=11, balanced=True, stopped=theirs))


def _to_double(seen: Seen) -> Iterator[Choice]:
    theirs = seen.suits_of_theirs
    others = [suit for suit in SUITS_DOWN if suit not in theirs]
    doubled = theirs[0] if len(theirs) == 1 else None
    for suit in (s for s in others if s in MAJORS):
        yield from bid(seen.at(4, suit), Shown(low=11, least={suit: 5}))
        yield from bid(seen.at(4, suit), Shown(low=12, least={suit: 4}))
    yield from bid(seen.at(3, "NT"), Shown(low=12, stopped=theirs))
    if seen.forced and doubled is not None:
        yield Choice(call=PASS, shows=Shown(low=7, least={doubled: 5}))
    for n in (6, 5, 4):
        for suit in others:
            cheapest = seen.cheapest(suit)
            if cheapest is not None and cheapest.level <= 3:
                yield from up_to(4, seen.at(cheapest.level + 1, suit), Shown(low=9, high=11, least={suit: n}))
                yield from bid(
                    cheapest, Shown(low=0 if seen.forced else 3 + 3 * cheapest.level, high=9, least={suit: n})
                )
    yield from bid(seen.at(2, "NT"), Shown(low=10, high=12, stopped=theirs))
    yield from bid(seen.at(1, "NT"), Shown(low=6, high=10, stopped=theirs))
    for suit in others:
        yield from up_to(4, seen.cheapest(suit, 1), Shown(low=12, least={suit: 4}))
    if seen.forced:
        for suit in reversed(others):
            yield from bid(seen.cheapest(suit), Shown(high=9, least={suit: 3}))
        yield from bid(seen.cheapest(_lowest(others)), Shown(high=11))


def _lowest(suits: list[Suit]) -> Suit:
    return suits[-1] if suits else "C"
