"""Actions over deals that fit, really solved."""

from __future__ import annotations

from bridgelaw.api.double_dummy_worker import solved
from bridgelaw.api.over_deals import solved_over_deals
from bridgelaw.desk.over_deals import to_weigh
from tests.desk.test_over_deals import ALTERNATIVES, FOUND_SUGGESTED, asked, of


def test_the_tricks_are_those_of_the_deals_drawn() -> None:
    (choice,) = of(asked(FOUND_SUGGESTED, ALTERNATIVES))
    found = solved_over_deals(choice, seconds=600, deals=4)
    tables = [
        solved({"deal": deal, "dealer": "N", "vulnerable": "None", "plays": []})["tricks"]
        for deal in to_weigh(choice, 4).deals
    ]
    for one, row, strain in zip(found.actions, ("E", "S"), ("S", "H"), strict=True):
        each = [table[row][strain] for table in tables]
        assert dict(one.tricks) == {n: each.count(n) for n in each}
