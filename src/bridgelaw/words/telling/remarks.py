"""Acts that changed nothing, so that nobody thinks they did."""

from __future__ import annotations

from collections.abc import Iterator

from bridgelaw.words.telling.case import Case
from bridgelaw.words.telling.faults import named, said
from bridgelaw.words.telling.layout import Line


def remarks(case: Case) -> Iterator[Line]:
    """One line for each entry of the answer's `errors`: which act, and why if its `code` has a message."""
    words = case.words
    for error in case.answer.get("errors") or ():
        act = case.act(error.get("act"))
        kind = act.get("find") or act.get("choose") or error.get("kind")
        args = {"id": str(error.get("act")), **named(kind, words)}
        asked = [q for q in case.answer.get("questions") or () if q["kind"] == kind and q.get("answer") is None]
        if asked:
            args["ids"] = ", ".join(question["of"] for question in asked)
        why = said(str(error.get("code")), args, words)
        yield Line(" ".join(part for part in (words.say("answer-error", **args), why) if part), indent=2)
