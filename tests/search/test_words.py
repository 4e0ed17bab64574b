"""The files in which Directors' words stand: every one says something, and names what there is."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from bridgelaw.api.quick.kinds import KINDS
from bridgelaw.api.search import index as indexing
from bridgelaw.api.search import index_of, spoken
from bridgelaw.api.search.roads import roads_of
from bridgelaw.api.search.spoken import BadSearchWords, SearchWords, search_words
from bridgelaw.api.search.stems import split
from bridgelaw.laws.shelf import drawers
from bridgelaw.table.vocabulary import LANGUAGES, Language


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_says_something(language: Language) -> None:
    said, reader = search_words(language), index_of(language).reader
    assert said.stems
    assert said.quiet
    for group in said.same:
        assert len(group) > 1, group
        for expression in group:
            # one of several words must not come down to a single one that says something else
            assert len(reader.words(expression)) >= min(len(split(expression)), 2), (expression, group)
    for name, those in said.asked.items():
        assert those, name
        assert all(reader.words(each) for each in those), name
        assert not [each for each, times in Counter(those).items() if times > 1], name


def test_the_languages_have_words_for_the_same_provisions() -> None:
    """Nearly: a word or two of the field exists in one language only."""
    asked = {language: search_words(language).asked.keys() for language in LANGUAGES}
    everywhere = set.intersection(*map(set, asked.values()))
    assert all(len(everywhere) > 0.9 * len(those) for those in asked.values())


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("same = 3", "Expected `array`, got `int` - at `$.same`"),
        ("asked = [", "unclosed array"),
        ("red = 1", "Object contains unknown field `red`"),
    ],
)
def test_a_file_that_is_not_of_its_form(
    text: str, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "search.toml").write_text(text, encoding="utf-8")
    monkeypatch.setattr(spoken, "files", lambda package: tmp_path)
    assert search_words("fr") == SearchWords()  # a language may do without
    with pytest.raises(BadSearchWords, match=r"^words/en/search\.toml: ") as error:
        search_words("en")
    assert reason in str(error.value)


def test_a_provision_that_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(indexing, "search_words", lambda language: SearchWords(asked={"law27.nothing": ("too low",)}))
    with pytest.raises(BadSearchWords, match=r"words/en/search\.toml: asked: no drawer has law27\.nothing"):
        indexing.index_of.__wrapped__("en")


def test_every_road_leads_somewhere() -> None:
    """Each kind of quick ruling stands beside some provision, and what it names is there."""
    names = {f"{drawer.name}.{key}": entry for drawer in drawers() for key, entry in drawer.data.provision.items()}
    known = {*names, *(drawer.name for drawer in drawers())}
    assert [lead for kind in KINDS.values() for lead in kind.leads if lead not in known] == []
    found = {road for name, entry in names.items() for road in roads_of(name, entry.in_.values())}
    assert found == KINDS.keys()
