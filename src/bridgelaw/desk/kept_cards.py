"""Cards that the Director has taken over into the record, as findings of the kind `evidence`. They answer no Question,
and none corrects another; which of them stand in the letter is said by a finding about the card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from bridgelaw.lawbook.findings import CARD
from bridgelaw.lawbook.situation import Situation


class KeptCard(Struct, frozen=True):
    """The card that the act `act` has taken over, in the form of the record; `of` is the choice that it is about."""

    act: str
    of: str | None
    value: Mapping[str, Any]
    in_letter: bool


def kept_cards(now: Situation) -> tuple[KeptCard, ...]:
    """All of them, in the order in which they were taken over."""
    return tuple(
        KeptCard(one.act, one.of, one.value, in_letter(now, one.act))
        for one in now.findings
        if one.kind == CARD and isinstance(one.value, Mapping)
    )


def in_letter(now: Situation, act: str) -> bool:
    """Whether the card of that act stands in the letter: what was said last counts. By itself it does not."""
    said = (one.value for one in reversed(now.findings) if one.kind == CARD and one.of == act)
    return next((value for value in said if isinstance(value, bool)), False)
