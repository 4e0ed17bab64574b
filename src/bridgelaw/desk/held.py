"""Whether a board that is over is still in the Director's hands."""

from __future__ import annotations

from bridgelaw.desk.ahead import open_options
from bridgelaw.desk.award import standing
from bridgelaw.desk.changes import adjusts
from bridgelaw.lawbook.passing import in_passing
from bridgelaw.lawbook.situation import Situation
from bridgelaw.table import acts
from bridgelaw.table.options import MAY_BE_LEFT

_CALLS = (acts.Summon, acts.Correct, acts.Dispute)
"""Acts by which the Director is called, or with which he has to be."""


def is_held(now: Situation) -> bool:
    """Whether the players have to wait for the Director before they leave a board that is over: he has been called and
    has not let the table go on, or what they have called him for is not decided. What nobody has noticed holds nobody;
    nor does an appeal, since the ruling stands meanwhile."""
    if now.frozen:
        return True
    if not now.irregularities.noticed and not now.facts.acts.of(*_CALLS):
        return False
    return (
        any(it.waits_for_explanation for it in now.irregularities.open)
        or any(not in_passing(now, question) for question in now.questions)
        or any(one.option not in MAY_BE_LEFT for one in open_options(now))
        or (adjusts(now) and standing(now) is None)
    )
