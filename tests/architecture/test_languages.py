"""Languages are data: no code names one, but for that in which the program itself is written. What a language decides
stands in its folder of `words`, the Laws in our own words in `law.toml`."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from bridgelaw.languages import LANGUAGES, SPOKEN
from tests.architecture.test_editions import COMMENTS, sources

OWN = "en"
OTHERS = [language for language in LANGUAGES if language != OWN]
QUOTED = re.compile(rf"""["'`](?:{"|".join(OTHERS)})(?:-[A-Z]+)?["'`]|\b(?:{"|".join(OTHERS)}): ?["'\[{{]""")


def python(text: str) -> list[str]:
    """The languages that a module names, apart from comments and docstrings: as a text, a field or an argument."""
    found = []
    for node in ast.walk(ast.parse(text)):
        said = [getattr(node, field, None) for field in ("value", "id", "attr", "arg")]
        found += [one for one in said if isinstance(one, str) and one.partition("-")[0] in OTHERS]
    return found


def named(file: Path) -> list[str]:
    """The languages that a file names."""
    text = file.read_text(encoding="utf-8")
    return python(text) if file.suffix == ".py" else QUOTED.findall(COMMENTS[file.suffix].sub("", text))


def test_no_draft_is_shipped() -> None:
    assert [language for language, one in SPOKEN.items() if one.draft] == []


@pytest.mark.parametrize("suffix", [".py", ".ts", ".svelte", ".js", ".jinja", ".html", ".typ"])
def test_no_code_names_a_language(suffix: str) -> None:
    assert {file.name: found for file in sources(suffix) if (found := named(file))} == {}


@pytest.mark.parametrize("line", ['x = {"fr": 1}', "texts.nb", "say(fr=1)", 'locale = "nb-NO"', "'fr'"])
def test_a_planted_language_is_seen(line: str) -> None:
    assert python(line)


@pytest.mark.parametrize("line", ['COLUMNS = { en: "WNES", fr: "SWNE" }', 'if (language === "nb")', "'fr-FR'"])
def test_a_planted_language_of_the_page_is_seen(line: str) -> None:
    assert QUOTED.search(line)
