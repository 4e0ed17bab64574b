"""Law 84. On facts that all agree about. One clause speaks where no other Law does: what is left of the damage."""

from __future__ import annotations

from bridgelaw.lawbook.effects import Ask, Effects, Rectify
from bridgelaw.lawbook.situation import Irregularity, Situation
from bridgelaw.table import acts

Pointed = acts.Attention | acts.DirectorAttention


def not_rectified(now: Situation, act: Pointed, it: Irregularity) -> Effects:
    """For this irregularity the Laws have no rectification. When play is over somebody comes back to it: has it done
    damage, as likely as the clause demands?"""
    if act.to != it.act or it.offending is None or _rectified(now, it):
        return
    damage = now.found("damage", it.act)
    if damage is None:
        yield Ask(kind="damage", of=it.act)
    elif damage:
        yield Rectify(irregularity=it.key, what="adjusted_score")


def _rectified(now: Situation, it: Irregularity) -> bool:
    return any(r.effect.irregularity == it.key and r.effect.what != "none" for r in now.rulings)
