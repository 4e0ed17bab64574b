"""What is told beside a Question: the provision that says it, and what its answers mean by the Law that asks."""

from __future__ import annotations

import pytest

from bridgelaw.answer.model import Answer
from bridgelaw.api.table import followed
from bridgelaw.api.worked import worked_cases
from bridgelaw.formats.record import loads, plain_record
from bridgelaw.laws.shelf import drawer_names
from bridgelaw.words.telling import view_of
from bridgelaw.words.telling.answered import question_why
from bridgelaw.words.telling.ask import questions
from bridgelaw.words.telling.chosen import chosen_text
from bridgelaw.words.telling.pieces import Piece, pieces
from bridgelaw.words.telling.speech import meaning
from bridgelaw.words.telling.statements import statement
from bridgelaw.words.telling.to_tell import AnswerToTell
from tests.kit.speakers import speaker
from tests.words.answers import RECORD, VIEW, everything, question

LANGUAGES = ("en", "fr", "nb")
CLAIMED = view_of(RECORD | {"acts": [*RECORD["acts"], {"by": "S", "claim": 3, "id": "claimed"}]})


def to_tell(kind: str, law: str, *, of: str = "a4", language: str = "en") -> AnswerToTell:
    edition = law.partition(":")[0]
    asked = everything(laws=int(edition), questions=[question(kind, of=of, law=law)])
    return AnswerToTell(asked, CLAIMED if of == "claimed" else VIEW, speaker(language, edition))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("kind", "law", "told"),
    [
        ("facts_agreed", "1997:16A", ["84", "85A"]),
        ("facts_agreed", "2007:16B1(a)", ["84", "85A1"]),
        ("facts_agreed", "2017:16B1(a)", ["84", "85A1"]),
        ("comparable_call", "2007:27B1(b)", ["27B1(b)"]),
        ("comparable_call", "2017:27B1(b)", ["27B1(b)", "23A"]),
        ("comparable_call", "2017:31A2(a)", ["31A2(a)", "23A"]),
        ("logical_alternatives", "1997:16A", ["16A"]),
        ("logical_alternatives", "2017:16A3", ["16A3", "16B1(b)"]),
        ("logical_alternatives", "2017:16B1(b)", ["16B1(b)"]),
    ],
)
def test_the_provisions_that_say_it_stand_beside_it(kind: str, law: str, told: list[str], language: str) -> None:
    here = to_tell(kind, law, language=language)
    cited = [here.words.law(f"{law[:4]}:{number}", short=True) for number in told]
    assert [line.law for line in questions(here) if line.law] == cited


def test_on_the_page_too() -> None:
    here = to_tell("facts_agreed", "2017:16B1(a)")
    (piece,) = pieces(here, viewer="director")["questions"]
    assert isinstance(piece, Piece)
    assert piece.law_label == "Law 85A1"


