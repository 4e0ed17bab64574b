"""A short evening by its script; `sweeps/test_evening.py` plays the whole one."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.evening.ending import played
from tests.web.killing import folder_of


def test_an_evening_of_five_tables(tmp_path: Path) -> None:
    asyncio.run(played(folder_of(tmp_path), tables=5, boards=10, seed=1))
