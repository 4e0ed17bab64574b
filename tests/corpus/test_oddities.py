"""The oddities of real files are all met, in the number in which they are there.

The files lie beside the project and are not ours to copy; without them nothing is tested here.
"""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from tests.corpus.oddities import DATA, ROWS, Row, measured

pytestmark = pytest.mark.skipif(not DATA.exists(), reason="no real files beside the project")
found = cache(measured)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.what)
def test_as_many_as_there_are(row: Row) -> None:
    assert found()[row.what] == row.found
    assert bool(row.why) == (row.found != row.stated)


def test_each_oddity_has_one_row() -> None:
    assert max(Counter(row.what for row in ROWS).values()) == 1
