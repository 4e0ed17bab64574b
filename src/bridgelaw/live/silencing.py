"""Everybody waits while the Director has still to find whether a call silences its maker's partner."""

from __future__ import annotations

from bridgelaw.game.seats import Seat
from bridgelaw.lawbook.situation import Situation
from bridgelaw.table.vocabulary import COMPARES


def may_have_to_pass(now: Situation) -> Seat | None:
    """The partner of who has called in the place of his irregular call, as long as the Director has still to find
    whether that silences him: whatever anybody called meanwhile, nobody would know what it may be."""
    if now.phase != "auction" or now.frozen:
        return None
    compared = (q for q in now.questions if q.kind in COMPARES and q.it is not None and q.it.noticed is not None)
    asked = next(compared, None)
    return asked.seat.partner if asked is not None and asked.seat is not None else None
