"""A piece of a file, the places in it, and what a reader notices while it reads it."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Sequence
from itertools import islice
from typing import Any

from bridgelaw.formats.errors import Path, RecordError

LONGEST = 1_000_000
"""How many characters one board may have. A file may hold any number of boards."""

_WORD = re.compile(r"\S+")
_LINE_END = re.compile("\n")
_NEAR = 1000


class BoardText:
    """One board as it stands in the file: its characters, and the line on which they begin."""

    __slots__ = ("_ends", "line", "name", "said")

    def __init__(self, said: str, line: int = 1, name: str = "<text>") -> None:
        self.said, self.line, self.name = said, line, name
        self._ends: list[int] | None = None

    def place(self, at: int) -> tuple[int, int]:
        """Line and column (from 1) of the character `at`."""
        if at < _NEAR:
            return self.line + self.said.count("\n", 0, at), at - self.said.rfind("\n", 0, at)
        # counted once for all places further behind: much may be noticed in a text, and each would be counted anew
        if self._ends is None:
            self._ends = [found.start() for found in _LINE_END.finditer(self.said)]
        number = bisect_left(self._ends, at)
        return self.line + number, at - (self._ends[number - 1] if number else -1)

    def word(self, number: int, begin: int) -> int:
        """Where the word of that number, from 0, stands in the text from `begin` on."""
        return next(islice(_WORD.finditer(self.said, begin), number, None)).start()

    def error(self, code: str, reason: str, at: int, **details: str) -> RecordError:
        """What to raise for something at `at` that cannot be read."""
        return RecordError(self.name, *self.place(at), code, reason, details=details)


class Findings:
    """What is noticed in one board: nothing of it is a reason to refuse the board."""

    __slots__ = ("found", "text")

    def __init__(self, text: BoardText) -> None:
        self.text = text
        self.found: list[dict[str, Any]] = []

    def note(self, code: str, at: int, message: str) -> None:
        """Report `code` at the character `at`."""
        line, column = self.text.place(at)
        self.found.append({"code": code, "line": line, "column": column, "message": message})


class WordPlaces:
    """Where the acts of a board stand in its text: `at`, or for runs of acts in which word from where on.

    It is seldom asked, so words are counted only then.
    """

    __slots__ = ("at", "runs", "text")

    def __init__(self, text: BoardText, at: Sequence[int], runs: Sequence[tuple[int, int, Sequence[int]]] = ()) -> None:
        self.text, self.at, self.runs = text, at, runs

    def place(self, path: Path) -> tuple[int, int]:
        """Line and column of the act at `path`, else of the board."""
        if len(path) > 1 and path[0] == "acts" and isinstance(path[1], int) and path[1] < len(self.at):
            return self.text.place(self._at(path[1]))
        return self.text.line, 1

    def _at(self, act: int) -> int:
        if self.at[act] >= 0:
            return self.at[act]
        first, begin, words = max(run for run in self.runs if run[0] <= act)
        return self.text.word(words[act - first], begin)


def utf8(text: str, name: str) -> bytes:
    """The bytes of a text.

    Raises:
        RecordError: it is no text: half of a character stands alone in it.
    """
    try:
        return text.encode("utf-8")
    except UnicodeEncodeError as error:
        line = text.count("\n", 0, error.start) + 1
        said = "half of a character (a lone surrogate)"
        raise RecordError(name, line, error.start - text.rfind("\n", 0, error.start), "encoding", said) from None
