"""One moment of what `sweeps/test_evening_killed.py` does two thousand times: each one costs the start of a server. The
server is killed; what becomes of phones that are away, loaded anew or gone is in the evening of `test_evening.py`."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.evening.killing import killed
from tests.web.killing import folder_of
from tests.web.processes import Process


def test_what_was_acknowledged_is_there_once(tmp_path: Path) -> None:
    folder = folder_of(tmp_path)
    database = f"sqlite:///{folder / 'tables.sqlite'}"
    found = asyncio.run(
        killed(tmp_path, 1, lambda: Process(folder), lambda: database, seed=1, tables=3, boards=6, of_phones=0)
    )
    assert found["server"] == 1
    assert found["results"] > 10
