"""The further rounds: both partners have an idea of each other's hands, and look for the right contract.

Game wants 25 points with a major of eight cards together or in notrump, 28 in a minor; a small slam 33, a grand one 37.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from bridgelaw.game.calls import DOUBLE, PASS, Call
from bridgelaw.game.cards import SUITS, Suit
from bridgelaw.natural.openings import MAJORS, MINORS, SUITS_DOWN
from bridgelaw.natural.responses import bid
from bridgelaw.natural.seen import Choice, Seen
from bridgelaw.natural.shown import MOST, Shown

GAME, MINOR_GAME, SMALL_SLAM, GRAND_SLAM = 25, 28, 33, 37
STRONG = 22
"""Points with which a strong two has been opened: nobody passes before game."""
TOGETHER = 8
"""Cards that two hands should have of the trump suit."""


def later(seen: Seen) -> Iterator[Choice]:
    """What is left to say, in the order in which it is looked at."""
    low, high = seen.partner.low, min(seen.partner.high, MOST)
    fits = {suit: max(2, TOGETHER - seen.partner.at_least(suit)) for suit in SUITS if seen.partner.at_least(suit)}
    for suit in SUITS:
        if suit not in fits and seen.own.at_least(suit) >= 5:
            # partner can hardly have less than two of it
            fits[suit] = 6
    last = seen.last_bid
    settled = last is not None and last.level >= 4 and seen.last_bidder is seen.me.partner and last.strain != "NT"
    yield from _slams(seen, fits, low)
    if not settled:
        yield from _games(seen, fits, low)
    yield from _penalty(seen, low)
    if _is_enough(seen):
        yield Choice(call=PASS, shows=Shown())
    strong = max(low, seen.own.low) >= STRONG
    limited = seen.own.balanced and seen.own.high - seen.own.low <= 3
    if (len(seen.of(seen.me)) <= 1 and not limited) or seen.forced or strong:
        for one in _shape(seen, fits):
            yield replace(one, forcing=strong)
    yield from _invitations(seen, fits, low, high)
    if seen.forced or strong:
        yield from _anything(seen, fits)
    yield from _preference(seen)
    yield Choice(call=PASS, shows=Shown())


def _slams(seen: Seen, fits: dict[Suit, int], low: int) -> Iterator[Choice]:
    for level, wanted in ((7, GRAND_SLAM), (6, SMALL_SLAM)):
        for suit, length in _best_first(fits):
            yield from bid(seen.at(level, suit), Shown(low=wanted - low, least={suit: length}))
        yield from bid(seen.at(level, "NT"), Shown(low=wanted - low, balanced=True))


def _games(seen: Seen, fits: dict[Suit, int], low: int) -> Iterator[Choice]:
    theirs = seen.suits_of_theirs
    needed = max(0, GAME - low)
    for suit, length in _best_first(fits):
        if suit in MAJORS:
            yield from bid(seen.at(4, suit), Shown(low=needed, least={suit: length}))
    if seen.partner.balanced or seen.own.balanced or not seen.forced:
        yield from bid(seen.at(3, "NT"), Shown(low=needed, stopped=theirs, balanced=not seen.partner.balanced))
    yield from bid(seen.at(3, "NT"), Shown(low=needed + 1, stopped=_unbid(seen)))
    for suit, length in _best_first(fits):
        if suit in MINORS:
            yield from bid(seen.at(5, suit), Shown(low=max(0, MINOR_GAME - low), least={suit: length}))


def _penalty(seen: Seen, low: int) -> Iterator[Choice]:
    """They have bid too much: this side has the points, and trumps behind them."""
    last = seen.last_bid
    if last is None or last.level < 3 or not seen.can_double:
        return
    if last.strain is not None and last.strain != "NT":
        yield Choice(call=DOUBLE, shows=Shown(low=max(8, 22 - low), least={last.strain: 4}))
    elif last.level >= 3:
        yield Choice(call=DOUBLE, shows=Shown(low=max(8, 23 - low)))


def _shape(seen: Seen, fits: dict[Suit, int]) -> Iterator[Choice]:
    """Partner's suit supported, the own one again, a new one, notrump; with more than a minimum a level higher."""
    theirs, said = seen.suits_of_theirs, seen.suits_of(seen.me.partner)
    own = next(iter(seen.suits_of(seen.me)), None)
    for suit, length in _best_first(fits):
        if suit in said and suit != own:
            yield from bid(seen.cheapest(suit, 1), Shown(low=16, high=18, least={suit: length}))
            yield from bid(seen.cheapest(suit), Shown(low=12, high=15, least={suit: length}))
    if own is not None:
        yield from _at_three(seen.cheapest(own, 1), Shown(low=16, high=18, least={own: 6}))
        yield from _at_three(seen.cheapest(own), Shown(low=12, high=15, least={own: 6}))
    for suit in SUITS_DOWN if seen.partner.high > 6 else ():
        cheapest = seen.cheapest(suit)
        if suit not in theirs and suit not in said and suit != own and cheapest is not None:
            low = 17 if own is not None and _is_high(cheapest.level, suit, own) else 12
            yield from _at_three(cheapest, Shown(low=low, least={suit: 4}))
    yield from bid(seen.at(2, "NT"), Shown(low=18, high=19, balanced=True, stopped=theirs))
    yield from bid(seen.at(1, "NT"), Shown(low=12, high=14, balanced=True, stopped=theirs))


