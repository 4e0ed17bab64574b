"""Scenario files: a record and what is expected of its answers (record format, section 5).

They are read and written as records are: what is expected is the `expect` of the record.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from typing import Any, cast

from msgspec import Struct

from bridgelaw.formats.board import Record
from bridgelaw.formats.compare import lacking, present, superfluous
from bridgelaw.lawbook.editions import Edition

_NUMBER = re.compile(r"(?:\d{4})?:?\s*(\d+)")
_NOT_YET = ("score", "information")


class Expectation(Struct, frozen=True, kw_only=True):
    """What must hold of the answer after the act `after` (`start`; None: after the last one), under each of `laws`."""

    laws: tuple[Edition, ...]
    authority: str | None = None
    after: str | None = None
    has: Mapping[str, Any] = {}
    lacks: Mapping[str, Any] = {}
    exactly: Mapping[str, Any] = {}

    @property
    def asks_for_costs(self) -> bool:
        """Whether it looks at what an option costs (`then`)."""
        return any(key == "then" for part in (self.has, self.lacks, self.exactly) for key in _keys(part))


def expectations(record: Record) -> tuple[Expectation, ...]:
    """What a scenario expects, in its own order; nothing for a record that is no scenario."""
    return tuple(_expectation(row, record) for row in record.expect)


def _expectation(row: Mapping[str, Any], record: Record) -> Expectation:
    named = row.get("laws", int(record.laws))
    years = named if isinstance(named, list | tuple) else [named]
    parts = {key: row[key] for key in ("authority", "after", "has", "lacks", "exactly") if key in row}
    return Expectation(laws=cast("tuple[Edition, ...]", tuple(str(year) for year in years)), **parts)


def compare(expected: Expectation, answer: Mapping[str, Any]) -> list[str]:
    """What differs between an expectation and an answer (plain data); nothing when it is met."""
    found = dict.fromkeys(lacking(expected.has, answer))
    found |= dict.fromkeys(lacking(expected.exactly, answer))
    found |= dict.fromkeys(superfluous(expected.exactly, answer))
    found |= dict.fromkeys(present(expected.lacks, answer))
    return list(found)


def deferred(expected: Expectation, laws: Collection[int]) -> str | None:
    """Why an expectation is put off where only `laws` are to be judged; None when it must hold.

    It is put off when it asks for the score or for information, or when something that it wants to find names another
    Law. One that names no Law must hold.
    """
    for part in (expected.has, expected.exactly):
        for key in _NOT_YET:
            if key in part:
                return f"asks for {key}"
        for law in _laws_named(part):
            number = _NUMBER.match(law)
            if number and int(number[1]) not in laws:
                return f"Law {int(number[1])}"
    return None


def _keys(part: Any) -> Iterator[str]:
    if isinstance(part, Mapping):
        yield from part
    for one in part.values() if isinstance(part, Mapping) else part if isinstance(part, list | tuple) else ():
        yield from _keys(one)


def _laws_named(part: Any) -> Iterator[str]:
    if isinstance(part, Mapping):
        for key, value in part.items():
            if key == "law" and isinstance(value, str):
                yield value
            else:
                yield from _laws_named(value)
    elif isinstance(part, list | tuple):
        for one in part:
            yield from _laws_named(one)
