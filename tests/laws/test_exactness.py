"""Every drawer shows, in each edition in which it acts, all that a moment gives and nothing else.

For options, duties and rights alike: some expectation of the drawer's cases lists them with `exactly`, the rights of
all four seats, so that an answer that says too much fails.
"""

from __future__ import annotations

import pytest

from bridgelaw.game.seats import SEATS
from bridgelaw.lawbook.editions import EDITIONS, about
from bridgelaw.laws.shelf import open_book
from tests.laws.cases import all_cases

ACTING = sorted(
    {
        (rule.provision.drawer, edition)
        for edition in EDITIONS
        for rule in open_book(edition).rules
        if rule.provision.law in about(edition).reviewed
    }
)
"""What an edition takes over, cases of the one before show."""
FOUR = {seat.name for seat in SEATS}


@pytest.mark.parametrize(("drawer", "edition"), ACTING)
def test_the_cases_list_all_that_there_is(drawer: str, edition: str) -> None:
    cases = (case for case in all_cases() if (case.drawer, case.edition) == (drawer, edition))
    listed = [expected.exactly for case in cases for expected in case.expected]
    assert any("options" in exactly for exactly in listed), "no case lists exactly the options"
    assert any("obligations" in exactly for exactly in listed), "no case lists exactly the duties"
    assert any(set(exactly.get("rights", ())) >= FOUR for exactly in listed), "no case lists exactly all four's rights"
