"""The Laws in the parts in which they are looked for."""

from __future__ import annotations

from typing import NamedTuple


class PartOfLaws(NamedTuple):
    """Laws `first` to `last`; `name` is the last part of its message, `browser-part-NAME`."""

    name: str
    first: int
    last: int


PARTS = (
    PartOfLaws("preparation", 1, 8),
    PartOfLaws("irregularities", 9, 16),
    PartOfLaws("auction", 17, 22),
    PartOfLaws("irregular_calls", 23, 39),
    PartOfLaws("understandings", 40, 40),
    PartOfLaws("play", 41, 48),
    PartOfLaws("irregular_cards", 49, 60),
    PartOfLaws("revoke", 61, 64),
    PartOfLaws("tricks", 65, 67),
    PartOfLaws("claims", 68, 71),
    PartOfLaws("proprieties", 72, 76),
    PartOfLaws("score", 77, 79),
    PartOfLaws("director", 80, 91),
    PartOfLaws("appeals", 92, 93),
)
