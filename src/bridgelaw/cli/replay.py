"""`bridgelaw replay FILE…`: boards as they were bid and played, gone through by the judge."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from bridgelaw.cli.options import Authority, Language, Laws
from bridgelaw.cli.spoken import usual_language
from bridgelaw.cli.trouble import report
from bridgelaw.formats.errors import RecordError

if TYPE_CHECKING:
    from bridgelaw.answer.model import Answer
    from bridgelaw.formats.board import Record


def replay(
    files: Annotated[list[Path], Parameter(help="PBN, LIN, records (YAML, JSON, one a line in .jsonl).")],
    /,
    *,
    json: Annotated[bool, Parameter(help="One line of JSON per board: the answer after its last act.")] = False,
    repair: Annotated[bool, Parameter(help="Also repair what takes a guess; every repair is said.")] = False,
    keep_going: Annotated[
        bool, Parameter(help="List the boards that cannot be read and go on with the others.")
    ] = False,
    laws: Laws = None,
    authority: Authority = None,
    language: Language = None,
) -> int:
    """Boards as they were bid and played: hands, auction with alerts and notes, tricks, what was irregular.

    Exit status 2 if a board could not be read; without --keep-going it stops there.

    Examples:
      bridgelaw replay session.lin
      bridgelaw replay session.pbn --json --keep-going > answers.jsonl
    """
    from bridgelaw.api.table import followed
    from bridgelaw.formats.boards import boards

    seen = errors = irregular = 0
    for file in files:
        for one in boards(file, repair=repair):
            try:
                if isinstance(one, RecordError):
                    raise one
                answer = followed(one, laws=laws, authority=authority).answer()
            except RecordError as error:
                report(error, language)
                errors += 1
                if not keep_going:
                    return 2
                continue
            if json:
                _print_json(file, one, answer)
            else:
                _print_prose(one, answer, language, first=seen == 0)
            seen += 1
            irregular += bool(answer.irregularities)
    if not json and seen + errors > 1:
        from bridgelaw.words import Words

        said = Words(language or usual_language()).say(
            "replay-summary", boards=seen, irregular=irregular, errors=errors
        )
        print(f"\n{said}")
    return 2 if errors else 0


def _print_json(file: Path, record: Record, answer: Answer) -> None:
    from bridgelaw.answer.model import encode
    from bridgelaw.formats.record import plain_record

    plain = plain_record(record)
    fields = {"file": str(file), "board": record.board}
    fields |= {key: plain[key] for key in ("source", "reading") if key in plain}
    sys.stdout.buffer.write(encode(answer, **fields) + b"\n")


def _print_prose(record: Record, answer: Answer, language: str | None, *, first: bool) -> None:
    from bridgelaw.formats.record import plain_record
    from bridgelaw.words import Words
    from bridgelaw.words.telling import write
    from bridgelaw.words.telling.replay import replay as told

    words = Words(language or record.language, answer.laws)
    if not first:
        print()
    write(told(answer, plain_record(record), words), sys.stdout)
