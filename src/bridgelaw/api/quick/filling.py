"""Calls that nobody has told, put in before those that were: so that each of those can be made where it is, the auction
is as far as it is said to be, and a player who may change a call can put in its place whatever he could have called.

One auction cannot do all of that: where an opponent has bid a player can double and not redouble. So there are several,
and the call that he names picks the one in which it can be made.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from msgspec import Struct

from bridgelaw.game.auction import contract_of, is_over, next_calls
from bridgelaw.game.calls import ALL_CALLS, CALLS, DOUBLE, PASS, REDOUBLE, STRAINS, Call, Strain
from bridgelaw.game.contracts import Contract
from bridgelaw.game.seats import SEATS, Seat, Side


class Filling(Struct, frozen=True):
    """One way to fill it in: the calls from the dealer's to the last one before those that were told, of which number
    `about` is the one that was explained. `changer`: who has called last of those that were misinformed; `could`: what
    he could have called there."""

    dealer: Seat
    calls: tuple[Call, ...]
    about: int
    changer: Seat | None
    could: frozenset[Call]
    fails: tuple[bool | int, ...]
    """In how far it is not what was told, or hardly: a pass is rarely explained, passes behind those told are rarely
    left out. All that fail alike have the same `changer`."""
    price: tuple[bool | int, ...]
    """The less of this the better: how much it leaves him, then how little of it is put in."""


class Told(Struct, frozen=True):
    """What is known of an auction: that a call of `about` was explained when it was the turn of `turn`, the calls
    since, the first by him, whether the auction is `over`, who is declarer then, and which call it was that was
    explained; empty: nobody has said it."""

    about: Seat
    turn: Seat
    since: tuple[str, ...]
    over: bool
    declarer: Seat | None = None
    explained: str = ""

    def at(self, place: int) -> Mapping[int, Call]:
        """The call that was explained by its place."""
        return {place: CALLS[self.explained]} if self.explained else {}

    def follow(self) -> bool:
        """Whether there is such an auction with the call that was explained."""
        least = filled(self).fails[:_TOLD]
        return not self.explained or not any(least)


_TOLD = 2
"""The first of `fails` are about what was told."""


def filled(told: Told, change: str | None = None) -> Filling:
    """The best way to fill it in; `change`: the call that is put in the place of the last one of the misinformed."""
    new = CALLS.get(change or "")
    return min(_fillings(told), key=lambda one: (*one.fails, new is not None and new not in one.could, *one.price))


def changes(told: Told, who: Seat) -> tuple[str, ...]:
    """What `who` could have called in the place of that last call, pass first; none where it is not his."""
    least = filled(told).fails
    able = [one.could for one in _fillings(told) if one.fails == least and one.changer is who]
    return tuple(str(call) for call in ALL_CALLS if any(call in could for could in able))


@lru_cache(maxsize=64)
def _fillings(told: Told) -> tuple[Filling, ...]:
    strains = _strains(told)
    # declarer has bid before the call that was explained, if he did not call between
    furthest = 5 if told.explained else 4 if told.declarer is told.about.lho is told.turn else 3
    return tuple(
        _filling(told, dealer, calls, back)
        for back in range(furthest)
        for dealer in (SEATS[(told.about.index - back) % len(SEATS)],)
        for length in (back + 1 + (told.turn.index - told.about.index - 1) % len(SEATS),)
        # the further back it began, the fewer ways there are to be looked at
        for calls in _sequences((), strains[: 1 if back > 2 and told.explained else 2], length, told.at(back))
        # the one in front has called something, or he would not be put in
        if back == 0 or calls[0] is not PASS
    )


def _strains(told: Told) -> tuple[Strain, ...]:
    """Two denominations of which nobody has told a bid: who is declarer is to hang on what was told. But that of the
    contract is one, where another must have named it before than has bid it."""
    named = {CALLS[call].strain for call in (*told.since, *([told.explained] if told.explained else ()))}
    free = tuple(strain for strain in STRAINS if strain not in named)[:2] or STRAINS[:2]
    bids = bids_of(told.turn, told.since)
    strain = bids[-1][1].strain if bids else None
    if told.declarer is None or strain is None:
        return free
    first = first_to_name(bids, told.declarer.side)
    return free if first in (None, told.declarer) else (strain, *free[:1])


def bids_of(turn: Seat, since: Sequence[str]) -> list[tuple[Seat, Call]]:
    """The bids among the calls `since`, the first of which `turn` made, each with who made it."""
    return [(_seat(turn, n), CALLS[call]) for n, call in enumerate(since) if CALLS[call].is_bid]


def first_to_name(bids: Sequence[tuple[Seat, Call]], side: Side) -> Seat | None:
    """Who of that side named first the denomination of the last of the `bids`, among them; None: it did not."""
    return next((one for one, call in bids if one.side is side and call.strain == bids[-1][1].strain), None)


def _sequences(
    before: tuple[Call, ...], strains: Sequence[Strain], length: int, told: Mapping[int, Call]
) -> Iterator[tuple[Call, ...]]:
    """Auctions of that length with the calls that were `told` by their place, each other bid the lowest of its
    denomination."""
    if len(before) == length:
        yield before
        return
    allowed = next_calls(before)
    lowest = (next((call for call in allowed if call.strain == strain), None) for strain in strains)
    others = (call for call in (PASS, DOUBLE, REDOUBLE) if call in allowed)
    found = (*others, *(bid for bid in lowest if bid is not None))
    if (this := told.get(len(before))) is not None:
        found = (this,) if this in allowed else ()
    for call in found:
        yield from _sequences((*before, call), strains, length, told)


def _filling(told: Told, dealer: Seat, calls: tuple[Call, ...], about: int) -> Filling:
    whole, impossible = list(calls), 0
    for call in (CALLS[call] for call in told.since):
        impossible += call not in next_calls(whole)
        whole.append(call)
    told_of = len(whole)
    while told.over and not is_over(whole):
        whole.append(PASS)
    ended = is_over(whole)
    contract = contract_of(dealer, whole) if ended and not impossible else None
    other = ended != told.over or (told.over and not _fits(contract, told.declarer))
    last = _last_of(told.turn, dealer, len(calls), len(whole))
    could = frozenset(next_calls(whole[:last])) if last is not None else frozenset[Call]()
    lowest = min((call.rank for call in could if call.is_bid), default=-1)
    put_in = sum(call is not PASS for call in calls)
    return Filling(
        dealer,
        calls,
        about,
        _seat(dealer, last) if last is not None else None,
        could,
        (impossible, other, calls[about] is PASS, len(whole) - told_of),
        (DOUBLE not in could, lowest, put_in, len(calls)),
    )


def _fits(contract: Contract | None, declarer: Seat | None) -> bool:
    return contract is not None and declarer in (None, contract.declarer)


def _seat(dealer: Seat, number: int) -> Seat:
    return SEATS[(dealer.index + number) % len(SEATS)]


def _last_of(turn: Seat, dealer: Seat, first: int, end: int) -> int | None:
    """The number of the last call of the side of `turn` from number `first` on."""
    numbers = (n for n in range(end - 1, first - 1, -1) if _seat(dealer, n).side is turn.side)
    return next(numbers, None)
