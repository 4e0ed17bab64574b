"""`bridgelaw rule FILE…`: what the Laws make of a record, for a person or as JSON."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from bridgelaw.cli.options import Authority, Language, Laws
from bridgelaw.formats.errors import RecordError

if TYPE_CHECKING:
    from bridgelaw.answer.model import Answer
    from bridgelaw.api.table import Table
    from bridgelaw.formats.board import Record


def rule(
    files: Annotated[list[Path], Parameter(help="Records (YAML, JSON) or PBN files.")],
    /,
    *,
    json: Annotated[bool, Parameter(help="One line of JSON per answer, for programs.")] = False,
    after: Annotated[str | None, Parameter(help="Stop after the act of this id.")] = None,
    every: Annotated[bool, Parameter(help="An answer before the first act and after each of them.")] = False,
    why: Annotated[str | None, Parameter(help="Say on what the irregularity, option or Question ID rests.")] = None,
    laws: Laws = None,
    authority: Authority = None,
    language: Language = None,
) -> int:
    """What the Laws make of a table: its state, what was irregular, what to ask, who may and must do what.

    Examples:
      bridgelaw rule board.yaml
      bridgelaw rule board.yaml --laws 1997 --language fr
      bridgelaw rule board.yaml --every --json
    """
    status = 0
    for file in files:
        try:
            records = _read(file)
        except RecordError as error:
            print(error, file=sys.stderr)
            status = 2
            continue
        for record in records:
            status = max(
                status, _answer(file, record, len(records) > 1, json, after, every, why, laws, authority, language)
            )
    return status


def _read(file: Path) -> list[Record]:
    if file.suffix.lower() == ".pbn":
        from bridgelaw.formats import pbn

        return pbn.load(file)
    from bridgelaw.formats import record

    return [record.load(file)]


def _answer(
    file: Path,
    record: Record,
    several: bool,
    json: bool,
    after: str | None,
    every: bool,
    why: str | None,
    laws: str | None,
    authority: str | None,
    language: str | None,
) -> int:
    from bridgelaw.api.table import followed

    table = followed(record, laws=laws, authority=authority)
    try:
        answers = list(_wanted(table, after, every))
    except KeyError:
        print(f"{file}: there is no act {after}", file=sys.stderr)
        return 2
    for answer in answers:
        if json:
            _print_json(file, record, several, answer)
        elif why:
            return _print_reasons(record, answer, why, language)
        else:
            _print_prose(record, answer, language)
    return 0


def _wanted(table: Table, after: str | None, every: bool) -> list[Answer]:
    if not every:
        return [table.answer(after)]
    answers = []
    for answer in table.answers():
        answers.append(answer)
        if answer.after == after:
            return answers
    if after is not None:
        raise KeyError(after)
    return answers


def _print_json(file: Path, record: Record, several: bool, answer: Answer) -> None:
    from bridgelaw.answer.model import encode

    fields: dict[str, Any] = {"file": str(file)}
    if several:
        fields["board"] = record.board
    sys.stdout.buffer.write(encode(answer, **fields) + b"\n")


def _print_prose(record: Record, answer: Answer, language: str | None) -> None:
    from bridgelaw.answer.model import plain
    from bridgelaw.formats.record import plain_record
    from bridgelaw.words import Words
    from bridgelaw.words.telling import compose, view_of, write

    words = Words(language or record.language, answer.laws)
    write(compose(plain(answer), view_of(plain_record(record)), words), sys.stdout)


def _print_reasons(record: Record, answer: Answer, why: str, language: str | None) -> int:
    from bridgelaw.answer.model import plain
    from bridgelaw.formats.record import plain_record
    from bridgelaw.words import Words
    from bridgelaw.words.telling.reasons import reasons

    words = Words(language or record.language, answer.laws)
    lines = reasons(plain(answer), plain_record(record), why, words)
    if lines is None:
        print(f"there is nothing of the id {why} in the answer after {answer.after}", file=sys.stderr)
        return 2
    print("\n".join(lines))
    return 0
