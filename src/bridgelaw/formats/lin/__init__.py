"""LIN, the files of one large platform and its vugraph: `load loads dump dumps`, and `boards` for files of any size.

A board that cannot be read is an error with file, line and column; it does not cost the other boards. What the file
says and a record has no field for is in its `kept`; what the reader noticed is in its `reading`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from io import BytesIO
from pathlib import Path
from typing import BinaryIO

from bridgelaw.formats.board import Record
from bridgelaw.formats.errors import RecordError
from bridgelaw.formats.foreign.files import collected, opened, several
from bridgelaw.formats.foreign.text import utf8
from bridgelaw.formats.lin import writer
from bridgelaw.formats.lin.reader import LinReader

__all__ = ["boards", "dump", "dumps", "load", "loads"]


def boards(source: str | Path | BinaryIO, name: str = "", *, repair: bool = False) -> Iterator[Record | RecordError]:
    """The boards of a file one after another, each a record or what is wrong with it; memory does not grow with them.

    Args:
        source: the path of a file, or an open one.
        name: how the file is called in errors and in the `source` of records, when not by its path.
        repair: also repair what has several readings or takes a guess; each repair is in the `reading` of its record.

    Raises:
        RecordError: the file cannot be opened.
    """
    return opened(source, name, lambda stream, name: LinReader(name, repair=repair).boards(stream))


def load(path: str | Path, *, repair: bool = False) -> list[Record]:
    """The boards of a LIN file, in its order. Arguments as for `boards`.

    Raises:
        RecordError: the file or one of its boards cannot be read.
    """
    return collected(boards(path, repair=repair))


def loads(text: str | bytes, name: str = "<text>", *, repair: bool = False) -> list[Record]:
    """The boards of a LIN text, in its order; bytes are UTF-8, else Latin-1.

    Raises:
        RecordError: one of them cannot be read.
    """
    return collected(boards_of(text, name, repair=repair))


def boards_of(text: str | bytes, name: str = "<text>", *, repair: bool = False) -> Iterator[Record | RecordError]:
    """The boards of a LIN text one after another, each a record or what is wrong with it."""
    return LinReader(name, repair=repair).boards(BytesIO(text if isinstance(text, bytes) else utf8(text, name)))


def dump(records: Record | Iterable[Record], path: str | Path) -> None:
    """Write records to a LIN file, in UTF-8; one of them at a time is held."""
    with Path(path).open("w", encoding="utf-8", newline="") as file:
        file.writelines(writer.texts(several(records)))


def dumps(records: Record | Iterable[Record]) -> str:
    """Records as the text of a LIN file, a board to a line."""
    return "".join(writer.texts(several(records)))
