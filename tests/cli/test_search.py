"""`bridgelaw law --search`: in words and as JSON, in each language; a number or a question, not both."""

from __future__ import annotations

import json

import pytest

from bridgelaw.cli.law import law
from bridgelaw.lawbook.editions import EDITIONS, USUAL
from bridgelaw.table.vocabulary import Language


@pytest.mark.parametrize(
    ("language", "question", "said"),
    [
        ("en", "can dummy say something", ["43A1(b)", "Dummy’s limitations", "Quick ruling: Dummy"]),
        ("fr", "enchère insuffisante, l'adversaire de gauche a déjà parlé", ["27A1", "Décision rapide"]),
        ("nb", "revoke etter spillet", ["64A", "Rask avgjørelse: Revoke", "bridgelaw ruling --start revoke"]),
    ],
)
def test_in_words(language: Language, question: str, said: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert law(search=question, language=language) == 0
    text = capsys.readouterr().out
    assert [each for each in said if each not in text] == []
    assert max(map(len, text.splitlines())) <= 80


def test_another_edition_has_other_numbers(capsys: pytest.CaptureFixture[str]) -> None:
    assert law(search="can dummy say something", laws="1997") == 0
    text = capsys.readouterr().out
    assert "9A2(b)(1)" in text
    assert "2017: 9A4 · 2007: 9A3" in text
    assert "bridgelaw ruling --start dummy --laws 1997" in text


def test_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert law(search="trump still out after a claim", json=True) == 0
    found = json.loads(capsys.readouterr().out)
    assert found.keys() == {"search", "laws", "language", "hits"}
    assert (found["laws"], found["language"]) == (int(USUAL), "en")
    first = found["hits"][0]
    assert first.keys() == {"provision", "title", "texts", "elsewhere", "roads"}
    assert first["provision"] == f"{USUAL}:70C"
    assert first["elsewhere"] == [f"{edition}:70C" for edition in reversed(EDITIONS) if edition != USUAL]
    assert first["roads"] == [{"start": "claim", "title": "Claim"}]


def test_nothing_is_found(capsys: pytest.CaptureFixture[str]) -> None:
    assert law(search="xyzzy", language="nb") == 0
    assert capsys.readouterr().out == "Ingen treff på xyzzy\n"
    assert law(search="xyzzy", json=True) == 0
    assert json.loads(capsys.readouterr().out)["hits"] == []


def test_a_number_or_a_question() -> None:
    assert law() == law(27, search="UI") == law(27, json=True) == 2
