"""How many examples a property is tried on: as many as it says, or a multiple of that in a search for new ones."""

from __future__ import annotations

import os
from typing import Any

from hypothesis import HealthCheck, settings

VARIABLE = "SEARCH_FACTOR"
FACTOR = int(os.environ.get(VARIABLE, "1"))
"""How many times as many examples; more than one: new ones at every run."""


def examples(number: int, **more: Any) -> settings:
    """Settings for a property that is tried on `number` tables in the gate, the same ones at every run.

    They find what breaks a property often; what breaks it seldom is for `sweeps/test_more_tables.py`, on new tables at
    every run and two hundred times as many.
    """
    return settings(max_examples=number * FACTOR, deadline=None, suppress_health_check=list(HealthCheck), **more)
