"""Acts of the Director that changed nothing, so that nobody thinks they did."""

from __future__ import annotations

from collections.abc import Iterator

from bridgelaw.words.telling.case import Case
from bridgelaw.words.telling.layout import Line
from bridgelaw.words.telling.speech import first_of


def remarks(case: Case) -> Iterator[Line]:
    """One line for each entry of the answer's `errors`: which act, and why if its `code` has a message."""
    words = case.words
    for error in case.answer.get("errors") or ():
        kind = error.get("kind")
        args: dict[str, str | float] = {"id": str(error.get("act"))}
        if name := first_of(words, [(f"question-{kind}", "label"), (f"option-{kind}", "label")], {}):
            args["kind"] = name.rstrip("? \u202f")
        asked = [q for q in case.answer.get("questions") or () if q["kind"] == kind and q.get("answer") is None]
        if asked:
            args["ids"] = ", ".join(question["of"] for question in asked)
        why = words.attempt(f"error-{error.get('code')}", **args)
        yield Line(" ".join(part for part in (words.say("answer-error", **args), why) if part), indent=2)
