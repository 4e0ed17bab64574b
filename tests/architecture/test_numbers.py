"""A number is made of a provision's name, never the other way round: no code tells Laws apart by a number."""

from __future__ import annotations

import ast
import re
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src" / "bridgelaw"
# `50D`, `16B1(a)`, also behind a year; a bid such as `2C` is none
NUMBER = re.compile(r"(?:\d{4}:)?(?:\d\d[A-H]|\d[ABEFG]|\d[A-H]\d)\d?\d?(?:\([a-z0-9]+\))*")


def constants(file: Path) -> list[str]:
    """The texts of a module apart from docstrings."""
    text = file.read_text(encoding="utf-8")
    if not NUMBER.search(text):  # reading a module takes its time
        return []
    tree = ast.parse(text)
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    nodes = (node for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in told)
    return [node.value for node in nodes if isinstance(node.value, str)]


def test_no_code_names_the_number_of_a_provision() -> None:
    named = {str(f.relative_to(SOURCE)): [c for c in constants(f) if NUMBER.fullmatch(c)] for f in SOURCE.rglob("*.py")}
    assert {file: found for file, found in named.items() if found} == {}


def test_no_rule_reads_a_number_back() -> None:
    """What a drawer wants to know of an irregularity or of what was said it asks the provision by its key."""
    read = [
        f"{file.relative_to(SOURCE)}:{node.lineno}"
        for file in sorted(SOURCE.glob("laws/law*/*.py"))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and node.attr in ("law", "reference")
    ]
    assert read == []


def test_the_test_would_see_a_number() -> None:
    for number in ("50D", "16B1(a)", "1997:27B1(b)", "9A2(b)(1)", "7B2"):
        assert NUMBER.fullmatch(number), number
    for other in ("2C", "7NT", "1D", "3H", "4S", "12", "law27"):
        assert not NUMBER.fullmatch(other), other
