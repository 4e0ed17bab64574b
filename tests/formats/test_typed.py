"""What a Director types becomes plain data of the record format."""

from __future__ import annotations

from typing import Any

import pytest

from bridgelaw.formats import typed
from bridgelaw.formats.awards import AWARD
from bridgelaw.formats.errors import Wrong
from bridgelaw.words.spelling import hand, spelled


def one(contract: str, by: str, tricks: int, weight: Any = None) -> dict[str, Any]:
    return {"contract": contract, "by": by, "tricks": tricks} | ({"weight": weight} if weight else {})


def one_passed(weight: str) -> dict[str, Any]:
    return {"contract": "P", "weight": weight}


@pytest.mark.parametrize(
    ("text", "award"),
    [
        ("4S S 10", {"kind": "assigned", "ns": [one("4S", "S", 10)]}),
        ("4sx by s -2", {"kind": "assigned", "ns": [one("4SX", "S", 8)]}),
        ("3NT W =", {"kind": "assigned", "ns": [one("3NT", "W", 9)]}),
        ("60% 2S E 8, 40% 2S E +1", {"kind": "assigned", "ns": [one("2S", "E", 8, "3/5"), one("2S", "E", 9, "2/5")]}),
        ("1/3 4H N 10; 2/3 4H N 9", {"kind": "assigned", "ns": [one("4H", "N", 10, "1/3"), one("4H", "N", 9, "2/3")]}),
        ("0.5 1H N 7, 0,5 P", {"kind": "assigned", "ns": [one("1H", "N", 7, "1/2"), one_passed("1/2")]}),
        ("P", {"kind": "assigned", "ns": [{"contract": "P"}]}),
        ("NS: 4S S 10; EW: 4S S 9", {"kind": "assigned", "ns": [one("4S", "S", 10)], "ew": [one("4S", "S", 9)]}),
        ("average_plus / average_minus", {"kind": "artificial", "ns": "average_plus", "ew": "average_minus"}),
        ("av+ / av", {"kind": "artificial", "ns": "average_plus", "ew": "average"}),
        ("60% / 45", {"kind": "artificial", "ns": 60.0, "ew": 45.0}),
    ],
)  # fmt: skip
def test_awards(text: str, award: dict[str, Any]) -> None:
    assert typed.award(text) == award
    AWARD.read(award)


@pytest.mark.parametrize("text", ["", "4S", "4S S", "60% / ", "more", "EW: 4S S 10", "4S S 10 and more", "x 4S S 10"])
def test_what_is_no_award_is_refused(text: str) -> None:
    with pytest.raises(Wrong):
        AWARD.read(typed.award(text))


def test_penalties() -> None:
    assert typed.penalty("ns 10 % late") == {"side": "NS", "unit": "percent", "amount": 10.0, "reason": "late"}
    assert typed.penalty("EW 0.5 VP") == {"side": "EW", "unit": "vp", "amount": 0.5}
    with pytest.raises(Wrong):
        typed.penalty("EW much")


@pytest.mark.parametrize(
    ("kind", "text", "language", "value"),
    [
        ("damage", "yes", "en", True),
        ("damage", "N", "nb", False),
        ("damage", "ja", "nb", True),
        ("damage", "non", "fr", False),
        ("damage", "o", "fr", True),
        ("damage", "perhaps", "en", "perhaps"),
        ("suggested", "4S, x hk", "en", ["4S", "X", "HK"]),
        ("suggested", "4sa passe 4♠", "fr", ["4NT", "P", "4S"]),
        ("suggested", "d ♥K", "nb", ["X", "HK"]),
        ("suggested", "-", "en", []),
        ("specified_suits", "h nt", "en", ["H", "NT"]),
        ("normal_line", "7", "en", 7),
        ("normal_line", "seven", "en", "seven"),
        ("intended_designation", "roi de cœur", "fr", "HK"),
        ("agreement", " both majors ", "en", "both majors"),
        ("poll", "asked: 5, chose: {P: 5}", "en", {"asked": 5, "chose": {"P": 5}}),
        ("poll", "{asked", "en", "{asked"),
    ],
)
def test_answers(kind: str, text: str, language: str, value: Any) -> None:
    assert typed.answer(kind, text, spelled(language)) == value


@pytest.mark.parametrize("language", ["en", "fr", "nb"])
def test_a_hand_is_read_in_international_letters_in_every_language(language: str) -> None:
    """Beside the language's own, where those are not letters of another rank."""
    assert hand("732.K43.Q72.AK62", language) == "732.K43.Q72.AK62"
    assert hand("AKQJT..J2.98765", language) == "AKQJT..J2.98765"
    own = {"en": "AKQJ10.-.J2.98765", "fr": "ARDV10.-.V2.98765", "nb": "AKDKn10.-.Kn2.98765"}
    assert hand(own[language], language) == "AKQJT..J2.98765"
