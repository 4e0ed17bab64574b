"""Every kind of Question, answered in every way: a sentence, in each language and edition."""

from __future__ import annotations

from typing import Any

import pytest

from bridgelaw.lawbook.editions import EDITIONS
from bridgelaw.table import vocabulary as v
from bridgelaw.words.telling.statements import statement
from bridgelaw.words.telling.to_tell import AnswerToTell, Plain
from tests.kit.speakers import speaker
from tests.words.answers import BARE, VIEW, everything, irregularity

TOLD_OTHERWISE = ("poll", "evidence", "revoke_facts")
"""A poll and a card have lines of their own, and the facts of a revoke are told among the facts."""
ANSWERS: dict[str, tuple[Any, ...]] = {
    "denominations": ([], ["H"], ["H", "NT"]),
    "actions": ([], ["3D"], ["P", "3D", "HK"]),
    "text": ("one long major.",),
    "tricks": (0, 1, 4),
    "card": ("HK",),
    "act": ("nothing", "a2"),
}


def answers(kind: str) -> tuple[Any, ...]:
    return ANSWERS[v.LISTED_QUESTIONS[kind]] if kind in v.LISTED_QUESTIONS else (True, False)


def asked(kind: str, of: str | None, law: str) -> Plain:
    return {"kind": kind, "of": of, "seat": "E" if of else None, "law": law, "status": "answered", "answers": []}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("language", v.LANGUAGES)
def test_every_answer_is_a_sentence(language: str, edition: str) -> None:
    """Whatever is known of it: an act that the record has, or nothing at all. None is a question with its answer."""
    words = speaker(language, edition)
    several = [irregularity("insufficient_bid"), irregularity("revoke", id="i2")]
    for broken in ([], several[:1], several):
        for view, about in ((VIEW, ("a4", "a5", "p5", "said", "asked", "watched")), (BARE, (None,))):
            to_tell = AnswerToTell(everything(laws=int(edition), irregularities=broken), view, words)
            for kind in set(v.QUESTIONS) - set(TOLD_OTHERWISE):
                for value in answers(kind):
                    for of in about:
                        for law in (f"{edition}:99", f"{edition}:64C"):
                            told = statement(to_tell, asked(kind, of, law), value)
                            assert told.endswith("."), (kind, value, told)
                            assert "?" not in told, (kind, value, told)
                            assert not set("{}_$") & set(told), (kind, value, told)


@pytest.mark.parametrize("language", v.LANGUAGES)
def test_the_answers_say_different_things(language: str) -> None:
    to_tell = AnswerToTell(everything(), VIEW, speaker(language))
    for kind in set(v.QUESTIONS) - set(TOLD_OTHERWISE):
        told = [statement(to_tell, asked(kind, "a5", "2017:99"), value) for value in answers(kind)]
        assert len(set(told)) == len(told), told


@pytest.mark.parametrize(
    ("language", "edition", "said"),
    [
        ("en", "2007", "The information could demonstrably have suggested 3♦ to East."),
        ("en", "2017", "The information demonstrably suggested 3♦ to East."),
        ("fr", "1997", "L’information pouvait manifestement suggérer 3♦ à Est."),
        ("nb", "2017", "Informasjonen foreslo påviselig 3♦ for Øst."),
    ],
)
def test_what_was_suggested_has_the_force_of_the_edition(language: str, edition: str, said: str) -> None:
    to_tell = AnswerToTell(everything(laws=int(edition)), VIEW, speaker(language, edition))
    assert statement(to_tell, asked("suggested", "a5", f"{edition}:16"), ["3D"]) == said


def test_it_is_said_which_of_two_irregularities_helped() -> None:
    broken = [irregularity("insufficient_bid"), irregularity("opening_lead_out_of_turn", id="i2")]
    to_tell = AnswerToTell(everything(irregularities=broken), VIEW, speaker("en"))
    assert statement(to_tell, asked("assisted", "a4", "2017:27D"), value=False) == (
        "It is not established that the outcome could well have been different without the help that the irregularity"
        " (insufficient bid: 1♦) gave."
    )
    alone = AnswerToTell(everything(irregularities=broken[:1]), VIEW, speaker("en"))
    assert "insufficient" not in statement(alone, asked("assisted", "a4", "2017:27D"), value=False)


def test_a_call_that_was_influenced_is_named_with_the_bid_that_it_was_made_over() -> None:
    to_tell = AnswerToTell(everything(), VIEW, speaker("en"))
    said = statement(to_tell, {**asked("would_have_acted", "a2", "2017:21B1(a)"), "seat": "W"}, value=True)
    assert said == "The wrong information could well have influenced West’s 1♠ over 1♥."


@pytest.mark.parametrize(
    ("law", "language", "told"),
    [
        ("2017:21B1(a)", "en", "The wrong information could not well have influenced West’s 1♠ over 1♥."),
        ("1997:21B1", "en", "West’s 1♠ over 1♥ was probably not due to the wrong information."),
        ("2017:21B1(a)", "nb", "Feilinformasjonen kan neppe ha påvirket Vests 1♠ over 1♥."),
    ],
)
def test_nobody_has_to_prove_that_wrong_information_influenced_him(law: str, language: str, told: str) -> None:
    to_tell = AnswerToTell(everything(laws=int(law[:4])), VIEW, speaker(language, law[:4]))
    assert statement(to_tell, {**asked("would_have_acted", "a2", law), "seat": "W"}, value=False) == told
