"""Acts that changed nothing, so that nobody thinks they did; answers that are kept; and what could not be judged."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from msgspec import UNSET

from bridgelaw.answer.model import DirectorsActError
from bridgelaw.lawbook.vain import COUNTS_ALL_THE_SAME, ILLEGAL_RESULT
from bridgelaw.words.say import Words
from bridgelaw.words.telling.acts import act_line
from bridgelaw.words.telling.arguments import Args
from bridgelaw.words.telling.faults import fitting, named, said
from bridgelaw.words.telling.illegal import illegal_result
from bridgelaw.words.telling.layout import Line, ended
from bridgelaw.words.telling.to_tell import AnswerToTell, Plain


def remarks(to_tell: AnswerToTell) -> Iterator[Line]:
    """One line for each entry of the answer's `errors`: which act, and why if its `code` has a message. Acts are told
    in words, never by their ids, which nobody at the table has seen."""
    words, about = to_tell.words, partial(in_words, to_tell)
    for error in to_tell.errors:
        if error.code == ILLEGAL_RESULT:
            yield illegal_result(to_tell)
            continue
        act = to_tell.act(error.act)
        kind = act.get("find") or act.get("choose") or error.kind
        # an act that is told names it already
        args: Args = {} if act else named(kind, words)
        asked = [question for question in to_tell.questions if question.kind == kind and question.answer is None]
        if asked:
            args["ids"] = ", ".join(filter(None, (about(question.of) for question in asked)))
        why = said(error.code, args, words)
        laws = error.laws if isinstance(error, DirectorsActError) else UNSET
        instead = fitting(error, words, about)
        if laws is not UNSET:
            head = _not_judged(error.code, laws, about(error.act), words)
        elif error.code in COUNTS_ALL_THE_SAME:
            head, instead = ended(_told(act, words)) if act else "", ""
        else:
            head = words.say("answer-error", "told", text=_told(act, words)) if act else words.say("answer-error")
        yield Line(" ".join(part for part in (head, why, instead) if part), indent=2)


def in_words(to_tell: AnswerToTell, act: str | None) -> str:
    """The act of that id in words, within a sentence; empty where it is not known to the reader."""
    told = to_tell.act(act)
    return _told(told, to_tell.words) if told else ""


def _told(act: Plain, words: Words) -> str:
    return act_line({**act, "text": ""}, words).removesuffix(".")


def _not_judged(code: str, provisions: Sequence[str], act: str, words: Words) -> str | None:
    """The act counts, and these provisions could not be followed on it; None where it is no act that is meant."""
    if code != "not-judged":
        return None
    laws = words.all_of([words.law(law) for law in provisions])
    given: Args = {"laws": laws, "text": act}
    args = {name: text for name, text in given.items() if text}
    attribute = "_".join(name for name, known in (("laws", laws), ("told", act)) if known)
    return words.say("answer-not-judged", attribute or None, **args)
