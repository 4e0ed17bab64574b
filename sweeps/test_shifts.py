"""The estimators of a shift on a thousand truths: how often the interval holds the truth, and how often a card of
readings that have nothing to do with the hands shows something.

`BRIDGELAW_TRUTHS`: how many (1000).
"""

from __future__ import annotations

import os

from bridgelaw.desk.shift import shifts
from tests.kit.worlds import World, coverage, solved, world

TRUTHS = int(os.environ.get("BRIDGELAW_TRUTHS", "1000"))
SAMPLES = 20
CARDS = 300


def test_coverage() -> None:
    worlds, truths = list[World](), 0
    while truths < TRUTHS:
        worlds.append(world(10_000 + len(worlds)))
        truths += len(worlds[-1].readings)
    found = coverage(worlds, SAMPLES)
    rare = coverage(worlds, SAMPLES, rarest=0.01)
    print(
        f"\n{truths} truths in {len(worlds)} worlds, {SAMPLES} samples each: {found:.1%}; of rare readings {rare:.1%}"
    )
    assert 0.93 <= found <= 0.97
    assert 0.93 <= rare <= 0.97


def test_readings_that_mean_nothing() -> None:
    shown = 0
    for number in range(CARDS):
        one = world(50_000 + number, null=True)
        arrows = shifts(solved(one, number), len(one.readings), "points", str(number))
        shown += any(arrow.shows in ("towards", "away") for arrow in arrows)
    print(f"\n{shown} of {CARDS} cards of such readings show something")
    assert shown <= CARDS * 0.05 + 2 * (CARDS * 0.05 * 0.95) ** 0.5
