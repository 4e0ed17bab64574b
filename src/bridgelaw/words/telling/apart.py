"""Acts in a list to choose from: of those that would read alike each says what tells it from the others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from bridgelaw.words.say import Words
from bridgelaw.words.telling.acts import verb_of
from bridgelaw.words.telling.to_tell import Plain


def told_apart(told: Mapping[str, str], acts: Mapping[str, Plain], words: Words) -> dict[str, str]:
    """The lines `told` by the ids of their acts (`acts`: all of the record, in their order). Of equal ones a call says
    over which it stands, and what still reads alike is counted."""
    alike = Counter(told.values())
    if len(alike) == len(told):
        return dict(told)
    over = _over(acts)
    found = {id: _with(over[id], text, words) if alike[text] > 1 and id in over else text for id, text in told.items()}
    alike, seen = Counter(found.values()), Counter[str]()
    for id in [id for id in acts if id in found and alike[found[id]] > 1]:
        text = found[id]
        seen[text] += 1
        found[id] = f"{text} ({seen[text]})"
    return found


def _with(over: str, text: str, words: Words) -> str:
    return words.say("listed-over", text=text, call=words.call(over)) if over else words.say("listed-first", text=text)


def _over(acts: Mapping[str, Plain]) -> dict[str, str]:
    """By the id of a call: the last one before it that was no pass; nothing where there was none."""
    found: dict[str, str] = {}
    last = ""
    for id, act in acts.items():
        verb = verb_of(act)
        if verb == "call":
            found[id] = last
        if verb in ("call", "substitute") and act[verb] != "P":
            last = str(act[verb])
    return found
