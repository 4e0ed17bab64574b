"""By which Law of the session's edition the Director acts: provisions are known by their names, each edition numbers
them as it does, and one that an edition does not know is not cited there."""

from __future__ import annotations

from bridgelaw.hall.now import Now
from bridgelaw.lawbook.authorities import in_force
from bridgelaw.laws.shelf import provisions

RESPONSIBLE, OWN_ERROR = "law12.responsible", "law82.own_error"
NEW_TO_ALL, PLAYED_BEFORE = "law15.new_to_all", "law15.played_before"
IN_PERIOD, AFTER_PERIOD = "law79.correction_period", ("law79.corrected_later", "law79.period_over")
FOULED = "law87.fouled"
OTHER_SOURCE, RIGHT, IN_TIME = "law16.other_source", "law92.right", "law92.in_time"
PENALTY_LAWS = {"procedural": "law90.procedural", "disciplinary": "law91.disciplinary"}
APPEAL_MINUTES, CORRECTION_MINUTES = "appeal_minutes", "correction_minutes"


def law(now: Now, *names: str) -> str:
    """The provision as the session's edition numbers it (`2017:12C2(a)`), the first of these that it has; empty where
    it has none of them."""
    held = provisions(now.state.opened.laws)
    return next((held[name].reference for name in names if name in held), "")


def minutes_of(now: Now, setting: str) -> float:
    """A time that the authority of the session has set, in minutes."""
    opened = now.state.opened
    found = in_force(setting, opened.authority, opened.laws, now.regulations)
    return float(found.value) if found is not None else 0.0


def is_over(now: Now, setting: str, at: float) -> bool:
    """Whether that time since the first list went up is over."""
    published = now.state.evening.published
    return bool(published) and at > published + 60 * minutes_of(now, setting)
