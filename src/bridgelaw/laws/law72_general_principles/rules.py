"""Law 72. General principles: of them one acts, where an edition has it here, on the offender who could have known."""

from __future__ import annotations

from bridgelaw.lawbook.effects import Ask, Effects, Found, Moment, Rectify
from bridgelaw.lawbook.situation import Irregularity, Situation
from bridgelaw.lawbook.when import ANY, When
from bridgelaw.table import acts

_OTHER_LAW = "partner_passes"
"""Partner's enforced pass has a Law of its own."""
_COST = ("offender_passes", "lead_restriction", "penalty_card")

Heard = Moment | acts.Attention | acts.DirectorAttention | Found


@When(about=ANY, also_settled=True, phases=("ended",), at=("end_of_play",))
def could_have_known(now: Situation, heard: Heard, it: Irregularity) -> Effects:
    """Asked of what has cost its side something at the table, and of what was dealt with and is pointed out again when
    play is over; the Director may say so without being asked."""
    if it.by is None or now.phase != "ended" or _has_its_own(now, it) or not _in_question(now, heard, it):
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


def _in_question(now: Situation, heard: Heard, it: Irregularity) -> bool:
    if isinstance(heard, Moment):
        cost = any(r.effect.irregularity == it.key and r.effect.what in _COST for r in now.rulings)
        return cost or now.found("could_have_known", it.act) is not None
    if isinstance(heard, Found):
        return (heard.find.kind, heard.find.of) == ("could_have_known", it.act) and not it.is_open
    return heard.to == it.act and not it.is_open


def _has_its_own(now: Situation, it: Irregularity) -> bool:
    return any(r.effect.irregularity == it.key and r.effect.what == _OTHER_LAW for r in now.rulings)
