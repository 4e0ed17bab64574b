"""How far a ruling is, as its letter has to know it."""

from __future__ import annotations

from bridgelaw.answer.road_model import RoadSaid


def goes_on(road: RoadSaid) -> bool:
    """Whether all is decided that can be before the board is over: the table goes on, or may."""
    return road["state"] in ("open", "waiting") and road["next"]["do"] in ("resume", "play")


def is_given(road: RoadSaid) -> bool:
    """Whether nothing waits for a decision."""
    return road["state"] not in ("open", "waiting") or goes_on(road)
