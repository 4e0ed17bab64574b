"""The id of a stream that is opened: of a live table or a session."""

from __future__ import annotations

from secrets import token_urlsafe


def new_stream_id() -> str:
    """Twelve random letters, digits, `_` and `-`, which can be typed behind a command: no option begins like it."""
    while (id := token_urlsafe(9)).startswith("-"):
        pass
    return id
