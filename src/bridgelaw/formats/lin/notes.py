"""What is noticed while a board is read."""

from __future__ import annotations

from typing import Any

from bridgelaw.formats.errors import RecordError
from bridgelaw.formats.lin.commands import Command


class LinNotes:
    """What is noticed in one board."""

    __slots__ = ("found", "name")

    def __init__(self, name: str) -> None:
        self.name = name
        self.found: list[dict[str, Any]] = []

    def note(self, code: str, at: Command, message: str) -> None:
        """Report `code` at a command."""
        self.found.append({"code": code, "line": at.line, "column": at.column, "message": message})

    def error(self, code: str, reason: str, at: Command, **details: str) -> RecordError:
        """What to raise for a command that cannot be read."""
        return RecordError(self.name, at.line, at.column, code, reason, details=details)
