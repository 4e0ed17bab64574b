"""A board of which only a quick ruling is known: what the Director said of it, and nothing that was put in."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from bridgelaw.game.seats import dealer_of
from bridgelaw.words.say import Words
from bridgelaw.words.telling.facts import answered, label
from bridgelaw.words.telling.to_tell import AnswerToTell
from bridgelaw.words.telling.view import RecordView, ToldQuickly, number_told

if TYPE_CHECKING:
    # `rule` has no road, and is to start fast
    from bridgelaw.answer.road_model import RoadSaid

_CHOOSE = "choose"


def facts_told(told: ToldQuickly, words: Words) -> Iterator[str]:
    """What he said, each with what he was asked."""
    known = dict(told.answers)
    for key, given in told.answers:
        said = answered(key, given, words)
        yield said if key == _CHOOSE else f"{label(key, told.start, words, known)} {said}"


def dealer_told(view: RecordView) -> str:
    """The dealer; nothing where nobody told the number of the board."""
    if view.quick is None:
        return view.dealer
    return dealer_of(view.board).value if view.quick.numbered and view.board else ""


def vulnerability_told(view: RecordView) -> str | None:
    """The vulnerability, which goes with the number of the board."""
    return None if number_told(view) is None and view.quick is not None else view.vulnerable


def road_told(road: RoadSaid, to_tell: AnswerToTell) -> RoadSaid:
    """The road without what was only put in: findings that nobody made, the score of a contract that nobody played."""
    view = to_tell.view
    if view.quick is None:
        return road
    questions = [one for one in road["questions"] if not one["answers"] or one["answers"][-1]["act"] not in view.set_up]
    complaints = [one for one in road["complaints"] if one["act"] not in view.quick.acts]
    score = road["score"]
    if to_tell.contract_is_set_up or to_tell.result_is_set_up:
        after = score["after"]
        score = {"before": None, "after": None if after is not None and after["kind"] == "table" else after}
    return {**road, "questions": questions, "complaints": complaints, "score": score}
