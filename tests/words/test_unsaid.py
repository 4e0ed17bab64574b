"""What nothing says is not kept: a message that nothing names, a word of an edition by which no message chooses."""

from __future__ import annotations

import re

import pytest

from bridgelaw.lawbook.editions import USUAL, about
from tests.words.ftl import FILES, LANGUAGES, entries, source
from tests.words.said import SOURCE, can_be_said, is_named, other, python


def test_every_message_can_be_said() -> None:
    said = can_be_said()
    assert len(said) > 1000
    assert {name: language for language in LANGUAGES for name in entries(language) if name not in said} == {}


def test_every_word_of_an_edition_is_chosen_by() -> None:
    messages = "\n".join(re.sub("(?m)^#.*", "", source(language, file)) for language in LANGUAGES for file in FILES)
    code = "\n".join(file.read_text("utf-8") for file in SOURCE.rglob("*.py"))
    chosen = {*re.findall(r"\$laws_(\w+)", messages), *re.findall(r'words\["(\w+)"\]', code)}
    assert set(about(USUAL).words) == chosen


@pytest.mark.parametrize("name", ["desk-xyzzy", "phrase-opt_xyzzy", "road-next-xyzzy", "page-sheet-find-xyzzy"])
def test_a_message_that_nothing_names(name: str) -> None:
    assert not is_named(name)


@pytest.mark.parametrize("line", ['say("desk-lost")', 'x = {"a": "desk-lost"}', 'first = "desk-" + "lost"'])
def test_a_name_in_a_module_is_found(line: str) -> None:
    assert any("".join(map(str, found)) == "desk-lost" for found in python(line))


def test_a_docstring_names_nothing() -> None:
    assert ("desk-lost",) not in set(python('"""desk-lost"""'))


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ('<p>{{ say("desk-lost") }}</p>', ("desk-lost",)),
        ('say("desk-" ~ word ~ "-title")', ("desk-", None, "-title")),
        ("words.say(`desk-${word}.label`)", ("desk-", None, ".label")),
    ],
)
def test_a_name_in_a_template_is_found(line: str, found: tuple[str | None, ...]) -> None:
    assert found in set(other(line))
