"""The other tables' results as a Director types them, for the conditions of a board."""

from __future__ import annotations

import re
from typing import Any

from msgspec.structs import replace

from bridgelaw.formats.awards import FIELD
from bridgelaw.formats.errors import Wrong
from bridgelaw.live.settings import Dealt

_AVERAGES = {"a+": "average_plus", "a": "average", "a-": "average_minus"}
_MOST = 7600
"""The most points that a board can be worth."""


class UnreadableScore(ValueError):
    """`text` is no score that a board can have."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


def with_field(dealt: Dealt, results: str, expected: str, session: dict[str, str]) -> Dealt:
    """The conditions with those results: points with spaces between, `A+ A A-`, `*` for one that stays as it is.

    Raises:
        Unreadable: what of it cannot be.
    """
    weighted = [one for one in (dealt.field or {}).get("results", ()) if not isinstance(one, int | str)]
    found: list[Any] = []
    for word in re.split(r"[\s,;]+", results.strip().replace("−", "-")):
        if word == "*" and weighted:
            found.append(weighted.pop(0))
        elif word.casefold() in _AVERAGES:
            found.append(_AVERAGES[word.casefold()])
        elif re.fullmatch(r"[+-]?\d{1,4}", word) and int(word) % 10 == 0 and abs(int(word)) <= _MOST:
            found.append(int(word))
        elif word:
            raise UnreadableScore(word)
    shares = {side: _percent(text) for side, text in session.items() if text.strip()}
    if not found:
        return replace(dealt, field=None, session=shares)
    field: dict[str, Any] = {"results": found}
    if expected.strip():
        if not expected.strip().isdecimal() or int(expected) <= 0:
            raise UnreadableScore(expected.strip())
        field["expected"] = int(expected)
    try:
        return replace(dealt, field=FIELD.read(field), session=shares)
    except Wrong as error:
        raise UnreadableScore(results) from error


def _percent(text: str) -> float:
    word = text.strip().rstrip("%").strip().replace(",", ".")
    if not re.fullmatch(r"\d{1,3}(\.\d+)?", word) or float(word) > 100:
        raise UnreadableScore(text.strip())
    return float(word)
