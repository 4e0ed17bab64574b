"""The command `bridgelaw`. Each command is a module of its own and is imported only when it runs."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from bridgelaw.cli.spoken import ENGLISH, asked_language, spoken_app

if TYPE_CHECKING:
    from cyclopts import App

COMMANDS = {
    "serve": "Live tables in the browser: four players, spectators, the Director.",
    "rule": "What the Laws make of a record or a PBN or LIN file.",
    "replay": "Boards as they were bid and played, gone through by the judge.",
    "convert": "Boards from one form of file to another: records, PBN, LIN.",
    "audit": "Many files of boards: what in them is not as it should be.",
    "poll": "The problem that a player had, for peers to solve; and what their answers show.",
    "evidence": "Deals that fit what a seat knows: how many, how often something holds among them, a sample.",
    "ruling": "Lead through a ruling: what to ask first, what follows, the written ruling.",
    "check": "Run scenario files: what they expect against what is answered.",
    "cases": "Published rulings: what the program asks and computes beside what was ruled.",
    "session": "Sessions of many tables: results and rankings.",
    "movement": "Movements: which one for so many pairs; every round; what is broken in one from a file.",
    "law": "A Law, provision by provision, in plain words.",
    "laws": "Compare editions of a Law; what of the Laws is encoded.",
    "new": "A record to begin with.",
    "schema": "The JSON Schema of a record.",
}


def app(*, with_help: bool, words: Sequence[str] = ()) -> App:
    """The command line; `with_help` describes each command without importing it (else it describes itself). `words`:
    what was typed, which says in which language it is described."""
    from cyclopts import App, Parameter

    from bridgelaw.lawbook.editions import EDITIONS

    editions = ", ".join(EDITIONS)
    settings: dict[str, Any] = {
        "name": "bridgelaw",
        "help": f"What the Laws of Duplicate Bridge make of a table: {editions}; English, French, Norwegian.",
        "help_format": "plaintext",
        "default_parameter": Parameter(negative=()),
    }
    if (language := asked_language(words)) != ENGLISH:
        settings = spoken_app(settings, language, words, COMMANDS)
    made = App(**settings)
    for name, said in COMMANDS.items():
        home = f"bridgelaw.cli.{name}:{'app' if name in ('laws', 'session') else name}"
        made.command(home, name=name, **({"help": said} if with_help else {}))
    if with_help:
        made.register_install_completion_command(name="--install-completion")
    return made


def _start_quickly() -> None:
    """Settings of the process that are a third of the time of a short command."""
    # nearly all that a command makes it keeps to its end, so there is little rubbish to look for
    gc.set_threshold(200_000, 20, 20)
    # what Fluent imports for the sake of dates would open every file of time zones
    os.environ.setdefault("PYTZ_SKIPEXISTSCHECK", "1")


def main() -> None:
    """Run the command line; the exit status is the command's (0 fine, 1 a check failed, 2 bad input)."""
    _start_quickly()
    words = sys.argv[1:]
    try:
        status = app(with_help=not words or words[0] not in COMMANDS, words=words)(words)
        sys.stdout.flush()
    except BrokenPipeError:
        # whoever reads has read enough, as `head` does; the interpreter must not try again at its end
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = 0
    # nor is anything gained by looking for rubbish at the very end
    gc.freeze()
    sys.exit(status)
