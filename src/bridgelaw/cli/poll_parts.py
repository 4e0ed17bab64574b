"""What both stages of `bridgelaw poll` need: the problem, who was left out, the act for the record."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from bridgelaw.cli.trouble import complain

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bridgelaw.api.table import Table
    from bridgelaw.desk.problem import Problem
    from bridgelaw.formats.replies import Replies
    from bridgelaw.words import Words
    from bridgelaw.words.telling.layout import Line


def problem_of(file: Path, table: Table, act: str, seat: str | None, language: str) -> Problem | int:
    """The problem that was solved by that act; or the exit status, when there is none."""
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


def left_out(given: Replies, words: Words) -> Iterator[Line]:
    """What has to be said of those who were asked."""
    from bridgelaw.desk.poll import classes
    from bridgelaw.words.telling.layout import Line

    if len(classes(given.answers)) > 1:
        yield Line(words.say("poll-mixed"), style="warning")
    if elsewhere := sum(reply.elsewhere for reply in given.answers):
        yield Line(words.say("poll-left-out", players=elsewhere))


def print_find(act: dict[str, object], words: Words) -> None:
    """What was found, as it goes into the record."""
    from bridgelaw.formats.writer import yaml_text
    from bridgelaw.words.telling import write
    from bridgelaw.words.telling.layout import BLANK, Line

    write([BLANK, Line(words.say("poll-record"))], sys.stdout)
    print(yaml_text({"acts": [act]}).partition("\n")[2], end="")
