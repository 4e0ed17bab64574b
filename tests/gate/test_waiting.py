"""Nothing in the tests waits without an end of its own where it can have one: so a hang is found where it is."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LIMITED = ("subprocess.run", "urlopen", "httpx.Client", "httpx.AsyncClient", "check_output", "check_call")
ENDED = re.compile(r"(process|thread|worker)\.join$")


def unlimited(source: str) -> Iterator[str]:
    """Each call in it that waits for as long as it takes."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call):
            name, limited = ast.unparse(node.func), any(one.arg == "timeout" for one in node.keywords)
            waits = name.endswith(LIMITED) or (ENDED.search(name.lower()) and not node.args)
            if waits and not limited:
                yield f"{node.lineno}: {name}"


def test_whoever_waits_says_how_long() -> None:
    files = sorted((ROOT / "tests").rglob("*.py"))
    assert len(files) > 100
    found = [f"{path.relative_to(ROOT)}:{call}" for path in files for call in unlimited(path.read_text("utf-8"))]
    assert found == []


@pytest.mark.parametrize(
    ("source", "number"),
    [
        ("subprocess.run(command)", 1),
        ("subprocess.run(command, timeout=3)", 0),
        ("urllib.request.urlopen(address)", 1),
        ("httpx.AsyncClient(base_url=address)", 1),
        ("self._process.join()", 1),
        ("self._process.join(60)", 0),
        ("', '.join(words)", 0),
    ],
)
def test_one_that_is_planted_is_found(source: str, number: int) -> None:
    assert len(list(unlimited(source))) == number
