"""A piece of a file, the places in it, and what a reader notices while it reads it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bridgelaw.formats.errors import Path, RecordError

LONGEST = 1_000_000
"""How many characters one board may have. A file may hold any number of boards."""


class Text:
    """One board as it stands in the file: its characters, and the line on which they begin."""

    __slots__ = ("line", "name", "said")

    def __init__(self, said: str, line: int = 1, name: str = "<text>") -> None:
        self.said, self.line, self.name = said, line, name

    def place(self, at: int) -> tuple[int, int]:
        """Line and column (from 1) of the character `at`."""
        return self.line + self.said.count("\n", 0, at), at - self.said.rfind("\n", 0, at)

    def error(self, code: str, reason: str, at: int, **details: str) -> RecordError:
        """What to raise for something at `at` that cannot be read."""
        return RecordError(self.name, *self.place(at), code, reason, details=details)


class Findings:
    """What is noticed in one board: nothing of it is a reason to refuse the board."""

    __slots__ = ("found", "text")

    def __init__(self, text: Text) -> None:
        self.text = text
        self.found: list[dict[str, Any]] = []

    def note(self, code: str, at: int, message: str) -> None:
        """Report `code` at the character `at`."""
        line, column = self.text.place(at)
        self.found.append({"code": code, "line": line, "column": column, "message": message})


class Places:
    """Where the acts of a board stand in its text."""

    __slots__ = ("at", "text")

    def __init__(self, text: Text, at: Sequence[int]) -> None:
        self.text, self.at = text, at

    def place(self, path: Path) -> tuple[int, int]:
        """Line and column of the act at `path`, else of the board."""
        if len(path) > 1 and path[0] == "acts" and isinstance(path[1], int) and path[1] < len(self.at):
            return self.text.place(self.at[path[1]])
        return self.text.line, 1


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
