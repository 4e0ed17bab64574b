"""A deal by its number: each number another deal, all of them fitting; the same by a seed, everywhere and for ever."""

from __future__ import annotations

import subprocess
import sys
from itertools import islice

import pytest

from bridgelaw.desk.conditions import read
from bridgelaw.desk.deals_that_fit import possible, tables, usual_seed
from bridgelaw.desk.deals_that_fit.exact import DealsThatFit
from bridgelaw.desk.deals_that_fit.seeds import numbers
from bridgelaw.game.seats import Seat
from tests.desk.deals_that_fit.test_counting import STRONG, WEST, WIDE, made
from tests.kit.deals_counted import every_deal, fits, number_of

END = {"N": "AK83.T652.K74.92", "S": "Q96.AK4.A83.AK75"}
SMALL = {
    "four cards each": (END, {"E": "S2 S4 S5 H7 H8 D2 D5 C4 C8", "W": "S7 SJ ST HJ H9 D6 D9 C3 CT"}, [], 70),
    "nine and nine": (END, {"E": "S2 S4 S5 H7", "W": "S7 SJ ST HJ"}, [], 48620),
    "a line": (END, {"E": "S2 S4 S5 H7", "W": "S7 SJ ST HJ"}, ["E: 5+D, 1+ of HQ DQ CQ"], None),
    "two lines": (END, {"E": "S2 S4 S5 H7", "W": "S7 SJ ST HJ"}, ["E: 5+D", "W: 4+C or CQ, 2+H"], None),
    "three hands": (
        {"S": "Q96.AK4.A83.AK75"},
        {"N": "SA SK S8 S3 HT H6 H5 H2 DK", "E": "SJ ST S7 S4 HQ H8 H7 H3 DQ", "W": "S5 S2 HJ H9 DJ D9 D6 D5 CQ"},
        ["N: 0-3C", "E: 3+C or DT"],
        None,
    ),
}


@pytest.mark.parametrize("name", SMALL)
def test_every_number_is_another_deal_that_fits(name: str) -> None:
    known, held, lines, count = SMALL[name]
    what = made(known, held, lines)
    fit = DealsThatFit(what)
    assert count in (None, fit.count)
    assert 50 < fit.count < 300_000
    deals = fit.deals(range(fit.count))
    assert len(set(deals)) == fit.count
    assert set(deals) == set(every_deal(what))


@pytest.mark.parametrize(
    ("known", "lines"),
    [(WEST, WIDE[:1]), (WEST, WIDE), (STRONG, ["E: 5+S, 2+ hcp"]), (WEST, []), ({}, ["E: 5+S"]), ({}, [])],
)
def test_number_to_deal_to_number(known: dict[str, str], lines: list[str]) -> None:
    what = made(known, given=lines)
    fit = DealsThatFit(what)
    some = [0, 1, fit.count - 1, *islice(numbers("there and back", fit.count), 40)]
    deals = fit.deals(some)
    assert all(fits(what, deal) for deal in deals)
    assert [number_of(fit, deal) for deal in deals] == some


def test_few_and_many_are_drawn_alike() -> None:
    """Whether the running sums of all states are made, or of those only to which the deals come."""
    fit = DealsThatFit(made(WEST, given=WIDE[:2]))
    some = list(islice(numbers("alike", fit.count), tables.ROWS + 1))
    few = [deal for n in range(0, 60, 20) for deal in fit.deals(some[n : n + 20])]
    assert few == fit.deals(some)[:60] == fit.deals(some[:60])


def test_cells_are_drawn_by_themselves() -> None:
    """A reading of which one deal in ten thousand is gives as many deals as any other."""
    what, readings = made(WEST, given=WIDE[:1]), [read("6+S"), read("9+S, 0-1H"), read("14+ hcp")]
    fit = DealsThatFit(what, readings, Seat.E)
    assert sum(fit.cells.values()) == fit.count == DealsThatFit(what).count
    rare = {cell: count for cell, count in fit.cells.items() if cell[1]}
    assert 0 < sum(rare.values()) < fit.count / 5_000
    for cell, count in fit.cells.items():
        deals = fit.deals(list(islice(numbers("7", count), 20)), cell)
        for reading, inside in zip(["6+S", "9+S, 0-1H", "14+ hcp"], cell, strict=True):
            kept = made(WEST, given=[f"E: {reading}" if inside else f"E: not ({reading})"])
            assert all(fits(kept, deal) and fits(what, deal) for deal in deals)


def test_the_same_by_a_seed() -> None:
    """These are what every machine, every version and every numpy gives: a card that was shown can be made again."""
    found = possible(made(WEST, given=WIDE), deals=2, seed="11").sample
    assert found is not None
    assert found.numbers == GOLDEN_NUMBERS
    assert found.deals == GOLDEN_DEALS
    assert list(islice(numbers("11", 10), 12)) == [5, 3, 5, 9, 3, 5, 7, 1, 8, 1, 3, 4]


GOLDEN_NUMBERS = (97158176769925, 43991803018981)
GOLDEN_DEALS = (
    "N:K.T9864.985.QT52 A9764..KJT73.AK8 J832.AK753.A42.6 QT5.QJ2.Q6.J9743",
    "N:J6.K654.JT982.K2 AK942.A.743.AT85 873.T9873.AK5.Q6 QT5.QJ2.Q6.J9743",
)


def test_numbers_are_alike_likely() -> None:
    """Each of six numbers about as often as another; what is not below the end is passed over."""
    found = list(islice(numbers("dice", 6), 60_000))
    counts = [found.count(n) for n in range(6)]
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts) < 20.5  # one in a thousand is above


def test_the_usual_seed_is_of_what_is_known() -> None:
    what = made(WEST, given=WIDE)
    assert usual_seed(what) == usual_seed(made(WEST, given=WIDE))
    others = [
        usual_seed(made(WEST, given=WIDE[:2])),
        usual_seed(made(WEST, {"E": "SA"}, WIDE)),
        usual_seed(what, "bid"),
    ]
    assert len({usual_seed(what), *others}) == 4
    first, second = possible(what, deals=3), possible(what, deals=5)
    assert first.sample is not None
    assert second.sample is not None
    assert first.sample.deals == second.sample.deals[:3]


def test_numpy_is_not_imported_before_something_is_counted() -> None:
    program = "import sys, bridgelaw.desk.deals_that_fit; sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], check=False, timeout=240).returncode == 0
