"""The wheel as somebody else gets it: built, installed where nothing else is, run outside the repository."""

from __future__ import annotations

import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

RECORD = """
bridgelaw: 1
dealer: N
acts:
  - {by: N, call: 1S}
  - {by: E, call: 1H}
"""

PROGRAM = """
from bridgelaw import Table

table = Table(dealer="N", laws=1997)
table.do({"by": "N", "call": "1S"})
answer = table.do({"by": "E", "call": "1H"})
print(answer.turn, answer.irregularities[0].kind, answer.irregularities[0].law)
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "build", "-w", "--no-isolation", "-o", str(out), str(ROOT)]
    subprocess.run(build, check=True, capture_output=True, timeout=240)
    return next(out.glob("*.whl"))


def test_data_and_words_are_inside(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert "bridgelaw/py.typed" in names
    assert sum(name.endswith("/law.toml") for name in names) == len(list((ROOT / "src").rglob("law.toml")))
    assert sum(name.endswith(".ftl") for name in names) == len(list((ROOT / "src").rglob("*.ftl")))
    assert any(name.endswith("record.schema.json") for name in names)
    assert any(name.endswith("wbf.toml") for name in names)
    assert {"bridgelaw/session/starters.toml", "bridgelaw/session/switches.toml"} <= set(names)
    assert "bridgelaw/web/static/table.html" in names


def test_runs_in_an_empty_environment(wheel: Path, tmp_path: Path) -> None:
    """Installed with what it names as its dependencies and nothing else."""
    home = tmp_path / "env"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(home)], check=True, timeout=240)
    python = home / "bin" / "python"
    install = [sys.executable, "-m", "uv", "pip", "install", "-q", "--python", str(python), "--strict"]
    locked = ["--require-hashes", "-r", str(ROOT / "requirements.lock")]
    subprocess.run([*install, *locked], check=True, capture_output=True, timeout=240)
    subprocess.run([*install, "--no-deps", str(wheel)], check=True, capture_output=True, timeout=240)
    done = subprocess.run(
        [python, "-c", PROGRAM], cwd=tmp_path, capture_output=True, text=True, check=True, timeout=240
    )
    assert done.stdout.split() == ["S", "insufficient_bid", "1997:27"]
    (tmp_path / "board.yaml").write_text(RECORD)
    command = home / "bin" / "bridgelaw"
    told = subprocess.run(
        [command, "rule", "board.yaml", "--language", "nb"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
        timeout=240,
    )
    assert "§ 27" in told.stdout.replace("\N{NO-BREAK SPACE}", " ")


def test_the_wheel_names_the_version_of_the_package(wheel: Path) -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    assert wheel.name.startswith(f"bridgelaw-{version}-")
