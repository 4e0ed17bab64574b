"""How a score comes about, step by step: each result compared with each other table, its share, the sum, what the
authority makes of the sum. The figures of `desk.score`, taken apart; they end where it ends.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction

from msgspec import Struct

from bridgelaw.desk import conversion
from bridgelaw.desk.award import standing
from bridgelaw.desk.results import Others, Points, Result, compared, others
from bridgelaw.desk.score import SIDES, Score, rounded, score, table_result
from bridgelaw.game.comparison import imps, versus
from bridgelaw.game.seats import Side
from bridgelaw.lawbook.judge import Book
from bridgelaw.lawbook.situation import Situation
from bridgelaw.table import acts


class Against(Struct, frozen=True):
    """`tables` other tables with the result `other` (one result with its weight is `((points, 1),)`), as the side sees
    it, and what a result is worth against each of them."""

    other: Points
    tables: int
    value: Fraction


class ResultRow(Struct, frozen=True, kw_only=True):
    """One result of a side. `raw`: the sum of its comparisons (IMPs: their mean); `earned`: the same once it has been
    brought to the number of tables expected; `part`: that with the weight of the result."""

    result: Result
    points: int
    against: tuple[Against, ...] = ()
    raw: Fraction | None = None
    earned: Fraction | None = None

    @property
    def part(self) -> Fraction | None:
        """What it adds to the sum."""
        return None if self.earned is None else self.earned * self.result.weight


class SideWorking(Struct, frozen=True, kw_only=True):
    """A side's results, and their weighted sum; None where there is nothing to compare with."""

    rows: tuple[ResultRow, ...] = ()
    total: Fraction | None = None


class Working(Struct, frozen=True, kw_only=True):
    """A score with how it came about.

    `unit`, `scores`, `expected`, `uneven`: how matchpoints are counted. What stands in `score` beside a side's total
    differs from it by what follows the sum: the part that the side did to itself, the rounding of IMPs (`rounded`,
    where there is any), the mean of a knockout.
    """

    score: Score
    sides: Mapping[Side, SideWorking]
    scoring: str | None = None
    scores: int = 0
    expected: int = 0
    unit: int = 2
    uneven: str = "none"
    rounded: Mapping[Side, Fraction] = {}

    def final(self, side: Side) -> Fraction | None:
        """What the side has in the end, in matchpoints or IMPs."""
        return self.score.matchpoints.get(side, self.score.imps.get(side))


class ScoreEffect(Struct, frozen=True):
    """What an adjusted score does: the board as it stands, and as it would stand."""

    before: Working | None
    after: Working

    def change(self, side: Side) -> Fraction | None:
        """What the side gains or loses in matchpoints or IMPs, where both are known."""
        old = None if self.before is None else self.before.final(side)
        new = self.after.final(side)
        return None if old is None or new is None else new - old


def effect(book: Book, now: Situation, act: acts.Adjust) -> ScoreEffect:
    """What the score `act` would do on the board: the judge is asked, nothing happens."""
    after = working(book, book.step(now, act))
    assert after is not None
    return ScoreEffect(working(book, now), after)


def working(book: Book, now: Situation) -> Working | None:
    """How the score that stands came about; None while the board is being played."""
    regulations = book.regulations
    found = score(now, regulations)
    if found is None:
        return None
    field = others(now.setting.field)
    rows = _results(now, found)
    sides = {side: _side(now, rows.get(side, ()), compared(field), side, book) for side in SIDES}
    summed = {side: _kept(found, side, one.total) for side, one in sides.items() if one.total is not None}
    return Working(
        score=found,
        sides=sides,
        scoring=now.setting.scoring,
        scores=field.scores if field else 0,
        expected=field.expected if field else 0,
        unit=regulations.mp_unit,
        uneven=regulations.uneven_field,
        rounded=_rounded(now, book, summed) if found.kind == "assigned" and found.imps else {},
    )


def _kept(found: Score, side: Side, total: Fraction) -> Fraction:
    """The sum, or what is left of it for the side that hurt itself."""
    return found.self_inflicted.awarded if found.self_inflicted and side not in found.results else total


def _rounded(now: Situation, book: Book, summed: Mapping[Side, Fraction]) -> Mapping[Side, Fraction]:
    """What the rounding has changed."""
    found = rounded(now, summed, book.regulations)
    return {side: value for side, value in found.items() if value != summed[side]}


def _results(now: Situation, found: Score) -> Mapping[Side, tuple[Result, ...]]:
    if found.kind == "table":
        at_table = table_result(now)
        return {} if at_table is None else dict.fromkeys(SIDES, (at_table,))
    given = standing(now)
    return given.assigned if given is not None else {}


def _side(now: Situation, results: tuple[Result, ...], field: Others | None, side: Side, book: Book) -> SideWorking:
    vulnerable = now.setting.vulnerable
    if vulnerable is None:
        return SideWorking()
    rows = tuple(_row(now, one, one.points(vulnerable, side), field, side, book) for one in results)
    parts = [row.part for row in rows if row.part is not None]
    return SideWorking(rows=rows, total=sum(parts, Fraction(0)) if rows and len(parts) == len(rows) else None)


def _row(now: Situation, result: Result, points: int, field: Others | None, side: Side, book: Book) -> ResultRow:
    scoring, own = now.setting.scoring, ((points, Fraction(1)),)
    if field is None or scoring not in ("mp", "bam", "imp"):
        return ResultRow(result=result, points=points)
    unit, uneven = book.regulations.mp_unit, book.regulations.uneven_field
    tables = Counter(field.of(side))
    if scoring == "imp":
        against = tuple(Against(o, n, conversion.compared(own, o, _imps)) for o, n in tables.items())
        mean = conversion.team_imps(own, field, side)
        return ResultRow(result=result, points=points, against=against, raw=mean, earned=mean)
    against = tuple(
        Against(o, n, conversion.compared(own, o, lambda a, b: versus(a, b, unit))) for o, n in tables.items()
    )
    raw = conversion.matchpoints(own, field, side, unit, "none")
    earned = conversion.matchpoints(own, field, side, unit, uneven)
    return ResultRow(result=result, points=points, against=against, raw=raw, earned=earned)


def _imps(mine: int, theirs: int) -> Fraction:
    return Fraction(imps(mine - theirs))
