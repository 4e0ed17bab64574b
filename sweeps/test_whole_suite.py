"""What the gate does for some of many rows that go the same way, for all of them: every language, edition and pair."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.kit import whole

ROOT = Path(__file__).parents[1]
TESTS = ROOT / "tests"
LEFT = sorted(file for file in TESTS.rglob("test_*.py") if f"from {whole.__name__} import" in file.read_text("utf-8"))


@pytest.mark.parametrize("file", LEFT, ids=lambda file: str(file.relative_to(TESTS)))
def test_all_rows(file: Path) -> None:
    command = [sys.executable, "-m", "pytest", "-n", "0", str(file)]
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, whole.VARIABLE: "1"}, check=False)
    assert done.returncode == 0
