"""The project holds nothing of the machine on which it was written."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MACHINE = re.compile(r"(?<![\w.~}/-])/(?:work|farm|tmp|root|home)/")
REGISTRY = re.compile(r"pypi\.org|pythonhosted\.org|registry\.(?:npmjs|yarnpkg)\.|deb\.debian\.org", re.IGNORECASE)


def files_of_the_project() -> list[Path]:
    """What git tracks, or would if it were added. Another user's clone is as good as one's own."""
    listed = subprocess.run(
        ["git", "-c", f"safe.directory={ROOT}", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
        timeout=240,
    )
    return [path for name in listed.stdout.split("\0") if name and (path := ROOT / name).is_file()]


@pytest.mark.parametrize("forbidden", [MACHINE, REGISTRY], ids=["machine path", "registry host"])
def test_no_file_names_a(forbidden: re.Pattern[str]) -> None:
    files = files_of_the_project()
    assert ROOT / "pyproject.toml" in files
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:120]}"
        for path in files
        for number, line in enumerate(path.read_text(encoding="utf-8", errors="replace").splitlines(), start=1)
        if forbidden.search(line)
    ]
    assert found == []


@pytest.mark.parametrize(
    "line", ["see /work" + "/main", "'/tmp" + "/x.yaml'", "(/home" + "/somebody)", "/root" + "/.cache"]
)
def test_a_planted_path_is_seen(line: str) -> None:
    assert MACHINE.search(line)
