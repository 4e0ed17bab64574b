"""Law 90. The Director's penalty for a breach of procedure: on top of the rectification, and never the opponents'."""

from __future__ import annotations

from bridgelaw.lawbook.effects import Await, Effects, Rectify
from bridgelaw.lawbook.situation import Situation
from bridgelaw.table import acts


def procedural(now: Situation, act: acts.Penalize) -> Effects:
    """It stands beside the score of the board, which it does not change."""
    if act.penalty.kind == "procedural":
        side = act.penalty.side
        yield Await(who=side.seats[0], what="penalty", until="chosen", act=act.id)
        yield Rectify(irregularity="", what="procedural_penalty", side=side)
