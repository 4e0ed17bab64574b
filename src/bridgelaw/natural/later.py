"""The further rounds: both partners have an idea of each other's hands, and look for the right contract.

Game wants 25 points with a major of eight cards together or in notrump, 28 in a minor; a small slam 33, a grand one 37.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from bridgelaw.game.calls import DOUBLE, PASS, Call
from bridgelaw.game.cards import SUITS, Suit
from bridgelaw.natural.openings import MAJORS, MINORS, SUITS_DOWN
from bridgelaw.natural.rebids import best_first, game_forcing, second_call
from bridgelaw.natural.responses import bid, up_to
from bridgelaw.natural.seen import Choice, Seen
from bridgelaw.natural.shown import Shown

GAME, MINOR_GAME, SMALL_SLAM, GRAND_SLAM = 25, 28, 33, 37
STRONG = 22
"""Points with which a strong two has been opened: nobody passes before game."""
TOGETHER = 8
"""Cards that two hands should have of the trump suit."""
_NARROW = 4
"""Points between the least and the most that were shown: whoever has shown no more than that invites to nothing."""
_WEAK = 11
"""More points than that are no weak hand."""


def later(seen: Seen) -> Iterator[Choice]:
    """What is left to say, in the order in which it is looked at."""
    if _has_preempted(seen) and not seen.forced:
        yield Choice(call=PASS, shows=Shown())
        return
    low = seen.partner.low
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
    if seen.is_enough:
        yield Choice(call=PASS, shows=Shown())
    if max(low, seen.own.low) >= STRONG:
        for one in game_forcing(seen, fits):
            yield replace(one, forcing=True)
    elif len(seen.of(seen.me)) == 1:
        yield from second_call(seen, fits)
    if seen.own.high - seen.own.low > _NARROW:
        yield from _invitations(seen, fits, low)
    yield from _one_more(seen)
    # nothing better was found: where the points are there, game is bid all the same
    yield from bid(seen.at(3, "NT"), Shown(low=max(0, GAME + 1 - low), stopped=_to_stop(seen)))
    if seen.forced:
        yield from _least_lie(seen, fits)
    yield from _preference(seen)
    yield Choice(call=PASS, shows=Shown())


def _has_preempted(seen: Seen) -> bool:
    """Whoever has told it all with one high call says no more."""
    said = seen.of(seen.me)
    if len(said) != 1 or not said[0].is_bid or seen.own.high > _WEAK:
        return False
    long = any(seen.own.at_least(suit) >= 6 for suit in SUITS)
    return said[0].level >= 3 or (said[0].level == 2 and long and not seen.is_opened_by_us)


def _slams(seen: Seen, fits: dict[Suit, int], low: int) -> Iterator[Choice]:
    for level, wanted in ((7, GRAND_SLAM), (6, SMALL_SLAM)):
        for suit, length in best_first(fits):
            yield from bid(seen.at(level, suit), Shown(low=wanted - low, least={suit: length}))
        yield from bid(seen.at(level, "NT"), Shown(low=wanted - low, balanced=True))


def _games(seen: Seen, fits: dict[Suit, int], low: int) -> Iterator[Choice]:
    theirs = _to_stop(seen)
    needed = max(0, GAME - low)
    for suit, length in best_first(fits):
        if suit in MAJORS:
            yield from bid(seen.at(4, suit), Shown(low=needed, least={suit: length}))
    # an invitation in notrump is as narrow as a range can be: it is accepted with one point more than the least
    invited = seen.partner.balanced and seen.partner.high - low <= 1
    accepted = max(0, GAME - seen.partner.high) if invited else needed
    if seen.partner.balanced or seen.own.balanced or not seen.forced:
        yield from bid(seen.at(3, "NT"), Shown(low=accepted, stopped=theirs, balanced=not seen.partner.balanced))
    yield from bid(seen.at(3, "NT"), Shown(low=needed + 1, stopped=_unbid(seen)))
    if seen.last_bid is not None and (seen.last_bid.strain, seen.last_bidder) != ("NT", seen.me.partner):
        for suit, length in best_first(fits):
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


def _invitations(seen: Seen, fits: dict[Suit, int], low: int) -> Iterator[Choice]:
    """Game is there if partner has more than he had to have; he seldom has far more."""
    high = min(seen.partner.high, low + _NARROW)
    if high - low < 2:
        return
    in_notrump = seen.last_bidder is seen.me.partner and seen.last_bid is not None and seen.last_bid.strain == "NT"
    balanced = not (seen.partner.balanced or in_notrump)
    middle = (low + high + 1) // 2
    wanted = max(0, GAME - middle)
    invites = Shown(low=wanted, high=max(wanted, GAME - low - 1))
    for suit, length in best_first(fits):
        if suit in MAJORS:
            yield from bid(seen.at(3, suit), replace(invites, least={suit: length}))
    yield from bid(seen.at(2, "NT"), replace(invites, balanced=balanced, stopped=_to_stop(seen)))


def _one_more(seen: Seen) -> Iterator[Choice]:
    """They have bid over the suit that this side has found: with nine trumps together it is worth the three level."""
    if seen.last_bidder is None or seen.last_bidder.side is seen.me.side:
        return
    for suit in seen.suits_of(seen.me):
        if suit in seen.suits_of(seen.me.partner):
            length = max(seen.own.at_least(suit) + 1, TOGETHER + 1 - seen.partner.at_least(suit))
            yield from up_to(3, seen.cheapest(suit), Shown(least={suit: length}))


def _preference(seen: Seen) -> Iterator[Choice]:
    """Of partner's two suits the first, unless the second is liked better; nothing gets much higher."""
    suits = seen.suits_of(seen.me.partner)
    if len(suits) < 2 or suits[0] == suits[-1] or seen.last_bidder is not seen.me.partner:
        return
    first, second = suits[0], suits[-1]
    for n in (5, 4, 3, 2):
        yield from up_to(3, seen.cheapest(first), Shown(high=12, least={first: n}, most={second: n}))


def _least_lie(seen: Seen, fits: dict[Suit, int]) -> Iterator[Choice]:
    """Partner's call asks for one more, and nothing fits."""
    for suit in SUITS_DOWN:
        if seen.own.at_least(suit) >= 5:
            yield from _rarely(seen.cheapest(suit), Shown(least={suit: 5}))
    for suit, length in best_first(fits):
        yield from _rarely(seen.cheapest(suit), Shown(least={suit: max(2, length - 1)}))
    yield from _rarely(seen.cheapest("NT"), Shown())


def _rarely(call: Call | None, shows: Shown) -> Iterator[Choice]:
    if call is not None:
        yield Choice(call=call, shows=shows, rare=True)


def _to_stop(seen: Seen) -> tuple[Suit, ...]:
    """The suits of opponents that partner has not shown to be stopped."""
    return tuple(suit for suit in seen.suits_of_theirs if suit not in seen.partner.stopped)


def _unbid(seen: Seen) -> tuple[Suit, ...]:
    """The suits that nobody of this side has shown four cards in."""
    return tuple(s for s in SUITS if seen.own.at_least(s) < 4 and seen.partner.at_least(s) < 4)
