"""What became of a claim or concession, as a ruling tells it."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from bridgelaw.answer import model
from bridgelaw.lawbook.effects import Rectify
from bridgelaw.lawbook.situation import Situation
from bridgelaw.table import acts


def decided(now: Situation, effect: Rectify) -> model.DecidedClaim | UnsetType:
    """The claim or concession that was decided by it, if it was one."""
    stated = now.act(effect.claim)
    if not isinstance(stated, acts.PlayerAct):
        return UNSET
    left = now.left_at(stated)
    claimed = left
    if isinstance(stated, acts.Claim):
        claimed = stated.terms.tricks
    elif isinstance(stated, acts.Concede):
        claimed = left - stated.terms.tricks
    side = stated.by.side.value
    return model.DecidedClaim(act=stated.id, side=side, given=effect.given, left=left, claimed=claimed)
