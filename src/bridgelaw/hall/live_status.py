"""How the live tables of a session stand, as far as the hall has to know. Nothing of it is kept: the tables tell it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

LiveKey = tuple[str, int, int]
"""Section, table and round."""
LivePhase = Literal["auction", "play", "over"]


class LiveStatus(Struct, frozen=True, kw_only=True):
    """How a live table stands, as far as the hall has to know.

    Attributes:
        stream: its name.
        board: the number of the board on it; `place`: which one of the round that is, from 1.
        phase: of that board.
        since: when the board began, in seconds since the epoch.
        waits: for the Director.
        missing: the seats at which nobody is.
        done: no further board begins there, and the last one is over.
    """

    stream: str
    board: int
    place: int
    phase: LivePhase
    since: float
    waits: bool = False
    missing: tuple[str, ...] = ()
    done: bool = False
