"""Every road of a ruling ends, from wherever a dense irregular table stands."""

from __future__ import annotations

from random import Random

import pytest

from bridgelaw.desk.ruling import road
from tests.kit.dense.sweeping import states
from tests.kit.roads import walk

BOARDS = range(300, 330)


@pytest.mark.parametrize("third", range(3))
def test_every_road_comes_to_its_end(third: int) -> None:
    """Within sixty steps of the Director, and nothing is left for him then: what was irregular is settled."""
    for number in BOARDS[third::3]:
        for course in states(number, share=0.06):
            walked = walk(course, Random(f"walk {number} {len(course.happened)}"))
            assert not walked.stuck, (number, len(course.happened), walked.stuck, walked.did)
            now = walked.course.now
            if now.phase != "closed":
                left = [(it.key, it.status) for it in now.irregularities.open]
                assert left == [], (number, len(course.happened), left)
            asked = [one for one in road(walked.course).questions if one.status == "open" and not one.in_passing]
            assert asked == [], (number, len(course.happened), asked)
