"""A refusal as a message, in the language of whoever is refused."""

from __future__ import annotations

from msgspec import UNSET

from bridgelaw.live.messages import REFUSALS, Refused
from bridgelaw.web import frames
from bridgelaw.words import Words
from bridgelaw.words.telling.faults import because
from bridgelaw.words.telling.irregular import why_irregular
from bridgelaw.words.telling.layout import capital

OWN = ("invalid", "rate", "unavailable")
"""Codes of the wire: no message that can be read, too many of them, the server cannot do it now."""


def refused(answer: Refused, words: Words | None) -> frames.Refused:
    """The message; with sentences when there are words to say them in."""
    return frames.Refused(
        id=answer.id,
        code=answer.code,
        sentence=UNSET if words is None else refusal_sentence(answer, words),
        objections=tuple(_told(one.kind, one.law, words) for one in answer.objections) or UNSET,
    )


def refusal(id: str, code: str, words: Words | None) -> frames.Refused:
    """The same for a message that did not come as far as a table."""
    return refused(Refused(id=id, code=code), words)


def refusal_sentence(answer: Refused, words: Words) -> str:
    """Why nothing was kept."""
    if answer.code in REFUSALS or answer.code in OWN:
        return words.say(f"refused-{answer.code}", **answer.details)
    return because(answer.code, answer.details, words) or words.say("refused-invalid")


def _told(kind: str, law: str, words: Words | None) -> frames.Objection:
    if words is None:
        return frames.Objection(kind=kind, law=law)
    message = f"irregularity-{kind}"
    return frames.Objection(
        kind=kind,
        law=law,
        label=capital(words.say(message, "label")),
        # what he is about to do is said to him
        sentence=words.attempt(message, "you") or why_irregular(words, kind, law),
        law_label=words.law(law, short=True),
    )
