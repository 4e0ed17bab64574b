"""A refusal as a message, in the language of whoever is refused."""

from __future__ import annotations

from typing import Any

from bridgelaw.live.messages import REFUSALS, Refused
from bridgelaw.words import Words
from bridgelaw.words.telling.faults import said
from bridgelaw.words.telling.layout import capital

OWN = ("invalid", "rate", "unavailable")
"""Codes of the wire: no message that can be read, too many of them, the server cannot do it now."""


def refused(answer: Refused, words: Words | None) -> dict[str, Any]:
    """The message; with sentences when there are words to say them in."""
    message: dict[str, Any] = {"type": "refused", "id": answer.id, "code": answer.code}
    if words is not None:
        message["sentence"] = refusal_sentence(answer, words)
    if answer.objections:
        message["objections"] = [
            {"kind": objection.kind, "law": objection.law}
            | (_told(objection.kind, objection.law, words) if words else {})
            for objection in answer.objections
        ]
    return message


def refusal(id: str, code: str, words: Words | None) -> dict[str, Any]:
    """The same for a message that did not come as far as a table."""
    return refused(Refused(id=id, code=code), words)


def refusal_sentence(answer: Refused, words: Words) -> str:
    """Why nothing was kept."""
    if answer.code in REFUSALS or answer.code in OWN:
        return words.say(f"refused-{answer.code}", **answer.details)
    return said(answer.code, dict(answer.details), words) or words.say("refused-invalid")


def _told(kind: str, law: str, words: Words) -> dict[str, str]:
    message = f"irregularity-{kind}"
    return {
        "label": capital(words.say(message, "label")),
        "sentence": words.say(message, "why"),
        "law_label": words.law(law, short=True),
    }
