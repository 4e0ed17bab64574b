"""Quantiles of Student's distribution, which the standard library does not have."""

from __future__ import annotations

from functools import cache
from math import exp, lgamma, log
from statistics import NormalDist

_MANY = 1e6
_SMALL = 1e-300


@cache
def quantile(level: float, freedom: float) -> float:
    """Between minus this and this lies the share `level` of Student's distribution with so many degrees of freedom.

    >>> round(quantile(0.95, 10), 4), round(quantile(0.95, 1e9), 4)
    (2.2281, 1.96)
    """
    if freedom > _MANY:
        return NormalDist().inv_cdf((1 + level) / 2)
    low, high = 0.0, 1.0
    while _outside(high, freedom) > 1 - level:
        low, high = high, 2 * high
    for _ in range(60):
        middle = (low + high) / 2
        if _outside(middle, freedom) > 1 - level:
            low = middle
        else:
            high = middle
    return high


def _outside(t: float, freedom: float) -> float:
    """The share beyond `t` on both sides."""
    return _beta(freedom / (freedom + t * t), freedom / 2, 0.5)


def _beta(x: float, a: float, b: float) -> float:
    """The regularised incomplete beta function, by its continued fraction."""
    if x <= 0 or x >= 1:
        return float(x >= 1)
    if x > (a + 1) / (a + b + 2):
        return 1 - _beta(1 - x, b, a)
    front = exp(lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log(1 - x)) / a
    # the method of Lentz
    fraction = c = 1.0
    d = 0.0
    for n in range(1000):
        half = n // 2
        if n == 0:
            factor = 1.0
        elif n % 2:
            factor = -(a + half) * (a + b + half) * x / ((a + 2 * half) * (a + 2 * half + 1))
        else:
            factor = half * (b - half) * x / ((a + 2 * half - 1) * (a + 2 * half))
        d = 1 / max(1 + factor * d, _SMALL)
        c = max(1 + factor / c, _SMALL)
        fraction *= c * d
        if n > 2 and abs(1 - c * d) < 1e-13:
            break
    return front * (fraction - 1)
