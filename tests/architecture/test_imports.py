"""The rooms of docs/architecture.md, checked; and each contract, shown to bite on a planted breach."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from graphlib import TopologicalSorter
from pathlib import Path

import grimp
import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "bridgelaw"

DRAWER = '"""A drawer of a Law that does not exist."""\n'


def lint(top: Path) -> tuple[int, str]:
    """Run every contract of `top/pyproject.toml` over `top/src`, in a process that has not imported the real one."""
    command = "from importlinter.cli import lint_imports_command as run; run()"
    done = subprocess.run(
        [sys.executable, "-c", command, "--no-cache", "--no-logo"],
        cwd=top,
        env={**os.environ, "PYTHONPATH": str(top / "src"), "COLUMNS": "200", "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        check=False,
        timeout=240,
    )
    return done.returncode, done.stdout + done.stderr


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    top = tmp_path_factory.mktemp("house")
    shutil.copy(ROOT / "pyproject.toml", top)
    shutil.copytree(SOURCE, top / "src" / "bridgelaw", ignore=shutil.ignore_patterns("__pycache__"))
    for law in ("law98_one", "law99_other"):
        drawer = top / "src" / "bridgelaw" / "laws" / law
        drawer.mkdir()
        drawer.joinpath("__init__.py").write_text(DRAWER)
        drawer.joinpath("rules.py").write_text(DRAWER)
    return top


def test_contracts_hold() -> None:
    status, said = lint(ROOT)
    assert status == 0, said


def test_contracts_hold_with_two_more_drawers(house: Path) -> None:
    status, said = lint(house)
    assert status == 0, said


BREACHES = [
    ("Rooms import downward only", "game/seats.py", "import bridgelaw.table.acts"),
    ("Rooms import downward only", "lawbook/effects.py", "import bridgelaw.laws.law98_one.rules"),
    ("Rooms import downward only", "parlour/__init__.py", '"""A room that chose no place."""'),
    ("imports no other drawer", "laws/law98_one/rules.py", "import bridgelaw.laws.law99_other.rules"),
    ("imports no other drawer", "laws/law98_one/rules.py", "import bridgelaw.laws.shelf"),
    ("nothing else of the machine", "laws/law98_one/rules.py", "import bridgelaw.lawbook.judge"),
    ("nothing else of the machine", "laws/law98_one/rules.py", "import bridgelaw.lawbook.loader"),
    ("No clock, chance or file", "game/cards.py", "import random"),
    ("No clock, chance or file", "table/facts.py", "import datetime"),
    ("No clock, chance or file", "laws/law98_one/rules.py", "import os"),
]
"""What is broken (in the words of the contract), by which module, and how."""


@pytest.fixture(scope="module")
def said(house: Path) -> dict[str, str]:
    """What the contracts say, each under its name, of a house in which all those breaches are planted: reading the
    imports is what takes its time, and is done once."""
    for _, path, line in BREACHES:
        module = house / "src" / "bridgelaw" / path
        module.parent.mkdir(exist_ok=True)
        with module.open("a") as text:
            text.write(f"\n{line}\n")
    status, said = lint(house)
    assert status == 1, said
    parts = re.split(r"^(.+)\n-{9,}\n", said, flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


@pytest.mark.parametrize(("contract", "path", "line"), BREACHES)
def test_a_planted_breach_is_reported(said: dict[str, str], contract: str, path: str, line: str) -> None:
    (told,) = (text for name, text in said.items() if contract in name)
    module = ".".join(("bridgelaw", *Path(path).with_suffix("").parts)).removesuffix(".__init__")
    imported = line.removeprefix("import ")
    assert re.search(rf"- +{module}$" if imported == line else rf"\b{module} -> {imported}\b", told, re.MULTILINE), told


def test_no_module_is_out_of_sight() -> None:
    """A folder without `__init__.py` is invisible to the contracts, and so would be whatever it imports."""
    seen = grimp.build_graph("bridgelaw", cache_dir=None).modules
    for file in sorted(SOURCE.rglob("*.py")):
        parts = file.relative_to(SOURCE.parent).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        assert name in seen, f"{name}: a folder on the way lacks its __init__.py"


def test_no_module_imports_itself_by_way_of_others() -> None:
    """Not even for the sake of types: a circle is two modules that are one."""
    graph = grimp.build_graph("bridgelaw", cache_dir=None)
    imports = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    TopologicalSorter(imports).prepare()  # else it names the circle
