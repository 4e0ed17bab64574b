"""How hypothesis looks for examples: the same at every run of the gate, new ones in `sweeps/test_more_tables.py`.

And the database that all who need one share.
"""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from bridgelaw.api import reading
from tests.kit.postgres import Cluster, cluster
from tests.kit.searching import FACTOR

pytest_plugins = ["tests.kit.limits", "tests.kit.turns"]

# whatever the language of whoever runs the tests: commands speak English unless they are asked otherwise
for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
    os.environ.pop(variable, None)

settings.register_profile("gate", derandomize=True, database=None)
settings.register_profile("search", database=None, print_blob=True)
settings.load_profile("gate" if FACTOR == 1 else "search")


def pytest_collection_finish() -> None:
    """The tests themselves are there to the end: nobody need look through them for rubbish, as the commands do not.

    That was a tenth of the time of what makes and forgets much.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


OPENING = ("api", "browser", "cli", "live", "store", "web")
"""Folders whose tests open connections, files and processes."""


@pytest.fixture(scope="module", autouse=True)
def nothing_left_open(request: pytest.FixtureRequest) -> Iterator[None]:
    """What a module has left open is found while it runs: else whichever test makes much fails for it, much later.

    What lives on from earlier modules (what is remembered of the Laws and words, above all) is not gone through again
    at the end of each: that took longer than many of them.
    """
    folder = request.path.relative_to(Path(__file__).parent).parts[0]
    if folder in OPENING:
        gc.collect()
        if folder != "browser":  # the browser and the server of its tests may leave something open at their own end
            gc.freeze()
    yield
    if folder in OPENING:
        gc.collect()


@pytest.fixture(scope="session", autouse=True)
def no_readers_left() -> Iterator[None]:
    """The processes that read texts are ended before anybody looks for what the tests have left behind."""
    yield
    reading.end()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A running PostgreSQL. Tests may crash it if they start it again."""
    with cluster() as made:
        yield made
