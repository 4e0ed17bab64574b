"""How hypothesis looks for examples: the same at every run of the gate, new ones in `sweeps/test_more_tables.py`."""

from __future__ import annotations

from hypothesis import settings

from tests.kit.searching import FACTOR

settings.register_profile("gate", derandomize=True, database=None)
settings.register_profile("search", database=None, print_blob=True)
settings.load_profile("gate" if FACTOR == 1 else "search")
