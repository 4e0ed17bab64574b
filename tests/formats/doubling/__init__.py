"""What it costs to read a text of one production of a grammar, and twice and four times as much of it.

A production is a function from a length to a text of about so many characters that has nothing but it in it. The cost
is counted in two ways: the lines of Python that are gone through, which are the same on every machine and however busy
it is; and for what is done in C the time of the processor, with room to spare.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from itertools import pairwise
from types import FrameType
from typing import Any

from bridgelaw.formats.errors import Wrong

Production = Callable[[int], str]
Read = Callable[[str], object]

FEW, MANY = 1_000, 12_500
"""Characters of the shortest text whose lines are counted, and of the shortest one that is timed."""
ROOM = 1.25
"""So much more than linear may the lines grow with each doubling: a sort does, and what is read in pieces."""
FLOOR = 2_500
"""Lines more that tell nothing: what looks ahead so far and no further costs more until there is so much text."""
QUICK = 0.12
"""Seconds of processor that are too few to tell anything about how they grow, of a text of four times `MANY`; of a
shorter one by the square of its length, but never less than a third."""
SLOW = 3.0
"""Seconds of processor after which a text is not read in time, however its cost grows."""


def lines(read: Read, text: str) -> int:
    """How many lines of Python are gone through until the text is read or refused."""
    count = 0

    def inside(frame: FrameType, event: str, arg: Any) -> Any:
        nonlocal count
        if event == "line":
            count += 1
        return inside

    before = sys.gettrace()
    sys.settrace(inside)
    try:
        with suppress(ValueError, Wrong):  # refused
            read(text)
    finally:
        sys.settrace(before)
    return count


def seconds(read: Read, text: str) -> float:
    """How much time of the processor it takes."""
    began = time.process_time()
    with suppress(ValueError, Wrong):
        read(text)
    return time.process_time() - began


def check(read: Read, production: Production, few: int = FEW, many: int = MANY) -> None:
    """Twice and four times as much costs no more than about twice and four times as much to read.

    `few` and `many`: as `FEW`, where there is a limit to something and what is below it costs more, and as `MANY`,
    where no more is taken.
    """
    read_quietly(read, production(100))  # what is imported or made once is not counted
    read_quietly(read, production(few))
    fewest, most = (lines(read, production(few * times)) for times in (1, 4))
    # to count lines costs most of all: the middle is looked at where the whole has grown by more than one step may
    if most > 4 * ROOM * fewest + FLOOR:
        counts = [fewest, lines(read, production(2 * few)), most]
        said = f"{counts} lines for {few} characters, twice and four times as many"
        for fewer, more in pairwise(counts):
            assert more <= 2 * ROOM * fewer + FLOOR, said
    large, larger = production(many), production(4 * many)
    took, longer = 0.0, seconds(read, larger)
    quick = QUICK * min(1, max(1 / 3, (many / MANY) ** 2))
    for _ in range(3):
        if longer < quick:
            return
        took = max(took, seconds(read, large))
        if longer < SLOW and longer <= 7 * took:
            return
        longer = min(longer, seconds(read, larger))  # another program may have had the caches of the processor
    raise AssertionError(f"{took:.3f} s for {len(large)} characters, {longer:.3f} s for {len(larger)}")


def read_quietly(read: Read, text: str) -> None:
    """Read it, whatever comes of it."""
    with suppress(ValueError, Wrong):
        read(text)


def each(piece: str) -> Production:
    """The piece again and again."""
    return lambda length: piece * (length // len(piece))


def numbered(form: str, first: int = 1) -> Production:
    """The form again and again, with a number in the place of `{}`."""
    return lambda length: "".join(form.replace("{}", str(n)) for n in range(first, first + length // (len(form) + 1)))


def within(begin: str, production: Production, end: str = "") -> Production:
    """A production between two texts."""
    return lambda length: begin + production(length) + end


def under(begin: str, productions: Mapping[str, Production], end: str = "", named: str = "{}") -> dict[str, Production]:
    """Productions between two texts, by the names that they have there."""
    return {named.format(name): within(begin, one, end) for name, one in productions.items()}


def named_in(productions: Mapping[str, Production], prefix: str) -> set[str]:
    """What is behind the prefix and a blank in the names of the productions."""
    return {name.removeprefix(f"{prefix} ") for name in productions if name.startswith(f"{prefix} ")}


def constants(*sources: str, fits: Callable[[str], bool]) -> Iterator[str]:
    """The texts in the modules of that name that fit: what a reader compares with."""
    import ast
    import inspect
    from importlib import import_module

    for source in sources:
        for node in ast.walk(ast.parse(inspect.getsource(import_module(source)))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and fits(node.value):
                yield node.value
