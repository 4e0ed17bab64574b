"""What a pair has earned, kept so that one result can be taken out of it and another put in, exactly."""

from __future__ import annotations

from fractions import Fraction

from bridgelaw.session.comparing import Earned


class ExactSum:
    """A sum of fractions, by denominator: of many with few denominators in a fraction of the time that adding takes."""

    __slots__ = ("_by_denominator",)

    def __init__(self) -> None:
        self._by_denominator: dict[int, int] = {}

    def copy(self) -> ExactSum:
        """One of its own."""
        found = ExactSum()
        found._by_denominator = self._by_denominator.copy()
        return found

    def add(self, value: Fraction, times: int) -> None:
        """Put the value in (`times` 1), or take it out (-1)."""
        of = value.denominator
        self._by_denominator[of] = self._by_denominator.get(of, 0) + times * value.numerator

    @property
    def value(self) -> Fraction:
        """The sum."""
        return sum((Fraction(n, of) for of, n in self._by_denominator.items() if n), Fraction(0))


class PairAccount:
    """Points of a pair, and of the boards on which it has no award of any kind.

    Attributes:
        boards: how many it has points of.
        available: the most matchpoints that these give.
        sat: how often it sat North-South, less how often East-West.
    """

    __slots__ = ("available", "boards", "own", "own_available", "points", "sat")

    def __init__(self) -> None:
        self.points, self.own = ExactSum(), ExactSum()
        self.boards = self.available = self.own_available = self.sat = 0

    def copy(self) -> PairAccount:
        """One of its own."""
        found = PairAccount()
        found.points, found.own = self.points.copy(), self.own.copy()
        found.boards, found.available, found.own_available = self.boards, self.available, self.own_available
        found.sat = self.sat
        return found

    def add(self, earned: Earned, times: int, *, awarded: bool) -> None:
        """Put in what it has earned on a board (`times` 1), or take it out (-1)."""
        self.boards += times
        self.points.add(earned.points, times)
        self.available += times * (earned.of or 0)
        if not awarded:
            self.own.add(earned.points, times)
            self.own_available += times * (earned.of or 0)

    @property
    def session_percent(self) -> Fraction | None:
        """Its percentage over the boards on which it has no award; None where there is none."""
        return 100 * self.own.value / self.own_available if self.own_available else None
