"""What counts as the same word, what a number finds, and what is not found."""

from __future__ import annotations

import pytest

from bridgelaw.api.search import find, index_of
from bridgelaw.api.search.ranking import MOST, numbers_in
from bridgelaw.api.search.stems import fold, split, stem
from bridgelaw.lawbook.editions import EDITIONS, Edition
from bridgelaw.table.vocabulary import LANGUAGES, Language


def numbers(question: str, language: Language = "en", edition: Edition | None = "2017") -> list[str]:
    return [hit.number for hit in find(index_of(language), question, edition)]


def test_whole_words_only() -> None:
    """`UI` is no part of `suit`, nor any word found by a piece of it."""
    assert {"requir", "claim"} <= index_of("en").terms.keys()
    assert not set(numbers("UI")) & set(numbers("suit"))
    assert numbers("uthor") == numbers("equires") == numbers("laim") == []


@pytest.mark.parametrize(
    ("language", "one", "other"),
    [
        ("en", "revoke", "revoked"),
        ("en", "unauthorized information", "unauthorised information"),
        ("en", "the opponent on the left", "LHO"),
        ("en", "psyche", "psychic"),
        ("fr", "levée", "LEVEES"),
        ("fr", "hésitation du partenaire", "hesitation du partenaire"),
        ("fr", "renonce", "renonces"),
        ("nb", "tilkalle turneringslederen", "tilkalle TL"),
        ("nb", "påpekt", "påpeke"),
        ("nb", "motspiller", "motspilleren"),
    ],
)
def test_the_same_is_found(language: Language, one: str, other: str) -> None:
    assert set(numbers(one, language)) & set(numbers(other, language))


def test_letters_of_a_language_are_no_accents() -> None:
    assert fold("måtte", "æøå") == "måtte"
    assert fold("levée cœur", "") == "levee coeur"
    assert stem("après", "french", "") == "apres"
    assert split("L’as de cœur, 13 cartes: C 7") == ["as", "de", "cœur", "13", "cartes", "7"]


@pytest.mark.parametrize("nothing", ["", "  ", "?!", "xyzzy", "the of and", "constructor"])
def test_nothing_is_found(nothing: str) -> None:
    assert numbers(nothing) == []


@pytest.mark.parametrize(
    ("question", "found"),
    [
        ("27B1", ["27B1"]),
        ("27b1(A)", ["27B1(a)"]),
        ("27", ["27"]),
        ("Law 27", ["27"]),
        ("§27", ["27"]),
        ("7C", ["7C"]),
        ("he bid 7C", []),
        ("law 7C", ["7C"]),
        ("10C2 and 9A4?", ["10C2", "9A4"]),
        ("14 cards", []),
        ("trick 12", []),
        ("outlaw 27", []),
    ],
)
def test_numbers_in_a_question(question: str, found: list[str]) -> None:
    assert numbers_in(question, ("Law", "Laws"))[0] == found


def test_a_number_leads_to_what_stands_there() -> None:
    assert numbers("27B1") == ["27B1(a)", "27B1(b)"]
    assert numbers("27B1", edition="1997") == ["27B1(a)", "27B1(b)"]
    assert numbers("Loi 16B1(b)", "fr") == ["16B1(b)"]
    assert numbers("27")[0] == "27"
    assert numbers("81C8", edition="1997") == ["81C8"]
    assert numbers("81C8") == []


def test_an_edition_is_looked_through_alone() -> None:
    for edition in EDITIONS:
        for hit in find(index_of("en"), "spectator drew attention to an irregularity", edition):
            assert hit.edition == edition
            assert all(provision.numbers[edition] == hit.number for provision in hit.provisions)


def test_without_an_edition_each_provision_is_where_the_newest_has_it() -> None:
    hits = find(index_of("en"), "spectator drew attention to an irregularity", None)
    assert {hit.edition for hit in hits} > {EDITIONS[-1]}  # 11B ended with 1997
    for hit in hits:
        assert all([*provision.numbers.items()][-1] == (hit.edition, hit.number) for provision in hit.provisions)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_more_than_a_reader_looks_at(language: Language) -> None:
    for question in ("partner", "arbitre", "makker", "1 2 3", "a" * 10_000, "revoke " * 200):
        hits = find(index_of(language), question, None)
        assert len(hits) <= MOST
        assert [hit.score for hit in hits] == sorted((hit.score for hit in hits), reverse=True)
