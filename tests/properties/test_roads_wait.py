"""What the road of a ruling waits for can be done: whoever is to choose finds that on his own page; and nobody gives an
adjusted score before all that nobody has pointed out has been taken up."""

from __future__ import annotations

from typing import cast

import pytest

from bridgelaw.answer.seat import SeatAnswer
from bridgelaw.desk.ruling import road
from bridgelaw.live.messages import Viewer
from bridgelaw.live.stops import waits_for_explanation
from tests.kit.dense.folding import Folding
from tests.kit.dense.sweeping import moments
from tests.kit.whole import examples_of

BOARDS = range(30000, 30000 + examples_of(400, 24))


@pytest.mark.parametrize("third", range(3))
def test_what_the_road_waits_for_is_offered(third: int) -> None:
    waits = 0
    for number in BOARDS[third::3]:
        for at in moments(number):
            place, following = (number, len(at.course.happened)), road(at.course).next
            if following.do == "adjust":
                unnoticed = [it.key for it in at.course.now.irregularities.open if it.status == "unnoticed"]
                assert unnoticed == [], place
            if following.do != "choose":
                continue
            for by in {one.by for one in following.choices} - {"director"}:
                waits += 1
                assert {one.option for one in following.choices if one.by == by} <= _shown(at, by), (*place, by)
    assert waits, "nobody had to choose anything"


def _shown(at: Folding, by: str) -> set[str]:
    """The options that stand on the page of that player, of which the Director has said what they cost."""
    view = at.onlookers[cast(Viewer, by)].look(at.state, at.state.last)[0]
    assert isinstance(view.answer, SeatAnswer)
    hidden = waits_for_explanation(view.answer, view.stopped.unexplained) if view.stopped is not None else []
    return {one.id for one in view.answer.options if one.by == by and one not in hidden}
