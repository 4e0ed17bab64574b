"""The databases on which every test of the store runs."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.kit.postgres import Cluster


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'store.db'}"
    made: Cluster = request.getfixturevalue("postgres")
    return made.database()
