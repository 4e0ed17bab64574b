"""Scores compared with other scores: matchpoints, board-a-match, IMPs (Law 78).

All figures are exact fractions; whoever shows them rounds. Scores of a board are those of one direction.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from fractions import Fraction

_IMP_BOUNDS = (
    20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500,
    3000, 3500, 4000,
)  # fmt: skip


def versus(own: int, other: int, unit: int = 2) -> Fraction:
    """Matchpoints for one comparison: `unit` for the better score, half of it for an equal one."""
    return Fraction(unit if own > other else 0) if own != other else Fraction(unit, 2)


def matchpoints(own: int, others: Iterable[int], unit: int = 2) -> Fraction:
    """The matchpoints of a score among the `others` in the same direction (78A)."""
    return sum((versus(own, other, unit) for other in others), Fraction(0))


def neuberg(earned: Fraction, scores: int, expected: int, unit: int = 2) -> Fraction:
    """Matchpoints from a board with `scores` results (1 or more) as if there had been `expected` of them."""
    # (earned + unit / 2) * expected / scores - unit / 2, as one fraction
    of = earned.denominator
    return Fraction((2 * earned.numerator + unit * of) * expected - unit * of * scores, 2 * of * scores)


def factored(earned: Fraction, scores: int, expected: int) -> Fraction:
    """The same in plain proportion; with one score only there is nothing to share, and the answer is 0."""
    return earned * (expected - 1) / (scores - 1) if scores > 1 else Fraction(0)


def imps(difference: int) -> int:
    """International match points for a difference of total points (78B); the same with the sign changed."""
    found = bisect_right(_IMP_BOUNDS, abs(difference))
    return found if difference > 0 else -found


def cross_imps(own: int, others: Sequence[int]) -> Fraction:
    """The mean of the IMPs against every other score in the same direction; 0 without others."""
    return Fraction(sum(imps(own - other) for other in others), len(others)) if others else Fraction(0)


def datum(scores: Sequence[int], dropped: int = 0) -> int:
    """The mean score of a board, to the nearest ten, without the `dropped` highest and lowest.

    Raises:
        ValueError: no score is left.
    """
    kept = sorted(scores)[dropped : len(scores) - dropped]
    if not kept:
        raise ValueError(f"no score is left of {len(scores)} when {dropped} at each end are dropped")
    mean = Fraction(sum(kept), len(kept)) / 10
    return 10 * (int(mean + Fraction(1, 2)) if mean >= 0 else -int(Fraction(1, 2) - mean))


def percentage(earned: Fraction, available: Fraction | int) -> Fraction:
    """`earned` of `available` matchpoints, in percent (0 to 100).

    Raises:
        ValueError: nothing was to be earned.
    """
    if not available:
        raise ValueError("no matchpoints were available")
    return 100 * earned / available
