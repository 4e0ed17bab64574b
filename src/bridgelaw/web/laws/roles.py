"""A seat as the Laws name him: the offender's partner, declarer, the player in turn."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal, get_args

from bridgelaw.answer.model import Answer
from bridgelaw.game.seats import Seat

Role = Literal[
    "everybody", "offender", "offenders_partner", "offenders_lho", "offenders_rho", "opponents", "in_turn",
    "others", "declarer", "dummy", "defender", "director",
]  # fmt: skip
ROLES: tuple[Role, ...] = get_args(Role)

# what several roles together are called; the longer ones first
_TOGETHER: tuple[tuple[frozenset[Role], Role], ...] = (
    (frozenset(("offender", "offenders_partner", "offenders_lho", "offenders_rho")), "everybody"),
    (frozenset(("offender", "offenders_partner", "opponents")), "everybody"),
    (frozenset(("offenders_lho", "offenders_rho")), "opponents"),
    (frozenset(("in_turn", "others")), "everybody"),
    (frozenset(("declarer", "dummy", "defender")), "everybody"),
)


def by_irregularity(answer: Answer, seat: str, id: str | None) -> Role:
    """Who `seat` is to whoever committed the irregularity `id` of the answer; else by his place at the table."""
    if seat == "director":
        return "director"
    it = next((it for it in answer.irregularities if it.id == id), None)
    if it is None or not it.by:
        return by_place(answer, seat)
    offender, who = Seat(it.by), Seat(seat)
    if who is offender:
        return "offender"
    if who is offender.partner:
        return "offenders_partner"
    if answer.declarer and answer.phase in ("clarification", "play"):
        return by_place(answer, seat)
    return "offenders_lho" if who is offender.lho else "offenders_rho"


def by_place(answer: Answer, seat: str) -> Role:
    """Declarer, dummy or defender once there is a contract; before that the player in turn or another."""
    if answer.declarer and answer.phase in ("clarification", "play", "ended", "closed"):
        declarer, who = Seat(answer.declarer), Seat(seat)
        return "declarer" if who is declarer else "dummy" if who is declarer.partner else "defender"
    return "in_turn" if seat == answer.turn else "others"


def together(roles: Collection[Role]) -> tuple[Role, ...]:
    """The same roles, with one word for those that have one, in a fixed order."""
    left = set(roles)
    for several, word in _TOGETHER:
        if several <= left:
            left = (left - several) | {word}
    return ("everybody",) if "everybody" in left else tuple(role for role in ROLES if role in left)
