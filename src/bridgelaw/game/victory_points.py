"""Victory points for the IMP margin of a match: the scales of 20 that the World Bridge Federation published in 2013.

The continuous scale follows one curve, to two decimals; on the discrete scale each whole victory point has a range of
margins, which ends where the curve is half a point further. Both are put right after rounding, so that no IMP is
worth more than the one before it: then they are the tables in print.
"""

from __future__ import annotations

import math
from bisect import bisect_left
from fractions import Fraction
from functools import cache

_GOLDEN = (math.sqrt(5) - 1) / 2
_LEFT = _GOLDEN**3
"""How far the curve still is from its end, in parts of the whole, at the margin that wins everything."""


def victory_points(margin: Fraction | int, boards: int) -> Fraction:
    """Victory points on the continuous scale for winning a match of so many boards by `margin` IMPs.

    A margin below 0 is a loss. A whole margin has the value of the published table, any other that of the curve, half
    of a hundredth going up.

    Raises:
        ValueError: fewer than one board.
    """
    if margin < 0:
        return 20 - victory_points(-margin, boards)
    table = _continuous(_at_least_one(boards))
    if margin >= len(table):
        return Fraction(20)
    hundredths = table[int(margin)] if margin == int(margin) else _hundredths(float(margin), boards)
    return Fraction(hundredths, 100)


def victory_points_discrete(margin: int, boards: int) -> int:
    """Victory points on the discrete scale, 0 to 20, for winning a match of so many boards by `margin` IMPs.

    Raises:
        ValueError: fewer than one board.
    """
    if margin < 0:
        return 20 - victory_points_discrete(-margin, boards)
    return 10 + bisect_left(_discrete(_at_least_one(boards)), margin)


def _at_least_one(boards: int) -> int:
    if boards < 1:
        raise ValueError("a match has one board at least")
    return boards


def _blitz(boards: int) -> float:
    """The margin that wins everything."""
    return 15 * math.sqrt(boards)


def _hundredths(margin: float, boards: int) -> int:
    share = min(margin / _blitz(boards), 1.0)
    return math.floor(1000 + 1000 * (1 - float(_LEFT**share)) / (1 - _LEFT) + 0.5 + 1e-9)


@cache
def _continuous(boards: int) -> tuple[int, ...]:
    """Hundredths for each whole margin, up to the first that wins everything."""
    found = [_hundredths(margin, boards) for margin in range(math.ceil(_blitz(boards)) + 1)]
    place = 1
    while place < len(found) - 1:
        if found[place + 1] - found[place] > found[place] - found[place - 1]:
            found[place] += 1
            place = max(1, place - 1)
        else:
            place += 1
    return tuple(found)


@cache
def _discrete(boards: int) -> tuple[int, ...]:
    """The last margin that is still worth 10, 11, … 19. The range of 10 counts on both sides of a drawn match."""
    found = [math.floor(_margin(half / 2, boards)) for half in range(21, 41, 2)]
    place = 0
    while place < len(found) - 1:
        width = found[place] - found[place - 1] if place else 2 * found[0] + 1
        if found[place + 1] - found[place] < width:
            found[place] -= 1
            place = max(0, place - 1)
        else:
            place += 1
    return tuple(found)


def _margin(points: float, boards: int) -> float:
    """Where the curve has reached so many victory points (10 to 20)."""
    return _blitz(boards) * math.log(1 - (1 - _LEFT) * (points / 10 - 1)) / math.log(_LEFT)
