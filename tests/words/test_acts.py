"""One act in a sentence: every verb of the record format, and what a viewer is shown of it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from bridgelaw.languages import LANGUAGES
from bridgelaw.table.acts import VERBS
from bridgelaw.words import Unsayable, Words
from bridgelaw.words.telling.acts import act_line, verb_of
from bridgelaw.words.telling.ready import ONCE_READY, READY, in_readers_words

WORDS = {language: Words(language, strict=True) for language in LANGUAGES}

# an act, the call that it is about, the card that lay there, and its sentence
TOLD: list[tuple[dict[str, Any], str, str, str]] = [
    ({"by": "S", "call": "1NT"}, "", "", "South: 1NT"),
    ({"by": "S", "substitute": "2H"}, "", "", "South replaces the call by 2♥."),
    (
        {"by": "S", "substitute": "2H", "unintended": True},
        "",
        "",
        "South says that the call was a slip and 2♥ was meant.",
    ),
    ({"by": "S", "retract": "play"}, "", "", "South takes back the card."),
    ({"by": "S", "play": "HK"}, "", "", "South plays ♥K."),
    ({"by": "S", "play": "HK", "from": "N"}, "", "", "South plays ♥K from dummy."),
    ({"by": "W", "play": True, "down": True}, "", "", "West leads face down."),
    ({"by": "W", "face": True}, "", "D4", "West faces the opening lead: ♦4."),
    ({"by": "S", "explain": "clubs"}, "2C", "", "South explains 2♣: clubs"),
    ({"by": "S", "explain": "clubs"}, "", "", "South explains the auction: clubs"),
    ({"by": "S", "ask": "what is that?"}, "2C", "", "South asks about 2♣: what is that?"),
    ({"by": "S", "ask": "Que signifie cette déclaration\u202f?"}, "2C", "", "South asks about 2♣: What does it mean?"),
    ({"by": "S", "contest": True, "text": "A trump is out."}, "", "", "South contests the claim: “A trump is out”."),
    ({"by": "S", "contest": True, "text": "And then..."}, "", "", "South contests the claim: “And then...”."),
    ({"by": "S", "alert": True}, "2C", "", "South alerts 2♣."),
    ({"by": "S", "restate": ["1S", "P"]}, "", "", "South restates the calls: 1♠ and Pass"),
    ({"by": "S", "restate": "right"}, "", "", "South restates the calls: as they were made"),
    ({"by": "E", "appeal": True}, "", "", "East–West appeals against the ruling."),
    ({"by": "S", "score": 9}, "", "", "South enters the result: 9 tricks"),
    ({"by": "director", "state": "extra_card", "seat": "N"}, "", "", "North has a card too many."),
    ({"by": "director", "choose": "redeal", "call": "1S"}, "", "", "The Director chooses: Redeal"),
    ({"by": "director", "rule": "accept"}, "", "", "The Director rules: Accepted"),
    ({"by": "director", "penalize": {"side": "NS"}}, "", "", "Penalty for North–South: Procedural penalty"),
    ({"by": "director", "decide_appeal": "upheld"}, "", "", "The ruling is upheld."),
]


@pytest.mark.parametrize(("act", "call", "card", "said"), TOLD, ids=[said for *_, said in TOLD])
def test_an_act_is_told(act: dict[str, Any], call: str, card: str, said: str) -> None:
    assert act_line(act, WORDS["en"], call=call, card=card) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_verb_has_its_sentence(language: str) -> None:
    """None of these acts falls back to the name of its verb."""
    words = WORDS[language]
    for act, call, card, _ in TOLD:
        label = words.say(f"act-{verb_of(act)}", "label")
        bare = words.say("answer-plain", text=label, seat=str(act["by"]))
        assert act_line(act, words, call=call, card=card) != bare, act


class Lacking(Words):
    """The words of a language in which one message is not there yet."""

    def __init__(self, message: str) -> None:
        super().__init__("en", strict=True)
        self._lacks = message

    def _render(self, id: str, attribute: str | None, args: dict[str, str | float]) -> tuple[str | None, str]:
        return (None, "not there") if id == self._lacks else super()._render(id, attribute, args)


@pytest.mark.parametrize(
    ("act", "message"),
    [
        ({"by": "S", "substitute": "2H"}, "act-substitute"),
        ({"by": "director", "choose": "redeal"}, "option-redeal"),
        ({"by": "director", "find": "damage", "answer": True}, "question-damage"),
    ],
)
def test_what_a_language_lacks_is_named(act: dict[str, Any], message: str) -> None:
    with pytest.raises(Unsayable, match=rf"^en {message}\.label: not there"):
        act_line(act, Lacking(message))


def test_the_verb_of_a_choice_is_not_the_call_that_it_makes() -> None:
    assert verb_of({"by": "N", "call": "2H", "choose": "change_call"}) == "choose"
    assert all(verb_of({"by": "N", verb: True}) == verb for verb in VERBS)


def test_what_the_page_has_ready_is_read_by_each_in_his_language() -> None:
    page = Path(__file__).parents[2] / "page" / "src"
    source = (page / "lib" / "forms.ts").read_text("utf-8")
    lists = re.findall(r"(?:ready: \(\) =>|LINES =|TRUMPS =) \[[^\]]*\]", source)
    offered = re.findall(r'"(page-[a-z-]+)"', "".join(lists))
    assert sorted(READY) == sorted(offered)
    for message in (*READY, *ONCE_READY):
        said = Words("nb").say(message)
        assert in_readers_words(said, Words("fr")) == Words("fr").say(message)
    assert in_readers_words("clubs", Words("fr")) == "clubs"
