"""One act of a record in one line, as in a time line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bridgelaw.words.say import Words

_NOT_VERBS = frozenset(
    ("by", "id", "at", "took", "of", "text", "from", "with", "about", "imported", "seat", "value", "why"),
)


def act_line(act: Mapping[str, Any], words: Words) -> str:
    """`act`, in the form of the record format, in words: who did what, and what he said."""
    verb = next((key for key in act if key not in _NOT_VERBS), "")
    value = act.get(verb)
    seat = str(act.get("by", ""))
    told: dict[str, str | float] = {"seat": seat}
    if verb in ("call", "substitute"):
        told["call"] = words.call(str(value))
    elif verb in ("play", "face") and isinstance(value, str):
        told["card"] = words.card(value)
    elif verb in ("expose", "pick_up") and isinstance(value, list):
        told["card"] = words.all_of([words.card(str(c)) for c in value])
    elif verb in ("claim", "concede") and isinstance(value, Mapping):
        told["tricks"] = int(value.get("tricks", 0))
    elif verb == "result":
        told["tricks"] = int(value or 0)
    elif verb in ("convey", "learn", "consult", "state"):
        if verb == "learn" and "about" in act:
            told["other"] = str(act["about"])
        named = words.attempt(f"{verb}-{value}", "named", **told) if "other" in told else None
        line = named or words.attempt(f"{verb}-{value}", "sentence", **told)
        if line is not None:
            return line
    elif verb == "choose":
        told["option"] = words.attempt(f"option-{value}", "label") or str(value)
    elif verb == "find":
        told["question"] = words.attempt(f"question-{value}", "label") or str(value)
    told |= {"words": str(value), "what": str(value), "text": str(act.get("text", ""))}
    if verb == "cancel":
        cancelled = words.attempt(f"cancel-{value}", "label") or str(value)
        told["text"] = f"{cancelled} – {told['text']}" if told["text"] else cancelled
    line = words.attempt(f"act-{verb}", "sentence", **told) or words.attempt(f"ruling-{value}", "sentence", **told)
    return line or words.say("answer-plain", text=words.attempt(f"act-{verb}", "label") or verb, seat=seat)
