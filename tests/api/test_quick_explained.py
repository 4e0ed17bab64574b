"""The quick ruling of wrong information tells the right explanation where it is known, and which call it was about."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bridgelaw.api.quick.road import quick
from bridgelaw.cli.main import app
from bridgelaw.lawbook.editions import EDITIONS

Read = Callable[..., str]
IN_AUCTION = "by=N stage=auction turn=E calls_since=P"
TOLD = {"en": "The agreement about 2♦: “majors”.", "fr": "2♦", "nb": "2♦"}


@pytest.fixture
def read(capfd: pytest.CaptureFixture[str]) -> Read:
    """What the terminal says, as one line."""

    def said(start: str, answers: str, laws: str = "2017", language: str = "en") -> str:
        given = [part for answer in answers.split() for part in ("--answer", answer.replace("+", " "))]
        run = app(with_help=False)
        asked = ["ruling", "--start", start, *given, "--laws", laws, "--language", language]
        assert not run(asked, result_action="return_value")
        return " ".join(capfd.readouterr().out.split())

    return said


@pytest.mark.parametrize("laws", EDITIONS)
@pytest.mark.parametrize("start", ["wrong_explanation", "missing_alert"])
def test_it_is_read_out_once_it_is_found(read: Read, start: str, laws: str) -> None:
    facts = f"{IN_AUCTION} noticed_by=explainer agreement=majors"
    told = "The agreement: “majors”."
    assert told not in read(start, facts, laws)
    assert told not in read(start, f"{facts} misinformation=no", laws)
    found = read(start, f"{facts} misinformation=yes would_have_acted=yes", laws)
    assert found.index(told) < found.index("East may choose")


@pytest.mark.parametrize("language", list(TOLD))
def test_which_call_it_was_may_be_told(read: Read, language: str) -> None:
    facts = f"{IN_AUCTION} noticed_by=explainer call=2D explanation=natural agreement=majors misinformation=yes"
    assert read("wrong_explanation", facts, "2017", language).count("2♦") > 1
    found = read("wrong_explanation", f"{facts} would_have_acted=yes", "2017", language)
    assert TOLD[language] in found
    assert "majors" in found


def test_nothing_more_is_asked_of_who_does_not_want_to_tell_it() -> None:
    facts = [tuple(one.split("=")) for one in f"{IN_AUCTION} noticed_by=opponents misinformation=yes".split()]
    found = quick("wrong_explanation", [(key, value) for key, value in facts], laws="2017", authority="wbf")
    assert found.ask is not None
    assert found.ask.key == "would_have_acted"
    assert {"call", "explanation", "right_explanation"} <= set(found.more)


def test_his_own_side_is_asked_what_was_agreed() -> None:
    facts = [tuple(one.split("=")) for one in f"{IN_AUCTION} noticed_by=explainer".split()]
    found = quick("wrong_explanation", [(key, value) for key, value in facts], laws="2017", authority="wbf")
    assert found.ask is not None
    assert found.ask.key == "agreement"
    assert "right_explanation" not in found.more


def test_where_the_opponents_say_so_the_director_tells_what_is_right(read: Read) -> None:
    facts = f"{IN_AUCTION} noticed_by=opponents misinformation=yes would_have_acted=yes right_explanation=majors"
    assert "The agreement: “majors”." in read("wrong_explanation", facts)


@pytest.mark.parametrize(
    ("call", "declarers"), [("2D", {"N", "S"}), ("XX", {"N", "S"}), ("X", {"E", "W"}), ("P", set("NESW"))]
)
def test_who_can_be_declarer_hangs_on_the_call(call: str, declarers: set[str]) -> None:
    told = [("call", call), ("by", "N"), ("stage", "clarification"), ("noticed_by", "explainer"), ("turn", "W")]
    told.append(("calls_since", "P P P" if call != "P" else "P P"))
    asked = quick("wrong_explanation", told, laws="2017", authority="wbf").ask
    assert asked is not None
    assert set(asked.choices or ()) == declarers
    for one in sorted(declarers - ({"N", "S"} if call == "P" else set())):
        answer = quick("wrong_explanation", [*told, ("declarer", one)], laws="2017", authority="wbf").answer
        assert answer is not None
        assert (answer.phase, answer.declarer) == ("clarification", one)


def test_a_call_that_cannot_have_come_before_the_others_is_only_kept(read: Read) -> None:
    facts = "by=N stage=auction turn=W calls_since=P+2H noticed_by=explainer call=4S agreement=clubs misinformation=yes"
    found = read("wrong_explanation", facts)
    assert "Which call was explained? 4♠" in found
    assert "insufficient" not in found.lower()


@pytest.mark.parametrize(("by", "partner"), [("North", "South"), ("East", "West")])
def test_who_says_so_is_asked_by_name(read: Read, by: str, partner: str) -> None:
    asked = read("wrong_explanation", f"by={by[0]} stage=auction")
    assert f"noticed_by=explainer {by}, who gave it noticed_by=partner {partner} noticed_by=opponents" in asked


@pytest.mark.parametrize(("call", "asked"), [("1C", "agreement"), ("2C", "declarer"), ("P", "declarer")])
def test_who_is_declarer_follows_from_the_lowest_bid_of_a_denomination(call: str, asked: str) -> None:
    """His partner cannot have named it before: nobody need be asked."""
    told = [("call", call), ("by", "N"), ("stage", "clarification"), ("noticed_by", "partner"), ("turn", "W")]
    told.append(("calls_since", "P P P" if call != "P" else "P P"))
    found = quick("wrong_explanation", told, laws="2017", authority="wbf")
    assert found.ask is not None
    assert found.ask.key == asked
    if asked == "agreement":
        assert found.table is not None
        assert found.table.situation.declarer is not None
        assert found.table.situation.declarer.value == "S"
