"""The work of an audit in pieces, for any process that is to do some of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from msgspec import Struct

from bridgelaw.api.audit import AuditSummary, Usual, encode, encode_with_times, row, summary, usual_times
from bridgelaw.formats.pieces import FilePiece, pieces
from bridgelaw.lawbook.editions import USUAL
from bridgelaw.laws.shelf import open_book


class Work(Struct, frozen=True):
    """A piece of a file; whether it is all of the file, and whether the file ends with it."""

    file: Path
    piece: FilePiece
    alone: bool
    last: bool


class RowsOfPiece(Struct, frozen=True):
    """The rows of a piece as lines of JSON, and their count.

    With the times of the players where the rows need a second look: when the times of the whole file are known.
    """

    rows: bytes
    summary: AuditSummary
    times: dict[tuple[str, str], list[float]]


def works(files: Iterable[Path]) -> Iterator[Work]:
    """What is to be done, in the order of the files."""
    for file in files:
        found = pieces(file)
        piece, alone = next(found), True
        for following in found:
            yield Work(file, piece, alone=False, last=False)
            piece, alone = following, False
        yield Work(file, piece, alone=alone, last=True)


def prepare(laws: int | None) -> None:
    """Load what nearly every board needs."""
    open_book(laws or USUAL)


def audited(work: Work, *, laws: int | None) -> RowsOfPiece:
    """What came of one piece."""
    name = str(work.file)
    rows = [row(one, name, laws=laws) for one in work.piece.boards()]
    times = usual_times(rows)
    if times and not work.alone:
        return RowsOfPiece(b"".join(map(encode_with_times, rows)), summary(rows, files=0), times)
    if times:
        rows = [*map(Usual(times).beside, rows)]
    return RowsOfPiece(b"".join(map(encode, rows)), summary(rows, files=0), {})
