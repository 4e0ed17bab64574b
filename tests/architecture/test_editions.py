"""Editions are data: no code names one, in whatever language it is written. What a Law is in a year stands in
`law.toml`, in the settings of authorities, in worked cases and in the files of the editions themselves."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bridgelaw.lawbook.editions import EDITIONS

ROOT = Path(__file__).parents[2]
SOURCES = (ROOT / "src", ROOT / "page" / "src")
BUILT = ROOT / "src" / "bridgelaw" / "web" / "static"
YEAR = re.compile("|".join(EDITIONS))
# Names that records and authorities have for two settings, as published with the record format.
NAMES = re.compile(r"\bla_(?:test|choose_share)_1997\b")
# Comments, which may tell a reader of a year.
COMMENTS = {
    ".ftl": re.compile(r"^#.*$", re.MULTILINE),
    ".jinja": re.compile(r"\{#.*?#\}", re.DOTALL),
    ".html": re.compile(r"<!--.*?-->", re.DOTALL),
    ".typ": re.compile(r"//.*$", re.MULTILINE),
    ".ts": re.compile(r"/\*.*?\*/|//.*$", re.MULTILINE | re.DOTALL),
    ".svelte": re.compile(r"<!--.*?-->|/\*.*?\*/|//[^\n]*", re.DOTALL),
    ".js": re.compile(r"/\*.*?\*/|//[^\n]*", re.DOTALL),
    ".css": re.compile(r"/\*.*?\*/", re.DOTALL),
}


def python(text: str) -> Iterator[str]:
    """What a module says apart from comments and docstrings: names, texts and numbers."""
    tree = ast.parse(text)
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and id(node) not in told:
            yield str(node.value)
        for field in ("id", "attr", "name", "arg", "asname", "module"):
            if isinstance(said := getattr(node, field, None), str):
                yield said


def named(file: Path) -> list[str]:
    """What a file says in which a year is named."""
    text = file.read_text(encoding="utf-8")
    if not YEAR.search(text):  # reading a module takes its time
        return []
    said = python(text) if file.suffix == ".py" else COMMENTS[file.suffix].sub("", text).splitlines()
    return [f"{file.relative_to(ROOT)}: {one.strip()[:80]}" for one in said if YEAR.search(NAMES.sub("", one))]


def sources(suffix: str) -> list[Path]:
    found = (file for folder in SOURCES for file in sorted(folder.rglob(f"*{suffix}")))
    return [file for file in found if BUILT not in file.parents]


@pytest.mark.parametrize("suffix", [".py", *COMMENTS])
def test_no_code_names_a_year(suffix: str) -> None:
    assert [one for file in sources(suffix) for one in named(file)] == []


def test_no_code_takes_the_newest_edition_for_the_usual_one() -> None:
    """One that nobody plays by yet may stand at the end."""
    assert [file.name for file in sources(".py") if "EDITIONS[-1]" in file.read_text(encoding="utf-8")] == []


def test_the_test_would_see_a_year() -> None:
    assert all(map(sources, (".py", ".ftl", ".jinja", ".ts", ".svelte")))
    year = EDITIONS[-1]
    seen = list(python(f'"""Since {year}."""\nif edition == "{year}":\n    rule_{year}(y={year})  # {year}\n'))
    assert len([one for one in seen if year in one]) == 3
    assert not COMMENTS[".ftl"].sub("", f"# {year}:27B1").strip()
