"""What a Director finds who cannot judge and whom nobody helps: what leaves the board as the players have made it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bridgelaw.answer.model import Answer
from bridgelaw.answer.road_model import QuestionSaid
from bridgelaw.table.vocabulary import LISTED_QUESTIONS, Questions

_YES: frozenset[Questions] = frozenset(
    (
        "comparable_call", "in_time", "choice_stands", "can_be_played_normally", "visible_to_partner", "deemed_led",
        "played_position", "claim_intended", "demonstrable_bridge_reason", "not_judged",
    )
)  # fmt: skip
"""Questions to which yes is the answer that takes nothing from anybody, or that of what all can see on a screen."""
_SUITS = "SHDC"


def quiet(question: QuestionSaid, answer: Answer, happened: Sequence[Mapping[str, Any]]) -> Any:
    """The answer to a Question that changes nothing. `happened`: the acts of the board, as the Director sees them."""
    form = LISTED_QUESTIONS.get(question["kind"])
    about = next((act for act in happened if act["act"] == question["of"]), {})
    if form == "denominations":
        return _shown(answer, question["of"])
    if form == "actions":
        return []
    if form == "poll":
        return {"asked": 1, "considered": {}, "chose": {}}
    if form == "evidence":
        return False
    if form == "text":
        return str(about.get("explain") or about.get("alert") or "natural")
    if form == "tricks":
        return _claimed(question, answer, about)
    if form == "card":
        return next((laid.card for laid in answer.plays if laid.act == question["of"]), "C2")
    if form == "act":
        return "nothing"
    if form == "revoke":
        return {"by": "N", "suit": "C", "won_by": "E", "later": 0}
    return question["kind"] in _YES


def _shown(answer: Answer, of: str | None) -> list[str]:
    """The suit that is bid."""
    call = next((made.call for made in answer.auction if made.act == of), "P")
    return [call[1]] if call[1:] in _SUITS and call[1:] else []


def _claimed(question: QuestionSaid, answer: Answer, about: Mapping[str, Any]) -> int:
    """As many tricks as were claimed, or were left when others were conceded; of a revoke those that the other side has
    won."""
    if "play" in about or "designate" in about:
        return answer.tricks["EW" if about["by"] in "NS" else "NS"]
    left = 13 - sum(answer.tricks.values())
    terms = about.get("claim", about.get("concede"))
    tricks = terms.get("tricks") if isinstance(terms, Mapping) else None
    most = question.get("most", left)
    if not isinstance(tricks, int):
        return most if "claim" in about else 0
    return max(0, min(most, tricks if "claim" in about else left - tricks))
