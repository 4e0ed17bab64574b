"""Keeps the last result of a question about a board and an act, since many rules ask the same about the act that is
being judged."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TypeVar

A = TypeVar("A")
B = TypeVar("B")
R = TypeVar("R")


def asked_again(function: Callable[[A, B], R]) -> Callable[[A, B], R]:
    """`function`, which depends on its two arguments alone, with its last result kept: it is not run again for the same
    two objects."""
    last: tuple[object, object, R | None] = (None, None, None)

    @wraps(function)
    def found(one: A, other: B) -> R:
        nonlocal last
        first, second, known = last
        if first is one and second is other:
            return known  # type: ignore[return-value]  # what was found about these two
        result = function(one, other)
        last = (one, other, result)
        return result

    return found
