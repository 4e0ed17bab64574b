"""Phrases that a page has ready for players. Who reads one in another language reads it in his own."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import msgspec

from bridgelaw.languages import LANGUAGES
from bridgelaw.words.say import Words

READY = (
    "page-ask-meaning", "page-ask-strength", "page-ask-alternatives", "page-explain-natural",
    "page-explain-undiscussed", "page-explain-forcing", "page-explain-not-forcing", "page-name-small",
    "page-name-high", "page-name-ruff", "page-name-same", "page-name-anything", "page-line-trumps", "page-line-high",
    "page-line-crossruff", "page-line-give",
)  # fmt: skip
"""Their messages, as the page offers them (`forms.ts`, `ClaimForm.svelte`)."""
ONCE_READY = (
    "page-noticed-pause", "page-noticed-haste", "page-noticed-remark", "page-noticed-question", "page-noticed-gesture",
)  # fmt: skip
"""Those that stand in records and are offered no longer: what was noted is chosen by its kind."""
SAID = ("explain", "announce", "correct", "ask")
"""Verbs of what is said about a call."""
_SAYING = tuple(f'"{verb}":'.encode() for verb in SAID)


def in_readers_words(said: str, words: Words) -> str:
    """A ready phrase of any language in that of `words`; whatever else was said stays as it was said."""
    message = _by_text().get(said)
    return said if message is None else words.say(message)


def said_otherwise(written: bytes, words: Words) -> tuple[str, str] | None:
    """The id of an act as JSON, and what was said with it as the reader has it; None: he reads it as it was said."""
    if not any(verb in written for verb in _SAYING):
        return None
    act = msgspec.json.decode(written)
    said = next((act[verb] for verb in SAID if isinstance(act.get(verb), str)), "")
    read = in_readers_words(said, words)
    return None if read == said else (act["act"], read)


@cache
def _by_text() -> Mapping[str, str]:
    return {Words(language).say(message): message for language in LANGUAGES for message in (*READY, *ONCE_READY)}
