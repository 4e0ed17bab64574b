"""What there is to say when a session has come from one form of file to another, on standard error."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

from bridgelaw.cli.spoken import usual_language

if TYPE_CHECKING:
    from bridgelaw.formats.sessions.findings import SessionFinding
    from bridgelaw.formats.sessions.lost import Lost, Written
    from bridgelaw.formats.sessions.session_file import SessionFile
    from bridgelaw.words import Words


def tell(found: SessionFile, written: Written, *, json: bool, language: str | None) -> None:
    """Say on standard error what the reader noticed and what the writer could not carry."""
    from bridgelaw.words import Words

    words = Words(language or usual_language(), found.laws)
    if json:
        import msgspec

        told = {
            "form": "bridgelaw.lost/1",
            "findings": [_plain(one, noticed(one, words)) for one in found.findings],
            "lost": [_plain(one, not_carried(one, words)) for one in written.lost],
        }
        sys.stderr.buffer.write(msgspec.json.encode(told) + b"\n")
        return
    for sentence in (
        *(noticed(one, words) for one in found.findings),
        *(not_carried(one, words) for one in written.lost),
    ):
        print(sentence, file=sys.stderr)


def noticed(one: SessionFinding, words: Words) -> str:
    """What a reader noticed, as a sentence."""
    return words.say(f"session-finding-{one.code}", **one.details)


def not_carried(one: Lost, words: Words) -> str:
    """What a form could not carry, as a sentence."""
    return words.say(f"session-lost-{one.code}", **one.details)


def _plain(one: SessionFinding | Lost, message: str) -> dict[str, Any]:
    line = getattr(one, "line", None)
    return {
        "code": one.code,
        "result": one.result,
        **({} if line is None else {"line": line}),
        **one.details,
        "message": message,
    }
