"""Every case of every drawer, in every edition that it speaks of."""

from __future__ import annotations

import pytest

from bridgelaw.api.worked import LISTED
from bridgelaw.laws.shelf import open_book
from tests.laws.cases import Case, all_cases, differences
from tests.laws.listed import COMMAND


@pytest.mark.parametrize("case", all_cases(), ids=lambda case: case.id)
def test_case(case: Case) -> None:
    book = open_book(case.edition, case.record.authority, **case.record.regulations)
    found = differences(case, book)
    assert not found, "\n".join(
        [*found, f"where it is meant so and stands in {LISTED}, {COMMAND.format(case.drawer[3:])}"]
    )
