"""A board that cannot be played as it is (procedures, 6)."""

from __future__ import annotations

from bridgelaw.api.quick.facts import NONE, SEAT_NAMES, Known
from bridgelaw.api.quick.kind import NeededFact, Plain, QuickKind
from bridgelaw.api.quick.writing import IT, Writing, seat


def _others(known: Known) -> tuple[str, ...]:
    return (*(one for one in SEAT_NAMES if one != known["by"]), NONE)


def _wrong_number(known: Known) -> Plain:
    by = seat(known, "by")
    writing = Writing(by)
    if known["called"] == "yes":
        writing.calls("1NT")
    writing.add(by, state="extra_card", seat=by.value, cards=["D6"], id=IT)
    if known["short"] != NONE:
        short = seat(known, "short")
        writing.add(short, state="missing_card", seat=short.value, cards=["D6"])
    if known["seen"] == "yes":
        writing.add(by.partner, learn="saw_card", cards=["D6"], about=by.value)
    writing.add(by, summon=True)
    return writing.plain()


WRONG_NUMBER_OF_CARDS = QuickKind(
    "wrong_number_of_cards",
    "13",
    6,
    (NeededFact("by"), NeededFact("short", offered=_others), NeededFact("called"), NeededFact("seen")),
    _wrong_number,
)
KINDS = (WRONG_NUMBER_OF_CARDS,)
