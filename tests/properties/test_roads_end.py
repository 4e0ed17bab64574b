"""Every road of a ruling ends, from wherever a dense irregular table stands."""

from __future__ import annotations

from random import Random

import pytest

from bridgelaw.desk.ruling import road
from bridgelaw.lawbook.course import Course
from tests.kit.dense.sweeping import states
from tests.kit.roads import walk

BOARDS = range(300, 330)
ONCE_ENDLESS = (9045, 9049, 12245, 12283)
"""Boards on which the sweep of the roads found one that had no end, or that left something unsettled."""


@pytest.mark.parametrize("third", range(3))
def test_every_road_comes_to_its_end(third: int) -> None:
    """Within sixty steps of the Director, and nothing is left for him then: what was irregular is settled."""
    for number in BOARDS[third::3]:
        for course in states(number, share=0.06):
            _ends(number, course, Random(f"walk {number} {len(course.happened)}"))


@pytest.mark.parametrize("number", ONCE_ENDLESS)
def test_roads_that_once_had_no_end(number: int) -> None:
    """The same states and the same answers as in `sweeps/test_roads.py`."""
    for course in states(number, share=0.1):
        _ends(number, course, Random(f"board {number} after {len(course.happened)}"))


def _ends(number: int, course: Course, chance: Random) -> None:
    walked = walk(course, chance)
    assert not walked.stuck, (number, len(course.happened), walked.stuck, walked.did)
    now = walked.course.now
    if now.phase != "closed":
        left = [(it.key, it.status) for it in now.irregularities.open]
        assert left == [], (number, len(course.happened), left)
    asked = [one for one in road(walked.course).questions if one.status == "open" and not one.in_passing]
    assert asked == [], (number, len(course.happened), asked)
