"""Partner has opened, and it is the first time that one says something."""

from __future__ import annotations

from collections.abc import Iterator

from bridgelaw.game.calls import DOUBLE, PASS, Call
from bridgelaw.game.cards import Suit
from bridgelaw.natural.openings import MAJORS, MINORS, SUITS_DOWN
from bridgelaw.natural.seen import Choice, Seen, suit_of
from bridgelaw.natural.shown import MOST, Shown


def responses(seen: Seen, opened: Call) -> Iterator[Choice]:
    """What can be answered to partner's opening, in the order in which it is looked at."""
    if opened.strain == "NT":
        yield from _to_notrump(seen, opened)
    elif opened.level == 1:
        yield from _to_one(seen, opened)
    elif opened.level == 2:
        yield from _to_strong_two(seen, opened)
    else:
        yield from _to_preempt(seen, opened)
    yield Choice(call=PASS, shows=Shown())


def bid(call: Call | None, shows: Shown, *, forcing: bool = False) -> Iterator[Choice]:
    """The choice, if that bid can still be made."""
    if call is not None:
        yield Choice(call=call, shows=shows, forcing=forcing)


def up_to(level: int, call: Call | None, shows: Shown, *, forcing: bool = False) -> Iterator[Choice]:
    """The choice, if that bid can still be made and is no higher than that level."""
    if call is not None and call.level <= level:
        yield from bid(call, shows, forcing=forcing)


def _to_one(seen: Seen, opened: Call) -> Iterator[Choice]:
    suit, theirs = _suit(opened), seen.suits_of_theirs
    if suit in MAJORS:
        yield from _raises(seen, suit, 3)
    yield from _new_suits(seen, suit)
    others = {major: 4 for major in MAJORS if major != suit and major not in theirs}
    if others and seen.can_double:
        yield Choice(call=DOUBLE, shows=Shown(low=8, least=others), forcing=True)
    if suit in MINORS:
        yield from _raises(seen, suit, 4 if suit == "D" else 5)
    yield from bid(seen.at(6, "NT"), Shown(low=19, balanced=True, stopped=theirs))
    yield from bid(seen.at(3, "NT"), Shown(low=13, high=18, balanced=True, stopped=theirs))
    if suit in MINORS:
        yield from bid(seen.at(3, "NT"), Shown(low=13, high=18, least={suit: 4}, stopped=theirs))
    yield from bid(seen.at(2, "NT"), Shown(low=11, high=12, balanced=True, stopped=theirs))
    if suit in MAJORS:
        for minor in MINORS:
            if minor not in theirs:
                yield from _at_level(seen, minor, 2, Shown(low=11, least={minor: 4}))
    yield from bid(seen.at(1, "NT"), Shown(low=6, high=11, stopped=theirs))
    if seen.can_double:
        yield Choice(call=DOUBLE, shows=Shown(low=12), forcing=True, rare=True)
    if not theirs:
        yield Choice(call=PASS, shows=Shown(high=5))


def _new_suits(seen: Seen, opened: Suit) -> Iterator[Choice]:
    """The longest first, at a low level before a higher one; of suits of four the cheapest."""
    new = [suit for suit in SUITS_DOWN if suit != opened and suit not in seen.suits_of_theirs]
    for level, low in ((1, 6), (2, 11), (3, 13)):
        for n in (6, 5):
            for suit in new:
                yield from _at_level(seen, suit, level, Shown(low=low, least={suit: n}))
    for suit in reversed(new):
        yield from _at_level(seen, suit, 1, Shown(low=6, least={suit: 4}))


def _at_level(seen: Seen, suit: Suit, level: int, shows: Shown) -> Iterator[Choice]:
    """A new suit, where that is the level of its cheapest bid: partner calls again."""
    cheapest = seen.cheapest(suit)
    if cheapest is not None and cheapest.level == level:
        yield from bid(cheapest, shows, forcing=True)


def _raises(seen: Seen, suit: Suit, length: int) -> Iterator[Choice]:
    fit = {suit: length}
    if suit in MAJORS:
        yield from bid(seen.at(4, suit), Shown(low=13, high=15, least=fit, trumps=suit))
        yield from bid(seen.at(4, suit), Shown(low=6, high=10, least={suit: 5}, trumps=suit))
    yield from bid(seen.at(3, suit), Shown(low=11, high=12, least=fit, trumps=suit))
    yield from bid(seen.at(2, suit), Shown(low=6, high=10, least=fit, trumps=suit))


def _to_notrump(seen: Seen, opened: Call) -> Iterator[Choice]:
    """15 to 17 at the one level, 20 to 22 at the two level, 23 at the three level: slam and game need so much less."""
    less = {1: 0, 2: 5}.get(opened.level, 7)
    yield from bid(seen.at(7, "NT"), Shown(low=22 - less))
    yield from bid(seen.at(6, "NT"), Shown(low=17 - less, high=21 - less))
    for suit in MAJORS:
        yield from bid(seen.at(4, suit), Shown(low=9 - less, high=16 - less, least={suit: 6}))
    for suit in MAJORS:
        yield from bid(seen.at(3, suit), Shown(low=10 - less, high=16 - less, least={suit: 5}), forcing=True)
    yield from bid(seen.at(3, "NT"), Shown(low=10 - less, high=16 - less))
    if opened.level == 1:
        yield from bid(seen.at(2, "NT"), Shown(low=8, high=9, balanced=True))
        for suit in (*MAJORS, MINORS[0]):
            yield from bid(seen.at(2, suit), Shown(high=9, least={suit: 5}))


def _to_strong_two(seen: Seen, opened: Call) -> Iterator[Choice]:
    suit = _suit(opened)
    yield from bid(seen.at(3, suit), Shown(low=6, least={suit: 3}), forcing=True)
    yield from bid(seen.at(4, suit), Shown(low=3, high=5, least={suit: 3}))
    for other in SUITS_DOWN:
        if other != suit:
            yield from bid(seen.cheapest(other), Shown(low=6, least={other: 5}), forcing=True)
    yield from bid(seen.at(3, "NT"), Shown(low=6, balanced=True))
    yield from bid(seen.at(2, "NT"), Shown(high=7), forcing=True)


def _to_preempt(seen: Seen, opened: Call) -> Iterator[Choice]:
    suit = _suit(opened)
    yield from bid(seen.at(3, "NT"), Shown(low=17, balanced=True, least={suit: 2}))
    if suit in MAJORS:
        yield from bid(seen.at(4, suit), Shown(low=15, high=MOST, least={suit: 1}))
        yield from bid(seen.at(4, suit), Shown(least={suit: 4}))
    for other in MAJORS:
        if other != suit:
            yield from bid(seen.at(4, other), Shown(low=16, least={other: 6}))


def _suit(opened: Call) -> Suit:
    suit = suit_of(opened)
    assert suit is not None
    return suit
