"""How far a ruling is, as its letter has to know it."""

from __future__ import annotations

from itertools import takewhile

from bridgelaw.answer.road_model import RoadSaid
from bridgelaw.words.telling.to_tell import AnswerToTell


def goes_on(road: RoadSaid) -> bool:
    """Whether all is decided that can be before the board is over: the table goes on, or may."""
    return road["state"] in ("open", "waiting") and road["next"]["do"] in ("resume", "play")


def is_given(road: RoadSaid) -> bool:
    """Whether nothing waits for a decision."""
    return road["state"] not in ("open", "waiting") or goes_on(road)


def committee_awarded(to_tell: AnswerToTell, road: RoadSaid) -> bool:
    """Whether the award that stands is the committee's, where the Director had let the result at the table stand: it
    was given after an appeal was decided otherwise, and none before it."""
    if road["award"] is None or "appealed" in road["score"]:
        return False
    before = [to_tell.act(id) for id in takewhile(lambda one: one != road["award"], to_tell.view.acts)]
    varied = any(act.get("decide_appeal") == "varied" for act in before)
    return varied and not any("adjust" in act for act in before)
