"""That no point of the table page is without a test: the list of them is in the docstring of this package."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import tests.browser

TESTS = Path(__file__).parents[1]
POINTS = range(1, 41)
ELSEWHERE = ("live/test_claims.py", "live/test_replacing.py", "live/test_secrets.py", "web/test_by_itself.py")
"""Files with tests of points that are a matter of the server alone."""
LISTED = re.compile(r"^(\d+)((?:\s+[\w/]+::\w+)+)$", re.MULTILINE)
NAMED = re.compile(r"\bPoints? (\d+(?:(?:, | and | to )\d+)*)")


def listed() -> dict[int, list[str]]:
    """The tests of each point, as the package names them."""
    return {int(number): names.split() for number, names in LISTED.findall(tests.browser.__doc__ or "")}


def named(docstring: str) -> set[int]:
    """The points that a docstring names: `Point 4: ...`, `Points 1 to 3, 5 to 8 and 23: ...`."""
    found: set[int] = set()
    for numbers in NAMED.findall(" ".join(docstring.split())):
        for first, last in re.findall(r"(\d+)(?: to (\d+))?", numbers):
            found |= set(range(int(first), int(last or first) + 1))
    return found


def docstrings() -> dict[str, str]:
    """The docstring of each test that may be named, by `folder/file::function` under `tests`, `browser` left out."""
    files = [*TESTS.glob("browser/test_*.py"), *(TESTS / name for name in ELSEWHERE)]
    found = {}
    for file in files:
        name = str(file.relative_to(TESTS)).removeprefix("browser/").removesuffix(".py")
        for one in ast.parse(file.read_text("utf-8")).body:
            if isinstance(one, ast.FunctionDef) and one.name.startswith("test_"):
                found[f"{name}::{one.name}"] = ast.get_docstring(one) or ""
    return found


def test_every_point_is_listed_with_its_tests() -> None:
    assert sorted(listed()) == list(POINTS)


def test_the_tests_say_which_points_they_are_of() -> None:
    """And they are those that the list names for it."""
    found: dict[int, list[str]] = {}
    for name, docstring in docstrings().items():
        for point in named(docstring):
            found.setdefault(point, []).append(name)
    assert {point: sorted(names) for point, names in found.items()} == {
        point: sorted(names) for point, names in listed().items()
    }
