"""What every act has, whoever did it (record format, section 1)."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct

from bridgelaw.game.seats import Seat, Side


class Act(Struct, frozen=True, kw_only=True, gc=False):
    """What every act has: its id, when it began, the act that it is about, free words."""

    verb: ClassVar[str] = ""
    value: ClassVar[str] = ""

    id: str
    at: float | None = None
    of: str | None = None
    text: str = ""
    imported: bool = False


class PlayerAct(Act, frozen=True, kw_only=True, gc=False):
    """Something that the player in `by` did; `took` = the seconds that he spent on it."""

    by: Seat
    took: float | None = None


class DirectorAct(Act, frozen=True, kw_only=True, gc=False):
    """Something that the Director did."""


class SpectatorAct(Act, frozen=True, kw_only=True, gc=False):
    """Something that a spectator did; `responsible` is the side that answers for his presence, None for neither."""

    responsible: Side | None = None