def _is_high(level: int, suit: Suit, first: Suit) -> bool:
    """A second suit at the three level, or at the two level over the first one, drives partner high: it shows more."""
    return level >= 3 or (level == 2 and SUITS.index(suit) < SUITS.index(first))


def _invitations(seen: Seen, fits: dict[Suit, int], low: int, high: int) -> Iterator[Choice]:
    """Game is there if partner has more than he had to have."""
    if high - low < 2 or high + MOST < GAME:
        return
    middle = (low + high + 1) // 2
    wanted = max(0, GAME - middle)
    invites = Shown(low=wanted, high=max(wanted, GAME - low - 1))
    for suit, length in _best_first(fits):
        if suit in MAJORS:
            yield from bid(seen.at(3, suit), Shown(low=invites.low, high=invites.high, least={suit: length}))
    if not seen.suits_of_theirs:
        yield from bid(seen.at(2, "NT"), Shown(low=invites.low, high=invites.high, balanced=True))


def _preference(seen: Seen) -> Iterator[Choice]:
    """Of partner's two suits the first, if one likes it better and nothing gets much higher."""
    suits = seen.suits_of(seen.me.partner)
    if len(suits) < 2 or suits[0] == suits[-1] or seen.last_bidder is not seen.me.partner:
        return
    first, second = suits[0], suits[-1]
    for n in (5, 4, 3, 2):
        yield from _at_three(seen.cheapest(first), Shown(high=10, least={first: n}, most={second: n - 1}))


def _anything(seen: Seen, fits: dict[Suit, int]) -> Iterator[Choice]:
    """Partner's call asks for one more, and nothing fits: the least lie."""
    for suit in SUITS_DOWN:
        if seen.own.at_least(suit) >= 5:
            yield from bid(seen.cheapest(suit), Shown(least={suit: 5}))
    for suit, length in _best_first(fits):
        yield from bid(seen.cheapest(suit), Shown(least={suit: max(2, length - 1)}))
    yield from bid(seen.cheapest("NT"), Shown())


def _at_three(call: Call | None, shows: Shown) -> Iterator[Choice]:
    if call is not None and call.level <= 3:
        yield from bid(call, shows)


def _is_enough(seen: Seen) -> bool:
    """Game has been reached by this side."""
    last = seen.last_bid
    if last is None or seen.last_bidder is None or seen.last_bidder.side is not seen.me.side:
        return False
    return (last.strain == "NT" and last.level >= 3) or (last.strain in MAJORS and last.level >= 4) or last.level >= 5


def _best_first(fits: dict[Suit, int]) -> list[tuple[Suit, int]]:
    """Majors before minors, and the suit of which fewest cards are needed first."""
    return sorted(fits.items(), key=lambda one: (one[0] in MINORS, one[1]))


def _unbid(seen: Seen) -> tuple[Suit, ...]:
    """The suits that nobody of this side has shown four cards in."""
    return tuple(s for s in SUITS if seen.own.at_least(s) < 4 and seen.partner.at_least(s) < 4)
