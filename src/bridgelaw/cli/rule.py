"""`bridgelaw rule FILE…`: what the Laws make of a record, for a person or as JSON."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal, NamedTuple, TypeVar

from cyclopts import Parameter

from bridgelaw.cli.options import Authority, Language, LawsOrAll
from bridgelaw.cli.trouble import complain, fail, report
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
        Parameter(
            help="The answer as this player may see it; with --every after each act which that player perceived."
        ),
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

    asked = RuleOptions(json, after, every, seat, why, laws, authority, language)
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
            one = One(file, record, len(records) > 1, language or record.language)
            try:
                if laws == "all":
                    done = _answer_editions(one, asked)
                elif seat:
                    done = _answer_seat(one, asked, seat)
                else:
                    done = _answer(one, asked, followed(record, laws=laws, authority=authority, times=next(known)))
            except RecordError as error:
                report(error, one.language)
                done = 2
            except BrokenPipeError:
                raise
            except Exception as error:
                done = fail(error, one.language, file)
            status = max(status, done)
    return status


class RuleOptions(NamedTuple):
    """What was asked for on the command line; the fields are those of `rule`."""

    json: bool
    after: str | None
    every: bool
    seat: str | None
    why: str | None
    laws: str | None
    authority: str | None
    language: str | None


class One(NamedTuple):
    """A board, the file that it is of, whether that has several, and the language in which it is told."""

    file: Path
    record: Record
    several: bool
    language: str


def _answer(one: One, asked: RuleOptions, table: Table) -> int:
    from bridgelaw.api.table import names_of

    try:
        answers = list(_wanted(table, asked))
    except KeyError:
        return _no_such_act(one, asked)
    names = names_of(one.record.acts)
    for answer in answers:
        if answer.errors and one.language != "en":
            answer = _in_language(answer, one, names)
        if asked.json:
            _print_json(one, answer)
        elif asked.why:
            return _print_reasons(one, answer, asked.why)
        else:
            _print_prose(one, answer)
    return 0


def _answer_editions(one: One, asked: RuleOptions) -> int:
    """The same record under every edition: side by side, or a line of JSON for each."""
    from bridgelaw.api.table import judge
    from bridgelaw.formats.record import plain_record
    from bridgelaw.lawbook.editions import EDITIONS
    from bridgelaw.words import Words
    from bridgelaw.words.telling import view_of, write
    from bridgelaw.words.telling.editions import compose_editions

    try:
        answers = {e: judge(one.record, laws=e, authority=asked.authority, after=asked.after) for e in EDITIONS}
    except KeyError:
        return _no_such_act(one, asked)
    if asked.json:
        for answer in answers.values():
            _print_json(one, answer)
        return 0
    write(compose_editions(answers, view_of(plain_record(one.record)), Words(one.language)), sys.stdout)
    return 0


def _answer_seat(one: One, asked: RuleOptions, seat: str) -> int:
    from bridgelaw.answer.seat import encode, view, views
    from bridgelaw.api.table import followed
    from bridgelaw.game.seats import Seat

    table = followed(one.record, laws=asked.laws, authority=asked.authority)
    course = table.course
    try:
        if asked.every:
            answers = list(views(course, Seat[seat], until=asked.after))
        else:
            now = course.now if asked.after is None else course.at(asked.after)
            answers = [view(table.book, now, Seat[seat])]
    except KeyError:
        return _no_such_act(one, asked)
    for answer in answers:
        if answer.errors:
            answer = _in_language(answer, one, {})
        if asked.json:
            sys.stdout.buffer.write(encode(answer, **_fields(one)) + b"\n")
        else:
            _print_seat_prose(one, answer)
    return 0


def _no_such_act(one: One, asked: RuleOptions) -> int:
    return complain("error-no-such-act", one.language, one.file, id=str(asked.after))


def _in_language(answer: _Answer, one: One, names: dict[str, str]) -> _Answer:
    """The answer with what acts could not do said in the language in which the board is told."""
    from bridgelaw.words import Words
    from bridgelaw.words.telling.faults import worded

    return worded(answer, Words(one.language, answer.laws), names)


def _wanted(table: Table, asked: RuleOptions) -> list[Answer]:
    if not asked.every:
        return [table.answer(asked.after)]
    answers = []
    for answer in table.answers():
        answers.append(answer)
        if answer.after == asked.after:
            return answers
    if asked.after is not None:
        raise KeyError(asked.after)
    return answers


def _print_json(one: One, answer: Answer) -> None:
    from bridgelaw.answer.model import encode

    sys.stdout.buffer.write(encode(answer, **_fields(one)) + b"\n")


def _fields(one: One) -> dict[str, Any]:
    """What stands in front of an answer."""
    return {"file": str(one.file)} | ({"board": one.record.board} if one.several else {})


def _print_prose(one: One, answer: Answer) -> None:
    from bridgelaw.formats.record import plain_record
    from bridgelaw.words import Words
    from bridgelaw.words.telling import compose, view_of, write

    words = Words(one.language, answer.laws)
    write(compose(answer, view_of(plain_record(one.record)), words), sys.stdout)


def _print_seat_prose(one: One, answer: SeatAnswer) -> None:
    """As for the Director, but with the hands that the seat sees, and without the title: it tells what will come."""
    from dataclasses import replace

    from bridgelaw.formats.record import plain_record
    from bridgelaw.words import Words
    from bridgelaw.words.telling import compose, view_of, write

    words = Words(one.language, answer.laws)
    seen = replace(view_of(plain_record(one.record), seat=answer.seat), hands=answer.hands, title="")
    write(compose(answer, seen, words), sys.stdout)


def _print_reasons(one: One, answer: Answer, why: str) -> int:
    from bridgelaw.formats.record import plain_record
    from bridgelaw.words import Words
    from bridgelaw.words.telling.reasons import reasons

    words = Words(one.language, answer.laws)
    lines = reasons(answer, plain_record(one.record), why, words)
    if lines is None:
        return complain("error-nothing-to-explain", words.language, id=why)
    print("\n".join(lines))
    return 0
