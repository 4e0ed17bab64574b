"""Every message as it can come out: the grammar that a rule can see, and the words of the glossary."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from tests.words.ftl import FILES, LANGUAGES, source
from tests.words.grammar import EXEMPT, faults, glossary, rejected
from tests.words.renderings import renderings

LAWS = sorted(Path(str(files("bridgelaw").joinpath("laws"))).glob("*/law.toml"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_wrong_by_a_rule(language: str) -> None:
    found = {
        (one.name, rule): f"{where!r} in {one.text}"
        for one in renderings(language)
        for rule, where in faults(language, one.text)
        if (one.name, rule) not in EXEMPT
    }
    assert not found


@pytest.mark.parametrize(
    ("language", "text", "rule"),
    [
        ("fr", "le tour de Est", "elision"), ("fr", "une part de honneur", "elision"), ("fr", "si il joue", "s’il"),
        ("fr", "à le mort", "contraction"), ("fr", "de les cartes", "contraction"), ("fr", "1.5 point", "decimal"),
        ("fr", "0 levées", "number"), ("fr", "1,5 points", "number"), ("fr", "la la carte", "doubled"),
        ("fr", "une contrat", "gender"), ("fr", "le levée", "gender"), ("fr", "un defenseur ou défenseur", "rejected"),
        ("fr", "elle devient un cas de cette donne", "rejected"), ("fr", "réécrire le dossier", "rejected"),
        ("fr", "le camp innocent", "rejected"), ("fr", "un constat de l’arbitre", "rejected"),
        ("fr", "une fiche ambulante", "rejected"), ("fr", "Nord a transmis une information", "rejected"),
        ("en", "a opponent", "article"), ("en", "1 tricks", "number"), ("en", "1,5 points", "decimal"),
        ("en", "the the lead", "doubled"), ("en", "an unwonted pause", "rejected"),
        ("nb", "en straffekort", "gender"), ("nb", "et motspiller", "gender"), ("nb", "1.5 poeng", "decimal"),
        ("nb", "han anket", "rejected"), ("nb", "og og", "doubled"),
    ],
)  # fmt: skip
def test_the_rules_see_what_they_are_for(language: str, text: str, rule: str) -> None:
    assert rule in dict(faults(language, text))


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("fr", "la déclaration d’Est est maintenue"), ("fr", "pour le jouer, à les reprendre"), ("fr", "1 fois, 0 cas"),
        ("fr", "une demi-heure hors tour, de hors tour"), ("en", "1 trick of 1.5"), ("nb", "et straffekort på 1,5"),
    ],
)  # fmt: skip
def test_what_is_right_passes(language: str, text: str) -> None:
    assert not list(faults(language, text))


@pytest.mark.parametrize("law", LAWS, ids=[law.parent.name[:5] for law in LAWS])
def test_no_summary_uses_a_word_that_is_rejected(law: Path) -> None:
    for line in law.read_text("utf-8").splitlines():
        key, _, text = line.partition(" = ")
        language = key.rpartition(".")[2]
        if language in LANGUAGES:
            assert not rejected(language).search(text), line


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_glossary_is_in_use(language: str) -> None:
    """So that nobody follows a glossary which the program does not follow itself."""
    said = "\n".join(source(language, file) for file in FILES).lower()
    said += "\n".join(law.read_text("utf-8") for law in LAWS).lower()
    assert not [one["id"] for one in glossary() if language in one and one[language].lower() not in said]


def test_a_notion_stands_there_once_and_its_patterns_can_be_read() -> None:
    ids = [one["id"] for one in glossary()]
    assert len(ids) == len(set(ids)) > 70
    for one in glossary():
        assert set(one) <= {"id", *LANGUAGES, *(f"{language}_gender" for language in LANGUAGES), "rejected"}, one
        for language, patterns in one.get("rejected", {}).items():
            assert all(re.compile(pattern) for pattern in patterns)
            assert language not in one or not re.search("|".join(patterns), one[language], re.IGNORECASE), one["id"]
