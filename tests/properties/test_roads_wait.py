"""What the road of a ruling waits for can be done: whoever is to choose finds that on his own page; and nobody gives an
adjusted score before all that nobody has pointed out has been taken up."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import cast

import pytest

from bridgelaw.answer.seat import SeatAnswer
from bridgelaw.desk.ruling import road
from bridgelaw.live.messages import Viewer
from bridgelaw.live.stops import waits_for_explanation
from bridgelaw.table.errors import Impossible
from tests.kit.dense.acting import next_act
from tests.kit.dense.at import At
from tests.kit.dense.conditions import conditions
from tests.kit.dense.folding import Folding
from tests.kit.whole import examples_of

BOARDS = range(30000, 30000 + examples_of(400, 24))


def _moments(number: int) -> Iterator[Folding]:
    """A dense live table after each of its acts."""
    under = conditions(number)
    at, rng = Folding(under), Random(f"board {number}")
    for _ in range(3 * under.mood.acts):
        before = at.course
        if len(before.happened) >= under.mood.acts or before.now.facts.closed:
            return
        act, _ = next_act(At(before.now, rng, f"a{len(before.happened) + 1}", under.mood.quiet), under.mood)
        if act is None:
            continue
        try:
            at.go_on(at.after(act))
        except Impossible:
            continue
        yield at


@pytest.mark.parametrize("third", range(3))
def test_what_the_road_waits_for_is_offered(third: int) -> None:
    waits = 0
    for number in BOARDS[third::3]:
        for at in _moments(number):
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
