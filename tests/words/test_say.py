"""Saying one thing: lazily, never raising in the product, never in another language."""

from __future__ import annotations

import logging
import subprocess
import sys
from datetime import UTC, datetime

import pytest

from bridgelaw.words import Unsayable, Words
from bridgelaw.words.messages import Messages

EN, FR, NB = (Words(language, strict=True) for language in ("en", "fr", "nb"))


@pytest.mark.parametrize("module", ["bridgelaw.words", "bridgelaw.words.telling"])
def test_importing_is_cheap(module: str) -> None:
    code = f"import sys, {module}; print([m for m in ('fluent', 'babel', 'rich') if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=240)
    assert done.stdout.strip() == "[]"


def test_only_what_is_said_is_parsed() -> None:
    messages = Messages("en")
    assert messages.pattern("irregularity-insufficient_bid", "sentence")
    values = {(name, None) for name in ("seat", "-north", "-east", "-south", "-west")}
    assert messages._added == {("irregularity-insufficient_bid", "sentence"), *values}


def test_there_are_three_languages() -> None:
    with pytest.raises(ValueError, match="no words in 'de': there are en fr nb"):
        Words("de")


def test_strict_words_refuse() -> None:
    with pytest.raises(Unsayable, match="no such message"):
        EN.say("irregularity-yawn", "label")
    with pytest.raises(Unsayable, match="seat"):
        EN.say("irregularity-revoke", "sentence", suit="S")


@pytest.mark.parametrize(("language", "label"), [("en", "Revoke"), ("fr", "Renonce"), ("nb", "Revoke")])
def test_the_product_says_what_it_can(language: str, label: str, caplog: pytest.LogCaptureFixture) -> None:
    words = Words(language)
    with caplog.at_level(logging.WARNING):
        assert words.say("irregularity-revoke", "sentence", suit="S") == label
        assert words.say("irregularity-yawn", "sentence") == "irregularity-yawn"
    assert [record.levelname for record in caplog.records] == ["WARNING", "WARNING"]
    assert words.attempt("irregularity-revoke", "sentence", suit="S") is None
    assert words.attempt("-east") is None


def test_words_of_an_edition() -> None:
    old = FR.under("1997")
    assert old.say("edition-serious_error") == "erreur grossière"
    assert old.strict
    assert old.under(1997) is old
    assert FR.say("edition-serious_error") == "erreur extrêmement grave"
    assert NB.under(1997).say("rectification-none", "label") == "Ingen straff"


@pytest.mark.parametrize(
    ("code", "said", "short", "spoken", "label"),
    [
        ("1NT", "1NT 1SA 1NT", "1NT 1SA 1NT", "one no trump|un sans-atout|en grand", "1NT 1SA 1NT"),
        ("2D", "2♦ 2♦ 2♦", "2♦ 2♦ 2♦", "two diamonds|deux carreaux|to ruter", "2♦ 2♦ 2♦"),
        ("P", "Pass Passe pass", "Pass Passe pass", "pass|passe|pass", "Pass Passe Pass"),
        ("X", "Double Contre dobling", "X X D", "double|contre|dobler", "Double Contre Dobler"),
        (
            "XX",
            "Redouble Surcontre redobling",
            "XX XX RD",
            "redouble|surcontre|redobler",
            "Redouble Surcontre Redobler",
        ),
        ("8C", "8♣ 8♣ 8♣", "8♣ 8♣ 8♣", "8 clubs|8 trèfles|8 kløver", "8♣ 8♣ 8♣"),
    ],
)
def test_calls(code: str, said: str, short: str, spoken: str, label: str) -> None:
    assert [w.call(code) for w in (EN, FR, NB)] == said.split()
    assert [w.call(code, "short") for w in (EN, FR, NB)] == short.split()
    assert [w.call(code, "spoken") for w in (EN, FR, NB)] == spoken.split("|")
    assert [w.call(code, "label") for w in (EN, FR, NB)] == label.split()


