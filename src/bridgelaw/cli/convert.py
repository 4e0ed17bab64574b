"""`bridgelaw convert FILE --to record|pbn|lin`: boards from one form of file to another."""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, BinaryIO, Literal

from cyclopts import Parameter

from bridgelaw.cli.options import Language
from bridgelaw.cli.spoken import usual_language
from bridgelaw.cli.trouble import report
from bridgelaw.formats.errors import RecordError

if TYPE_CHECKING:
    from bridgelaw.formats.board import Record


def convert(
    files: Annotated[list[Path], Parameter(help="PBN, LIN, records (YAML, JSON, one a line in .jsonl).")],
    /,
    *,
    to: Annotated[Literal["record", "pbn", "lin"], Parameter(help="record = one JSON record a line.")],
    repair: Annotated[
        bool, Parameter(help="Also repair what takes a guess; every repair is listed in the record's reading.")
    ] = False,
    keep_going: Annotated[
        bool, Parameter(help="Write the boards that can be read and list the others, instead of nothing.")
    ] = False,
    language: Language = None,
) -> int:
    """Boards from one form of file to another. Nothing that the file says is lost: what the other form has no words for
    is carried along, and comes back with the way back.

    Without --keep-going nothing is written when one of the boards cannot be read. Exit status 2 if one could not.

    Examples:
      bridgelaw convert session.lin --to pbn > session.pbn
      bridgelaw convert session.pbn --to record --keep-going > session.jsonl
    """
    tally = _Tally(language)
    records = _records(files, tally, repair=repair, keep_going=keep_going)
    try:
        if keep_going:
            _write(records, to, sys.stdout.buffer)
        else:
            with tempfile.TemporaryFile() as draft:
                _write(records, to, draft)
                draft.seek(0)
                shutil.copyfileobj(draft, sys.stdout.buffer)
    except RecordError as error:
        return report(error, language)
    sys.stdout.buffer.flush()
    if keep_going and tally.errors:
        from bridgelaw.words import Words

        said = Words(language or usual_language()).say("replay-converted", boards=tally.boards, errors=tally.errors)
        print(said, file=sys.stderr)
    return 2 if tally.errors else 0


class _Tally:
    """What has been read; errors are said in `language`."""

    def __init__(self, language: str | None) -> None:
        self.language = language
        self.boards = 0
        self.errors = 0


def _records(files: Iterable[Path], tally: _Tally, *, repair: bool, keep_going: bool) -> Iterator[Record]:
    """The records of the files.

    Raises:
        RecordError: a board cannot be read, and it is not to go on.
    """
    from bridgelaw.formats.boards import boards

    for file in files:
        for one in boards(file, repair=repair):
            if not isinstance(one, RecordError):
                tally.boards += 1
                yield one
            elif keep_going:
                tally.errors += 1
                report(one, tally.language)
            else:
                raise one


def _write(records: Iterator[Record], to: str, stream: BinaryIO) -> None:
    if to == "pbn":
        from bridgelaw.formats.pbn import encoding, writer

        encoding.write_to(writer.texts(records), stream)
        return
    if to == "lin":
        from bridgelaw.formats.lin import writer as lin_writer

        stream.writelines(text.encode("utf-8") for text in lin_writer.texts(records))
        return
    import msgspec

    from bridgelaw.formats.record import plain_record

    stream.writelines(msgspec.json.encode(plain_record(record)) + b"\n" for record in records)
