"""What `make test` leaves to `make sweep`: the same tests on more of the same.

Where a test goes the same way through the same code for each of many rows (languages, editions, pairs of them), the
gate takes some of them, chosen so that each of them is taken somewhere; why those will do is said where it is decided,
by whoever asks `of_all`, `by_turns`, `examples_of` or `WHOLE`. `sweeps/test_whole_suite.py` finds these tests by this
module's name and runs them on all rows.
"""

from __future__ import annotations

import itertools
import os
from collections.abc import Sequence
from typing import Any, TypeVar

VARIABLE = "WHOLE_SUITE"
"""Not one that begins as the settings of the server do: it refuses those that it does not know."""
WHOLE = bool(os.environ.get(VARIABLE))
"""Nothing is left out."""

Row = TypeVar("Row")


def of_all(rows: Sequence[Row], *few: Row) -> Sequence[Row]:
    """All rows in the sweep; those few in the gate."""
    assert few
    assert all(one in rows for one in few), few
    return rows if WHOLE else few


def examples_of(whole: int, few: int) -> int:
    """How many examples a property is tried on, `whole` in the sweep and `few` in the gate: the same ones at every run,
    so that more of them find nothing new there."""
    assert few < whole
    return whole if WHOLE else few


def by_turns(*columns: Sequence[Any]) -> list[tuple[Any, ...]]:
    """Every combination in the sweep; in the gate each value of each column at least once, side by side."""
    if WHOLE:
        return list(itertools.product(*columns))
    longest = max(map(len, columns))
    return [tuple(column[n % len(column)] for column in columns) for n in range(longest)]
