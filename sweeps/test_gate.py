"""The browser tests again and again with other work beside: none hangs, and none takes longer than it may.

    ROUNDS=30 python -m pytest -s sweeps/test_gate.py

prints each round's time and what failed. The other work is a process per processor that computes as long as they run,
and, as in the gate, a second worker. Where the machine has other work beside already, `OTHER_WORK=0` adds none.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ROUNDS = int(os.environ.get("ROUNDS", "30"))
LONGEST = int(os.environ.get("LONGEST", "900"))
"""Seconds that a round may take."""
OTHER_WORK = os.environ.get("OTHER_WORK", "1") != "0"
WORK = "while True: sum(n * n for n in range(100_000))"


@pytest.fixture
def other_work() -> Iterator[None]:
    """Every processor has something else to do, whether it comes from here or not."""
    number = (os.cpu_count() or 1) if OTHER_WORK else 0
    busy = [subprocess.Popen([sys.executable, "-c", WORK]) for _ in range(number)]
    yield
    for one in busy:
        one.kill()
        one.wait(10)


def test_the_browser_tests_end_each_time(other_work: None) -> None:
    print()
    bad = []
    for number in range(1, ROUNDS + 1):
        began = time.monotonic()
        done = subprocess.run(
            [sys.executable, "-m", "pytest", "-q", "-n", "2", "--dist", "worksteal", "tests/browser"],
            cwd=ROOT,
            env={**os.environ, "SUITE_LIMIT": str(LONGEST)},
            capture_output=True,
            text=True,
            timeout=LONGEST + 60,
            check=False,
        )
        failed = re.findall(r"^(?:FAILED|ERROR) .*", done.stdout, re.MULTILINE)
        took = f"{time.monotonic() - began:.0f} s"
        print(
            f"{number:3} of {ROUNDS}: {took}, {done.stdout.strip().splitlines()[-1]}", *failed, sep="\n    ", flush=True
        )
        if done.returncode:
            bad.append(number)
            print(done.stdout, done.stderr)
    assert bad == []
