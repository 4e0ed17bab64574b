"""A call that was never meant, as its player says: the Director is told which; the ruling says which stands."""

from __future__ import annotations

import json

import pytest

from bridgelaw.api.table import followed
from bridgelaw.formats.record import loads, plain_record
from bridgelaw.lawbook.editions import EDITIONS
from bridgelaw.table.vocabulary import LANGUAGES, Language
from bridgelaw.words.telling import view_of
from bridgelaw.words.telling.ask import questions
from bridgelaw.words.telling.rulings import rulings
from bridgelaw.words.telling.to_tell import AnswerToTell
from tests.kit.speakers import speaker

PUT_RIGHT = {
    "en": "{made} by East was a slip: 2♥, which was meant, takes its place.",
    "fr": "La déclaration {made} d’Est était un lapsus\u00a0: la déclaration voulue (2♥) prend sa place.",
    "nb": "{made} fra Øst var et feilgrep: 2♥, som var ment, settes i stedet.",
}
SAYS = {
    "en": "East says that {made} was a slip and that 2♥ was meant.",
    "fr": "Au dire d’Est, la déclaration {made} était un lapsus\u00a0: c’est 2♥ qui était voulu.",
    "nb": "Øst sier at {made} var et feilgrep, og at 2♥ var ment.",
}


def told(edition: str, language: Language, made: str, *more: dict[str, object], says: bool = True) -> AnswerToTell:
    change = {"by": "E", "substitute": "2H", "of": "slip", "id": "meant"} | ({"unintended": True} if says else {})
    acts = [
        {"by": "N", "call": "1S"},
        {"by": "E", "call": made, "id": "slip"},
        change,
        {"by": "S", "summon": True},
        *more,
    ]
    record = {"bridgelaw": 1, "title": "A slip", "laws": int(edition), "board": 1, "acts": acts}
    read = loads(json.dumps(record))
    return AnswerToTell(followed(read).answer(), view_of(plain_record(read)), speaker(language, edition))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("made", ["1NT", "1H"])
def test_the_ruling_says_which_call_takes_the_place_of_which(edition: str, language: Language, made: str) -> None:
    found = told(edition, language, made, {"by": "director", "find": "unintended_call", "of": "meant", "value": True})
    said = " ".join(line.text for line in rulings(found))
    assert PUT_RIGHT[language].format(made=found.words.call(made)) in said


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("made", ["1NT", "1H"])
def test_the_director_is_told_that_a_slip_is_claimed(edition: str, language: Language, made: str) -> None:
    found = told(edition, language, made)
    said = " ".join(line.text for line in questions(found))
    assert SAYS[language].format(made=found.words.call(made)) in said


@pytest.mark.parametrize("edition", EDITIONS)
def test_who_has_claimed_nothing_is_not_said_to(edition: str) -> None:
    said = " ".join(line.text for line in questions(told(edition, "en", "1NT", says=False)))
    assert "Was 1NT by East a slip, never intended" in said
    assert "says" not in said
