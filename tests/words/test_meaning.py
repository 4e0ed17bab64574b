"""What yes or no means as an answer: the word stands there once, whether its sentence begins with it or not."""

from __future__ import annotations

import re

import pytest

from bridgelaw.languages import LANGUAGES
from bridgelaw.lawbook.editions import EDITIONS
from bridgelaw.table.vocabulary import QUESTIONS
from bridgelaw.words import Words
from bridgelaw.words.telling.speech import meaning

_LAWS = ("26", "27", "30", "64", "70")


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_word_is_said_once(language: str, edition: str) -> None:
    words, seen = Words(language, edition), 0
    for kind in QUESTIONS:
        for which in ("yes", "no"):
            word = words.say(f"questions-{which}")
            for law in ("", *(f"{edition}:{number}" for number in _LAWS)):
                text = meaning(words, f"question-{kind}", which, law)
                if text is None:
                    continue
                seen += 1
                assert len(re.findall(rf"\b{word}\b", text, re.IGNORECASE)) <= 1 or not re.match(
                    rf"{word}\b\W+{word}\b", text, re.IGNORECASE
                ), (kind, text)
                assert text.strip(), kind
                assert re.match(r"\w", text), text
    assert seen > 50


@pytest.mark.parametrize(("language", "no"), [("en", "No"), ("fr", "Non"), ("nb", "Nei")])
def test_what_says_no_more_than_the_word_is_the_word(language: str, no: str) -> None:
    assert meaning(Words(language), "question-won_with_playable_card", "no") == no
