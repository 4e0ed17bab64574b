"""What the gate does for some of many rows that go the same way, for all of them: every language, edition and pair."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.kit import turns, whole

ROOT = Path(__file__).parents[1]
TESTS = ROOT / "tests"
FOLDERS = [TESTS / name for name in (*turns.FOLDERS, turns.WORDS)]
LEFT = sorted(
    file
    for file in TESTS.rglob("test_*.py")
    if f"from {whole.__name__} import" in file.read_text("utf-8") and not set(FOLDERS) & set(file.parents)
)


@pytest.mark.parametrize("place", [*FOLDERS, *LEFT], ids=lambda place: str(place.relative_to(TESTS)))
def test_all_rows(place: Path) -> None:
    command = [sys.executable, "-m", "pytest", "-n", "0", str(place)]
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, whole.VARIABLE: "1", "SUITE_LIMIT": "0"}, check=False)
    assert done.returncode == 0
