"""Where several things were irregular on a board, what is asked or ruled says about which of them."""

from __future__ import annotations

import msgspec
import pytest

from bridgelaw.answer.model import Question, Ruling
from bridgelaw.words.telling.answered import question_in_words
from bridgelaw.words.telling.rulings import ruling_text
from bridgelaw.words.telling.to_tell import AnswerToTell
from tests.kit.speakers import speaker
from tests.words.answers import VIEW, everything, irregularity, question

BOTH = [irregularity("insufficient_bid", act="a4"), irregularity("revoke", id="i2")]
DAMAGE = question("damage", of="a4", law="2017:21B3")
NOTHING = {"irregularity": "i1", "rectification": "none", "law": "2017:21B3", "because": ["a4"], "transfer": 0}


ADJUSTED = NOTHING | {"rectification": "adjusted_score"}


def told(language: str, *, several: bool) -> tuple[str, ...]:
    """The Question of damage by the first of them, and the rulings that nothing follows from it, or another score."""
    found = BOTH if several else BOTH[:1]
    answer = everything(irregularities=found, questions=[DAMAGE], rulings=[NOTHING])
    to_tell = AnswerToTell(answer, VIEW, speaker(language))
    ruled = (ruling_text(to_tell, msgspec.convert(one, Ruling)) for one in (NOTHING, ADJUSTED))
    return (question_in_words(to_tell, msgspec.convert(DAMAGE, Question)), *ruled)


@pytest.mark.parametrize("language", ["en", "fr", "nb"])
def test_damage_and_nothing_name_their_matter(language: str) -> None:
    for alone, named in zip(told(language, several=False), told(language, several=True), strict=True):
        assert "(" not in alone
        assert "(" in named


def test_in_english() -> None:
    asked, ruled, adjusted = told("en", several=True)
    assert asked.startswith("Was the non-offending side damaged by the infraction (insufficient bid")
    assert ruled.startswith("For the irregularity (insufficient bid")
    assert adjusted.startswith("The Director adjusts the score for the irregularity (insufficient bid")
