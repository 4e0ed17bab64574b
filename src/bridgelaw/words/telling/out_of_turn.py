"""A call out of rotation over which the player whose turn it was has called."""

from __future__ import annotations

from bridgelaw.words.telling.laws import stands_at
from bridgelaw.words.telling.to_tell import AnswerToTell


def counts_as_not_made(to_tell: AnswerToTell, act: str) -> bool:
    """Whether it counts as not made at that turn (28B): nobody took that call back."""
    mine = {it.id for it in to_tell.irregularities if it.act == act}
    return any(one.irregularity in mine and stands_at("law28.called_over", one.law) for one in to_tell.rulings)
