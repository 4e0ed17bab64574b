"""The estimators of a shift: against worlds in which the truth is known, and faults that have to show."""

from __future__ import annotations

from fractions import Fraction
from math import inf

import numpy as np
import pytest
from msgspec.structs import replace

from bridgelaw.desk import shift
from bridgelaw.desk.shift import (
    Cell,
    Interval,
    Shift,
    SolvedCell,
    allotted,
    differ,
    effective,
    estimated,
    share,
    shifts,
    told,
)
from bridgelaw.desk.student import quantile
from tests.kit.worlds import World, coverage, solved, world

# 97.5 % quantiles of Student's distribution as they are printed in tables
TABLE = {1: 12.706, 2: 4.303, 3: 3.182, 5: 2.571, 10: 2.228, 29: 2.045, 120: 1.980, 1e7: 1.960, inf: 1.960}


@pytest.mark.parametrize("freedom", TABLE)
def test_student(freedom: float) -> None:
    assert quantile(0.95, freedom) == pytest.approx(TABLE[freedom], abs=0.0006)
    assert quantile(0.99, 10) == pytest.approx(3.169, abs=0.0006)
    assert quantile(0.95, 4.5) == pytest.approx((2.776 + 2.571) / 2, abs=0.03)


CELLS = [Cell((False, False), 600), Cell((True, False), 300), Cell((True, True), 100)]


def test_shares() -> None:
    assert [share(CELLS, n) for n in (0, 1)] == [Fraction(2, 5), Fraction(1, 10)]
    assert told([Cell((True, False), 5), Cell((True, True), 5)], 2) == [1]


def test_a_shift_by_hand() -> None:
    """Within: (300·2 + 100·10)/400 = 4; all: (600·1 + 300·2 + 100·10)/1000 = 2.2."""
    solved_ = [
        SolvedCell(CELLS[0], ([0.0, 2.0],)),
        SolvedCell(CELLS[1], ([1.0, 3.0],)),
        SolvedCell(CELLS[2], ([9.0, 11.0],)),
    ]
    found = estimated(solved_, 0, 1)
    assert found.shift == pytest.approx(4 - 2.2)
    # a: −0.6, 0.3·1.5, 0.1·1.5; each variance 2, of two deals
    squares = [factor**2 * 2 / 2 for factor in (0.6, 0.45, 0.15)]
    freedom = sum(squares) ** 2 / sum(square**2 for square in squares)
    assert found.high - found.shift == pytest.approx(quantile(0.95, freedom) * sum(squares) ** 0.5)
    assert found.shift - found.low == pytest.approx(found.high - found.shift)


def test_what_is_solved_whole_is_known() -> None:
    cells = [Cell((False,), 4), Cell((True,), 3)]
    whole = [SolvedCell(cells[0], ([1.0, 2.0, 3.0, 6.0],)), SolvedCell(cells[1], ([5.0, 5.0, 8.0],))]
    found = estimated(whole, 0, 1)
    assert (found.low, found.high) == (found.shift, found.shift)
    assert found.shift == pytest.approx(6 - 30 / 7)


def test_how_many_deals_of_each_cell() -> None:
    large = [replace(cell, count=cell.count * 10**12) for cell in CELLS]
    found = allotted(large, 2, 600)
    assert sum(found) == 600
    assert min(found) >= 30
    # the rest by the largest of |q (1/p − 1)| and |q|: 0.6, 0.45, 0.9
    assert [n - 30 for n in found] == pytest.approx([510 * part / 1.95 for part in (0.6, 0.45, 0.9)], abs=1)
    assert allotted([Cell((False,), 10**9), Cell((True,), 12)], 1, 600) == [588, 12]
    assert allotted([Cell((False,), 40), Cell((True,), 12)], 1, 600) == [40, 12]


def test_effective_deals() -> None:
    assert effective(CELLS, [60, 30, 10], [True, True, True]) == pytest.approx(100)
    assert effective(CELLS, [60, 10, 30], [False, True, True]) == pytest.approx(
        40**2 / (300**2 / 10 + 100**2 / 30) * 100
    )
    assert effective(CELLS, [60, 10, 30], [False, False, False]) == 0


def card(differences: list[list[float]], seed: str = "1") -> list[Shift]:
    """A card of one action and readings of cells that are as good as endless."""
    large = [replace(cell, count=cell.count * 10**12) for cell in CELLS]
    return shifts([SolvedCell(c, (d,)) for c, d in zip(large, differences, strict=True)], 2, "points", seed)


