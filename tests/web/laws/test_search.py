"""The index of the search has every summary; the words from A to Z are in the order of the language."""

from __future__ import annotations

import json

import pytest

from bridgelaw.lawbook.editions import EDITIONS
from bridgelaw.laws.shelf import drawers
from bridgelaw.table.vocabulary import LANGUAGES, Language
from bridgelaw.web.laws.compare_page import runs
from bridgelaw.web.laws.search import collated, letters, search_index
from bridgelaw.words import Words
from bridgelaw.words.typeset import typeset


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_index_has_every_summary(language: Language) -> None:
    script = search_index(language).decode()
    index = json.loads(script.removeprefix("window.lawIndex = ").removesuffix(";\n"))
    held = {
        (text, edition): number for text, numbers in index["entries"] for edition, (number, _, _) in numbers.items()
    }
    assert "<" not in script
    for drawer in drawers():
        for entry in drawer.data.provision.values():
            for edition in entry.in_:
                assert (typeset(entry.text(language, edition), Words(language, edition)), edition) in held
    assert all(title for names in index["titles"].values() for title in names.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_from_a_to_z(language: Language) -> None:
    for edition in EDITIONS:
        found = letters(edition, language)
        initials = [letter.letter for letter in found]
        assert len(initials) == len(set(initials))
        assert initials == sorted(initials, key=lambda letter: collated(letter, language))
        assert all(heading.laws for letter in found for heading in letter.words)


def test_order_of_a_language() -> None:
    assert sorted(["øst", "åpen", "ære", "zebra"], key=lambda w: collated(w, "nb")) == ["zebra", "ære", "øst", "åpen"]
    assert sorted(["eu", "étui", "et"], key=lambda w: collated(w, "fr")) == ["et", "étui", "eu"]


def test_words_that_differ_are_marked() -> None:
    old, new = runs("the bid is lost at once", "the bid stands")
    assert "".join(run.text for run in old) == "the bid is lost at once"
    assert [run.text for run in old if run.other] == ["is lost at once"]
    assert [run.text for run in new if run.other] == ["stands"]
    assert runs("same", "same") == (runs("same", "same")[0],) * 2
