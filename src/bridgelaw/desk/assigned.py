"""Which results make an assigned score, and what a side keeps that has hurt itself (Law 12C)."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache

from msgspec import Struct


class SelfInflicted(Struct, frozen=True):
    """What the non-offending side keeps when it hurt itself.

    `without` the infraction (A), with it but `without_error` (B), at the `table` (C): all in the final unit,
    matchpoints or IMPs, as that side sees them.
    """

    without: Fraction
    without_error: Fraction
    table: Fraction

    @property
    def inflicted(self) -> Fraction:
        """The part of the damage that the side did to itself."""
        return max(Fraction(0), self.without_error - self.table)

    @property
    def consequent(self) -> Fraction:
        """The part that the infraction did."""
        return max(Fraction(0), self.without - self.without_error)

    @property
    def awarded(self) -> Fraction:
        """What the side receives: never less than it had at the table, never more than without the infraction."""
        if self.without_error >= self.without:
            return self.table
        return min(self.without, max(self.table, self.without - self.inflicted))


@lru_cache
def share(given: float) -> Fraction:
    """A threshold as an authority writes it down: 0.3333 is meant as a third, 0.1667 as a sixth."""
    return Fraction(str(given)).limit_denominator(100)


def likely(candidates: Iterable[tuple[int, Fraction]], share: Fraction) -> int:
    """The most favourable result that is still likely enough: the first at which the chances, added up from the best
    for the side, reach `share` (1997:12C2, 2007:12C1(e)).

    `candidates`: points as the side sees them, and their chances, which sum to 1.

    Raises:
        ValueError: the chances never reach `share`.
    """
    reached = Fraction(0)
    for points, chance in sorted(candidates, reverse=True):
        reached += chance
        if reached >= share:
            return points
    raise ValueError(f"the chances sum to {reached}, which is less than {share}")


def knockout(own: Fraction, theirs: Fraction) -> Fraction:
    """The IMPs of a side whose score does not balance its opponents': the mean, in a knockout match (1997:86B,
    2007 and 2017:12C4). Both figures as the side itself that receives them sees them."""
    return (own - theirs) / 2
