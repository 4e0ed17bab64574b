"""Whether a deal is one that is played no more."""

from __future__ import annotations

from bridgelaw.words.telling.to_tell import AnswerToTell


def has_been_redealt(to_tell: AnswerToTell) -> bool:
    """Whether the Director has chosen that, so that what is left of the deal is played no more."""
    acts = to_tell.view.acts.values()
    return any(act.get("choose") == "redeal" and act.get("by") == "director" for act in acts)
