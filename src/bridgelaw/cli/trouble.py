"""What goes wrong, said on the error stream in the language that was asked for."""

from __future__ import annotations

import sys
from pathlib import Path

from bridgelaw.cli.spoken import ENGLISH, usual_language
from bridgelaw.formats.errors import RecordError

BAD_INPUT = 2


def report(error: RecordError, language: str | None) -> int:
    """A file that cannot be read as a record: `file:line: what is wrong`. Returns the exit status."""
    language = language or usual_language()
    if language == ENGLISH:
        print(error, file=sys.stderr)
        return BAD_INPUT
    from bridgelaw.words import Words
    from bridgelaw.words.telling.faults import fault

    print(fault(error, Words(language)), file=sys.stderr)
    return BAD_INPUT


def fail(error: Exception, language: str | None, file: Path) -> int:
    """Something of the program's own that went wrong over one file: the others are gone on with. Where it happened is
    said for whoever mends it. Returns the exit status."""
    from bridgelaw.lawbook.failing import traced

    return complain("error-own-fault", language, file, text=traced(error))


def complain(message: str, language: str | None, file: Path | None = None, /, **args: str) -> int:
    """One of the `error-` messages, with the file in front where it is about one. A language that does not have it yet
    says what it is about all the same. Returns the exit status."""
    from bridgelaw.words import Words

    said = Words(language or usual_language()).attempt(message, **args) or ": ".join((message, *args.values()))
    print(f"{file}: {said}" if file else said, file=sys.stderr)
    return BAD_INPUT
