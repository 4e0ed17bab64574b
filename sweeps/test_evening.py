"""Whole evenings of a club by their script: twelve tables, 24 pairs, 24 boards, each with other results."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.evening.ending import played
from tests.web.killing import folder_of


@pytest.mark.parametrize("seed", range(3))
def test_an_evening_of_twelve_tables(tmp_path: Path, seed: int) -> None:
    found = asyncio.run(played(folder_of(tmp_path), tables=12, boards=24, seed=seed))
    print(
        f"\nseed {seed}: {len(found.results)} results, {len(found.phones.tapped)} taps, {found.called} calls,"
        f" {found.frames} views looked through; the ranking is that of the second computation"
    )
