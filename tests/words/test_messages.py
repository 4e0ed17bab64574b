"""The languages have the same messages, with the same parts and variables, for every word of the formats."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Literal, get_args, get_origin

import pytest
from fluent.syntax import ast, parse

from bridgelaw.table import vocabulary
from bridgelaw.words import messages
from tests.words.ftl import FILES, GROUPS, LANGUAGES, NOT_SAID, VALUES, Needs, entries, needs, patterns, places, source

OTHERS = [language for language in LANGUAGES if language != "en"]
# In Norwegian a denomination is the same after any number; only in French a participle agrees with what was called.
VARIES = {"strain-counted", "call-named"}
# A form of scoring that is called so everywhere.
NAMES = {"scoring-bam"}


def test_every_language_is_shipped() -> None:
    for language in LANGUAGES:
        found = {f.name for f in files("bridgelaw.words").joinpath(language).iterdir()}
        assert found == {f"{name}.ftl" for name in FILES} | {"language.toml", "search.toml"}


@pytest.mark.parametrize("language", OTHERS)
def test_same_messages_in_the_same_order(language: str) -> None:
    assert list(entries(language)) == list(entries("en"))


@pytest.mark.parametrize("language", OTHERS)
def test_same_parts(language: str) -> None:
    for name, entry in entries("en").items():
        if not name.startswith("-"):
            assert set(patterns(entries(language)[name])) == set(patterns(entry)), name


@pytest.mark.parametrize("language", OTHERS)
def test_same_variables(language: str) -> None:
    for name, attribute in places("en"):
        if name not in VARIES:
            assert _given(language, name, attribute) == _given("en", name, attribute), (name, attribute)


def _given(language: str, name: str, attribute: str | None) -> set[str]:
    """What a caller passes; by the words of an edition a language chooses where it makes a difference."""
    return {variable for variable in needs(language, name, attribute)[0] if not variable.startswith("laws_")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reference_leads_somewhere(language: str) -> None:
    found = entries(language)
    for name, entry in found.items():
        for pattern in patterns(entry).values():
            visitor = Needs()
            visitor.visit(pattern)
            for other, attribute in visitor.references:
                assert attribute in patterns(found[other]), (name, other, attribute)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("group", "words", "attributes"), GROUPS, ids=[g[0] for g in GROUPS])
def test_every_word_of_the_formats_can_be_said(
    group: str, words: tuple[str, ...], attributes: str, language: str
) -> None:
    """And nothing else is called as if it were such a word."""
    assert words
    for word in words:
        parts = patterns(entries(language)[f"{group}-{word}"])
        assert set(attributes.split()) <= set(parts), word
        assert (None in parts) == (group in VALUES), word
    named = {name for name in entries(language) if name.startswith(f"{group}-")}
    assert named == {f"{group}-{word}" for word in words}


@pytest.mark.parametrize("name", [name for name, kind in vars(vocabulary).items() if get_origin(kind) is Literal])
def test_every_list_of_the_vocabulary_is_a_group(name: str) -> None:
    """A list of words that is added, or a word added to one, must be said."""
    words = set(get_args(getattr(vocabulary, name)))
    assert name in NOT_SAID or any(words <= set(said) for _, said, _ in GROUPS), name


def test_a_question_has_both_answers_or_none() -> None:
    for name, entry in entries("en").items():
        if name.startswith("question-"):
            assert ("yes" in patterns(entry)) == ("no" in patterns(entry)), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_borrows_from_another(language: str) -> None:
    """No sentence is left in English; what is the same there is a symbol or a word that both languages have."""
    if language == "en":
        return
    english, own = entries("en"), entries(language)
    for name, entry in english.items():
        for attribute, pattern in patterns(entry).items():
            text = "".join(e.value for e in pattern.elements if isinstance(e, ast.TextElement)).strip()
            same = pattern.equals(patterns(own[name])[attribute]) if attribute in patterns(own[name]) else False
            assert name in NAMES or not (same and len(re.findall(r"[^\W\d_]{2,}", text)) > 1), (name, attribute, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_entries_are_found_without_parsing(language: str) -> None:
    """The cheap split gives the same entries as the parser."""
    found = messages.sources(language)
    assert set(found) == set(entries(language))
    for name, text in found.items():
        (entry,) = (e for e in parse(text).body if isinstance(e, ast.Message | ast.Term))
        # what goes before an entry as its comment belongs to it for the parser only
        assert entry.equals(entries(language)[name], ignored_fields=["span", "comment"]), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_pieces_are_found_without_parsing(language: str) -> None:
    """Each piece of an entry, parsed as a message of its own, is what the parser finds in the whole entry."""
    for name, text in messages.sources(language).items():
        found, whole = messages.pieces(text), patterns(entries(language)[name])
        assert set(found) == set(whole), name
        for attribute, piece in found.items():
            (alone,) = parse(f"alone ={piece}").body
            assert isinstance(alone, ast.Message), (name, attribute)
            assert alone.value is not None, (name, attribute)
            assert alone.value.equals(whole[attribute]), (name, attribute)


@pytest.mark.parametrize("language", LANGUAGES)
def test_references_are_found_without_parsing(language: str) -> None:
    for name, text in messages.sources(language).items():
        for attribute, piece in messages.pieces(text).items():
            visitor = Needs()
            visitor.visit(patterns(entries(language)[name])[attribute])
            found = {(one[2], one[3]) for one in messages._REFERENCE.finditer(piece)}
            assert set(visitor.references) <= found, (name, attribute)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_called_as_an_attribute_of_another(language: str) -> None:
    assert not [name for name in entries(language) if "--" in name]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_typography_of_the_source(language: str, file: str) -> None:
    text = source(language, file)
    assert not [line for line in text.splitlines() if "'" in line and not line.startswith("#")], "use ’"
    assert "\t" not in text
    assert text.endswith("\n")
