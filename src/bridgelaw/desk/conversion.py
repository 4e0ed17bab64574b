"""Weighted results turned into matchpoints and IMPs: each is converted by itself first, then weighted (Law 12C).

Two tables may both be weighted; then every pair of results counts with the product of its weights. All values exact.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from fractions import Fraction

from bridgelaw.desk.results import Others, Points
from bridgelaw.game.comparison import factored, imps, neuberg, versus
from bridgelaw.game.seats import Side


def mean(own: Points, value: Callable[[int], Fraction]) -> Fraction:
    """The weighted mean of what `value` makes of each result."""
    return sum((weight * value(points) for points, weight in own), Fraction(0))


def compared(own: Points, other: Points, value: Callable[[int, int], Fraction]) -> Fraction:
    """The weighted mean over every pair of results of two tables."""
    return mean(own, lambda mine: mean(other, lambda theirs: value(mine, theirs)))


def matchpoints(own: Points, others: Others, side: Side, unit: int = 2, uneven: str = "neuberg") -> Fraction:
    """Matchpoints of results that `side` sees as `own`, over the tables expected to play the board.

    `uneven`: what is done when fewer scores exist than expected (`neuberg`, `factor`, `none`).
    """
    earned = sum(
        (compared(own, table, lambda a, b: versus(a, b, unit)) for table in others.of(side)),
        Fraction(0),
    )
    return evened(earned, others.scores, others.expected, unit, uneven)


def evened(earned: Fraction, scores: int, expected: int, unit: int = 2, uneven: str = "neuberg") -> Fraction:
    """Matchpoints of a board with `scores` results as they count where `expected` tables were to play it."""
    tables = counted(scores, expected, uneven)
    if scores == 1:
        return Fraction(unit * (tables - 1), 2)  # half of the board: there is nothing to compare it with
    if scores == tables:
        return earned
    return factored(earned, scores, tables) if uneven == "factor" else neuberg(earned, scores, tables, unit)


def counted(scores: int, expected: int, uneven: str = "neuberg") -> int:
    """How many tables the board counts as having: those expected, unless it is scored over those that there are."""
    return scores if uneven == "none" and scores > 1 else max(expected, scores)


def top(others: Others, unit: int = 2, uneven: str = "neuberg") -> int:
    """The most matchpoints that the board can give: what artificial scores are a share of."""
    return unit * (counted(others.scores, others.expected, uneven) - 1)


def team_imps(own: Points, others: Others, side: Side) -> Fraction:
    """IMPs of results that `side` sees as `own`: against the other table, or the mean against all other tables."""
    tables = others.of(side)
    if not tables:
        return Fraction(0)
    return sum((compared(own, table, _imps) for table in tables), Fraction(0)) / len(tables)


def whole(imps: Fraction, half: str, *, innocent: bool | None) -> Fraction:
    """IMPs to the nearest whole number; an exact `half` goes as the setting `imp_half` says.

    `innocent`: whether the side whose IMPs they are did not offend; None where no side did, or both.
    """
    down = Fraction(math.floor(imps))
    if imps - down != Fraction(1, 2):
        return down if imps - down < Fraction(1, 2) else down + 1
    if half == "to_non_offenders" and innocent is not None:
        return down + 1 if innocent else down
    if half == "even":
        return down if down % 2 == 0 else down + 1
    return down + 1 if imps > 0 else down


def each(own: Points, value: Callable[[Points], Fraction]) -> tuple[Fraction, ...]:
    """What every single result would have been worth: the steps of the arithmetic, to be shown."""
    return tuple(value(((points, Fraction(1)),)) for points, _ in own)


def total(own: Iterable[tuple[int, Fraction]]) -> Fraction:
    """The weighted mean of points, for total-point scoring only; never to be converted afterwards."""
    return sum((points * weight for points, weight in own), Fraction(0))


def _imps(mine: int, theirs: int) -> Fraction:
    return Fraction(imps(mine - theirs))
