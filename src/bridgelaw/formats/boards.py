"""Files of boards, whatever their form, as the commands read them: one board after another."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from bridgelaw.formats.errors import RecordError, not_readable

if TYPE_CHECKING:
    from bridgelaw.formats.board import Record


def boards(file: Path, *, repair: bool = False) -> Iterator[Record | RecordError]:
    """The boards of a file: PBN (`.pbn`), LIN (`.lin`), records line by line (`.jsonl`), else one record (YAML, JSON).

    Each is a record or what is wrong with it.
    """
    kind = file.suffix.lower()
    try:
        if kind == ".pbn":
            from bridgelaw.formats import pbn

            yield from pbn.boards(file, repair=repair)
        elif kind == ".lin":
            from bridgelaw.formats import lin

            yield from lin.boards(file, repair=repair)
        elif kind == ".jsonl":
            yield from _lines(file)
        else:
            from bridgelaw.formats import record

            yield record.load(file)
    except RecordError as error:
        yield error


def _lines(file: Path) -> Iterator[Record | RecordError]:
    """The records of a file that has one record on each line, as `bridgelaw convert --to record` prints them."""
    try:
        with file.open("rb") as lines:
            yield from of_lines(str(file), lines)
    except OSError as error:
        raise not_readable(str(file), error) from None


def of_lines(name: str, lines: Iterable[bytes], first: int = 1) -> Iterator[Record | RecordError]:
    """The records of lines that begin with the line `first` of the file `name`, each a record or what is wrong."""
    from bridgelaw.formats import record

    for number, line in enumerate(lines, start=first):
        if line.strip():
            try:
                yield record.loads(line, f"{name}.json")
            except RecordError as error:
                reason = error.reason if error.act is None else error.reason.partition(": ")[2]
                yield RecordError(name, number, error.column, error.code, reason, act=error.act, id=error.id)


def read_all(file: Path) -> list[Record]:
    """The boards of a file.

    Raises:
        RecordError: one of them cannot be read.
    """
    found = []
    for one in boards(file):
        if isinstance(one, RecordError):
            raise one
        found.append(one)
    return found


def renumbered(record: Record) -> list[dict[str, Any]]:
    """The acts of a record in its own form, by the ids that a table gives: `a1`, `a2`, …"""
    from bridgelaw.formats import acts as acts_format

    ids = {act.id: f"a{n}" for n, act in enumerate(record.acts, 1)}
    named = ("id", "of", "to", "together_with")
    numbered = [
        replace(act, **{name: ids[getattr(act, name)] for name in named if getattr(act, name, None) in ids})
        for act in record.acts
    ]
    return acts_format.write(numbered)
