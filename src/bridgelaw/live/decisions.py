"""A claim or concession that the Director has decided: why somebody objected to it, and why it was decided so.

Until then nobody but the Director reads an objector's words, since the claimer has still to say his line again (70B).
Afterwards both belong to the ruling, as in its written form, and the four who played the board may read them.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import UNSET, Struct, UnsetType

from bridgelaw.answer.names import SeatName
from bridgelaw.lawbook.situation import Situation
from bridgelaw.table import acts


class Objected(Struct, frozen=True, kw_only=True):
    """What the player `by` said against a claim."""

    by: SeatName
    text: str


class Decision(Struct, frozen=True, kw_only=True):
    """The claim or concession `act` (by the viewer's number) that was decided: what was said against it, in order, and
    the Director's `reason` where he gave one."""

    act: str
    objections: tuple[Objected, ...] = ()
    reason: str | UnsetType = UNSET


def decision(now: Situation, ids: Mapping[str, str]) -> Decision | None:
    """What a player who numbers acts by `ids` is told of the claim that was decided last; None where none was, he does
    not know of it, or nothing was said about it."""
    decided = [said.effect.claim for said in now.rulings if said.effect.claim]
    if not decided or decided[-1] not in ids:
        return None
    claim, refused = decided[-1], now.in_vain
    objections = tuple(
        Objected(by=act.by.value, text=act.text)
        for act in now.facts.acts.of(acts.Contest)
        if act.text and act.of in (None, claim) and act.id in ids and now.happened_before(claim, act.id)
    )
    answers = [one for one in now.facts.acts.of(acts.Find) if one.of == claim and one.id not in refused]
    reason = answers[-1].why if answers else ""
    if not objections and not reason:
        return None
    return Decision(act=ids[claim], objections=objections, reason=reason or UNSET)
