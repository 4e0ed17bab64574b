"""What two small groups that answered alike can show, and what they cannot: exact, in whole numbers and fractions.

The interval of a difference is Newcombe's construction (1998) over the limits of Clopper and Pearson; the chance is
Fisher's exact test, both sides; where the same people were asked twice, it is the sign test.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from math import comb, isqrt

from bridgelaw.desk.poll import interval

CHANCE = Fraction(1, 20)
"""Up to this a difference is called more than chance."""

_SCALE = 10_000


@cache
def difference(asked: int, count: int, asked_now: int, count_now: int) -> tuple[Fraction, Fraction]:
    """The interval (95 %) for how much larger the second share is than the first, outward to a ten-thousandth.

    `count` of `asked` in the first group, `count_now` of `asked_now` in the second. The distances of each share to its
    own limits are squared and added; with nobody asked on a side, that share may be anything.
    """
    first, now = _share(count, asked), _share(count_now, asked_now)
    (low, high), (low_now, high_now) = interval(asked, count), interval(asked_now, count_now)
    down, up = _root((now - low_now) ** 2 + (high - first) ** 2), _root((high_now - now) ** 2 + (first - low) ** 2)
    return max(now - first - down, Fraction(-1)), min(now - first + up, Fraction(1))


@cache
def fisher(asked: int, count: int, asked_now: int, count_now: int) -> Fraction:
    """How often chance alone parts two such groups that far or further, either way (Fisher's exact test)."""
    named = count + count_now
    seen = _ways(asked, count, asked_now, named)
    every = range(max(0, named - asked_now), min(asked, named) + 1)
    ways = [_ways(asked, one, asked_now, named) for one in every]
    return Fraction(sum(one for one in ways if one <= seen), sum(ways))


def sign(more: int, less: int) -> Fraction:
    """How often chance alone parts those who changed that far or further, either way, when `more` went one way and
    `less` the other; who did not change does not count."""
    changed, fewer = more + less, min(more, less)
    if more == less:
        return Fraction(1)
    return Fraction(2 * sum(comb(changed, n) for n in range(fewer + 1)), 2**changed)


def least_now(asked: int, count: int, asked_now: int) -> int | None:
    """How many of `asked_now` have to name it, for chance alone to part the groups so far in 5 % or less, where it was
    `count` of `asked` before; None where not even all of them would do."""
    for one in range(asked_now + 1):
        larger = one * asked > count * asked_now
        if larger and fisher(asked, count, asked_now, one) <= CHANCE:
            return one
    return None


def least_changed() -> int:
    """How many of the same people have to change, all the same way, for chance alone to do so in 5 % or less."""
    return next(one for one in range(1, _SCALE) if sign(one, 0) <= CHANCE)


@cache
def usual_width(asked: int, asked_now: int) -> Fraction:
    """How wide the interval of a difference is between groups of these sizes, over all that can come of them."""
    spans = [
        high - low
        for count in range(asked + 1)
        for count_now in range(asked_now + 1)
        for low, high in [difference(asked, count, asked_now, count_now)]
    ]
    return sum(spans, Fraction(0)) / len(spans)


def _share(count: int, asked: int) -> Fraction:
    return Fraction(count, asked) if asked else Fraction(1, 2)


def _ways(asked: int, count: int, asked_now: int, named: int) -> int:
    return comb(asked, count) * comb(asked_now, named - count)


def _root(square: Fraction) -> Fraction:
    """The root, upward to a ten-thousandth."""
    scaled = square * _SCALE**2
    whole = -(-scaled.numerator // scaled.denominator)
    root = isqrt(whole)
    return Fraction(root if root * root == whole else root + 1, _SCALE)
