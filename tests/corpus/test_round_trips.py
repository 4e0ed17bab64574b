"""Real files are written back whole, and go through the other forms without loss.

Of each file the first boards; `make sweep` takes them all. The files lie beside the project and are not ours to copy;
without them nothing is tested here.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.corpus.round_trips import FILES, through_the_others, written_and_read

WRITTEN, CARRIED = 100, 12


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_a_file_is_written_back(path: Path) -> None:
    assert written_and_read(path, WRITTEN) <= WRITTEN


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_a_file_goes_through_the_other_forms(path: Path) -> None:
    assert through_the_others(path, CARRIED) <= CARRIED
