"""Times in seconds since the epoch as the clock of the server has them."""

from __future__ import annotations

from datetime import UTC, datetime

from bridgelaw.words import Words


def clock(at: float) -> str:
    """A time of day: 21:14."""
    return f"{_local(at):%H:%M}"


def date(at: float) -> str:
    """A day: 2026-05-03."""
    return f"{_local(at):%Y-%m-%d}"


def moment(at: float, words: Words) -> tuple[str, str]:
    """Both, as they are written in running text."""
    return words.moment(_local(at))


def _local(at: float) -> datetime:
    return datetime.fromtimestamp(at, UTC).astimezone()
