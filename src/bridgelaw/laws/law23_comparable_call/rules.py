"""Law 23. What a comparable call sets free; and the irregularity that its author could have seen would do damage.

The second of these left the Law in the newest edition, and is one thought in all of them: play on, adjust afterwards.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from bridgelaw.lawbook.effects import Ask, Disapply, Effects, Found, Inform, Moment, Rectify
from bridgelaw.lawbook.situation import Irregularity, Situation
from bridgelaw.lawbook.when import ANY, When
from bridgelaw.table import acts
from bridgelaw.table.auction import Made
from bridgelaw.table.standing import CANCELLED, WITHDRAWN

_COST = ("partner_passes", "offender_passes", "lead_restriction", "penalty_card")
_OWN_CLAUSE = "insufficient_bid"


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """`cause`: what must have done the damage: partner's enforced pass, or the irregularity in any way."""

    cause: Literal["enforced_pass", "irregularity"]


@When(about=ANY, also_settled=True, phases=("auction", "clarification", "play"))
def no_rectification(now: Situation, told: Found | Rectify, it: Irregularity) -> Effects:
    """Partner may use the withdrawn call, whichever Law it was withdrawn under."""
    if it.by is None or (isinstance(told, Rectify) and told.what != "none"):
        return
    if isinstance(told, Found) and (told.find.kind != "comparable_call" or told.find.answer is not True):
        return
    for made, final in _replaced(now, it):
        if now.found("comparable_call", final.act) is True:
            yield Disapply(about=made.act)
            yield Inform(seat=it.by.partner, about=made.act, kind="withdrawn_call", authorised=True, source=it.by)


@When(about=ANY, also_settled=True, phases=("ended",), at=("end_of_play",))
def assisted(now: Situation, moment: Moment, it: Irregularity) -> Effects:
    """It may have helped all the same."""
    for made, final in _replaced(now, it):
        if now.found("comparable_call", final.act) is not True:
            continue
        helped = now.found("assisted", final.act, made.act)
        if helped is None:
            yield Ask(kind="assisted", of=final.act, seat=it.by, aliases=(made.act,))
            return
        damage = helped and now.found("damage", final.act, made.act)
        if damage is None:
            yield Ask(kind="damage", of=final.act, aliases=(made.act,))
            return
        if damage:
            yield Rectify(irregularity=it.key, what="adjusted_score")
            return


@When(about=ANY, also_settled=True, phases=("ended",), at=("end_of_play",))
def could_have_known(
    now: Situation, trigger: Moment | acts.Attention | acts.DirectorAttention | Found, it: Irregularity, terms: Terms
) -> Effects:
    """Asked of what has cost its side something at the table, and of what was dealt with and is pointed out again when
    play is over; the Director may say so without being asked."""
    if it.by is None or now.phase != "ended" or not _in_question(now, trigger, it, terms):
        return
    known = now.found("could_have_known", it.act)
    if known is None:
        yield Ask(kind="could_have_known", of=it.act, seat=it.by)
        return
    damage = known and now.found("damage", it.act)
    if damage is None:
        yield Ask(kind="damage", of=it.act)
    elif damage:
        yield Rectify(irregularity=it.key, what="adjusted_score")


def _in_question(
    now: Situation, trigger: Moment | acts.Attention | acts.DirectorAttention | Found, it: Irregularity, terms: Terms
) -> bool:
    ruled = {r.effect.what for r in now.rulings if r.effect.irregularity == it.key}
    if terms.cause == "enforced_pass":
        return "partner_passes" in ruled
    if isinstance(trigger, Moment):
        return any(what in ruled for what in _COST) or now.found("could_have_known", it.act) is not None
    if isinstance(trigger, Found):
        return (trigger.find.kind, trigger.find.of) == ("could_have_known", it.act) and not it.is_open
    return trigger.to == it.act and not it.is_open


def _replaced(now: Situation, it: Irregularity) -> Iterator[tuple[Made, Made]]:
    """Each call that the offender had to give up for it, and the first call that he has made since.

    An insufficient bid has a clause of its own for this.
    """
    if it.by is None or it.kind == _OWN_CLAUSE:
        return
    own = [m for m in now.facts.calls if m.by is it.by and not m.implied]
    for made in own:
        gone = made.standing in (WITHDRAWN, CANCELLED)
        if gone and now.blamed.get(made.act, f"{it.kind}@{made.act}") == it.key:
            later = (m for m in own if m.counts and m.number > made.number)
            final = min(later, key=lambda m: m.number, default=None)
            if final is not None:
                yield made, final
