"""`bridgelaw poll FILE`: the problem sheet for peers of a player, and what their answers show."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import msgspec
from cyclopts import Parameter

from bridgelaw.cli.json_line import print_json
from bridgelaw.cli.options import Authority, Language, Laws
from bridgelaw.cli.poll_parts import left_out, print_find, problem_of
from bridgelaw.cli.trouble import complain, report
from bridgelaw.formats.errors import RecordError

if TYPE_CHECKING:
    from bridgelaw.answer.evidence_model import Poll
    from bridgelaw.api.table import Table
    from bridgelaw.formats.board import Record
    from bridgelaw.formats.replies import Replies


def poll(
    file: Annotated[Path, Parameter(help="A record (YAML, JSON).")],
    /,
    *,
    of: Annotated[str | None, Parameter(help="Id of the call or card that the player chose.")] = None,
    seat: Annotated[Literal["N", "E", "S", "W"] | None, Parameter(help="The player; else who did that act.")] = None,
    stage: Annotated[
        Literal[1, 2] | None, Parameter(help="2: the players know how long partner took, and say what that suggests.")
    ] = None,
    number: Annotated[int, Parameter(help="Of the sheet at stage 2: each has the actions in an order of its own.")] = 1,
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
      bridgelaw poll board.yaml --of bid --stage 2 --number 3
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
    if stage == 2 or (given is not None and given.stage == 2):
        from bridgelaw.cli.poll_second import second

        return second(
            file, found, table, act, seat, given, methods=methods, number=number, json=json, language=language
        )
    if given is None:
        return _sheet(file, found, table, act, seat, methods, json, language)
    return _outcome(file, table, act, seat or (given.seat and given.seat.value), given, json, language)


def _asked_about(table: Table) -> str | None:
    """The act of the one open Question what the alternatives were."""
    open_ = [q.of for q in table.situation.questions if q.kind == "logical_alternatives"]
    return open_[0] if len(set(open_)) == 1 else None


def _sheet(
    file: Path, record: Record, table: Table, act: str, seat: str | None, methods: str, json: bool, language: str
) -> int:
    from bridgelaw.desk.problem import plain
    from bridgelaw.words import Words
    from bridgelaw.words.telling import write
    from bridgelaw.words.telling.problem import sheet

    found = problem_of(file, table, act, seat, language)
    if isinstance(found, int):
        return found
    if json:
        print_json(plain(found) | ({"methods": methods} if methods else {}))
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

    asked = problem_of(file, table, act, seat, language)
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
        print_json({"poll": msgspec.to_builtins(shown), "act": plain})
    else:
        _print_outcome(shown, plain, given, table, language)
    return 0


def _print_outcome(shown: Poll, act: dict[str, object], given: Replies, table: Table, language: str) -> None:
    from bridgelaw.words import Words
    from bridgelaw.words.telling import write
    from bridgelaw.words.telling.evidence import outcome

    words = Words(language, table.book.edition)
    write([*outcome(shown, words, table.book.authority, 0), *left_out(given, words)], sys.stdout)
    print_find(act, words)
