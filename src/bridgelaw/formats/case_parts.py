"""What the parts of a case file become on the way to a record: acts, each with its place in the file, and what is left
over.

A case says more than a record can hold, and some of it in another form. Nothing is dropped without a word: whatever has
no place in the record, or has it only by inference, is listed with the reason.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from bridgelaw.formats.errors import Path
from bridgelaw.game.seats import Seat

Why = Literal[
    "in_words", "no_dealer", "no_vulnerability", "no_auction", "stand_in", "partner_explains", "no_call", "no_source",
    "no_explanation", "no_use", "not_actions", "not_known", "does_not_arise", "not_a_poll", "authority", "edition",
    "no_hands", "no_scoring", "who_appealed", "two_forms", "inferred_tempo",
]  # fmt: skip
"""Why something of a case is not in its record, or is there by inference: words of the group `case-left`."""


class LeftOut(Struct, frozen=True):
    """Something of a case file (`where`: keys and places, `annotations.2`) that the record holds not, or not so."""

    where: str
    why: Why


class TellingAct(Struct, frozen=True):
    """An act by which a player may have told his partner something. `index`: the call it goes with, if it is known."""

    id: str
    by: Seat
    kind: str
    index: int | None = None

    @property
    def explains(self) -> bool:
        """Whether opponents are informed by it, or by its absence: then it can have misinformed them."""
        return self.kind in ("explanation", "no_alert")

    @property
    def conveys(self) -> bool:
        """Whether it is a report that something was made known otherwise than by calls and lawful procedure."""
        return self.kind not in ("explanation", "alert", "asked")


class CallMade(Struct, frozen=True):
    """A call of the auction with the id of its act."""

    id: str
    by: Seat
    call: str


class Making:
    """A record under construction: its acts as plain data, and where in the case file each comes from."""

    def __init__(self) -> None:
        self.acts: list[dict[str, Any]] = []
        self.places: list[Path] = []
        self.left: list[LeftOut] = []
        self.calls: list[CallMade] = []
        self.telling: list[TellingAct] = []
        self.lead: tuple[str, Seat] | None = None
        self.played = 0
        self._ids: dict[str, int] = {}

    def add(self, place: Path, id: str, **act: Any) -> str:
        """An act, from `place` in the file; the id that it got (`id`, with a letter behind it if that was taken)."""
        given = id
        while given in self._ids:
            self._ids[id] += 1
            given = id + _letter(self._ids[id])
        self._ids[given] = 0
        self.acts.append(act | {"id": given})
        self.places.append(place)
        return given

    def leave(self, where: str, why: Why) -> None:
        """`where` has no place in the record, or not as it stands."""
        self.left.append(LeftOut(where, why))


_LETTERS = "bcdefghijklmnopqrstuvwxyz"


def _letter(number: int) -> str:
    """What stands behind an id that is taken for that many times: b, c, … z, z0, z1, …"""
    return _LETTERS[number - 1] if number <= len(_LETTERS) else f"z{number - len(_LETTERS) - 1}"
