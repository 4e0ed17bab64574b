"""Every case of every drawer, in every edition that it speaks of."""

from __future__ import annotations

import pytest

from bridgelaw.laws.shelf import open_book
from tests.laws.cases import Case, all_cases, differences


@pytest.mark.parametrize("case", all_cases(), ids=lambda case: case.id)
def test_case(case: Case) -> None:
    book = open_book(case.edition, case.record.authority, **case.record.regulations)
    assert not differences(case, book), "\n".join(differences(case, book))
