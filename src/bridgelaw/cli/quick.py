"""`bridgelaw ruling --start KIND`: the quick ruling, from a kind of irregularity and the few facts that count."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from bridgelaw.api.quick.again import EarlierAnswer, changed
from bridgelaw.api.quick.kinds import KINDS
from bridgelaw.api.quick.road import quick
from bridgelaw.api.quick.seen import findings_of, view_of_quick
from bridgelaw.api.quick.state import Quick
from bridgelaw.api.quick.told import starts, told
from bridgelaw.cli.spoken import usual_language
from bridgelaw.cli.trouble import complain
from bridgelaw.formats.errors import Wrong
from bridgelaw.lawbook.editions import USUAL
from bridgelaw.words import Words
from bridgelaw.words.telling.faults import because, worded, wrong
from bridgelaw.words.telling.quick import compose_quick, compose_starts, read_besides, read_first, title, why_asked
from bridgelaw.words.telling.to_tell import AnswerToTell


def rule_quickly(
    start: Sequence[str],
    answers: Sequence[str],
    changes: Sequence[str] = (),
    *,
    laws: str | None,
    authority: str | None,
    language: str | None,
    json: bool,
) -> int:
    """Print where a quick ruling stands after the answers and what was changed of them, or (without a kind) the kinds.
    The exit status."""
    from bridgelaw.words.telling import write

    edition, body = laws or USUAL, authority or "wbf"
    words = Words(language or usual_language(), int(edition))
    if not start:
        if json:
            _print(starts({kind: title(kind, words) for kind in KINDS}))
        else:
            write(compose_starts(KINDS.values(), words), sys.stdout)
        return 0
    for text in (*answers, *changes):
        if "=" not in text:
            return complain("error-answer-form", language, text=text)
    dropped: list[EarlierAnswer] = []
    try:
        given = [_pair(text) for text in answers]
        found = quick(" ".join(start), given, laws=str(edition), authority=body)
        for key, value in map(_pair, changes):
            again = changed(" ".join(start), given, key, value, laws=str(edition), authority=body)
            found, given = again.quick, [*again.answers, *(one.pair for one in again.waiting)]
            dropped += again.dropped
    except Wrong as error:
        print(f"--start: {because(error.code, error.details, words) or wrong(error, words)}", file=sys.stderr)
        return 2
    answer = replace(worded(found.answer, words, {}), options=found.options) if found.answer else None
    view = view_of_quick(found)
    to_tell = AnswerToTell(answer, view, words) if answer is not None and view is not None else None
    quickly = told(found, str(edition), body, _why(found, to_tell, words), dropped)
    if json:
        _print(quickly)
    else:
        reads = read_besides(
            words,
            found.reads_now,
            reads_as=found.reads_as,
            guides=found.guides,
            guides_first=found.guides_first,
            plays_on=found.plays_on,
            notes=found.notes,
            later=found.reads_later,
        )
        reads = reads if found.table is not None else read_first(found.kind, words)
        later, ruled = found.is_judged_later, found.grounds
        holds = later or found.ask is None or found.waits_for_call
        lines = compose_quick(
            quickly, answer, view, words, reads, findings_of(found), judged_later=later, holds=holds, ruled=ruled
        )
        write(lines, sys.stdout)
    return 0


def _pair(text: str) -> tuple[str, str]:
    key, _, value = text.partition("=")
    return key.strip(), value


def _why(found: Quick, to_tell: AnswerToTell | None, words: Words) -> str | None:
    return why_asked(to_tell, found.ask.key, found.kind.start, words) if found.ask else None


def _print(found: object) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(found) + b"\n")
