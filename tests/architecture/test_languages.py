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
WORD = re.compile(rf"\b(?:{'|'.join(OTHERS)})\b")
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
    if not WORD.search(text):  # reading a module takes its time
        return []
    return python(text) if file.suffix == ".py" else QUOTED.findall(COMMENTS[file.suffix].sub("", text))


PUNCTUATED = re.compile(r"\}\}? ?[:;!?](?=[\s<])")
"""A mark behind a text that was put in: French sets a space before it, so it belongs into the message."""


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


@pytest.mark.parametrize("suffix", [".jinja", ".svelte"])
def test_no_template_punctuates(suffix: str) -> None:
    texts = {file.name: COMMENTS[suffix].sub("", file.read_text(encoding="utf-8")) for file in sources(suffix)}
    assert {name: found for name, text in texts.items() if (found := PUNCTUATED.findall(_shown(text)))} == {}


def _shown(text: str) -> str:
    """A template without its code."""
    return re.sub(r"<(script|style)\b.*?</\1>", "", text, flags=re.DOTALL)


@pytest.mark.parametrize("line", ["{{ say('quick-laws') }}: 2017", "{words.say('x')}: <b>"])
def test_a_planted_mark_is_seen(line: str) -> None:
    assert PUNCTUATED.search(line)
