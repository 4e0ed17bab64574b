"""Every proposal for 4 to 40 tables and 18 to 30 boards is a movement."""

from __future__ import annotations

import time

import pytest

from bridgelaw.session.checked import checked
from bridgelaw.session.plan import Plan
from bridgelaw.session.propose import propose

TABLES = range(4, 41)
BOARDS = range(18, 31)
SECONDS = 0.2
"""Of processor, for all proposals of an evening."""


@pytest.mark.parametrize("tables", TABLES)
def test_all_plans(tables: int) -> None:
    seen: set[Plan] = set()
    slowest = 0.0
    for pairs in (2 * tables - 1, 2 * tables):
        for boards in BOARDS:
            for copies in (False, True):
                begun = time.process_time()
                found = propose(pairs, boards, 180, copies=copies)
                slowest = max(slowest, time.process_time() - begun)
                assert found, (pairs, boards)
                for one in found:
                    assert sum(len(plan.pairs) for plan in one.plans) == pairs
                    for plan in set(one.plans) - seen:
                        broken = [each.name for each in checked(plan).properties if each.status == "broken"]
                        assert not broken, (pairs, boards, plan.name, broken)
                        seen.add(plan)
    print(f"{tables} tables: {len(seen)} plans, at most {slowest:.3f} s for proposals")
    assert slowest <= SECONDS
