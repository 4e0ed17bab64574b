"""A penalty with the provision under which the Director has imposed it."""

from __future__ import annotations

from msgspec import UNSET

from bridgelaw.answer.score_model import Penalty
from bridgelaw.lawbook.effects import Await
from bridgelaw.lawbook.situation import Situation
from bridgelaw.table import acts


def penalty(now: Situation, act: acts.Penalize) -> Penalty:
    """What the Director has imposed by `act`, under which provision; his reason, in free words, stays with him."""
    p = act.penalty
    imposed = (w.law for w in now.open_windows if isinstance(w.effect, Await) and w.effect.act == act.id)
    law = next(imposed, None)
    return Penalty(side=p.side.value, unit=p.unit, amount=p.amount, kind=p.kind, law=law or UNSET)
