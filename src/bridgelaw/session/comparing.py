"""One board of the field: what each result is worth against all others (Law 78).

What came of the play, and results with weights that the Director gave (Law 12C1), are compared; a share of the board
(Law 12C2) stands outside, and is worth something only once it is known what the pair has earned elsewhere.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction

from msgspec import Struct

from bridgelaw.desk import conversion
from bridgelaw.desk.results import Points
from bridgelaw.game import comparison
from bridgelaw.game.seats import EW, NS, Side
from bridgelaw.session.conditions import Conditions
from bridgelaw.session.model import SIDES, PlayResult


class Earned(Struct, frozen=True, gc=False):
    """What one pair got from one board: matchpoints `of` so many, or IMPs (`of` is None)."""

    points: Fraction
    of: int | None = None


class Compared(Struct, frozen=True):
    """A board of the field.

    Attributes:
        earned: for each result, in the order given, what each side got; a side is missing that is not compared.
        top: the most matchpoints that the board gives; None for IMPs.
        datum: what Butler scores are compared with, where there is one.
    """

    earned: tuple[Mapping[Side, Earned], ...]
    top: int | None = None
    datum: int | None = None


Own = int | Points
"""What a pair of some direction is compared by, in its own points: a score, or several with their weights. A
score stands by itself, because a number is hashed in no time and an exact weight is not."""
Sums = dict[Own, Fraction]


def compare(results: Sequence[PlayResult], expected: int, conditions: Conditions) -> Compared:
    """The results of one board that are compared with each other. `expected`: tables that were to play it."""
    seen = {side: [as_seen(one, side) for one in results] for side in SIDES}
    if conditions.scoring == "mp":
        return _matchpoints(results, seen, expected, conditions)
    if conditions.scoring == "cross_imp":
        return Compared(_earned(seen, {side: cross_imps(seen[side]) for side in SIDES}, None))
    plain = [score for one in results if (score := one.bare_score) is not None]
    if not plain:
        return Compared(tuple({} for _ in results))
    # of few scores not all can be dropped
    datum = comparison.datum(plain, min(conditions.datum.dropped, (len(plain) - 1) // 2))
    return Compared(
        _earned(seen, {NS: _from_datum(seen[NS], datum), EW: _from_datum(seen[EW], -datum)}, None), datum=datum
    )


def as_seen(result: PlayResult, side: Side) -> Own | None:
    """What a pair of that direction is compared by, in its own points; None where it is not compared."""
    sign = 1 if side is NS else -1
    if result.award is None:
        return None if result.score is None else sign * result.score
    own = result.award.weighted.get(side)
    if own is None:
        return None
    # one result with all of the weight is as good as a score
    return sign * own[0][0] if len(own) == 1 else tuple((sign * points, weight) for points, weight in own)


def weighted(own: Own) -> Points:
    """The same with its weights."""
    return ((own, Fraction(1)),) if isinstance(own, int) else own


def matchpoints(seen: Sequence[Own | None], unit: int) -> Sums:
    """Matchpoints of each result against all others of its direction, before they are evened out."""
    counted = Counter(own for own in seen if own is not None)
    scores = {own: times for own, times in counted.items() if isinstance(own, int)}
    if len(scores) == len(counted):
        return _sorted_matchpoints(scores, unit)
    half_units = _against_all(seen, lambda mine, theirs: unit * ((mine >= theirs) + (mine > theirs)))
    return {own: found / 2 for own, found in half_units.items()}


def _sorted_matchpoints(counted: Mapping[int, int], unit: int) -> Sums:
    """The same where none is weighted: one after another in order, each beats all before it."""
    found: Sums = {}
    below = 0
    for own in sorted(counted):
        times = counted[own]
        found[own] = Fraction(unit * (2 * below + times - 1), 2)
        below += times
    return found


def cross_imps(seen: Sequence[Own | None]) -> Sums:
    """The mean of the IMPs of each result against all others of its direction; 0 without others."""
    others = sum(own is not None for own in seen) - 1
    found = _against_all(seen, lambda mine, theirs: comparison.imps(mine - theirs))
    return {own: imps / others if others else Fraction(0) for own, imps in found.items()}


def _against_all(seen: Sequence[Own | None], versus: Callable[[int, int], int]) -> Sums:
    """The sum over all other results. Equal ones are compared once: of a large field there are few different ones."""
    rows = Counter(own for own in seen if own is not None)

    def value(own: Own, other: Own) -> int | Fraction:
        if isinstance(own, int) and isinstance(other, int):
            return versus(own, other)
        return conversion.compared(weighted(own), weighted(other), lambda mine, theirs: Fraction(versus(mine, theirs)))

    return {
        own: Fraction(sum(times * value(own, other) for other, times in rows.items()) - value(own, own)) for own in rows
    }


def _from_datum(seen: Sequence[Own | None], datum: int) -> Sums:
    return {
        own: conversion.mean(weighted(own), lambda points: Fraction(comparison.imps(points - datum)))
        for own in set(seen)
        if own is not None
    }


def _matchpoints(
    results: Sequence[PlayResult], seen: Mapping[Side, Sequence[Own | None]], expected: int, conditions: Conditions
) -> Compared:
    unit, uneven = conditions.unit, conditions.uneven
    # some programs count an artificial score as a tie with everybody
    tied = sum(bool(one.shares) for one in results) if uneven == "ties" else 0
    scores = sum(own is not None for own in seen[NS]) + tied
    top = unit * (conversion.counted(scores, expected, uneven) - 1)
    extra = Fraction(unit * tied, 2)
    found = {
        side: {
            own: conversion.evened(points + extra, scores, expected, unit, uneven)
            for own, points in matchpoints(seen[side], unit).items()
        }
        for side in SIDES
    }
    return Compared(_earned(seen, found, top), top)


def _earned(
    seen: Mapping[Side, Sequence[Own | None]], found: Mapping[Side, Sums], top: int | None
) -> tuple[Mapping[Side, Earned], ...]:
    made = {side: {own: Earned(points, top) for own, points in found[side].items()} for side in SIDES}
    # many tables have the same score, and earn the same
    known: dict[tuple[Own | None, ...], Mapping[Side, Earned]] = {}
    rows = list(zip(*(seen[side] for side in SIDES), strict=True))
    for row in rows:
        if row not in known:
            known[row] = {side: made[side][own] for side, own in zip(SIDES, row, strict=True) if own is not None}
    return tuple(known[row] for row in rows)