@pytest.mark.parametrize(
    ("law", "which", "said"),
    [
        ("2007:27B1(b)", "no", "partner must pass to the end of the auction"),
        ("2017:27B1(b)", "no", "partner must pass to the end of the auction"),
        ("2017:30B1(b)(i)", "no", "partner must pass when next to call"),
        ("2017:31A2(a)", "no", "partner must pass when next to call"),
        ("2017:32A2(a)", "no", "partner must pass when next to call"),
        ("2017:26A", "no", "the lead may be restricted"),
        ("2017:26A", "yes", "the lead is free"),
        ("2017:27B1(b)", "yes", "no further rectification"),
    ],
)
def test_how_long_partner_is_silent_hangs_on_the_law_that_asks(law: str, which: str, said: str) -> None:
    words = speaker("en", law[:4])
    assert said in (meaning(words, "question-comparable_call", which, law) or "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_artificial_bid_closes_the_free_correction_in_1997_alone(language: str) -> None:
    kind = "question-lowest_same_denomination_artificial"
    closed, compared = (meaning(speaker(language, edition), kind, "yes") for edition in ("1997", "2007"))
    assert closed != compared
    assert compared is not None
    assert not {"closed", "exclue", "utelukket"} & set(compared.rstrip(".").split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_law_of_1997_does_not_measure_alternatives(language: str) -> None:
    kind = "question-logical_alternatives"
    assert len({speaker(language, edition).say(kind, "why") for edition in ("1997", "2007", "2017")}) == 2
    assert len({speaker(language, edition).say(kind, "sentence", seat="N") for edition in ("1997", "2007")}) == 2


@pytest.mark.parametrize(
    ("law", "asked", "denied"),
    [
        ("1997:27B1(b)", "Did the irregularity tell so much", "told so much that the other side may be damaged"),
        ("2007:27D", "Could the outcome well have been different", "the outcome could well have been different"),
        ("2017:23C", "Could the outcome well have been different", "the outcome could well have been different"),
        ("2017:50E3", "Could the outcome well have been different", "the outcome could well have been different"),
        ("2007:55C", "Could declarer’s line of play rest on", "declarer’s line of play could rest on"),
    ],
)
def test_help_is_asked_about_as_each_law_has_it(law: str, asked: str, denied: str) -> None:
    here = to_tell("assisted", law)
    told = [line.text for line in questions(here)]
    assert any(text.startswith(asked) for text in told), told
    assert any("look for damage" in text for text in told), told
    put = {"kind": "assisted", "of": "a4", "seat": "E", "law": law, "because": []}
    said = statement(here, put, value=False)
    assert said.startswith("It is not established that")
    assert denied in said


@pytest.mark.parametrize("edition", ["1997", "2007", "2017"])
def test_tricks_lost_to_a_forgotten_trump_are_asked_for_as_the_last_condition(edition: str) -> None:
    by_doubt, by_trump = (
        "\n".join(line.text for line in questions(to_tell("normal_line", f"{edition}:{law}", of="claimed")))
        for law in ("70A", "70C")
    )
    assert "worst of the normal lines" in by_doubt
    assert "Tricks go over only if normal play could lose one to that trump." in by_trump


@pytest.mark.parametrize(("law", "excluded"), [("1997:70", True), ("2007:70", False), ("2017:70", False)])
def test_what_is_irrational_is_no_normal_play_only_where_the_edition_says_so(law: str, excluded: bool) -> None:
    here = to_tell("normal_line", law, of="claimed")
    assert isinstance(here.answer, Answer)
    (asked,) = here.answer.questions
    assert ("as long as it is not irrational" in question_why(here, asked)) == excluded


def test_a_card_that_was_no_penalty_card_is_accepted_or_refused() -> None:
    (package,) = (name for name in drawer_names() if "law52_" in name)
    (worked, *_) = [one for one in worked_cases(package) if "has-the-penalty-card-played" in one.slug]
    answers = list(followed(worked.record, laws="2017").answers())
    view, words = view_of(plain_record(worked.record)), speaker("en", "2017")
    offering = next(one for one in answers if "accept_card" in [option.id for option in one.options])
    offered = pieces(AnswerToTell(offering, view, words), viewer="director")["options"]
    told = [(one.label, one.sentence) for one in offered if isinstance(one, Piece)]
    assert [label for label, _ in told] == ["Accept the card", "Refuse the card"]
    assert "a penalty card that is not played stays one" in told[0][1]
    refused = chosen_text(AnswerToTell(answers[-1], view, words), "declined")
    assert refused == "South refused ♣10: the penalty card is played in its place."


SPECTATOR = """
bridgelaw: 1
laws: 1997
dealer: E
acts:
  - {by: E, call: 1H}
  - {by: S, call: 2C}
  - {by: W, call: 1NT}
  - {by: spectator, attention: true, of: a3, responsible: NS}
  - {by: N, summon: true}
"""


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Does North–South lose its right"), ("fr", "Le camp Nord-Sud perd-il"), ("nb", "Mister Nord–Syd retten")],
)
def test_the_side_of_the_spectator_may_lose_its_right(language: str, said: str) -> None:
    record = loads(SPECTATOR)
    here = AnswerToTell(followed(record).answer(), view_of(plain_record(record)), speaker(language, "1997"))
    assert any(line.text.startswith(said) for line in questions(here))
