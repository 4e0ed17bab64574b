"""By which provisions the Director has given a score, where no ruling on an irregularity says it."""

from __future__ import annotations

from bridgelaw.answer.model import Question
from bridgelaw.laws.shelf import drawers_at, provisions
from bridgelaw.words.telling.to_tell import AnswerToTell


def adjusted_by(to_tell: AnswerToTell) -> list[str]:
    """The one that led to it, as far as the record says, and the one on scores of that kind."""
    held, score = provisions(to_tell.words.edition), to_tell.score
    if score is None:
        return []
    if score.kind == "artificial":
        obtained = bool(to_tell.plays) or any("result" in act for act in to_tell.view.acts.values())
        names = ["law16.artificial"] if _from_elsewhere(to_tell) else []
        names += ["law12.numerous" if obtained and "law12.numerous" in held else "law12.responsible"]
        return [held[name].reference for name in names if name in held]
    led_to = dict.fromkeys(one.law for one in to_tell.questions if answered_by_score(to_tell, one))
    weighted = any(len(rows) > 1 for rows in (score.results or {}).values())
    aim = held.get("law12.probable_outcome") or (None if weighted else held["law12.assigned"])
    by = (aim, held["law12.equity"] if weighted else None)
    return [*led_to, *(one.reference for one in by if one is not None)]


def _from_elsewhere(to_tell: AnswerToTell) -> bool:
    """Whether it is for information from elsewhere: that is no irregularity, so that no ruling on one cites it."""
    acts = to_tell.view.acts.values()
    chosen = any(act.get("choose") == "artificial_score" for act in acts)
    return chosen or any(act.get("find") == "interferes" and act.get("value") is True for act in acts)


def answered_by_score(to_tell: AnswerToTell, question: Question) -> bool:
    """Whether it asks what a side would have won without a revoke that has done damage, and a result was given: then
    that is the answer."""
    given = to_tell.score is not None and to_tell.score.kind == "assigned"
    if not given or question.kind != "normal_line" or "law64" not in drawers_at(question.law):
        return False
    damage = [act for act in to_tell.view.acts.values() if act.get("find") == "damage" and act.get("of") == question.of]
    return bool(damage) and damage[-1].get("value") is True
