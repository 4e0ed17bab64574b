"""Law 91. Order and discipline: points off, or suspension, by the Director's own word."""

from __future__ import annotations

from bridgelaw.lawbook.effects import Await, Effects
from bridgelaw.lawbook.situation import Situation
from bridgelaw.table import acts


def disciplinary(now: Situation, act: acts.Penalize) -> Effects:
    """It rectifies nothing and changes no score: a penalty, and no ruling on the board."""
    if act.penalty.kind == "disciplinary":
        yield Await(who=act.penalty.side.seats[0], what="penalty", until="chosen", act=act.id)
