"""Claims and concessions (procedures, 3.9 and 3.10)."""

from __future__ import annotations

from bridgelaw.api.quick.cards import PlayWriting
from bridgelaw.api.quick.facts import NONE, SEAT_NAMES, Known
from bridgelaw.api.quick.kind import NeededFact, Plain, QuickKind
from bridgelaw.api.quick.writing import IT, seat
from bridgelaw.game.seats import Seat


def _opponents(known: Known) -> tuple[str, ...]:
    claimer = seat(known, "claimer")
    return (NONE, claimer.lho.value, claimer.rho.value)


def _up_to(known: Known) -> tuple[str, ...]:
    return tuple(str(n) for n in range(int(known["tricks_left"]) + 1))


def _played(declarer: Seat, left: int, claimer: Seat) -> PlayWriting:
    """The play with so many tricks left, the claimer on lead."""
    writing = PlayWriting(declarer)
    for number in range(13 - left):
        cards = [next(writing.free())]
        cards = [card for card in writing.free() if card[0] == cards[0][0]][:4]
        leader = writing.opening_leader if number == 0 else claimer
        writing.trick(leader, cards, claimer, dummy=number == 0)
    return writing


def _claim(known: Known) -> Plain:
    declarer, claimer = seat(known, "declarer"), seat(known, "claimer")
    left = int(known["tricks_left"])
    by = declarer if claimer is declarer.partner else claimer
    writing = _played(declarer, left, by)
    line = "" if known["statement"] == NONE else known["statement"]
    writing.add(by, claim={"tricks": int(known["claimed"]), **({"line": line} if line else {})}, id=IT)
    objects = known["objection"]
    if objects == NONE:
        writing.add(by.lho, agree=True, of=IT)
        return writing.plain()
    writing.add(Seat[objects], contest=True, of=IT)
    writing.add(Seat[objects], summon=True)
    return writing.plain()


CLAIM = QuickKind(
    "claim",
    "68 70",
    9,
    (
        NeededFact("declarer"),
        NeededFact(
            "claimer", offered=lambda known: tuple(s for s in SEAT_NAMES if s != seat(known, "declarer").partner.value)
        ),
        NeededFact("tricks_left", offered=lambda known: tuple(str(n) for n in range(1, 13))),
        NeededFact("claimed", offered=_up_to),
        NeededFact("objection", offered=_opponents),
        NeededFact("statement", lambda known: known["objection"] != NONE),
    ),
    _claim,
    {"statement": NONE},
)
KINDS = (CLAIM,)
