"""Files of boards cut into pieces, which can be read one by one, also in other processes. Together they give what the
whole file would give."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import deepcopy
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, Protocol

from msgspec import Struct

from bridgelaw.formats.boards import boards, of_lines
from bridgelaw.formats.errors import RecordError, not_readable

if TYPE_CHECKING:
    from bridgelaw.formats.board import Record
    from bridgelaw.formats.foreign.text import BoardText
    from bridgelaw.formats.pbn.reader import PbnReader

SIZE = 1 << 16
"""How many characters a piece has, or little more. A file that is not longer stays whole."""


class FilePiece(Protocol):
    """Some boards of a file that follow each other."""

    def boards(self) -> Iterator[Record | RecordError]:
        """Each board, or what is wrong with it."""


class Whole(Struct, frozen=True):
    """All of a file."""

    file: Path

    def boards(self) -> Iterator[Record | RecordError]:
        """Each board, or what is wrong with it."""
        return boards(self.file)


class Texts(Struct, frozen=True):
    """Records of a PBN file; `reader` knows what those before them leave to them. `last`: the file ends with them."""

    reader: PbnReader
    texts: Sequence[BoardText | RecordError]
    last: bool

    def boards(self) -> Iterator[Record | RecordError]:
        """Each board, or what is wrong with it."""
        return self.reader.of(self.texts, last=self.last)


class Lines(Struct, frozen=True):
    """Records of a file that has one on each line."""

    name: str
    first: int
    lines: Sequence[bytes]

    def boards(self) -> Iterator[Record | RecordError]:
        """Each board, or what is wrong with it."""
        return of_lines(self.name, self.lines, self.first)


class Broken(Struct, frozen=True):
    """Where a file could not be read any further."""

    error: RecordError

    def boards(self) -> Iterator[Record | RecordError]:
        """Each board, or what is wrong with it."""
        yield self.error


def pieces(file: Path, size: int = SIZE) -> Iterator[FilePiece]:
    """A file in pieces of about `size` characters: PBN and record lines; others, and what cannot be read, whole.

    Few of them are held at a time.
    """
    kind = file.suffix.lower()
    try:
        large = kind in (".pbn", ".jsonl") and file.stat().st_size > size
    except OSError:
        large = False  # whoever reads it says why it cannot be
    if not large:
        yield Whole(file)
        return
    try:
        with file.open("rb") as stream:
            yield from _texts(stream, str(file), size) if kind == ".pbn" else _lines(stream, str(file), size)
    except OSError as error:
        yield Broken(not_readable(str(file), error))


def _texts(stream: BinaryIO, name: str, size: int) -> Iterator[FilePiece]:
    """A cut is made before a record that has tags: remarks behind the last one go with it."""
    from bridgelaw.formats.pbn.blocks import blocks
    from bridgelaw.formats.pbn.reader import PbnReader

    texts: list[BoardText | RecordError] = []
    reader, length = PbnReader(name), 0
    begun = deepcopy(reader)
    for text in blocks(stream, name):
        before = None
        if not isinstance(text, RecordError):
            if length >= size and reader.holds_tags(text):
                before = deepcopy(reader)
            if reader.skim(text) and before is not None:
                yield Texts(begun, texts, last=False)
                begun, texts, length = before, [], 0
            length += len(text.said)
        texts.append(text)
    yield Texts(begun, texts, last=True)


def _lines(stream: BinaryIO, name: str, size: int) -> Iterator[FilePiece]:
    number = 1
    while lines := stream.readlines(size):
        yield Lines(name, number, lines)
        number += len(lines)