def test_when_an_arrow_says_something() -> None:
    noise = np.random.default_rng(5)
    none, up, down = (list(noise.normal(mean, 50, 200)) for mean in (0, 60, -60))
    assert [one.shows for one in card([none, none[::-1], none])] == ["nothing", "nothing"]
    assert [one.shows for one in card([none, up, up])] == ["towards", "towards"]
    opposite = card([none, up, down])
    assert [one.shows for one in opposite] == ["towards", "away"]
    assert (differ(opposite), differ(card([none, up, up]))) == (True, False)
    for one in opposite:
        assert one.null[0] < 0 < one.null[1]
        assert one.better.shift * one.value.shift > 0


def test_less_than_the_least_effect_is_nothing() -> None:
    """However sure it is."""
    quiet = [[0.0, 0.1] * 200, [9.0, 9.1] * 100, [9.0, 9.1] * 100]
    sure = card(quiet)[0]
    assert 0 < sure.value.low < sure.value.high < 10
    assert sure.shows == "nothing"
    assert card([[10 * x for x in one] for one in quiet])[0].shows == "towards"


def test_too_few_deals_say_nothing() -> None:
    clear = [[0.0, 10.0] * 200, [500.0, 510.0] * 100, [500.0, 510.0] * 49]
    assert [one.shows for one in card(clear)] == ["towards", "too_few"]


def test_the_control_is_the_same_by_its_seed() -> None:
    noise = np.random.default_rng(5)
    each = [list(noise.normal(0, 50, 200)) for _ in CELLS]
    assert card(each) == card(each)
    assert card(each)[0].null != card(each, "2")[0].null


def test_a_dial_would_scale_all_arrows_alike() -> None:
    """If the reading holds only with some chance, the shift is that part of it: so there is no dial."""
    large = [replace(cell, count=cell.count * 10**12) for cell in CELLS]
    sample = [
        SolvedCell(cell, (values,)) for cell, values in zip(large, ([0.0, 4.0], [8.0, 9.0], [20.0, 30.0]), strict=True)
    ]
    full = estimated(sample, 0, 1).shift
    half = [replace(one, differences=([0.5 * x for x in one.differences[0]],)) for one in sample]
    assert estimated(half, 0, 1).shift == pytest.approx(0.5 * full)


# worlds: as few as show a fault, `sweeps/test_shifts.py` has a thousand truths

WORLDS = [world(number) for number in range(16)]


def test_the_interval_holds_the_truth() -> None:
    assert 0.93 <= coverage(WORLDS, 12) <= 0.97


def _without_weights(one: World, sample: list[SolvedCell], seed: int) -> list[SolvedCell]:
    """Every cell as if it were as large as any other."""
    return [replace(part, cell=replace(part.cell, count=10**12)) for part in sample]


def _unpaired(one: World, sample: list[SolvedCell], seed: int) -> list[SolvedCell]:
    """Each action solved on deals of its own: the differences are between two deals."""
    even = np.random.default_rng(seed)
    values = np.concatenate([part.differences[0] for part in sample])
    return [
        replace(
            part,
            differences=(
                np.asarray(part.differences[0]) + even.choice(values, part.solved) - even.choice(values, part.solved),
            ),
        )
        for part in sample
    ]


def _biased(one: World, sample: list[SolvedCell], seed: int) -> list[SolvedCell]:
    """A generator that rejects every third deal on which the first action is the better one."""
    found = []
    for part in sample:
        values = np.asarray(part.differences[0])
        kept = values[(values >= 0) | (np.arange(values.size) % 3 > 0)]
        found.append(replace(part, differences=(kept if kept.size > 1 else values,)))
    return found


@pytest.mark.parametrize("fault", [_without_weights, _biased])
def test_a_planted_fault_is_seen(fault: object) -> None:
    assert coverage(WORLDS, 4, fault) < 0.93


def test_unpaired_deals_are_seen() -> None:
    """The mean is the same; the interval is far wider than it has to be."""
    paired = [estimated(solved(one, 1), 0, 1) for one in WORLDS]
    apart = [estimated(_unpaired(one, solved(one, 1), 1), 0, 1) for one in WORLDS]
    assert _width(apart) > 1.3 * _width(paired)


def _width(found: list[Interval]) -> float:
    return float(np.median([one.high - one.low for one in found]))


def test_readings_that_mean_nothing_shift_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shift, "CONTROLS", 200)
    shown = [shifts(solved(one, n), len(one.readings), "points", str(n)) for n, one in enumerate(NULL)]
    assert sum(any(arrow.shows in ("towards", "away") for arrow in one) for one in shown) <= 3


NULL = [world(number, null=True) for number in range(30)]
