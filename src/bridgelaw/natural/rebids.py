"""The second call of a player, by what his first one was: opener's, responder's, and that of who came in later."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bridgelaw.game.calls import DOUBLE, Call
from bridgelaw.game.cards import SUITS, Suit
from bridgelaw.natural.openings import MAJORS, MINORS, SUITS_DOWN
from bridgelaw.natural.responses import bid, up_to
from bridgelaw.natural.seen import Choice, Seen
from bridgelaw.natural.shown import Shown

_TWO_OVER_ONE = 11
"""Points of a partner who has bid a new suit at the two level."""


def second_call(seen: Seen, fits: Mapping[Suit, int]) -> Iterator[Choice]:
    """What is neither game nor slam, in the order in which it is looked at."""
    first = seen.of(seen.me)[0]
    said = seen.of(seen.me.partner)
    if not seen.is_opened_by_us:
        yield from _who_came_in(seen, first)
    elif seen.opener is not seen.me:
        yield from _responder(seen, fits)
    elif first.strain != "NT" and first.level == 1:
        yield from _opener(seen, fits) if said else _opener_alone(seen)


def _opener(seen: Seen, fits: Mapping[Suit, int]) -> Iterator[Choice]:
    """Partner's suit supported, notrump, the own suit again, a new one; with more than a minimum a level higher."""
    own, theirs = seen.suits_of(seen.me)[0], seen.suits_of_theirs
    partners = [suit for suit, _ in best_first(fits) if seen.partner.at_least(suit) >= 4 and suit != own]
    if own in seen.suits_of(seen.me.partner):
        return
    high = seen.partner.low >= _TWO_OVER_ONE
    for suit in partners:
        yield from up_to(4, seen.cheapest(suit, 1), Shown(low=16, high=18, least={suit: fits[suit]}, trumps=suit))
        yield from up_to(3, seen.cheapest(suit), Shown(low=10, high=15, least={suit: fits[suit]}, trumps=suit))
    new = [suit for suit in SUITS_DOWN if suit not in theirs and suit not in partners and suit != own]
    for suit in new:
        yield from up_to(3, seen.cheapest(suit, 1), Shown(low=19, least={suit: 4}), forcing=True)
    for suit in new:
        yield from up_to(1, seen.cheapest(suit), Shown(low=12, high=18, least={suit: 4}))
    if seen.forced or seen.partner.high > _TWO_OVER_ONE:
        narrow = Shown(low=12, high=15, balanced=True, stopped=theirs)
        yield from bid(seen.at(1, "NT"), Shown(low=12, high=14, balanced=True, stopped=theirs))
        wide = Shown(low=18, high=19, balanced=True, stopped=theirs)
        yield from bid(seen.at(2, "NT"), narrow if high else wide)
    yield from up_to(3, seen.cheapest(own, 1), Shown(low=16, high=18, least={own: 6}))
    yield from up_to(3, seen.cheapest(own), Shown(low=12, high=15, least={own: 6}))
    for suit in new:
        cheapest = seen.cheapest(suit)
        if cheapest is not None and cheapest.level > 1:
            low = (15 if high else 17) if _is_high(cheapest.level, suit, own) else 12
            yield from up_to(3, cheapest, Shown(low=low, high=max(18, low), least={suit: 4}))


def _opener_alone(seen: Seen) -> Iterator[Choice]:
    """Partner has said nothing, opponents have: a strong hand says so."""
    own, theirs = seen.suits_of(seen.me)[0], seen.suits_of_theirs
    yield from up_to(3, seen.cheapest(own), Shown(low=16, high=21, least={own: 6}))
    last = seen.last_bid
    if seen.can_double and theirs and last is not None and last.level <= 2:
        yield Choice(call=DOUBLE, shows=Shown(low=15, most=dict.fromkeys(theirs, 2)), forcing=True)


def _is_high(level: int, suit: Suit, first: Suit) -> bool:
    """A second suit at the three level, or at the two level over the first one, drives partner high: it shows more."""
    return level >= 3 or (level == 2 and SUITS.index(suit) < SUITS.index(first))


