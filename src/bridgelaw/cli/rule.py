"""`bridgelaw rule FILE…`: what the Laws make of a record, for a person or as JSON."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeVar

from cyclopts import Parameter

from bridgelaw.cli.options import Authority, Language, LawsOrAll
from bridgelaw.cli.trouble import complain, report
from bridgelaw.formats.errors import RecordError

if TYPE_CHECKING:
    from bridgelaw.answer.model import Answer
    from bridgelaw.answer.seat import SeatAnswer
    from bridgelaw.api.table import Table
    from bridgelaw.formats.board import Record

_Answer = TypeVar("_Answer", "Answer", "SeatAnswer")


def rule(
    files: Annotated[list[Path], Parameter(help="Records (YAML, JSON), PBN or LIN files.")],
    /,
    *,
    json: Annotated[bool, Parameter(help="One line of JSON per answer, for programs.")] = False,
    after: Annotated[str | None, Parameter(help="Stop after the act of this id.")] = None,
    every: Annotated[bool, Parameter(help="An answer before the first act and after each of them.")] = False,
    seat: Annotated[
        Literal["N", "E", "S", "W"] | None,
        Parameter(help="The answer as this player may see it; with --every after each act that he perceived."),
    ] = None,
    why: Annotated[str | None, Parameter(help="Say on what the irregularity, option or Question ID rests.")] = None,
    laws: LawsOrAll = None,
    authority: Authority = None,
    language: Language = None,
) -> int:
    """What the Laws make of a table: its state, what was irregular, what to ask, who may and must do what.

    Examples:
      bridgelaw rule board.yaml
      bridgelaw rule board.yaml --laws 1997 --language fr
      bridgelaw rule board.yaml --laws all
      bridgelaw rule board.yaml --every --json
      bridgelaw rule board.yaml --seat N
    """
    if seat and why:
        return complain("error-reasons-of-a-seat", language)
    if laws == "all" and (seat or why or every):
        return complain("error-editions-of-a-seat", language)
    from bridgelaw.api.table import followed
    from bridgelaw.api.times import times_elsewhere
    from bridgelaw.formats.boards import read_all

    status = 0
    read: list[tuple[Path, list[Record] | RecordError]] = []
    for file in files:
        try:
            read.append((file, list(read_all(file))))
        except RecordError as error:
            read.append((file, error))
    known = iter(times_elsewhere([record for _, found in read if isinstance(found, list) for record in found]))
    for file, records in read:
        if isinstance(records, RecordError):
            report(records, language)
            status = 2
            continue
        for record in records:
            several = len(records) > 1
            try:
                if laws == "all":
                    done = _answer_editions(file, record, several, json, after, authority, language)
                elif seat:
                    done = _answer_seat(file, record, several, json, after, every, seat, laws, authority, language)
                else:
                    table = followed(record, laws=laws, authority=authority, times=next(known))
                    done = _answer(file, record, several, json, after, every, why, table, language)
            except RecordError as error:
                report(error, language or record.language)
                done = 2
            status = max(status, done)
    return status


def _answer(
    file: Path,
    record: Record,
    several: bool,
    json: bool,
    after: str | None,
    every: bool,
    why: str | None,
    table: Table,
    language: str | None,
) -> int:
    from bridgelaw.api.table import names_of

    try:
        answers = list(_wanted(table, after, every))
    except KeyError:
        return complain("error-no-such-act", language or record.language, file, id=str(after))
    names = names_of(record.acts)
    for answer in answers:
        if answer.errors and (language or record.language) != "en":
            answer = _in_language(answer, language or record.language, names)
        if json:
            _print_json(file, record, several, answer)
        elif why:
            return _print_reasons(record, answer, why, language)
        else:
            _print_prose(record, answer, language)
    return 0


def _answer_editions(
    file: Path,
    record: Record,
    several: bool,
    json: bool,
    after: str | None,
    authority: str | None,
    language: str | None,
) -> int:
    """The same record under every edition: side by side, or a line of JSON for each."""
    from bridgelaw.answer.model import plain
    from bridgelaw.api.table import judge
    from bridgelaw.formats.record import plain_record
    from bridgelaw.table.vocabulary import EDITIONS
    from bridgelaw.words import Words
    from bridgelaw.words.telling import view_of, write
    from bridgelaw.words.telling.editions import compose_editions

    try:
        answers = {edition: judge(record, laws=edition, authority=authority, after=after) for edition in EDITIONS}
    except KeyError:
        return complain("error-no-such-act", language or record.language, file, id=str(after))
    if json:
        for answer in answers.values():
            _print_json(file, record, several, answer)
        return 0
    told: dict[str, dict[str, Any]] = {edition: plain(answer) for edition, answer in answers.items()}
    write(compose_editions(told, view_of(plain_record(record)), Words(language or record.language)), sys.stdout)
    return 0


def _answer_seat(
    file: Path,
    record: Record,
    several: bool,
    json: bool,
    after: str | None,
    every: bool,
    seat: str,
    laws: str | None,
    authority: str | None,
    language: str | None,
) -> int:
    from bridgelaw.answer.seat import encode, view, views
    from bridgelaw.api.table import followed
    from bridgelaw.game.seats import Seat

    table = followed(record, laws=laws, authority=authority)
    course = table.course
    try:
        if every:
            answers = list(views(course, Seat[seat], until=after))
        else:
            answers = [view(table.book, course.now if after is None else course.at(after), Seat[seat])]
    except KeyError:
        return complain("error-no-such-act", language or record.language, file, id=str(after))
    for answer in answers:
        if answer.errors:
            answer = _in_language(answer, language or record.language, {})
        if json:
            sys.stdout.buffer.write(encode(answer, **_fields(file, record, several)) + b"\n")
        else:
            _print_seat_prose(record, answer, language)
    return 0


def _in_language(answer: _Answer, language: str, names: dict[str, str]) -> _Answer:
    """The answer with what acts could not do said in that language."""
    from bridgelaw.words import Words
    from bridgelaw.words.telling.faults import worded

    return worded(answer, Words(language, answer.laws), names)


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

    sys.stdout.buffer.write(encode(answer, **_fields(file, record, several)) + b"\n")


def _fields(file: Path, record: Record, several: bool) -> dict[str, Any]:
    """What stands in front of an answer."""
    return {"file": str(file)} | ({"board": record.board} if several else {})


def _print_prose(record: Record, answer: Answer, language: str | None) -> None:
    from bridgelaw.answer.model import plain
    from bridgelaw.formats.record import plain_record
    from bridgelaw.words import Words
    from bridgelaw.words.telling import compose, view_of, write

    words = Words(language or record.language, answer.laws)
    write(compose(plain(answer), view_of(plain_record(record)), words), sys.stdout)


def _print_seat_prose(record: Record, answer: SeatAnswer, language: str | None) -> None:
    """As for the Director, but with the hands that the seat sees, and without the title: it tells what will come."""
    from dataclasses import replace

    from bridgelaw.answer.seat import plain
    from bridgelaw.formats.record import plain_record
    from bridgelaw.words import Words
    from bridgelaw.words.telling import compose, view_of, write

    words = Words(language or record.language, answer.laws)
    seen = replace(view_of(plain_record(record), seat=answer.seat), hands=answer.hands, title="")
    write(compose(plain(answer), seen, words), sys.stdout)


def _print_reasons(record: Record, answer: Answer, why: str, language: str | None) -> int:
    from bridgelaw.answer.model import plain
    from bridgelaw.formats.record import plain_record
    from bridgelaw.words import Words
    from bridgelaw.words.telling.reasons import reasons

    words = Words(language or record.language, answer.laws)
    lines = reasons(plain(answer), plain_record(record), why, words)
    if lines is None:
        return complain("error-nothing-to-explain", words.language, id=why)
    print("\n".join(lines))
    return 0
