"""Deals that fit against two programs of others, and against another way of counting, at length.

`dealer` and `deal` deal at random and reject what does not fit: for each condition the points and two lengths of a hand
are compared between two samples by chi squared, and over all conditions the p-values have to be as even as chance makes
them. Skipped where they are not installed.
"""

from __future__ import annotations

import math
from collections import Counter
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from bridgelaw.desk.conditions import read, write
from bridgelaw.desk.conditions.parts import Condition, Held, Length, Longer, Points, Span, all_of
from bridgelaw.desk.deals_that_fit import DealProblem, problem
from bridgelaw.desk.deals_that_fit.exact import DealsThatFit
from bridgelaw.desk.deals_that_fit.seeds import numbers
from bridgelaw.game.cards import PACK, SUITS, in_order
from bridgelaw.game.deals import parse_deal, parse_hand
from bridgelaw.game.seats import SEATS, Seat
from tests.kit.deals_counted import counted_by_shapes
from tests.kit.foreign_dealers import by_deal, by_dealer, found

CONDITIONS = 50
DEALS = 2000
RAREST = 300
"""Of rarer ones the others would deal all day."""

POINTS = {"A": 4, "K": 3, "Q": 2, "J": 1}


def conditions(number: int) -> DealProblem:
    """A hand that is known, and lines for one seat or two that not too few deals fit."""
    chance = Random(number)
    pack = list(PACK)
    chance.shuffle(pack)
    known, *others = chance.sample(SEATS, 4)
    lines: dict[Seat, Condition] = {}
    for seat in others[: chance.randint(1, 2)]:
        least = chance.randint(4, 13)
        parts: list[Condition] = [Points(Span(least, least + chance.randint(3, 8)))]
        suit, other = chance.sample(SUITS, 2)
        about: list[Condition] = [Length(Span(4), (suit,)), Length(Span(0, 3), (suit,)), Longer(suit, other, False)]
        about = [chance.choice(about), read("balanced"), read("not balanced"), Length(Span(8), (suit, other))]
        parts.append(chance.choice(about))
        lines[seat] = all_of(parts)
    return problem({known: frozenset(pack[:13])}, {}, lines)


def features(deals: list[str], seat: Seat) -> Counter[tuple[int, int, int]]:
    """How often a hand has so many points, spades and hearts."""
    hands = (parse_deal(deal)[seat] or () for deal in deals)
    return Counter(
        (
            sum(POINTS.get(card.rank, 0) for card in hand),
            sum(card.suit == "S" for card in hand),
            sum(card.suit == "H" for card in hand),
        )
        for hand in hands
    )


def compared(one: Counter[tuple[int, int, int]], other: Counter[tuple[int, int, int]]) -> float:
    """The p-value of two samples of one size; what is rare is put together."""
    cells = [(one[key], other[key]) for key in sorted({*one, *other})]
    large = [cell for cell in cells if sum(cell) >= 10]
    rest = [sum(column) for column in zip(*(cell for cell in cells if sum(cell) < 10), strict=True)]
    if len(rest) == 2 and sum(rest) >= 10:
        large.append((rest[0], rest[1]))
    squares = sum((a - b) ** 2 / (a + b) for a, b in large)
    return chi_squared_tail(squares, len(large) - 1)


def chi_squared_tail(squares: float, freedom: int) -> float:
    """The probability of so much or more: the series of the incomplete gamma function."""
    a, x = freedom / 2, squares / 2
    term = total = 1 / a
    n = 1
    while term > total * 1e-15:
        term *= x / (a + n)
        total += term
        n += 1
    return max(0.0, 1 - total * math.exp(a * math.log(x) - x - math.lgamma(a)))


def kolmogorov(values: list[float]) -> float:
    """The p-value of the largest distance from an even distribution."""
    n = len(values)
    ordered = sorted(values)
    distance: float = max(max((i + 1) / n - p, p - i / n) for i, p in enumerate(ordered))
    t = (math.sqrt(n) + 0.12 + 0.11 / math.sqrt(n)) * distance
    return min(1.0, 2 * sum((1 if k % 2 else -1) * math.exp(-2 * k * k * t * t) for k in range(1, 101)))


@pytest.mark.parametrize("program", ["dealer", "deal"])
def test_like_a_program_that_rejects(program: str, tmp_path: Path) -> None:
    if not found(program):
        pytest.skip(f"{program} is not installed")
    values, taken, number = list[float](), 0, 0
    while taken < CONDITIONS:
        number += 1
        what = conditions(number)
        fit = DealsThatFit(what)
        if fit.count * RAREST < what.ways():
            continue
        taken += 1
        own = fit.deals(list(islice(numbers(f"sweep {number}", fit.count), DEALS)))
        if program == "dealer":
            other = by_dealer(what, DEALS, number + 1)
        else:
            other = by_deal(what, DEALS, number + 1, str(tmp_path / "deal.tcl"))
        assert len(other) == DEALS
        seat = next(iter(what.given))
        values.append(compared(features(own, seat), features(other, seat)))
        free = next(seat for seat in what.hidden if seat not in what.given)
        values.append(compared(features(own, free), features(other, free)))
    p = kolmogorov(values)
    print(f"\n{program}: {len(values)} comparisons, the smallest p {min(values):.4f}, evenness p {p:.3f}")
    assert p > 0.001
    assert min(values) > 1e-5


def test_a_biased_sample_is_seen() -> None:
    """Every second deal is passed over on which a hand has more than twelve points: that shows."""
    what = problem(conditions(1).known, {}, {})
    fit = DealsThatFit(what)
    deals = fit.deals(list(islice(numbers("biased", fit.count), 3 * DEALS)))
    half, seat = len(deals) // 2, what.hidden[0]
    honest, second = deals[:half], deals[half:]
    strong = [next(iter(features([deal], seat)))[0] > 12 for deal in second]
    biased = [deal for n, (deal, much) in enumerate(zip(second, strong, strict=True)) if n % 2 or not much]
    honest = honest[: len(biased)]
    assert compared(features(honest, seat), features(second[: len(biased)], seat)) > 1e-3
    assert compared(features(honest, seat), features(biased, seat)) < 1e-3


def test_counts_against_honours_and_shapes() -> None:
    """Random lines about two hidden hands, or about one or two of three of which most honours are known."""
    counted = 0
    for number in range(60):
        chance = Random(number)
        known = (
            {Seat.W: "AKQJ.AKQ.AK5.AQ3"}
            if chance.randint(0, 2)
            else {Seat.W: "AKQ5.AKQ.AK5.KQ3", Seat.N: "J976.JT98.QJ.AJ2"}
        )
        hands = {seat: parse_hand(hand) or frozenset() for seat, hand in known.items()}
        hidden = [seat for seat in SEATS if seat not in hands]
        lines = {}
        for seat in hidden[:2]:
            suit, other = chance.sample(SUITS, 2)
            parts: list[Condition] = [
                Points(Span(chance.randint(0, 2)), tuple(s for s in SUITS if s in (suit, other))),
                Length(Span(chance.randint(0, 3), chance.randint(3, 7)), (suit,)),
                Longer(suit, other, chance.random() < 0.5),
                Held(Span(1), tuple(in_order(chance.sample(PACK, 2)))),
                read(chance.choice(["shape 5431 4432", "shape =4xxx", "shape 5xx2"])),
            ]
            lines[seat] = all_of(chance.sample(parts, chance.randint(1, 3)))
        what = problem(hands, {}, lines)
        assert DealsThatFit(what).count == counted_by_shapes(what), [write(line) for line in lines.values()]
        counted += 1
    print(f"\n{counted} counts are the same by both methods")
