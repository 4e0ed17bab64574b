"""What a situation is made of: irregularities, what the Laws have said, findings, the setting."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from msgspec import Struct

from bridgelaw.game.seats import Seat, Side
from bridgelaw.lawbook.effects import Effect
from bridgelaw.table.vocabulary import IrregularityStatus

E = TypeVar("E", bound=Effect)


class Setting(Struct, frozen=True):
    """How the board is played: form of scoring, screens, whether the surface lets irregular acts happen, contest."""

    scoring: str | None = None
    screens: bool = False
    entry: str = "allow"
    contest: str | None = None


class Irregularity(Struct, frozen=True, gc=False):
    """Something irregular, and where it stands.

    `law` is the provision that it is known by. `noticed`, `explained` and `settled` are the acts by which it got
    there. `hidden`: nobody can see it without looking at a hidden hand. `at_turn`: whose turn it was when it happened.
    """

    key: str
    kind: str
    by: Seat | None
    act: str
    side: Side | None
    status: IrregularityStatus
    law: str
    force: str
    drawer: str
    because: tuple[str, ...]
    since: int
    at_turn: Seat | None = None
    hidden: bool = False
    noticed: str | None = None
    explained: str | None = None
    settled: str | None = None

    @property
    def is_open(self) -> bool:
        """Not dealt with yet."""
        return self.status in ("unnoticed", "attention")

    @property
    def offender(self) -> Seat:
        """The player who did it.

        Raises:
            ValueError: it is held against a side, or against nobody.
        """
        if self.by is None:
            raise ValueError(f"{self.key} has no single offender")
        return self.by

    @property
    def offending(self) -> Side | None:
        """The side that it is held against, None where it is nobody's fault."""
        return self.side or (self.by.side if self.by else None)


class Said(Struct, Generic[E], frozen=True, gc=False):
    """An effect that holds or held: what, under which provision, said by which rule, since which act, and why.

    `ended` is the act number since which it no longer holds.
    """

    effect: E
    law: str
    rule: int
    since: int
    because: tuple[str, ...]
    ended: int | None = None


class Finding(Struct, frozen=True, gc=False):
    """The Director's answer to a Question. `of` is None where he named no act; `used` once a rule has spoken on it."""

    act: str
    kind: str
    of: str | None
    seat: Seat | None
    value: Any
    used: bool = False
