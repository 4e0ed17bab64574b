"""What lies beside the project where it is made: scenarios, real files, the reference comparison. May be absent."""

from __future__ import annotations

import importlib.util
from functools import cache
from pathlib import Path
from types import ModuleType

SHARED = Path(__file__).parents[3] / "shared"
SCENARIOS = SHARED / "scenarios"
BOARDS = SHARED / "data" / "pbn" / "endplay_realbridge_teams_2021_a.pbn"


def scenario_files() -> list[Path]:
    """Every scenario file; none where there are none."""
    return sorted(SCENARIOS.rglob("*.yaml"))


@cache
def reference() -> ModuleType | None:
    """The reference comparison of answers with scenarios."""
    file = SHARED / "tools" / "scenario.py"
    spec = importlib.util.spec_from_file_location("reference_scenario", file) if file.is_file() else None
    if spec is None or spec.loader is None:
        return None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
