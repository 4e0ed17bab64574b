"""What the Director says to the table as well before a board goes on that may have to be looked at again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from bridgelaw.laws.shelf import provisions
from bridgelaw.words.telling.laws import read_out
from bridgelaw.words.telling.layout import Line
from bridgelaw.words.telling.to_tell import AnswerToTell

if TYPE_CHECKING:
    # `rule` has no road, and is to start fast
    from bridgelaw.answer.road_model import RoadSaid

_MISINFORMED = ("mistaken_explanation", "missing_alert")


def reminders(to_tell: AnswerToTell, road: RoadSaid) -> Iterator[Line]:
    """When the players are to call him again, where the board goes on after something was let be known to partner, or
    the opponents were misinformed."""
    if road["next"]["do"] not in ("resume", "play"):
        return
    if any(fact["basis"] != "not_found" for fact in road["facts"]):
        yield from read_out(["law16.suspicion"], to_tell.words)
    found = any(
        one["kind"] == "misinformation" and one["answers"] and one["answers"][-1]["value"] is True
        for one in road["questions"]
    )
    if found or any(it.kind in _MISINFORMED and to_tell.is_told(it) for it in to_tell.irregularities):
        held = provisions(to_tell.words.edition)["law21.too_late"]
        said = to_tell.words.say("road-remind-misinformed")
        yield Line(said, law=to_tell.words.law(held.reference, short=True))
