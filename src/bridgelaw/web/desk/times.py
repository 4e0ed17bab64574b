"""Times in seconds since the epoch as the clock of the server has them."""

from __future__ import annotations

from datetime import UTC, datetime


def clock(at: float) -> str:
    """A time of day: 21:14."""
    return f"{_local(at):%H:%M}"


def date(at: float) -> str:
    """A day: 2026-05-03."""
    return f"{_local(at):%Y-%m-%d}"


def moment(at: float) -> str:
    """Both: 2026-05-03 21:14."""
    return f"{date(at)} {clock(at)}"


def _local(at: float) -> datetime:
    return datetime.fromtimestamp(at, UTC).astimezone()
