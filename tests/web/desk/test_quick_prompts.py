"""Of wrong information the page asks which call it was about and what was said; what was withdrawn is told to both
sides."""

from __future__ import annotations

from urllib.parse import parse_qsl

import pytest

from bridgelaw.api.quick.road import quick
from bridgelaw.lawbook.editions import EDITIONS
from bridgelaw.table.vocabulary import LANGUAGES
from bridgelaw.web.desk.quick_address import address_of
from bridgelaw.web.desk.quick_view import QuickView, view_quick
from bridgelaw.words import Words
from tests.web.desk.test_told_quickly import letter_on

ABOUT = "start=wrong_explanation&by=W&call=1C&explanation=natural&stage=auction&noticed_by=partner&turn=S"
CHANGED = f"{ABOUT}&calls_since=P+P+P&agreement=majors&misinformation=yes&would_have_acted=yes&choose=change_call:X"
_BY_HEART = {"1997": ("16C1", "16C2"), "2007": ("16D1", "16D2"), "2017": ("16C1", "16C2")}


def seen(query: str, laws: str = "2017", language: str = "en") -> QuickView:
    at = address_of([*parse_qsl(query), ("laws", laws)])
    found = quick(at.start, at.answers, laws=laws, authority="wbf")
    return view_quick(found, at, Words(language, int(laws)))


def _asked(query: str, language: str = "en") -> str:
    ask = seen(query, language=language).ask
    assert ask is not None
    return ask.key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("start", "asked"), [("wrong_explanation", ["call", "explanation"]), ("missing_alert", ["call"])]
)
def test_which_call_it_was_about_is_asked_before_the_rest(start: str, asked: list[str], language: str) -> None:
    query = f"start={start}&by=W"
    for key in asked:
        assert _asked(query, language) == key
        ask = seen(query, language=language).ask
        assert ask is not None
        assert ask.none is not None, "nobody need know it"
        assert f"{key}=unknown" in ask.none.href
        query += f"&{key}=unknown"
    assert _asked(query, language) == "stage"
    words = Words(language, 2017)
    # what would have to be written is left out, whether anybody knows it or not
    left = {"call": "quick-nobody-knows", "explanation": "quick-not-now"}
    assert [chip.text for chip in seen(query, language=language).chips[1:]] == [words.say(left[key]) for key in asked]


def test_a_program_is_asked_no_more_than_before() -> None:
    ask = quick("wrong_explanation", [("by", "W")], laws="2017", authority="wbf").ask
    assert ask is not None
    assert ask.key == "stage"


def test_what_nobody_knows_is_no_fact_of_the_letter() -> None:
    known = [("by", "W"), ("call", "unknown"), ("explanation", "unknown"), ("stage", "ended")]
    known.append(("noticed_by", "partner"))
    answers = [*known, ("declarer", "S"), ("agreement", "majors"), ("misinformation", "yes")]
    told = letter_on("wrong_explanation", answers)
    assert "Call explained" not in told
    assert "unknown" not in told
    named = [(key, {"call": "1C", "explanation": "natural"}.get(key, value)) for key, value in answers]
    said = letter_on("wrong_explanation", named)
    assert "Call explained: 1♣" in said
    assert "What was said of it: natural" in said


@pytest.mark.parametrize("laws", EDITIONS)
def test_each_side_is_told_what_it_may_make_of_a_call_that_is_withdrawn(laws: str) -> None:
    view = seen(CHANGED, laws)
    stands = " ".join(line.law or "" for line in view.stands)
    assert all(number in stands for number in _BY_HEART[laws])
    known = [line.text for line in view.known if "The pass by" in line.text]
    assert [text.split(":")[0] for text in known].count("Unauthorised") == 2
    assert any(text.startswith("Authorised") for text in known)
    kept = seen(CHANGED.replace("change_call:X", "change_call:P"), laws)
    assert not any(number in (line.law or "") for line in kept.stands for number in _BY_HEART[laws])


_REVOKE = "start=revoke&declarer=S&by=W&suit=H"
_WRONG = "start=wrong_explanation&by=E&call=1C&explanation=natural"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("query", "told"),
    [
        (_REVOKE, ["found=in_play&next_trick=none"]),
        (f"{_WRONG}&stage=clarification&noticed_by=partner", [f"turn={one}&calls_since=P+P+P" for one in "NS"]),
        (f"{_WRONG}&stage=auction&noticed_by=partner", [f"turn={one}&calls_since=none" for one in "NS"]),
    ],
)
def test_what_is_mostly_told_in_one_breath_is_one_tap(query: str, told: list[str], language: str) -> None:
    ask = seen(query, language=language).ask
    assert ask is not None
    assert [tap.href.rpartition(f"&{ask.key}=")[2] for tap in ask.together] == [one.partition("=")[2] for one in told]
    for tap in ask.together:
        after = seen(tap.href.partition("?")[2], language=language)
        assert not after.unused
        assert after.ask is not None
        assert after.ask.key not in ("next_trick", "calls_since"), "it has been told"
        assert len({tap.text, *(one.text for one in ask.taps)}) == len(ask.taps) + 1


def test_what_is_asked_anew_takes_no_other_answer_with_it() -> None:
    at = address_of([*parse_qsl(f"{_REVOKE}&found=in_play&card=C3&next_trick=E")])
    again = seen(at.asking_again(3, rare=False).href.partition("?")[2]).ask
    assert again is not None
    assert again.key == "found"
    assert not again.together


@pytest.mark.parametrize("start", ["wrong_explanation&explanation=natural", "missing_alert"])
def test_who_changes_a_call_is_not_offered_the_same_one(start: str) -> None:
    """That it stays as it is has a tap of its own."""
    told = f"start={start}&by=W&call=1C&stage=auction&noticed_by=partner&turn=S&calls_since=P+P+P"
    view = seen(f"{told}&agreement=majors&misinformation=yes&would_have_acted=yes")
    (option,) = (one for read in view.readings for one in read.options if one.id == "change_call")
    assert option.leave is not None
    assert "X" in option.by_code
    assert "P" not in option.by_code
