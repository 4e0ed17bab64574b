"""Law 72. General principles: of them one acts, where an edition has it here, on the offender who could have known."""

from __future__ import annotations

from bridgelaw.lawbook.effects import Ask, Effects, Rectify
from bridgelaw.lawbook.situation import Irregularity, Situation
from bridgelaw.lawbook.when import ANY, When
from bridgelaw.table import acts

_OTHER_LAW = "partner_passes"
"""Partner's enforced pass has a Law of its own."""

Pointed = acts.Attention | acts.DirectorAttention


@When(about=ANY, also_settled=True, phases=("ended",))
def could_have_known(now: Situation, act: Pointed, it: Irregularity) -> Effects:
    """Asked of what was dealt with and is pointed out again when play is over."""
    if it.by is None or act.to != it.act or it.is_open or _has_its_own(now, it):
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


def _has_its_own(now: Situation, it: Irregularity) -> bool:
    return any(r.effect.irregularity == it.key and r.effect.what == _OTHER_LAW for r in now.rulings)
