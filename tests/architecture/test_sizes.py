"""Nothing grows past what can be read at one sitting."""

from __future__ import annotations

import ast
import statistics
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "bridgelaw"
MODULES = sorted(SOURCE.rglob("*.py"))
LENGTHS = {str(path.relative_to(SOURCE)): len(path.read_text(encoding="utf-8").splitlines()) for path in MODULES}


def test_no_module_is_long() -> None:
    assert {name: lines for name, lines in LENGTHS.items() if lines > 400} == {}


def test_the_usual_module_is_short() -> None:
    assert statistics.median(lines for name, lines in LENGTHS.items() if not name.endswith("__init__.py")) < 150


@pytest.mark.parametrize("path", sorted(SOURCE.glob("laws/*/rules.py")), ids=lambda path: path.parent.name)
def test_a_rule_says_one_thing(path: Path) -> None:
    functions = [node for node in ast.walk(ast.parse(path.read_bytes())) if isinstance(node, ast.FunctionDef)]
    lengths = {node.name: (node.end_lineno or node.lineno) - node.lineno + 1 for node in functions}
    assert {name: lines for name, lines in lengths.items() if lines >= 40} == {}
