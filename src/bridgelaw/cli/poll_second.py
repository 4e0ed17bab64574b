"""`bridgelaw poll --stage 2`: the sheet for players who know how long partner took, and what their answers show."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from bridgelaw.cli.json_line import print_json
from bridgelaw.cli.poll_parts import left_out, print_find, problem_of
from bridgelaw.cli.trouble import complain

if TYPE_CHECKING:
    from bridgelaw.api.table import Table
    from bridgelaw.desk.known_pause import KnownPause
    from bridgelaw.desk.problem import Problem
    from bridgelaw.formats.board import Record
    from bridgelaw.formats.replies import Replies


def second(
    file: Path,
    record: Record,
    table: Table,
    act: str,
    seat: str | None,
    given: Replies | None,
    *,
    methods: str,
    number: int,
    json: bool,
    language: str,
) -> int:
    """The sheet of the second stage about that act; or, with the answers `given`, what they show beside the first."""
    from bridgelaw.desk.known_pause import NoSecondStage, second_stage
    from bridgelaw.game.seats import Seat

    asked = problem_of(file, table, act, seat or (given.seat.value if given and given.seat else None), language)
    if isinstance(asked, int):
        return asked
    try:
        pause, actions = second_stage(table.book, table.situation, act, Seat[asked.seat])
    except NoSecondStage as no:
        return complain(f"refused-poll-second-{no.code}", language)
    if given is None:
        return _sheet(record, asked, pause, actions, methods, number, json, language)
    return _outcome(file, table, act, asked, pause, actions, given, json, language)


def _sheet(
    record: Record,
    asked: Problem,
    pause: KnownPause,
    actions: tuple[str, ...],
    methods: str,
    number: int,
    json: bool,
    language: str,
) -> int:
    from bridgelaw.desk.problem import plain
    from bridgelaw.desk.second_stage import MARKS, mixed
    from bridgelaw.words import Words
    from bridgelaw.words.telling import write
    from bridgelaw.words.telling.problem import sheet

    actions = mixed(actions, str(number))
    if json:
        known = msgspec.to_builtins(pause)
        told = plain(asked) | ({"methods": methods} if methods else {})
        print_json(told | {"stage": 2, "known": known, "may_hold": list(MARKS), "actions": list(actions)})
    else:
        write(sheet(asked, Words(language, record.laws), methods, pause, actions), sys.stdout)
    return 0


def _outcome(
    file: Path,
    table: Table,
    act: str,
    asked: Problem,
    pause: KnownPause,
    actions: tuple[str, ...],
    given: Replies,
    json: bool,
    language: str,
) -> int:
    from bridgelaw.answer.evidence import second_of
    from bridgelaw.desk.second_stage import first_of, possible_second, second_outcome, tally_second
    from bridgelaw.formats.acts import write as written
    from bridgelaw.game.seats import Seat
    from bridgelaw.table.acts import Find
    from bridgelaw.words import Words
    from bridgelaw.words.telling import write
    from bridgelaw.words.telling.stages import second_outcome as lines_of

    for n, reply in enumerate(given.answers, 1):
        if not reply.elsewhere and not possible_second(reply, actions):
            return complain("error-poll-second-answer", language, file, n=str(n))
    seat = Seat[asked.seat]
    first = first_of(table.situation, act, seat)
    assert first is not None
    value = tally_second(given.answers, pause.knows, given.group)
    shown = second_of(second_outcome(first.value, value, table.book.regulations.poll_min_asked))
    find = Find(id="a1", kind="poll", of=act, seat=seat, answer=value, text="; ".join(map(str, given.answers)))
    plain = written([find])[0]
    if json:
        print_json({"poll": msgspec.to_builtins(shown), "act": plain})
        return 0
    words = Words(language, table.book.edition)
    write([*lines_of(shown, words, 0), *left_out(given, words)], sys.stdout)
    print_find(plain, words)
    return 0
