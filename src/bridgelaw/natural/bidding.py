"""Which call a hand makes, and what the calls of an auction have shown."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from bridgelaw.game.calls import ALL_CALLS, DOUBLE, PASS, Call
from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.natural.contested import advances, overcalls
from bridgelaw.natural.hand import Holding
from bridgelaw.natural.later import later
from bridgelaw.natural.openings import openings
from bridgelaw.natural.responses import responses
from bridgelaw.natural.seen import Choice, Seen
from bridgelaw.natural.shown import Shown

Made = tuple[Seat, Call]


class AuctionSoFar(Struct, frozen=True):
    """An auction that has been listened to: what each player has shown, and who has to keep it open."""

    known: Mapping[Seat, Shown]
    forced: Seat | None = None


def call(hand: Holding, me: Seat, calls: Sequence[Made], allowed: Sequence[Call]) -> Call:
    """The call that `me` makes with that hand after `calls` (those that stand, in order): one of those `allowed`.

    Raises:
        ValueError: nothing is allowed.
    """
    if not allowed:
        raise ValueError("no call is allowed")
    seen = _seen(me, calls, heard(calls))
    for one in choices(seen):
        # a pass that says nothing is no answer where one is asked for
        asked = seen.forced and one.call is PASS and one.shows == Shown()
        if one.call in allowed and one.shows.fits(hand) and not asked:
            return one.call
    return PASS if PASS in allowed else allowed[0]


def heard(calls: Sequence[Made]) -> AuctionSoFar:
    """What the players have shown by those calls, in order."""
    now = AuctionSoFar(dict.fromkeys(SEATS, Shown()))
    for n, (by, made) in enumerate(calls):
        seen = _seen(by, calls[:n], now)
        shown, forcing = _meaning(seen, made)
        known = dict(now.known)
        if shown is not None:
            known[by] = known[by].and_then(shown.without_trumps())
        # a call between them takes the duty off partner
        forced = by.partner if forcing else now.forced if made is PASS and now.forced is not by else None
        now = AuctionSoFar(known, forced)
    return now


def meaning(calls: Sequence[Made]) -> Shown | None:
    """What the last of those calls shows by itself; None where the system has no such call there."""
    by, made = calls[-1]
    before = calls[:-1]
    return _meaning(_seen(by, before, heard(before)), made)[0]


def answers(calls: Sequence[Made], me: Seat) -> list[Choice]:
    """The bids and doubles that `me` has after those calls, in order, each once with all that it shows."""
    seen = _seen(me, calls, heard(calls))
    usual = dict.fromkeys(one.call for one in choices(seen) if not one.rare and one.call is not PASS)
    found = []
    for made in sorted(usual, key=ALL_CALLS.index):
        shown, forcing = _meaning(seen, made)
        if shown is not None:
            found.append(Choice(call=made, shows=shown, forcing=forcing))
    return found


def choices(seen: Seen) -> Iterator[Choice]:
    """What the system has here, in the order in which it is looked at."""
    own, partners = seen.of(seen.me), seen.of(seen.me.partner)
    if not any(made.is_bid for _, made in seen.calls):
        yield from openings()
    elif own:
        yield from later(seen)
    elif partners and seen.is_opened_by_us:
        yield from responses(seen, partners[0])
    elif partners:
        said = next((c for c in reversed(partners) if c.is_bid or c is DOUBLE), None)
        if said is not None:
            yield from advances(seen, said)
    else:
        yield from overcalls(seen)


def _seen(me: Seat, calls: Sequence[Made], now: AuctionSoFar) -> Seen:
    seen = Seen(me=me, calls=calls, known=now.known)
    asked = now.forced is me and bool(calls) and calls[-1][1] is PASS
    return replace(seen, forced=asked and not seen.is_enough)


def _meaning(seen: Seen, made: Call) -> tuple[Shown | None, bool]:
    """What the call shows there: one of all the hands with which it is made; None where it is not in the system."""
    shown: Shown | None = None
    rare: Shown | None = None
    forcing = False
    for one in choices(seen):
        if one.call is made:
            forcing = forcing or one.forcing
            if one.rare:
                rare = one.shows
            else:
                shown = one.shows if shown is None else shown.or_else(one.shows)
    return shown or rare, forcing
