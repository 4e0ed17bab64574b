"""Numbers of provisions, such as `27B1(a)`: their order in print, and which stands below which."""

from __future__ import annotations

import re
from functools import cache

_PART = re.compile(r"\d+|\.\d+|\([^)]*\)|\S")


@cache
def parts(number: str) -> tuple[str, ...]:
    """`27B1(a)` -> 27, B, 1, (a); `71.2` -> 71, .2."""
    return tuple(_PART.findall(number))


def order(number: str) -> tuple[tuple[int, str], ...]:
    """The key by which numbers are sorted: 9A before 10A, 27B before 27B1, 27B1(b) before 27B2."""
    return tuple((int(part), "") if part.isdecimal() else (0, part) for part in parts(number))


def within(number: str, other: str) -> bool:
    """Whether `other` is `number` or stands below it: 27A1(a) is within 27A1, and 27A10 is not."""
    above = parts(number)
    return parts(other)[: len(above)] == above


def law_of(number: str) -> int:
    """The Law to which a number belongs: 75 for 75D2.

    Raises:
        ValueError: the number begins with no Law.
    """
    first = next(iter(parts(number)), "")
    if not first.isdecimal():
        raise ValueError(f"{number!r} begins with no Law")
    return int(first)


def law_numbers(text: str) -> frozenset[int]:
    """The numbers in a list such as `9-11,17,25-39`.

    Raises:
        ValueError: it is no such list.
    """
    found: set[int] = set()
    for part in text.split(","):
        bounds = re.fullmatch(r"\s*(\d{1,3})\s*(?:-\s*(\d{1,3})\s*)?", part)
        if not bounds:
            raise ValueError(f"{part.strip()!r} in {text!r} is neither a Law (27) nor a range of Laws (25-39)")
        first, last = int(bounds[1]), int(bounds[2] or bounds[1])
        if last < first:
            raise ValueError(f"{part.strip()!r} in {text!r} runs backwards")
        found.update(range(first, last + 1))
    return frozenset(found)
