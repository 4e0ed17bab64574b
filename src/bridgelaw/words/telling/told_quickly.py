"""A board of which only a quick ruling is known: what the Director said of it, and nothing that was put in."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from bridgelaw.game.seats import dealer_of
from bridgelaw.words.say import Words
from bridgelaw.words.telling.acts import act_line
from bridgelaw.words.telling.chosen import chosen_text
from bridgelaw.words.telling.facts import answered, label, value
from bridgelaw.words.telling.to_tell import AnswerToTell
from bridgelaw.words.telling.view import RecordView, ToldQuickly, number_told

if TYPE_CHECKING:
    # `rule` has no road, and is to start fast
    from bridgelaw.answer.road_model import RoadSaid

_CHOOSE, _NONE = "choose", "none"
_YES_NO = ("yes", "no")
_AT_THE_HEAD = ("contract", "risk")
"""What a document says in front of its facts."""
_NO_BOARD = ("board", "none")
_REPLACING = ("correct", "other_call")


def facts_told(told: ToldQuickly, words: Words) -> Iterator[str]:
    """What he said, each with what he was asked."""
    known = dict(told.answers)
    for key, given in told.answers:
        said = answered(key, given, words, told.start, known)
        yield said if key == _CHOOSE else f"{label(key, told.start, words, known)} {said}"


def facts_noted(to_tell: AnswerToTell, road: RoadSaid) -> Iterator[str]:
    """The same as a document notes it, each fact by its name: no question is in it, and nothing of what is told as the
    Director's finding. What a player chose is a sentence."""
    told, words = to_tell.view.quick, to_tell.words
    if told is None:
        return
    found = {one["kind"] for one in road["questions"] if one["status"] == "answered"}
    done = [(id, act) for id, act in to_tell.view.acts.items() if id in told.acts and act.get("by") != "director"]
    chosen = [id for id, act in done if "choose" in act or "substitute" in act]
    for key, given in told.answers:
        if key in found or key in _AT_THE_HEAD or (key, given) == _NO_BOARD:
            continue
        option = given.partition("@")[0].partition(":")[0]
        taken = to_tell.act(chosen[0]) if key == _CHOOSE and chosen else {}
        if taken.get("choose") == option:
            yield chosen_text(to_tell, chosen.pop(0))
        elif "substitute" in taken and option in _REPLACING:
            yield act_line(to_tell.act(chosen.pop(0)), words, past=True)
        else:
            # a Question that is no fact of the ruling was left open
            fact = words.attempt(f"quick_noted-{key}", told.start) or words.attempt(f"quick_noted-{key}", "label")
            if fact:
                yield words.say("quick-noted", fact=fact, text=_within(key, given, told, words))


def _within(key: str, given: str, told: ToldQuickly, words: Words) -> str:
    """A value as it stands behind its name: what was written for the beginning of a line begins small, but for the
    name of a player."""
    said = value(key, _NONE if given == "-" else given, words, told.start, dict(told.answers))
    own = words.attempt(f"quick_value-{key}", f"{told.start}_{given}") or words.attempt(f"quick_value-{key}", given)
    return said[:1].lower() + said[1:] if said == own or given in _YES_NO or key in ("what", _CHOOSE) else said


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
