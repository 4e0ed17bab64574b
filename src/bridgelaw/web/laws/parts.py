"""The Laws in the parts in which they are looked for."""

from __future__ import annotations

from typing import NamedTuple


class Part(NamedTuple):
    """Laws `first` to `last`; `name` is the last part of its message, `browser-part-NAME`."""

    name: str
    first: int
    last: int


PARTS = (
    Part("preparation", 1, 8),
    Part("irregularities", 9, 16),
    Part("auction", 17, 22),
    Part("irregular_calls", 23, 39),
    Part("understandings", 40, 40),
    Part("play", 41, 48),
    Part("irregular_cards", 49, 60),
    Part("revoke", 61, 64),
    Part("tricks", 65, 67),
    Part("claims", 68, 71),
    Part("proprieties", 72, 76),
    Part("score", 77, 79),
    Part("director", 80, 91),
    Part("appeals", 92, 93),
)
