"""What a reading changes: how far the comparison of two actions moves, estimated from solved deals (evidence for 16B).

The readings cut the deals that fit into cells, of which the exact counts are known. Each cell is sampled by itself, and
each deal is solved for all actions. D is what an action is worth more than the first one, on the same deal. The shift
of a reading R, with the share p, is E[D | R] − E[D] = Σ a m: over the cells, m the mean of D in a cell and a =
q (1/p − 1) within R and −q outside, q the cell's share of all deals. How large it is says nothing about which action is
better: the level is not computed here.

How many deals of a cell are solved is settled before the first is. With numpy, imported inside.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from hashlib import sha256
from math import inf, sqrt
from typing import TYPE_CHECKING, Any, Literal, get_args

from msgspec import Struct

from bridgelaw.desk.student import quantile

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Floats = npt.NDArray[np.float64]

Scale = Literal["points", "imps", "matchpoints"]
SCALES: tuple[Scale, ...] = get_args(Scale)
Shows = Literal["towards", "away", "nothing", "too_few"]

LEAST_OF_A_CELL = 30
LEAST_EFFECTIVE = 100
"""With fewer effective deals of a reading nothing is said of it."""

LEAST_EFFECT: dict[Scale, float] = {"points": 10, "imps": 0.3, "matchpoints": 0.02}
"""A smaller shift is not told apart from nothing, however many deals are solved. Matchpoints: as a share of a top."""

LEVEL = 0.95
CONTROLS = 1000


class Cell(Struct, frozen=True):
    """Deals of which the same readings hold, and how many of them there are."""

    holds: tuple[bool, ...]
    count: int


class SolvedCell(Struct, frozen=True):
    """A cell, and for each action but the first how much it is worth more on each solved deal of the cell."""

    cell: Cell
    differences: tuple[Sequence[float], ...]

    @property
    def solved(self) -> int:
        """How many deals of it are solved."""
        return len(self.differences[0])


class Interval(Struct, frozen=True):
    """An estimate, and the interval at the usual level."""

    shift: float
    low: float
    high: float


class Shift(Struct, frozen=True, kw_only=True):
    """How far an action (by its number, from 1) gains on the first one, if the reading (by its number) is what was
    meant.

    `better`: the same of the share of deals on which it is worth more, less that on which it is worth less. `null`:
    what groups of these sizes give that have nothing to do with the hands.
    """

    reading: int
    action: int
    value: Interval
    null: tuple[float, float]
    better: Interval
    shows: Shows


def share(cells: Sequence[Cell], reading: int) -> Fraction:
    """The share of a reading in all deals."""
    inside = sum(cell.count for cell in cells if cell.holds[reading])
    return Fraction(inside, sum(cell.count for cell in cells))


def told(cells: Sequence[Cell], readings: int) -> list[int]:
    """The readings of which something can be said: those that hold of some deals, and not of all."""
    return [n for n in range(readings) if 0 < share(cells, n) < 1]


def allotted(cells: Sequence[Cell], readings: int, deals: int) -> list[int]:
    """How many deals of each cell are to be solved, `deals` together: some of each, or all of them if it has fewer; the
    others by how much the cell weighs in any reading."""
    least = min(LEAST_OF_A_CELL, deals // len(cells))
    found = [min(least, cell.count) for cell in cells]
    weights = [max((abs(_factors(cells, n)[c]) for n in told(cells, readings)), default=0.0) for c in range(len(cells))]
    while (left := deals - sum(found)) > 0:
        room = [cell.count - n for cell, n in zip(cells, found, strict=True)]
        open_ = [c for c, free in enumerate(room) if free > 0]
        total = sum(weights[c] for c in open_)
        if not open_ or not total:
            break
        exact = {c: left * weights[c] / total for c in open_}
        more = {c: min(room[c], int(exact[c])) for c in open_}
        if not any(more.values()):
            # what is left over of the fractions, the largest first
            for c in sorted(open_, key=lambda c: (-exact[c], c))[:left]:
                found[c] += 1
            continue
        for c, n in more.items():
            found[c] += n
    return found


def effective(cells: Sequence[Cell], solved: Sequence[int], inside: Sequence[bool]) -> float:
    """How many deals drawn alike the solved ones of these cells are worth: they have different weights."""
    total = sum(cell.count for cell in cells)
    weights = [(cell.count / total / n, n) for cell, n, own in zip(cells, solved, inside, strict=True) if own and n]
    squares = sum(n * weight**2 for weight, n in weights)
    return sum(n * weight for weight, n in weights) ** 2 / squares if squares else 0.0


def shifts(solved: Sequence[SolvedCell], readings: int, scale: Scale, seed: str) -> list[Shift]:
    """Every reading of which something can be said, and every action but the first. `seed`: of the null control."""
    cells = [one.cell for one in solved]
    actions = len(solved[0].differences)
    arrows = actions * len(told(cells, readings))
    return [
        found for n in told(cells, readings) for found in _of_reading(solved, n, scale, 1 - (1 - LEVEL) / arrows, seed)
    ]


def estimated(solved: Sequence[SolvedCell], reading: int, action: int, level: float = LEVEL) -> Interval:
    """How far that action (by its number, from 1) gains on the first one if the reading is what was meant."""
    import numpy as np

    cells = [one.cell for one in solved]
    each = [np.asarray(one.differences[action - 1], float) for one in solved]
    return _estimated(cells, each, _factors(cells, reading), level)


def differ(found: Sequence[Shift]) -> bool:
    """Whether two readings say of some action that it gains, and that it loses."""
    said = {(one.action, one.shows) for one in found}
    return any((action, "away") in said for action, shows in said if shows == "towards")


def _of_reading(solved: Sequence[SolvedCell], reading: int, scale: Scale, joint: float, seed: str) -> list[Shift]:
    import numpy as np

    cells, counts = [one.cell for one in solved], [one.solved for one in solved]
    inside = [cell.holds[reading] for cell in cells]
    factors = _factors(cells, reading)
    sizes = [effective(cells, counts, [own is within for own in inside]) for within in (True, False)]
    control = _control(cells, counts, sizes, f"{seed}:{reading}")
    rest = float(1 - share(cells, reading))
    found = []
    for action in range(len(solved[0].differences)):
        each = [np.asarray(one.differences[action], float) for one in solved]
        value, wide = (estimated(solved, reading, action + 1, level) for level in (LEVEL, joint))
        low, high = np.quantile(rest * control(np.concatenate(each)), [(1 - LEVEL) / 2, (1 + LEVEL) / 2])
        shows: Shows = "nothing"
        if sizes[0] < LEAST_EFFECTIVE:
            shows = "too_few"
        elif wide.low * wide.high > 0 and not low <= value.shift <= high and abs(value.shift) >= LEAST_EFFECT[scale]:
            shows = "towards" if value.shift > 0 else "away"
        found.append(
            Shift(
                reading=reading,
                action=action + 1,
                value=value,
                null=(float(low), float(high)),
                better=_estimated(cells, [np.sign(one) for one in each], factors, LEVEL),
                shows=shows,
            )
        )
    return found


def _factors(cells: Sequence[Cell], reading: int) -> list[float]:
    """With what the mean of each cell counts in the shift of a reading."""
    total, part = sum(cell.count for cell in cells), share(cells, reading)
    return [float(Fraction(cell.count, total) * ((1 / part if cell.holds[reading] else 0) - 1)) for cell in cells]


def _estimated(cells: Sequence[Cell], each: Sequence[Floats], factors: Sequence[float], level: float) -> Interval:
    """The sum of the means with their factors; degrees of freedom by Welch and Satterthwaite. A cell of which all deals
    are solved is known exactly."""
    value = squares = fourths = 0.0
    for cell, differences, factor in zip(cells, each, factors, strict=True):
        n = differences.size
        value += factor * float(differences.mean())
        if 1 < n < cell.count:
            error = factor**2 * float(differences.var(ddof=1)) / n
            squares += error
            fourths += error**2 / (n - 1)
    half = quantile(level, squares**2 / fourths if fourths else inf) * sqrt(squares)
    return Interval(value, value - half, value + half)


def _control(cells: Sequence[Cell], counts: Sequence[int], sizes: Sequence[float], seed: str) -> Any:
    """A function of all values, cell after cell: `CONTROLS` differences between the means of two groups of these sizes,
    drawn from all solved deals by their weight and blind to the hands."""
    import numpy as np

    weights = np.repeat([cell.count / max(1, n) for cell, n in zip(cells, counts, strict=True)], counts)
    ends = np.cumsum(weights)
    groups = [max(1, round(size)) for size in sizes]
    number = CONTROLS * sum(groups)
    digests = b"".join(sha256(f"{seed}:{n}".encode(errors="surrogateescape")).digest() for n in range(-(-number // 4)))
    even = (np.frombuffer(digests, ">u8")[:number] >> 11).astype(np.float64) / 2**53
    drawn = np.minimum(np.searchsorted(ends, even * ends[-1], side="right"), ends.size - 1).reshape(CONTROLS, -1)

    def differences(values: Floats) -> Floats:
        found = values[drawn]
        means: Floats = found[:, : groups[0]].mean(axis=1) - found[:, groups[0] :].mean(axis=1)
        return means

    return differences
