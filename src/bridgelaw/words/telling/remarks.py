"""Acts that changed nothing, so that nobody thinks they did; and what could not be judged."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import UNSET

from bridgelaw.answer.model import DirectorsActError
from bridgelaw.words.say import Words
from bridgelaw.words.telling.acts import act_line
from bridgelaw.words.telling.arguments import Args
from bridgelaw.words.telling.faults import fitting, named, said
from bridgelaw.words.telling.layout import Line
from bridgelaw.words.telling.to_tell import AnswerToTell, Plain


def remarks(to_tell: AnswerToTell) -> Iterator[Line]:
    """One line for each entry of the answer's `errors`: which act, and why if its `code` has a message."""
    words = to_tell.words
    for error in to_tell.errors:
        act = to_tell.act(error.act)
        kind = act.get("find") or act.get("choose") or error.kind
        args: Args = {"id": error.act, **named(kind, words)}
        asked = [question for question in to_tell.questions if question.kind == kind and question.answer is None]
        if asked:
            args["ids"] = ", ".join(question.of for question in asked)
        why = said(error.code, args, words)
        laws = error.laws if isinstance(error, DirectorsActError) else UNSET
        head = _in_vain(act, args, words) if laws is UNSET else _not_judged(error.code, laws, args, words)
        yield Line(" ".join(part for part in (head, why, fitting(error, words)) if part), indent=2)


def _in_vain(act: Plain, args: Args, words: Words) -> str:
    """That the act changed nothing: what it was, or its id where nothing more is known of it."""
    if not act:
        return words.say("answer-error", **args)
    return words.say("answer-error", "told", text=act_line({**act, "text": ""}, words).removesuffix("."))


def _not_judged(code: str, provisions: Sequence[str], args: Args, words: Words) -> str | None:
    """The act counts, and these provisions could not be followed on it; None where it is no act that is meant."""
    if code != "not-judged":
        return None
    laws = words.all_of([words.law(law) for law in provisions])
    return words.say("answer-not-judged", "laws", laws=laws, **args) if laws else words.say("answer-not-judged", **args)
