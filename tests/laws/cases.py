"""The worked cases that stand beside the rules, as scenarios of the record format."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

import tomli

from bridgelaw.answer.model import plain
from bridgelaw.api.table import Table
from bridgelaw.formats.board import Record
from bridgelaw.formats.record import from_plain
from bridgelaw.formats.scenario import Expectation, compare, expectations
from bridgelaw.lawbook.course import begin
from bridgelaw.lawbook.judge import Book
from bridgelaw.laws.shelf import drawer_names
from tests.kit.lines import act


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
    return tuple(case for package in drawer_names() for case in _of_drawer(package))


def _of_drawer(package: str) -> Iterator[Case]:
    text = files(package) / "cases.toml"
    short = package.rpartition(".")[2].partition("_")[0]
    if not text.is_file():
        return
    for entry in tomli.loads(text.read_text(encoding="utf-8")).get("case", ()):
        fields: dict[str, Any] = {"bridgelaw": 1, **entry, "title": entry["name"]}
        fields["acts"] = [act(line) for line in entry["acts"]]
        del fields["name"]
        record = from_plain(fields)
        by_edition: dict[str, list[Expectation]] = {}
        for expected in expectations(record):
            for edition in expected.laws:
                by_edition.setdefault(edition, []).append(expected)
        for year, expected_here in by_edition.items():
            yield Case(short, entry["name"], year, record, tuple(expected_here))


def differences(case: Case, book: Book) -> list[str]:
    """What `book` answers otherwise than the case expects; `book` may be one with a rule taken out."""
    course = begin(book, case.record.facts(), case.record.setting())
    for happened in case.record.acts:
        course = course.after(happened)
    table = Table.at(course)
    found: list[str] = []
    for expected in case.expected:
        answer = plain(table.answer(expected.after))
        found += [f"after {expected.after or 'end'}: {difference}" for difference in compare(expected, answer)]
    return found
