"""The properties of random tables once more, on two hundred times as many tables, and other ones at every run.

Per edition and property: 12 000 tables for the judge, 4 000 for the seats, 3 200 for the problem sheets. The
seed is printed; `pytest tests/properties --hypothesis-seed=SEED` with the same factor finds the same tables again.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from tests.kit.searching import VARIABLE

FACTOR = 200
ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("name", ["test_random_tables", "test_seats", "test_problems"])
def test_it_holds_on_other_tables(name: str) -> None:
    seed = random.SystemRandom().randrange(2**32)
    print(f"\n{name}: seed {seed}, {VARIABLE}={FACTOR}")
    command = [sys.executable, "-m", "pytest", f"tests/properties/{name}.py", f"--hypothesis-seed={seed}", "-n", "0"]
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, VARIABLE: str(FACTOR)}, check=False)
    assert done.returncode == 0
