"""A record in prose says what happened, and no more: what was said, led or cancelled, by which Law, for how long."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from bridgelaw.api.table import followed
from bridgelaw.formats.record import loads, plain_record
from bridgelaw.table.vocabulary import LANGUAGES, Language
from bridgelaw.words.telling import tell, view_of
from tests.kit.lines import act
from tests.kit.speakers import speaker

Line = str | dict[str, Any]


def told(*lines: Line, language: Language = "en", laws: int = 2017, dealer: str = "N", **more: Any) -> str:
    """The record of these acts in prose, in one line."""
    acts = [act(line) if isinstance(line, str) else line for line in lines]
    read = loads(json.dumps({"bridgelaw": 1, "laws": laws, "dealer": dealer, "acts": acts, **more}))
    prose = tell(followed(read).answer(), view_of(plain_record(read)), speaker(language, str(laws)), width=2000)
    return " ".join(" ".join(prose).split())


# 20C1, 47E1

TO_THE_LEAD = ("E call 1NT", "S call P", "W call 3NT", "N call P", "E call P", "S call P")
YES: Line = {"by": "E", "explain": "yes"}
WHOSE_LEAD = (*TO_THE_LEAD, "N ask 'my lead?' about=lead", YES, "N play HA id=led", "S attention of=led", "S summon")
BACK = (*WHOSE_LEAD, "director explain_options", "director rule cancel of=led", "director resume")


def test_an_answer_about_the_lead_is_no_explanation_of_a_call() -> None:
    said = told(*BACK, dealer="E")
    assert "East answered North’s question whose lead it was: “yes”. What opponents answer may be used." in said
    assert "explained a call" not in said
    assert "The side that had been told wrongly whose lead it was may use what was shown." in said
    assert "offending side" not in said
    assert "without further rectification: an opponent had told North that it was North’s lead." in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_asked_is_named(language: Language) -> None:
    asked = {"en": "North’s question", "fr": "la question de Nord", "nb": "Nords spørsmål"}[language]
    assert asked in told(*BACK, language=language, dealer="E")


# 24: shown, or led


@pytest.mark.parametrize("laws", [1997, 2007, 2017])
def test_a_card_led_during_the_auction(laws: int) -> None:
    acts = ["N call 1NT", "E call P", "S play D6 id=led", "N attention of=led", "W summon"]
    said = told(*acts, "director rule rectify of=led", "director resume", laws=laws)
    assert "South led ♦6 before the auction period was over." in said
    assert "♦6 must be left face up on the table until the auction period ends." in said
    assert "was withdrawn" not in said
    assert "showed ♦6" not in said


def test_a_card_shown_was_not_led() -> None:
    acts = ["N call 1NT", "E call P", "S expose D6 how=faced id=up", "N attention of=up", "W summon"]
    said = told(*acts, "director rule rectify of=up", "director resume")
    assert "South showed ♦6 before play had begun." in said
    assert "♦6 must be left face up" in said
    assert "South led" not in said


def test_who_must_pass_is_offered_no_other_call() -> None:
    acts = ["N call 1NT", "E play D6 id=led", "S attention of=led", "S summon", "director rule rectify of=led"]
    said = told(*acts, "director resume", "E call P", "S call P")
    assert "West must pass when next to call." in said
    assert "West may pass and make no other call" in said
    assert "West may call" not in said


# 29B: cancelled, 25B or 27B: taken back


def test_a_call_that_the_law_cancels_was_not_withdrawn() -> None:
    acts = ["N call 1C", "S call 1H id=out", "E attention of=out", "W summon", "director explain_options"]
    said = told(*acts, "W choose reject_call of=out", "director resume")
    assert "1♥ by South was cancelled. The" in said
    assert "1♥ by South was withdrawn" not in said


def test_a_call_taken_back_was_not_cancelled() -> None:
    acts = ["N call 1S", "E call 1H id=low", "S attention of=low", "S summon", "director explain_options"]
    said = told(*acts, "S choose reject_call of=low", "E substitute 3C of=low", "director resume")
    assert "1♥ by East was withdrawn." in said
    assert "was cancelled" not in said


# 27B2: for the rest of the auction


def test_how_long_partner_had_to_pass() -> None:
    acts = ["N call 1S", "E call 1H id=low", "S attention of=low", "S summon", "director explain_options"]
    acts += ["S choose reject_call of=low", "E substitute 3C of=low", "director find comparable_call no of=a7"]
    acts += ["director resume", "S call 3S", "W call P", "N call P", "E call P"]
    assert "West had to pass until the end of the auction." in told(*acts)


# 16A1(c), 21B1(a): what opponents learn by procedure, and by a missing alert


@pytest.mark.parametrize(("line", "reason", "law"), [
    ("S convey no_alert of=a1", "It may be used; if an alert was due, it was misinformation.", "Law 16A1(c)"),
    ("S ask 'What is it?' of=a2", "An opponent’s question may be used.", "Law 16A1(c)"),
    ("S convey hesitation", "An inference may be drawn from it, at one’s own risk.", "Law 73D1"),
])  # fmt: skip
def test_at_their_own_risk_is_for_tempo_and_manner(line: str, reason: str, law: str) -> None:
    said = told("N call 2D", "E call 2H", line)
    assert reason in said
    assert law in said
    assert ("own risk" in said) == (law == "Law 73D1")


# 20F1, 20F5(a): against the Laws, and usable all the same


def test_what_was_explained_by_the_wrong_player() -> None:
    said = told("N call 2D", "E call P", "S call 2H", "W ask 'What is it?' of=a1", "N explain 'both majors' of=a1")
    assert "North explained a call that South should have explained." in said
    assert "North explained 2♦. It may be used despite the irregularity." in said


def test_an_explanation_by_the_right_player_is_as_the_laws_provide() -> None:
    said = told("N call 2D", "E call P", "S call 2H", "W ask 'What is it?' of=a1", "S explain 'both majors' of=a1")
    assert "Opponents’ alerts, explanations, restatements and corrections may be used" in said
    assert "all the same" not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_alert_was_corrected_and_no_explanation(language: Language) -> None:
    said = told("N call 1S", "S alert of=a1 id=al", "N correct 'needs no alert' of=al", language=language)
    wrong = {"en": "South’s alert was wrong", "fr": "l’alerte de Sud était erronée", "nb": "Syds alert var feil"}
    assert said.count(wrong[language]) >= 2
    asked = {"en": "Was the alert of 1♠ mistaken?", "fr": "L’alerte de 1♠ était-elle", "nb": "Var alerten av 1♠ feil?"}
    assert asked[language] in said
    assert {"en": "explanation of 1♠", "fr": "L’explication de", "nb": "forklaringen av"}[language] not in said


# 16B1: what has to be unmistakable


def test_only_a_hesitation_has_to_be_unmistakable() -> None:
    asked = ["E call P", "S call 2S", "W summon", "director find facts_agreed yes of=told"]
    remark = told("N convey remark id=told text='two spades'", *asked)
    pause = told("N convey hesitation id=told", *asked)
    assert "unmistakably" not in remark
    assert "pause for thought" not in remark
    assert "unmistakably" in pause


def test_a_remark_stands_in_quotation_marks() -> None:
    said = told("N call 1D", "S convey remark id=told text='two spades'", "E call P", "W summon")
    assert "South made a remark (“two spades”)." in said


def test_what_was_agreed_the_director_has_not_found() -> None:
    acts = ["N call 1S", "E call P", "S convey hesitation id=told", "S call P", "W summon"]
    made = "director find information_made_available yes of=told"
    agreed = told(*acts, "director find facts_agreed yes of=told", made)
    found = told(*acts, "director find facts_agreed no of=told", made)
    assert "South paused noticeably (agreed by the players)" in agreed
    assert "(found by the Director)" not in agreed
    assert "South paused noticeably (found by the Director)" in found


# 54A


def test_declarer_who_has_begun_must_spread_it_all() -> None:
    shown: Line = {"by": "E", "expose": ["SA", "SK"], "how": "faced", "of": "led"}
    said = told(*TO_THE_LEAD, "N play HA id=led", shown, "S summon", dealer="E")
    assert "The lead is accepted. East must spread the whole hand and becomes dummy; West becomes declarer." in said
    assert "No rectification" not in said


# 27B1: no further rectification


def test_no_further_rectification() -> None:
    acts = ["N call 1S", "E call 1H id=low", "S attention of=low", "S summon", "director explain_options"]
    said = told(*acts, "S choose reject_call of=low", "E substitute 2H of=low", "director resume")
    assert "No rectification is applied." not in said


# 9B2: until the Director has explained


def test_nobody_may_call_until_the_director_has_explained_and_then_until_it_is_chosen() -> None:
    acts = ["N call 1S", "E call 1H id=low", "S attention of=low", "S summon"]
    before, after = told(*acts), told(*acts, "director explain_options")
    assert "No player shall take any action until the Director has explained what follows." in before
    assert "Nobody else calls or plays until South has chosen." in after
    assert "until the Director has explained" not in after
    assert "South must choose without consulting North." in after


# 9B1(a), 9B2, 11A, 90A

IGNORANT = [
    "S call 1D", "W call 1S", "N call 1H id=low", "E attention of=low", "N substitute 3D", "E call P", "S call 3NT",
    "W call P", "N call P", "E call P", "director result 7", "N summon", "director find may_have_gained yes of=low",
]  # fmt: skip
ADJUSTED = {"by": "director", "adjust": {
    "kind": "assigned",
    "ns": [{"contract": "3NT", "by": "S", "tricks": 7}], "ew": [{"contract": "3D", "by": "S", "tricks": 9}],
}}  # fmt: skip
FINED = {"by": "director", "penalize": {
    "side": "EW", "unit": "percent", "amount": 10, "kind": "procedural", "reason": "Director not called",
}}  # fmt: skip


def ignorant(language: Language = "en") -> str:
    more: dict[str, Any] = {"scoring": "mp", "vulnerable": "NS"}
    return told(*IGNORANT, ADJUSTED, FINED, language=language, dealer="S", **more)


def test_what_an_opponent_did_in_ignorance() -> None:
    said = ignorant()
    assert "the Director was not called at once." in said
    assert "nobody called the Director" not in said
    assert "North bid 3♦ before the Director had explained what follows." in said
    assert said.count("Director not called at once · ") == 0
    assert said.count("procedural penalty") + said.count("Procedural penalty") == 1
    assert "East–West loses the advantage gained" in said
    assert "adjusts the score for the irregularity" not in said
    assert "North–South keeps the result at the table: 3NT by South, down 2, North–South −200." in said
    assert "Assigned adjusted score for East–West: 3♦ by South, made, −110." in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_side_that_keeps_its_score(language: Language) -> None:
    keeps = {"en": "North–South keeps its score", "fr": "Nord-Sud garde sa marque", "nb": "Nord–Syd beholder scoren"}
    assert keeps[language] in ignorant(language)


# 16D2: what the Director can do, and has done

LEARNT = ("N learn overheard id=heard", "N summon", "director find interferes yes of=heard")


@pytest.mark.parametrize(("laws", "score"), [(1997, "an artificial"), (2007, "an artificial"), (2017, "an")])
def test_what_score_it_is(laws: int, score: str) -> None:
    assert f"Cancel the board and give {score} adjusted score" in told(*LEARNT, laws=laws)


def test_nothing_is_left_to_choose_once_a_score_is_given() -> None:
    said = told(*LEARNT, "director adjust average_plus average_plus")
    assert "The Director chooses" not in said
    assert "The Director gives an adjusted score." in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_board_that_is_dealt_again(language: Language) -> None:
    said = told(*LEARNT, "director choose redeal", "director resume", language=language, laws=2007)
    again = {"en": "The board is dealt again.", "fr": "La donne est redonnée.", "nb": "Spillet gis på nytt."}
    call = {"en": "North to call", "fr": "À Nord de parler", "nb": "Nord skal melde"}
    assert again[language] in said
    assert call[language] not in said


def test_questions_left_when_the_score_was_given() -> None:
    acts = ["N call 1S", "E call P", "S convey hesitation id=told", "S call P", "W summon"]
    assert "For the Director to decide" in told(*acts)
    assert "Left undecided" in told(*acts, "director adjust average average")


# 16B2


def test_who_has_reserved_is_not_offered_it_again() -> None:
    said = told("N call 1S", "E call P", "S convey hesitation id=told", "S call 2S", "W reserve of=told")
    assert "West has reserved the right to call the Director later." in said
    assert re.search(r"East may [^.]*reserve the right to call the Director later", said)
    assert not re.search(r"West may [^.]*reserve the right", said)
