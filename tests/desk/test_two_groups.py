"""Two small groups: the table of what they can show, how often the interval is right, and the two tests of chance."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from math import comb

import pytest

from bridgelaw.desk.poll import interval
from bridgelaw.desk.two_groups import CHANCE, difference, fisher, least_changed, least_now, sign, usual_width

# asked at the first stage and now: from so many to so many at least, and how wide the interval is
TABLE = {
    (5, 5): ({0: 4, 1: 5}, 1.05),
    (8, 8): ({0: 5, 1: 6, 2: 7, 3: 8}, 0.85),
    (10, 10): ({0: 5, 1: 7, 2: 8, 3: 9, 4: 10}, 0.76),
    (12, 8): ({0: 3, 1: 5, 2: 6, 3: 7, 6: 8}, 0.78),
    (20, 20): ({0: 5, 2: 9, 5: 13, 10: 17}, 0.54),
}


@pytest.mark.parametrize("sizes", TABLE)
def test_what_small_groups_can_show(sizes: tuple[int, int]) -> None:
    least, width = TABLE[sizes]
    assert {count: least_now(sizes[0], count, sizes[1]) for count in least} == least
    assert float(usual_width(*sizes)) == pytest.approx(width, abs=0.005)


def test_where_nothing_can_be_shown() -> None:
    assert [least_now(5, count, 5) for count in range(2, 6)] == [None] * 4
    assert least_now(5, 1, 0) is None
    assert least_now(0, 0, 5) is None


@pytest.mark.parametrize(("sizes", "at_worst"), [((5, 5), 0.926), ((8, 8), 0.943)])
def test_how_often_the_interval_holds_the_difference(sizes: tuple[int, int], at_worst: float) -> None:
    """Over a grid of true shares: at worst, and in the mean, where it errs on the wide side."""
    first, now = sizes
    spans = {(a, b): tuple(map(float, difference(first, a, now, b))) for a in range(first + 1) for b in range(now + 1)}
    held = []
    for share in (n / 50 for n in range(1, 50)):
        for share_now in (n / 50 for n in range(1, 50)):
            true = share_now - share
            held.append(
                sum(
                    _chance(first, a, share) * _chance(now, b, share_now)
                    for (a, b), (low, high) in spans.items()
                    if low - 1e-9 <= true <= high + 1e-9
                )
            )
    assert min(held) == pytest.approx(at_worst, abs=0.001)
    assert 0.98 <= sum(held) / len(held) <= 0.99


def _chance(asked: int, count: int, share: float) -> float:
    return comb(asked, count) * share**count * (1 - share) ** (asked - count)


def test_the_distances_are_squared_and_added() -> None:
    """3 of 10 and 7 of 10, by hand: 0.4 and the limits of Clopper and Pearson."""
    (low, high), (low_now, high_now) = interval(10, 3), interval(10, 7)
    found = tuple(map(float, difference(10, 3, 10, 7)))
    down = ((0.7 - float(low_now)) ** 2 + (float(high) - 0.3) ** 2) ** 0.5
    up = ((float(high_now) - 0.7) ** 2 + (0.3 - float(low)) ** 2) ** 0.5
    assert found == pytest.approx((0.4 - down, 0.4 + up), abs=0.0002)
    assert found[0] <= 0.4 - down
    assert found[1] >= 0.4 + up


@pytest.mark.parametrize("sizes", [(5, 5), (8, 3), (1, 12), (0, 4)])
def test_an_interval_holds_what_was_seen_and_turns_round_with_the_groups(sizes: tuple[int, int]) -> None:
    first, now = sizes
    for a in range(first + 1):
        for b in range(now + 1):
            low, high = difference(first, a, now, b)
            assert -1 <= low <= high <= 1
            assert difference(now, b, first, a) == (-high, -low)
            if first:
                assert low <= Fraction(b, now) - Fraction(a, first) <= high


@pytest.mark.parametrize(
    ("first", "count", "now", "count_now"), [(4, 1, 4, 3), (5, 0, 3, 3), (3, 2, 6, 1), (4, 2, 4, 2)]
)
def test_fisher_counts_every_way_to_give_the_names_to_people(first: int, count: int, now: int, count_now: int) -> None:
    """All ways to say which of the people named it, alike likely: those as rare as what was seen, or rarer."""
    named = count + count_now
    ways: dict[int, int] = {}
    for who in combinations(range(first + now), named):
        among = sum(1 for one in who if one < first)
        ways[among] = ways.get(among, 0) + 1
    rare = sum(number for number in ways.values() if number <= ways[count])
    assert fisher(first, count, now, count_now) == Fraction(rare, sum(ways.values()))
    assert fisher(now, count_now, first, count) == fisher(first, count, now, count_now)


def test_of_the_same_people_those_count_who_changed() -> None:
    assert sign(6, 0) == sign(0, 6) == Fraction(1, 32)
    assert sign(5, 0) == Fraction(1, 16)
    assert sign(7, 1) == Fraction(2 * (1 + 8), 2**8)
    assert sign(3, 3) == sign(0, 0) == 1
    assert least_changed() == 6
    assert sign(5, 0) > CHANCE >= sign(6, 0)
