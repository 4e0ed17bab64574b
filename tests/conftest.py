"""How hypothesis looks for examples: the same at every run of the gate, new ones in `sweeps/test_more_tables.py`.

And the database that all who need one share.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import settings

from tests.kit.postgres import Cluster, cluster
from tests.kit.searching import FACTOR

settings.register_profile("gate", derandomize=True, database=None)
settings.register_profile("search", database=None, print_blob=True)
settings.load_profile("gate" if FACTOR == 1 else "search")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A running PostgreSQL. Tests may crash it if they start it again."""
    with cluster() as made:
        yield made
