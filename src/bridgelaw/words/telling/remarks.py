"""Acts that changed nothing, so that nobody thinks they did; and what could not be judged."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from bridgelaw.words.say import Words
from bridgelaw.words.telling.arguments import Args
from bridgelaw.words.telling.case import AnswerToTell
from bridgelaw.words.telling.faults import named, said
from bridgelaw.words.telling.layout import Line


def remarks(case: AnswerToTell) -> Iterator[Line]:
    """One line for each entry of the answer's `errors`: which act, and why if its `code` has a message."""
    words = case.words
    for error in case.answer.get("errors") or ():
        act = case.act(error.get("act"))
        kind = act.get("find") or act.get("choose") or error.get("kind")
        args: Args = {"id": str(error.get("act")), **named(kind, words)}
        asked = [q for q in case.answer.get("questions") or () if q["kind"] == kind and q.get("answer") is None]
        if asked:
            args["ids"] = ", ".join(question["of"] for question in asked)
        why = said(str(error.get("code")), args, words)
        head = _not_judged(error, args, words) if "laws" in error else words.say("answer-error", **args)
        yield Line(" ".join(part for part in (head, why) if part), indent=2)


def _not_judged(error: Mapping[str, Any], args: Args, words: Words) -> str | None:
    """The act counts, and these provisions could not be followed on it; None where it is no act that is meant."""
    if error.get("code") != "not-judged":
        return None
    laws = words.all_of([words.law(law) for law in error["laws"]])
    return words.say("answer-not-judged", "laws", laws=laws, **args) if laws else words.say("answer-not-judged", **args)
