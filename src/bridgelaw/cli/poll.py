"""`bridgelaw poll FILE`: the problem sheet for peers of a player, and what their answers show."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import msgspec
from cyclopts import Parameter

from bridgelaw.cli.options import Authority, Language, Laws
from bridgelaw.cli.trouble import complain, report
from bridgelaw.formats.errors import RecordError

if TYPE_CHECKING:
    from bridgelaw.answer.evidence_model import Poll
    from bridgelaw.api.table import Table
    from bridgelaw.desk.problem import Problem
    from bridgelaw.formats.board import Record
    from bridgelaw.formats.replies import Replies


def poll(
    file: Annotated[Path, Parameter(help="A record (YAML, JSON).")],
    /,
    *,
    of: Annotated[str | None, Parameter(help="Id of the call or card that the player chose.")] = None,
    seat: Annotated[Literal["N", "E", "S", "W"] | None, Parameter(help="The player; else who did that act.")] = None,
    answers: Annotated[Path | None, Parameter(help="The answers of the players asked: what do they show?")] = None,
    methods: Annotated[str, Parameter(help="What to tell of the pair's agreements on the sheet.")] = "",
    json: Annotated[bool, Parameter(help="For programs.")] = False,
    laws: Laws = None,
    authority: Authority = None,
    language: Language = None,
) -> int:
    """Print the problem that a player had, with what that player might use and nothing else; or weigh the answers.

    Examples:
      bridgelaw poll board.yaml --of bid > sheet.txt
      bridgelaw poll board.yaml --of bid --answers answers.yaml
    """
    from bridgelaw.api.table import followed
    from bridgelaw.formats import record, replies

    if of is None and answers is None:
        return complain("error-poll-no-replies", language, file)
    try:
        found = record.load(file)
        table = followed(found, laws=laws, authority=authority)
        given = replies.load(answers) if answers is not None else None
    except RecordError as error:
        return report(error, language)
    language = language or found.language
    act = of or (given and given.of) or _asked_about(table)
    if act is None:
        return complain("error-poll-no-question", language, file)
    if given is None:
        return _sheet(file, found, table, act, seat, methods, json, language)
    return _outcome(file, table, act, seat or (given.seat and given.seat.value), given, json, language)


def _asked_about(table: Table) -> str | None:
    """The act of the one open Question what the alternatives were."""
    open_ = [q.of for q in table.situation.questions if q.kind == "logical_alternatives"]
    return open_[0] if len(set(open_)) == 1 else None


def _problem(file: Path, table: Table, act: str, seat: str | None, language: str) -> Problem | int:
    from bridgelaw.desk.problem import NoProblem, problem
    from bridgelaw.game.seats import Seat

    try:
        return problem(table.course, act, Seat[seat] if seat else None)
    except NoProblem as error:
        if error.code == "no-act":
            return complain("error-no-such-act", language, file, id=act)
        if error.code == "no-hand":
            return complain("error-poll-no-hand", language, file, id=act)
        return complain("error-poll-no-choice", language, file, id=act)


def _sheet(
    file: Path, record: Record, table: Table, act: str, seat: str | None, methods: str, json: bool, language: str
) -> int:
    from bridgelaw.desk.problem import plain
    from bridgelaw.words import Words
    from bridgelaw.words.telling import write
    from bridgelaw.words.telling.problem import sheet

    found = _problem(file, table, act, seat, language)
    if isinstance(found, int):
        return found
    if json:
        _print_json(plain(found) | ({"methods": methods} if methods else {}))
    else:
        write(sheet(found, Words(language, found.laws), methods), sys.stdout)
    return 0


def _outcome(file: Path, table: Table, act: str, seat: str | None, given: Replies, json: bool, language: str) -> int:
    from bridgelaw.answer.evidence import poll_of
    from bridgelaw.desk.poll import outcome, standard, tally
    from bridgelaw.desk.problem import possible
    from bridgelaw.formats.acts import write as written
    from bridgelaw.game.seats import Seat
    from bridgelaw.table.acts import Find

    asked = _problem(file, table, act, seat, language)
    if isinstance(asked, int):
        return asked
    for reply in given.answers:
        for action in (reply.chooses, *reply.considers):
            if action is not None and not possible(asked, action):
                from bridgelaw.words import Words

                return complain("error-poll-not-possible", language, file, action=Words(language).action(action))
    value = tally(given.answers)
    book = table.book
    shown = poll_of(outcome(value, standard(book), book.regulations.poll_min_asked))
    said = "; ".join(str(reply) for reply in given.answers)
    find = Find(id="a1", kind="poll", of=act, seat=Seat[asked.seat], answer=value, text=said)
    plain = written([find])[0]
    if json:
        _print_json({"poll": msgspec.to_builtins(shown), "act": plain})
    else:
        _print_outcome(shown, plain, given, table, language)
    return 0


def _print_outcome(shown: Poll, act: dict[str, object], given: Replies, table: Table, language: str) -> None:
    from bridgelaw.desk.poll import classes
    from bridgelaw.formats.writer import yaml_text
    from bridgelaw.words import Words
    from bridgelaw.words.telling import write
    from bridgelaw.words.telling.evidence import outcome
    from bridgelaw.words.telling.layout import BLANK, Line

    words = Words(language, table.book.edition)
    lines = list(outcome(shown, words, table.book.authority, 0))
    if len(classes(given.answers)) > 1:
        lines.append(Line(words.say("poll-mixed"), style="warning"))
    if elsewhere := sum(reply.elsewhere for reply in given.answers):
        lines.append(Line(words.say("poll-left-out", players=elsewhere)))
    write([*lines, BLANK, Line(words.say("poll-record"))], sys.stdout)
    print(yaml_text({"acts": [act]}).partition("\n")[2], end="")


def _print_json(data: object) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(data) + b"\n")
