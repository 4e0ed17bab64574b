"""What is said of acts that changed nothing, and of answers that are kept: in words, without the ids of acts."""

from __future__ import annotations

import re

import pytest

from bridgelaw.api.table import Table
from bridgelaw.formats.record import from_plain
from bridgelaw.table.vocabulary import LANGUAGES
from bridgelaw.words.telling import view_of
from bridgelaw.words.telling.remarks import remarks
from bridgelaw.words.telling.to_tell import AnswerToTell
from tests.kit.lines import act
from tests.kit.speakers import speaker

LOW = ("N call 1S id=opening", "E call 1H id=low", "S attention low", "S summon id=called")
IN_VAIN = {"en": "changes nothing", "fr": "ne change rien", "nb": "endrer ingenting"}
ASKED = ("director explain_options", "S choose reject_call", "E substitute 2H id=put")


def said(language: str, *lines: str) -> list[str]:
    plain = {"bridgelaw": 1, "dealer": "N", "acts": [act(line) for line in lines]}
    record = from_plain(plain)
    table = Table.of(record)
    for happened in record.acts:
        table.do(happened)
    return [line.text for line in remarks(AnswerToTell(table.answer(), view_of(plain), speaker(language)))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_answer_that_is_kept_is_not_in_vain(language: str) -> None:
    [line] = said(language, *LOW, *ASKED, "director find damage no of=low id=early")
    assert IN_VAIN[language] not in line.lower()
    assert not re.search(r"\b(low|put|early|called|a\d+)\b", line), line
    assert "?." not in line


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_would_do_something_names_the_act_in_words(language: str) -> None:
    order, early = "director rule rectify of=low id=sentence9", "director find serious_error no of=opening"
    lines = said(language, *LOW, *ASKED, order, early)
    assert any(IN_VAIN[language] in line.lower() for line in lines), lines
    assert not any(re.search(r"\b(low|put|sentence9|called|opening|a\d+)\b", line) for line in lines), lines


def test_once_a_score_has_been_given_no_answer_is_said_to_be_kept() -> None:
    """It was given with all in mind that had been found."""
    found = (*LOW, *ASKED, "director find damage no of=low id=early")
    assert said("en", *found)
    assert said("en", *found, "S call P", "W call P", "N call P", "director adjust average_plus average_minus") == []
