"""How long a short command takes from the shell to the shell. Figures by name; nothing here fails for being slow."""

from __future__ import annotations

import os
import resource
import statistics
import subprocess
import sys
import time
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

COMMAND = Path(sys.executable).with_name("bridgelaw")
RECORD = files("bridgelaw").joinpath("examples", "insufficient_bid.yaml")
RUNS = 20


@pytest.mark.parametrize("form", [(), ("--json",), ("--language", "fr")], ids=["prose", "json", "french"])
def test_start_of_rule(benchmark: Any, form: tuple[str, ...]) -> None:
    """On one small record; the first run, which may have to compile, does not count."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    command = [str(COMMAND), "rule", str(RECORD), *form]

    def once() -> tuple[float, float]:
        used, began = _processor(), time.perf_counter()
        subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, check=True)
        return time.perf_counter() - began, _processor() - used

    once()
    runs = [once() for _ in range(RUNS)]
    benchmark.pedantic(once, rounds=3)
    wall, processor = ([run[n] for run in runs] for n in (0, 1))
    print(
        f"\nstart of rule, {' '.join(form) or 'prose'}: {min(wall):.3f} s (median {statistics.median(wall):.3f}), "
        f"processor {min(processor):.3f} s (median {statistics.median(processor):.3f})"
    )


def _processor() -> float:
    """Processor seconds of all children so far."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
