"""The roads of dense irregular tables: each comes to its end, where nothing irregular is left unsettled, and none
depends on the order of independent Questions.

`BRIDGELAW_ROADS`: how many boards (600). `BRIDGELAW_ROADS_FROM`: the number of the first.
"""

from __future__ import annotations

import os
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from random import Random

from tests.kit.dense.sweeping import states
from tests.kit.roads import orders, scored, walk

BOARDS = int(os.environ.get("BRIDGELAW_ROADS", "600"))
FIRST = int(os.environ.get("BRIDGELAW_ROADS_FROM", "2000"))


def _board(number: int) -> tuple[int, int, int, list[str]]:
    """States, steps, pairs of Questions, and what went wrong."""
    found, steps, pairs, wrong = 0, 0, 0, []
    for course in states(number, share=0.1):
        place = f"board {number} after {len(course.happened)}"
        walked = walk(course, Random(place))
        found, steps = found + 1, steps + len(walked.did)
        if walked.stuck:
            wrong.append(f"without an end: {walked.stuck}: {place}")
        elif walked.course.now.phase != "closed":
            left = walked.course.now.irregularities.open
            wrong += (f"not settled at the end: {it.kind}, {it.status}: {place}" for it in left)
        for one, other, there, back in orders(course, Random(place)):
            pairs += 1
            if scored(there) != scored(back):
                wrong.append(f"a score that depends on the order: {one.kind} / {other.kind}: {place}")
    return found, steps, pairs, wrong


def test_roads() -> None:
    with ProcessPoolExecutor() as pool:
        found = list(pool.map(_board, range(FIRST, FIRST + BOARDS), chunksize=10))
    wrong = [one for _, _, _, those in found for one in those]
    endless = [one for one in wrong if one.startswith("without")]
    unsettled = [one for one in wrong if one.startswith("not settled")]
    states_, steps, pairs = sum(one[0] for one in found), sum(one[1] for one in found), sum(one[2] for one in found)
    print(
        f"\n{BOARDS} boards, {states_} states, {steps} steps: {len(endless)} roads without an end,"
        f" {len(unsettled)} irregularities not settled at the end of theirs;"
        f" {pairs} pairs of Questions, {len(wrong) - len(endless) - len(unsettled)} that depend on their order"
    )
    for cause, times in Counter(one.rpartition(": ")[0] for one in wrong).most_common():
        first = next(one for one in wrong if one.startswith(cause))
        print(f"{times:>6}  {cause}  ({first.rpartition(': ')[2]})")
    assert not wrong
