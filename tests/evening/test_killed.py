"""Some moments of what `sweeps/test_evening_killed.py` does two thousand times."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.evening.killing import killed
from tests.web.killing import folder_of
from tests.web.processes import Process


def test_what_was_acknowledged_is_there_once(tmp_path: Path) -> None:
    folder = folder_of(tmp_path)
    found = asyncio.run(
        killed(tmp_path, 5, lambda: Process(folder), lambda: f"sqlite:///{folder / 'tables.sqlite'}", seed=1, tables=3,
               boards=6)
    )  # fmt: skip
    assert found["server"]
    assert found["results"] > 10
