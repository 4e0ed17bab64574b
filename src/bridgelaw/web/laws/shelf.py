"""The lawbook as pages need it: opened once, looked up by Law and edition."""

from __future__ import annotations

from functools import cache, lru_cache

from bridgelaw.answer.model import Answer
from bridgelaw.api.worked import Worked, worked_cases
from bridgelaw.lawbook.editions import Edition
from bridgelaw.lawbook.loader import Drawer
from bridgelaw.lawbook.numbering import law_of
from bridgelaw.laws.concordance import LawInEdition, page_of_law
from bridgelaw.laws.coverage import CoverageRow, coverage, read_inventory
from bridgelaw.laws.shelf import drawer_names, drawers
from bridgelaw.web.laws.observed import Observed, ObservedMoment, followed, observed


class _Key:
    """A case under an edition, told from others by its name."""

    __slots__ = ("case", "edition", "name")

    def __init__(self, case: Worked, edition: Edition) -> None:
        self.case = case
        self.edition = edition
        self.name = (case.drawer, case.slug, edition)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Key) and self.name == other.name

    def __hash__(self) -> int:
        return hash(self.name)


@cache
def page_of(law: int, edition: Edition) -> LawInEdition:
    """A Law as the edition has it."""
    return page_of_law(drawers(), law, edition)


@cache
def rows_of(law: int, edition: Edition) -> tuple[CoverageRow, ...]:
    """What `laws coverage` says of the lines whose number is in that Law."""
    return tuple(row for row in _rows() if row.edition == edition and law_of(row.number) == law)


@cache
def _rows() -> tuple[CoverageRow, ...]:
    return tuple(coverage(drawers(), read_inventory()))


@cache
def packages() -> dict[str, str]:
    """The packages of the drawers by their short names, `law27`."""
    return {name.rpartition(".")[2].partition("_")[0]: name for name in drawer_names()}


def drawer_of(name: str) -> Drawer:
    """The drawer of a provision `law27.acceptance`."""
    return _drawers()[name.partition(".")[0]]


@cache
def _drawers() -> dict[str, Drawer]:
    return {drawer.name: drawer for drawer in drawers()}


def cases_of(law: int) -> tuple[Worked, ...]:
    """The worked cases of the drawers of a Law."""
    return tuple(
        worked for drawer in drawers() if drawer.data.law == law for worked in worked_cases(packages()[drawer.name])
    )


@lru_cache(maxsize=400)
def _followed(worked: _Key) -> tuple[ObservedMoment, ...]:
    return tuple(followed(worked.case, worked.edition))


def moments_of(worked: Worked, edition: Edition) -> tuple[ObservedMoment, ...]:
    """A case before its first act and after each of them; what the options cost is not looked for."""
    return _followed(_Key(worked, edition))


@lru_cache(maxsize=40)
def _answered(worked: _Key) -> tuple[Answer, ...]:
    return tuple(worked.case.table(worked.edition).answers())


def answers_of(worked: Worked, edition: Edition) -> tuple[Answer, ...]:
    """The answer before the first act of a case and after each of them, each option with what it costs."""
    return _answered(_Key(worked, edition))


def observed_of(law: int, edition: Edition) -> Observed:
    """What the cases show of the provisions that stand in that Law in that edition."""
    held = {entry.name.partition(".")[0] for entry in page_of(law, edition).entries}
    return _observed(tuple(sorted(held)), edition)


@lru_cache(maxsize=48)
def _observed(held: tuple[str, ...], edition: Edition) -> Observed:
    cases = (worked for name in held for worked in worked_cases(packages()[name]) if edition in worked.editions)
    return observed(moments_of(worked, edition) for worked in cases)
