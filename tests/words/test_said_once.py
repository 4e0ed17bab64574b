"""What is said once, and no more than is so: a penalty, a reason, whose choice a ruling waits for, a hand in a line."""

from __future__ import annotations

import pytest

from bridgelaw.formats.record import loads
from bridgelaw.words.telling.claims import NBSP, cards_left
from bridgelaw.words.telling.information import information
from bridgelaw.words.telling.quoting import language_of
from bridgelaw.words.telling.to_tell import AnswerToTell
from bridgelaw.words.telling.view import view_of
from tests.kit.rulings import HESITATION, answered, example, letter_of
from tests.kit.speakers import speaker
from tests.words.answers import RECORD, everything

LED_OUT_OF_TURN = """
bridgelaw: 1
laws: 2017
dealer: S
vulnerable: None
acts:
- {by: S, call: 1NT}
- {by: W, call: P}
- {by: N, call: P}
- {by: E, call: P}
- {by: E, play: H5, id: led}
- {by: N, attention: true, of: led}
- {by: S, summon: true}
- {by: director, explain_options: true}
"""


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Procedural penalty to North–South: 10% of a top."),
        ("nb", "Prosedyrestraff for Nord–Syd: 10\u00a0% av topp."),
    ],
)
def test_a_procedural_penalty_is_told_once_with_its_law(language: str, said: str) -> None:
    letter = letter_of(answered(example("hesitation"), *HESITATION, "penalize=NS 10 percent late"), language)
    told = [(one.text, one.law) for one in letter.decision.paragraphs]
    about = [(text, law) for text, law in told if "rocedural" in text or "rosedyre" in text]
    assert [text for text, _ in about] == [said]
    assert about[0][1].endswith("90A")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "South has still to choose; what follows depends on that choice."),
        ("fr", "Sud doit encore choisir\u202f; la suite dépend de ce choix."),
        ("nb", "Syd har ennå et valg å ta; det som følger, avhenger av valget."),
    ],
)
def test_while_a_player_is_to_choose_it_is_not_the_director_who_has_not_decided(language: str, said: str) -> None:
    letter = letter_of(loads(LED_OUT_OF_TURN), language)
    assert [one.text for one in letter.decision.paragraphs if one.style == "strong"][-1:] == [said]


def test_cards_left_are_broken_between_suits_alone() -> None:
    act = {"claim": {"hands": "N:AKQ.2.. - - -"}}
    assert f"♠{NBSP}A{NBSP}K{NBSP}Q ♥{NBSP}2" in cards_left(act, speaker("en"))


def test_what_is_so_for_one_reason_stands_together_with_the_reason_once() -> None:
    entry = {"status": "unauthorized", "law": "law16.from_partner", "from": "N", "since": "a1", "because": ["asked"]}
    ledger = {"S": [entry | {"kind": kind, "about": "asked"} for kind in ("hesitation", "remark", "gesture")]}
    other = entry | {"kind": "question", "about": "asked", "status": "authorized"}
    ledger["S"].insert(1, other)
    lines = list(information(AnswerToTell(everything(information=ledger), view_of(RECORD), speaker("en"))))
    assert [line.text.count("This came from partner") for line in lines[1:]] == [1, 0]
    assert lines[1].text.index("paused") < lines[1].text.index("remark") < lines[1].text.index("gesture")


@pytest.mark.parametrize(
    ("title", "language"),
    [
        ("Slow double removed to spades", "en"), ("Opening lead out of turn", "en"),
        ("Enchère insuffisante", "fr"), ("Renonce du mort", "fr"),
        ("Utspill utenfor tur", "nb"), ("Nøling før pass", "nb"), ("Bord 4, par 7", ""),
    ],
)  # fmt: skip
def test_a_title_is_known_by_the_words_of_the_game(title: str, language: str) -> None:
    assert language_of(title) == language
