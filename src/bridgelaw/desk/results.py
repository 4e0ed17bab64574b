"""Bridge results, the weights that a Director gives them, and the other tables' results.

Points are those of North-South unless said otherwise. Weights are exact fractions that sum to 1.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Any, Literal

from msgspec import Struct

from bridgelaw.game.contracts import Contract, contract
from bridgelaw.game.scoring import points
from bridgelaw.game.seats import NS, VULNERABILITIES, Seat, Side, Vulnerability

Average = Literal["average_plus", "average", "average_minus"]
Points = tuple[tuple[int, Fraction], ...]
"""Points and their weights."""


class Result(Struct, frozen=True):
    """A contract with the tricks that declarer won in it; passed out when there is no contract."""

    contract: Contract | None
    tricks: int
    weight: Fraction = Fraction(1)
    weighed: bool = False
    """Whether a weight was written down for it."""

    def points(self, vulnerability: Vulnerability, side: Side = NS) -> int:
        """What it is worth to `side`."""
        if self.contract is None:
            return 0
        found = points(self.contract, vulnerability, self.tricks)
        return found if self.contract.declarer.side is side else -found

    def known_points(self, vulnerability: Vulnerability | None, side: Side = NS) -> int | None:
        """The same where nobody may know who is vulnerable; None where it hangs on that."""
        if vulnerability is not None:
            return self.points(vulnerability, side)
        found = {self.points(one, side) for one in VULNERABILITIES}
        return found.pop() if len(found) == 1 else None


class Others(Struct, frozen=True):
    """The other tables' results on the board. `expected`: tables that were to play it, this one included."""

    ns: tuple[Points, ...] = ()
    """As North-South pairs see them."""

    ew: tuple[Points, ...] = ()
    """The same tables as East-West pairs see them, still in North-South's points."""

    absent: int = 0
    """Tables with an artificial score: they stand outside the comparison."""

    expected: int = 0

    def of(self, side: Side) -> tuple[Points, ...]:
        """The results that a pair of `side` is compared with, in its own points."""
        if side is NS:
            return self.ns
        return tuple(tuple((-value, weight) for value, weight in table) for table in self.ew)

    @property
    def scores(self) -> int:
        """Bridge results on the board, this table's included."""
        return len(self.ns) + 1

    @property
    def is_to_come(self) -> bool:
        """Whether no other table has a bridge result yet, while some are still to play the board: until then a result
        is compared with nothing."""
        return not self.ns and self.absent + 1 < self.expected


def results(rows: Iterable[Mapping[str, Any]]) -> tuple[Result, ...]:
    """The results of one side of an award (record format, section 4)."""
    return tuple(_result(row) for row in rows)


def _result(row: Mapping[str, Any]) -> Result:
    weight, weighed = Fraction(str(row.get("weight", 1))), "weight" in row
    if row["contract"] == "P":
        return Result(None, 0, weight, weighed)
    return Result(contract(row["contract"], Seat[row["by"]]), row["tricks"], weight, weighed)


def weighted(found: Iterable[Result], vulnerability: Vulnerability, side: Side = NS) -> Points:
    """Points and weights of those results, as `side` sees them."""
    return tuple((one.points(vulnerability, side), one.weight) for one in found)


def others(field: Mapping[str, Any] | None) -> Others | None:
    """The `field` of a record, None where it has none."""
    if field is None:
        return None
    tables: list[tuple[Points, Points]] = []
    absent = 0
    for one in field["results"]:
        if isinstance(one, str):
            absent += 1
        elif isinstance(one, int):
            tables.append((((one, Fraction(1)),),) * 2)
        else:
            ns = points_with_weights(one["ns"])
            tables.append((ns, points_with_weights(one["ew"]) if "ew" in one else ns))
    expected = field.get("expected", len(tables) + absent + 1)
    return Others(tuple(ns for ns, _ in tables), tuple(ew for _, ew in tables), absent, expected)


def compared(field: Others | None) -> Others | None:
    """The same as long as there is something in it to be compared with, or nothing more to come; else None."""
    return None if field is None or field.is_to_come else field


def points_with_weights(rows: Iterable[Any]) -> Points:
    """Points and weights as a record has them: `[[420, 0.6], [-50, "2/5"]]`."""
    return tuple((int(value), Fraction(str(weight))) for value, weight in rows)