def test_terms() -> None:
    assert [w.card("HJ") for w in (EN, FR, NB)] == ["♥J", "♥V", "♥kn"]
    assert [w.card("CT", "spoken") for w in (EN, FR, NB)] == ["ten of clubs", "dix de trèfle", "kløver ti"]
    assert EN.card("the knave") == "the knave"
    assert EN.call("pas") == "pas"
    assert [w.seat("W") for w in (EN, FR, NB)] == ["West", "Ouest", "Vest"]
    assert [w.seat("director") for w in (EN, FR, NB)] == ["The Director", "L’arbitre", "TL"]
    assert [w.side("EW") for w in (EN, FR, NB)] == ["East–West", "Est-Ouest", "Øst–Vest"]
    assert [w.suit("NT") for w in (EN, FR, NB)] == ["no trump", "sans-atout", "grand"]


def test_contracts() -> None:
    assert [w.contract("4SX", "W") for w in (EN, FR, NB)] == [
        "4♠ doubled, played by West", "4♠ contré, joué par Ouest", "4♠ doblet i Vest",
    ]  # fmt: skip
    assert [w.contract("3NT") for w in (EN, FR, NB)] == ["3NT", "3SA", "3NT"]
    assert [w.contract("P") for w in (EN, FR, NB)] == ["Passed out", "Donne passée", "Rundpass"]
    assert EN.contract("4Z") == "4Z"


def test_provisions() -> None:
    assert [w.law("2017:27A1") for w in (EN, FR, NB)] == ["Law 27A1 (2017)", "Loi 27A1 (2017)", "§\u00a027A1 (2017)"]
    assert [w.law("2017:16B1(a)", short=True) for w in (EN, FR, NB)] == ["Law 16B1(a)", "Loi 16B1(a)", "§\u00a016B1(a)"]
    assert EN.law("1997:27", short=True) == "Law 27 (1997)"
    assert EN.law("") == ""


def test_lists_and_numbers() -> None:
    assert [w.all_of(["a", "b", "c"]) for w in (EN, FR, NB)] == ["a, b and c", "a, b et c", "a, b og c"]
    assert [w.one_of(["a", "b", "c"]) for w in (EN, FR, NB)] == ["a, b or c", "a, b ou c", "a, b eller c"]
    assert [w.all_of([]) for w in (EN, FR)] == ["", ""]
    assert EN.all_of(["a"]) == "a"
    assert [w.number(-9.5) for w in (EN, FR, NB)] == ["−9.5", "−9,5", "−9,5"]
    assert [w.number(12) for w in (EN, FR, NB)] == ["12", "12", "12"]
    assert [w.percent(60) for w in (EN, FR, NB)] == ["60%", "60\u202f%", "60\u00a0%"]
    assert EN.percent(58.333) == "58.33%"


def test_a_day_as_each_language_writes_it() -> None:
    assert [w.day("2026-08-03") for w in (EN, FR, NB)] == ["3 August 2026", "3 août 2026", "3. august 2026"]
    assert [w.day("2026-01-01") for w in (EN, FR, NB)] == ["1 January 2026", "1er janvier 2026", "1. januar 2026"]
    assert FR.day("2026-01-11") == "11 janvier 2026"
    # what a file says that is no day, or nothing
    assert [FR.day(told) for told in ("2026", "last week", "2026-02-30", "")] == ["2026", "last week", "2026-02-30", ""]


@pytest.mark.parametrize(
    ("language", "day", "time"),
    [("en", "3 May 2026", "21:04"), ("fr", "3 mai 2026", "21 h 04"), ("nb", "3. mai 2026", "21.04")],
)
def test_a_moment(language: str, day: str, time: str) -> None:
    said = Words(language, strict=True).moment(datetime(2026, 5, 3, 21, 4, tzinfo=UTC))
    assert [part.replace("\u00a0", " ") for part in said] == [day, time]
