"""Files of many boards: opened, read one board at a time, closed again whatever happens."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import BinaryIO

from bridgelaw.formats.board import Record
from bridgelaw.formats.errors import RecordError, not_readable

Found = Iterator[Record | RecordError]


def opened(source: str | Path | BinaryIO, name: str, read: Callable[[BinaryIO, str], Found]) -> Found:
    """What `read` finds in a file, which is opened where its path is given; `read` gets its name.

    Raises:
        RecordError: the file cannot be opened, or not be read to its end.
    """
    if not isinstance(source, str | Path):
        yield from read(source, name or "<stream>")
        return
    name = name or str(source)
    try:
        with Path(source).open("rb") as file:
            yield from read(file, name)
    except OSError as error:
        raise not_readable(name, error) from None


def collected(found: Iterable[Record | RecordError]) -> list[Record]:
    """The records that were found.

    Raises:
        RecordError: the first thing that could not be read.
    """
    records = []
    for one in found:
        if isinstance(one, RecordError):
            raise one
        records.append(one)
    return records


def several(records: Record | Iterable[Record]) -> Iterable[Record]:
    """Records, of which there may be one alone."""
    return [records] if isinstance(records, Record) else records
