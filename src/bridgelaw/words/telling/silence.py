"""Whether it was silence that may have misinformed: a call that should have been alerted."""

from __future__ import annotations

from bridgelaw.words.telling.to_tell import AnswerToTell

_TOLD = frozenset(("explain", "announce", "alert"))


def only_silence(to_tell: AnswerToTell, about: str | None) -> bool:
    """Whether it is a call of which its side told nothing, or the report of that: at most an alert was missing."""
    if to_tell.act(about).get("convey") == "no_alert":
        return True
    if to_tell.call_index(about) is None:
        return False
    return not any(act.get("of") == about and not _TOLD.isdisjoint(act) for act in to_tell.view.acts.values())
