"""What somebody says in words: how long it may be, and of which characters."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from bridgelaw.live.messages import Refusal

LONGEST = {"text": 1000, "claim": 500, "concede": 500, "why": 1000}
"""How long what stands under a key may be; everything else: `USUAL`."""
USUAL = 300
LONGEST_NAME = 60
MOST_IN_A_LIST = 100

_CONTROL = re.compile("[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ufeff]")


def check_text(text: str, longest: int) -> None:
    """Returns if a player may send that text.

    Raises:
        Refusal: it is too long, or has characters that no text has.
    """
    if len(text) > longest:
        raise Refusal("too-long", length=str(len(text)), most=str(longest))
    if _CONTROL.search(text):
        raise Refusal("bad-characters")


def check_texts(sent: Mapping[str, Any]) -> None:
    """The same of every text in plain data, its keys among them.

    Raises:
        Refusal: one of them may not be said, a list has too many elements, or one lies too deep in others.
    """
    for key, text in _texts(sent):
        check_text(text, LONGEST.get(key, USUAL))


def _texts(value: Any, key: str = "", depth: int = 0) -> Iterator[tuple[str, str]]:
    if isinstance(value, str):
        yield key, value
    elif depth > 5:
        raise Refusal("too-long", length=str(depth), most="5")
    elif isinstance(value, Mapping):
        for name, under in value.items():
            yield "", str(name)
            yield from _texts(under, key or str(name), depth + 1)
    elif isinstance(value, list | tuple):
        if len(value) > MOST_IN_A_LIST:
            raise Refusal("too-long", length=str(len(value)), most=str(MOST_IN_A_LIST))
        for under in value:
            yield from _texts(under, key, depth + 1)
