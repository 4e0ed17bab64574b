"""The deposit of an authority is told in the language of the letter; that of a table as it was typed."""

from __future__ import annotations

import pytest

from bridgelaw.lawbook.authorities import AUTHORITIES
from bridgelaw.laws.shelf import open_book
from bridgelaw.table.vocabulary import LANGUAGES
from bridgelaw.words import Words
from bridgelaw.words.telling.settings import deposit_in_words

SET = [one for one in AUTHORITIES if open_book("2017", one).regulations.appeal_deposit not in ("none", "unknown")]


@pytest.mark.parametrize("authority", SET)
def test_what_an_authority_has_set_is_told_in_each_language(authority: str) -> None:
    value = open_book("2017", authority).regulations.appeal_deposit
    told = [deposit_in_words(value, Words(language, "2017")) for language in LANGUAGES]
    assert told[LANGUAGES.index("en")] == value
    assert len(set(told)) == len(LANGUAGES), "a sentence of its own in each"


def test_what_a_table_has_set_stands_as_it_was_typed() -> None:
    assert SET, "there is one to be told"
    assert deposit_in_words("50", Words("fr", "2017")) == "50"
