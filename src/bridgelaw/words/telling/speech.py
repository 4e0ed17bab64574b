"""How a sentence about an element is chosen: the fullest one whose arguments are all known, at last its label."""

from __future__ import annotations

import re
from collections.abc import Iterable

from bridgelaw.laws.shelf import drawers_at
from bridgelaw.words.say import Words
from bridgelaw.words.telling.arguments import Args

Choice = tuple[str, str | None]
AUCTION_PERIOD = ("setup", "auction", "clarification")
"""The phases in which a call can still be changed."""


def first_of(words: Words, choices: Iterable[Choice], args: Args) -> str | None:
    """The first of `choices` (message, attribute) that can be said with `args`; None when none can."""
    for message, attribute in choices:
        text = words.attempt(message, attribute, **args)
        if text is not None:
            return text
    return None


def sentence(words: Words, message: str, args: Args, *, before: Iterable[Choice] = ()) -> str:
    """A sentence for vocabulary word `message` (GROUP-WORD): one of `before`, its own, or its label with a name.

    `.less` is a sentence that needs less than its own.
    """
    found = first_of(words, [*before, (message, "sentence"), (message, "less")], args)
    return plain(words, message, args) if found is None else found


def plain(words: Words, message: str, args: Args) -> str:
    """The label of `message`, with the player or the side that it concerns."""
    label = words.say(message, "label")
    found = first_of(words, [("answer-plain", None), ("answer-plain-side", None)], {**args, "text": label})
    return label if found is None else found


def meaning(words: Words, message: str, which: str, law: str = "", *, phase: str = "") -> str | None:
    """What answering `yes` or `no` (`which`) to a Question means, where that `law` asks it in that `phase`; None when
    it is not answered so."""
    theirs = (words.attempt(message, f"{which}_{drawer}") for drawer in sorted(drawers_at(law)) if law)
    while_open = words.attempt(message, f"{which}_open") if phase in AUCTION_PERIOD else None
    text = next((said for said in theirs if said), None) or while_open or words.attempt(message, which)
    if text is None:
        return None
    word = words.say(f"questions-{which}")
    if not re.match(rf"{word}\b", text):
        return words.say(f"questions-if_{which}", text=text[:1].lower() + text[1:])
    # the word once: a sentence that begins with it says it already
    bare = re.sub(rf"^{word}\s*[:.]\s*", "", text)
    if not bare:
        return word
    return text if bare == text else words.say(f"questions-if_{which}", text=bare[:1].lower() + bare[1:])