def _responder(seen: Seen, fits: Mapping[Suit, int]) -> Iterator[Choice]:
    """Eleven or twelve points invite; with less the best of the suits is bid, no higher than two."""
    first = seen.of(seen.me)[0]
    if first.strain == "NT" or seen.partner.high < _TWO_OVER_ONE or first.level > 2:
        return
    own, partners = seen.suits_of(seen.me), seen.suits_of(seen.me.partner)
    if not partners or (own and own[0] == partners[0]):
        return
    unbid = tuple(suit for suit in SUITS if suit not in own and suit not in partners)
    supported = [(suit, length) for suit, length in best_first(fits) if suit in partners]
    for suit, length in supported:
        yield from bid(seen.at(3, suit), Shown(low=11, high=13, least={suit: length}))
    for suit in own:
        if suit in MAJORS:
            yield from bid(seen.at(4, suit), Shown(low=13, least={suit: 6}))
        yield from bid(seen.at(3, suit), Shown(low=11, high=12, least={suit: 6}))
    yield from bid(seen.at(2, "NT"), Shown(low=11, high=12, stopped=seen.suits_of_theirs or unbid))
    for suit, length in supported:
        if suit != partners[0]:
            yield from bid(seen.at(2, suit), Shown(low=6, high=10, least={suit: length}))
    for suit in own:
        yield from bid(seen.at(2, suit), Shown(high=10, least={suit: 6}))
    yield from bid(seen.at(1, "NT"), Shown(low=6, high=10, stopped=seen.suits_of_theirs))
    for suit in unbid:
        cheapest = seen.cheapest(suit)
        if cheapest is None or suit in seen.suits_of_theirs:
            continue
        yield from up_to(1, cheapest, Shown(low=6, least={suit: 4}), forcing=True)
        yield from up_to(3, cheapest, Shown(low=13, least={suit: 4}), forcing=True)
        if own and SUITS.index(suit) > SUITS.index(own[0]):
            yield from up_to(2, cheapest, Shown(high=10, least={own[0]: 5, suit: 4}))


def _who_came_in(seen: Seen, first: Call) -> Iterator[Choice]:
    """After a double only the strong hands say more; after an overcall those with a sixth card and no minimum."""
    theirs = seen.suits_of_theirs
    if first is DOUBLE:
        answered = [suit for suit in SUITS_DOWN if seen.partner.at_least(suit) >= 4]
        for suit in answered:
            yield from up_to(4, seen.cheapest(suit, 1), Shown(low=19, high=21, least={suit: 4}, trumps=suit))
            yield from up_to(3, seen.cheapest(suit), Shown(low=16, high=18, least={suit: 4}, trumps=suit))
        for n in (7, 6, 5):
            for suit in SUITS_DOWN:
                if suit not in theirs and suit not in answered:
                    yield from up_to(3, seen.cheapest(suit), Shown(low=18, least={suit: n}))
        yield from bid(seen.at(1, "NT"), Shown(low=19, high=21, stopped=theirs))
        yield from bid(seen.at(2, "NT"), Shown(low=19, high=21, stopped=theirs))
        return
    for suit in seen.suits_of(seen.me):
        yield from up_to(2, seen.cheapest(suit), Shown(low=13, high=17, least={suit: 6}))


def game_forcing(seen: Seen, fits: Mapping[Suit, int]) -> Iterator[Choice]:
    """A strong two has been opened: each shows his suits, as low as he can, until game is bid."""
    theirs, said = seen.suits_of_theirs, seen.suits_of(seen.me.partner)
    own = next(iter(seen.suits_of(seen.me)), None)
    for suit, length in best_first(fits):
        if suit in said and suit != own:
            yield from bid(seen.cheapest(suit), Shown(least={suit: length}))
    if own is not None:
        yield from up_to(3, seen.cheapest(own), Shown(least={own: 6}))
    for n in (6, 5, 4):
        for suit in SUITS_DOWN:
            if suit not in theirs and suit not in said and suit != own:
                yield from up_to(3, seen.cheapest(suit), Shown(least={suit: n}))
    if own is not None:
        yield from up_to(3, seen.cheapest(own), Shown(least={own: 5}))
    yield from bid(seen.at(3, "NT"), Shown())


def best_first(fits: Mapping[Suit, int]) -> list[tuple[Suit, int]]:
    """Majors before minors, and the suit of which fewest cards are needed first."""
    return sorted(fits.items(), key=lambda one: (one[0] in MINORS, one[1]))
