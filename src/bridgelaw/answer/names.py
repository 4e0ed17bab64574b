"""Types of what stands in an answer, with what a JSON Schema says of them beyond their Python type.

One with a `title` has a name of its own in the types of a program that reads answers.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, get_args

from msgspec import Meta

from bridgelaw.game.cards import SUITS
from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.table.vocabulary import Phase

SEAT_NAMES = [seat.value for seat in SEATS]
SIDES = ("NS", "EW")

SeatName = Annotated[str, Meta(extra_json_schema={"title": "Seat", "enum": SEAT_NAMES})]
ActorName = Annotated[str, Meta(extra_json_schema={"title": "Actor", "enum": [*SEAT_NAMES, "director"]})]
"""Who may have something to choose, or is waited for."""
SuitName = Annotated[str, Meta(extra_json_schema={"title": "Suit", "enum": list(SUITS)})]
PhaseName = Annotated[str, Meta(extra_json_schema={"title": "Phase", "enum": list(get_args(Phase))})]
Rank = Annotated[str, Meta(extra_json_schema={"enum": ["major", "minor"]})]
"""Of a penalty card."""


def _by(title: str, keys: Iterable[str], type: str) -> Meta:
    """A mapping with no other keys than these."""
    return Meta(extra_json_schema={"title": title, "properties": {key: {"type": type} for key in keys}})


Tricks = Annotated[dict[str, int], _by("Tricks", SIDES, "integer"), Meta(extra_json_schema={"required": [*SIDES]})]
"""By side."""
Hands = Annotated[dict[str, str], _by("Hands", SEAT_NAMES, "string")]
"""By seat, as in a PBN deal; of whom nothing is seen is not in it."""


def name_of(seat: Seat | None) -> str | None:
    """The letter of a seat, where there is one."""
    return seat.value if seat else None
