"""Which side may be left with a part of its damage: one that did not err, and that has done itself some."""

from __future__ import annotations

from bridgelaw.lawbook.situation import Situation
from bridgelaw.table import acts

ITS_OWN = ("serious_error", "gambling_action")


def misplaced_part(now: Situation, act: acts.Adjust) -> str:
    """Why the award can't leave that side a part of the damage: the score is adjusted for nothing but what that side
    itself did, or the Director has found that it neither blundered nor gambled. Empty where nothing is in the way, as
    where he adjusts of his own accord."""
    hurt = act.award.get("self_inflicted")
    keys = {r.effect.irregularity for r in now.rulings if r.effect.what == "adjusted_score"}
    broken = [it for it in now.irregularities if it.key in keys]
    if hurt is None or not broken:
        return ""
    against = [it for it in broken if it.offending is None or it.offending.value != hurt]
    if not against:
        return "own-part-of-offenders"
    denied = (all(now.found(kind, it.act) is False for kind in ITS_OWN) for it in against)
    return "own-part-denied" if all(denied) else ""
