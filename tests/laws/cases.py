"""The worked cases that stand beside the rules, as scenarios of the record format."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from bridgelaw.answer.model import plain
from bridgelaw.api.table import Table
from bridgelaw.api.worked import all_worked_cases
from bridgelaw.formats.board import Record
from bridgelaw.formats.scenario import Expectation, compare, expectations
from bridgelaw.lawbook.course import begin
from bridgelaw.lawbook.judge import Book


class Case(NamedTuple):
    """One case of a drawer under one edition: the record and what is expected of it."""

    drawer: str
    name: str
    edition: str
    record: Record
    expected: tuple[Expectation, ...]

    @property
    def id(self) -> str:
        """`law27-accepted by a call-2017`."""
        return f"{self.drawer}-{self.name}-{self.edition}"


@cache
def all_cases() -> tuple[Case, ...]:
    """Every case of every drawer, once for each edition that it speaks of."""
    found: list[Case] = []
    for worked in all_worked_cases():
        expected = expectations(worked.record)
        for year in dict.fromkeys(year for each in expected for year in each.laws):
            here = tuple(each for each in expected if year in each.laws)
            found.append(Case(worked.drawer, worked.titles["en"], year, worked.record, here))
    return tuple(found)


def differences(case: Case, book: Book) -> list[str]:
    """What `book` answers otherwise than the case expects; `book` may be one with a rule taken out."""
    course = begin(book, case.record.facts(), case.record.setting())
    for happened in case.record.acts:
        course = course.after(happened)
    table = Table.at(course)
    found: list[str] = []
    for expected in case.expected:
        answer = plain(table.answer(expected.after, costs=expected.asks_for_costs))
        found += [f"after {expected.after or 'end'}: {difference}" for difference in compare(expected, answer)]
    not_judged = (error for error in table.situation.errors if error.kind == "not_judged")
    return found + [f"{error.act} could not be judged: {error.trace}" for error in not_judged]
