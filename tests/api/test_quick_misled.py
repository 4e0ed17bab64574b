"""The quick ruling of wrong information: whatever a player could have called, he can change his call to (21B1)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bridgelaw.api.quick.facts import CHOOSE
from bridgelaw.api.quick.road import quick
from bridgelaw.api.quick.state import Quick
from bridgelaw.lawbook.editions import EDITIONS

MISLED = [("agreement", "both majors"), ("misinformation", "yes"), ("would_have_acted", "yes")]
CHANGED_TO = ("X", "XX", "1D", "1H", "2C", "3NT", "7NT")


def misled(start: str, told: str, laws: str, change: str = "", *, leave: bool = False) -> Quick:
    """The ruling once that is found. In `told` the calls stand with `+` between them; `leave`: nothing is changed."""
    facts = (one.partition("=") for one in f"by=E noticed_by=explainer {told}".split())
    answers = [(key, value.replace("+", " ")) for key, _, value in facts]
    choice = [(CHOOSE, f"change_call:{change}")] if change else []
    choice += [(CHOOSE, "leave:change_call")] if leave else []
    return quick(start, [*answers, *MISLED, *choice], laws=laws, authority="wbf")


def box(found: Quick) -> tuple[str, ...]:
    [option] = found.options
    assert option.id == "change_call"
    return found.box(option)


def kinds(found: Quick) -> list[str]:
    assert found.answer is not None
    return [it.kind for it in found.answer.irregularities]


@pytest.mark.parametrize("laws", EDITIONS)
@pytest.mark.parametrize("start", ["wrong_explanation", "missing_alert"])
@pytest.mark.parametrize("call", CHANGED_TO)
@pytest.mark.parametrize("told", ["turn=S calls_since=P", "turn=N calls_since=P", "turn=S calls_since=P+P"])
def test_a_pass_is_changed_to_any_other_call(start: str, told: str, call: str, laws: str) -> None:
    before = misled(start, f"stage=auction {told}", laws)
    assert call in box(before)
    assert "P" not in box(before)
    after = misled(start, f"stage=auction {told}", laws, call)
    assert kinds(after) == kinds(before)
    assert after.answer is not None
    assert [one.call for one in after.answer.auction if one.by == before.options[0].by][-1] == call


@pytest.mark.parametrize("told", [
    "stage=auction turn=S calls_since=1H+P",
    "stage=auction turn=N calls_since=P+1H+P",
    "stage=auction turn=S calls_since=X+P",
    "stage=auction turn=S calls_since=XX",
    "stage=auction turn=N calls_since=1C+P",
    "stage=auction turn=S calls_since=P+1H+P+P+P",
    "stage=clarification turn=N calls_since=1H+P+P+P",
    "stage=clarification turn=N calls_since=P+P+P declarer=W",
    "stage=clarification turn=N calls_since=P+P+P declarer=E",
    "stage=clarification turn=S calls_since=P declarer=W",
    "stage=clarification turn=S calls_since=P declarer=E",
    "stage=clarification turn=S calls_since=P+P declarer=W",
    "stage=clarification turn=S calls_since=P+P+P declarer=E",
])  # fmt: skip
def test_every_call_of_the_box_can_be_made(told: str) -> None:
    """And none of those told is made impossible by what was put in before it."""
    before = misled("wrong_explanation", told, "2017")
    assert kinds(before) == ["mistaken_explanation"]
    assert before.answer is not None
    assert before.answer.phase == ("clarification" if told.endswith("P+P+P") or "clari" in told else "auction")
    calls = box(before)
    ranks = [call for call in calls if call not in ("P", "X", "XX")]
    assert all(low < high for low, high in pairwise(ranks) if low[0] != high[0])
    for call in (*calls[:6], calls[-1]):
        assert kinds(misled("wrong_explanation", told, "2017", call)) == ["mistaken_explanation"], call


def test_the_box_holds_no_call_that_could_not_be_made() -> None:
    """Partner has bid or doubled since, or before: there is nothing to double; nobody has doubled where all passed and
    an opponent declares."""
    doubled = box(misled("wrong_explanation", "stage=clarification turn=N calls_since=1H+P+P+P", "2017"))
    assert doubled[:2] == ("1S", "1NT")
    passed = box(misled("wrong_explanation", "stage=clarification turn=N calls_since=P+P+P declarer=W", "2017"))
    assert passed[:2] == ("X", "1D")
    # three passes behind the call explained, and an opponent declares: partner has doubled, or there are more passes
    ended = box(misled("wrong_explanation", "stage=clarification turn=S calls_since=P+P declarer=W", "2017"))
    assert ended[:1] == ("1D",)


@pytest.mark.parametrize("laws", EDITIONS)
def test_nobody_may_know_whose_turn_it_was(laws: str) -> None:
    """Then the calls since the explained one are told, and of the last one it is judged whether it was influenced."""
    unknown, known = (
        misled("wrong_explanation", f"stage=auction turn={turn} calls_since=P+P+P", laws) for turn in ("unknown", "N")
    )
    assert unknown.table is not None
    assert [one.by for one in unknown.options] == [one.by for one in known.options] == ["S"]
    assert kinds(unknown) == kinds(known)
    asked = quick("wrong_explanation", [("by", "E"), ("stage", "auction"), ("noticed_by", "opponents")],
                  laws=laws, authority="wbf").ask  # fmt: skip
    assert asked is not None
    assert (asked.key, asked.choices) == ("turn", ("N", "S", "unknown"))


@pytest.mark.parametrize("laws", EDITIONS[1:])
@pytest.mark.parametrize(
    ("since", "declarer", "leader"), [("P+P+P", "W", "N"), ("P+4S+P+P+P", "E", "S"), ("P+1NT+P+3NT+P+P+P", "E", "S")]
)
def test_a_lead_that_lies_face_down_may_be_taken_back_whoever_bid_since(
    since: str, declarer: str, leader: str, laws: str
) -> None:
    """It is read out at once, and open as soon as the call before it stays: another one, and the auction goes on."""
    told = f"stage=clarification turn=N calls_since={since} lead_down=yes declarer={declarer}"
    found = misled("wrong_explanation", told, laws)
    assert [one.id for one in found.options] == ["change_call"]
    assert "law47.misinformed" in found.reads_now
    stays = misled("wrong_explanation", told, laws, leave=True)
    assert [(one.id, one.by) for one in stays.options] == [("withdraw_play", leader)]


def test_a_lead_of_the_other_side_is_none_of_it() -> None:
    """The misinformed side has declared: its opponents lead, and knew what was meant."""
    found = misled("wrong_explanation", "stage=clarification turn=N calls_since=4S+P+P+P declarer=N", "2017")
    assert "lead_down" not in found.more
    assert not [one for one in found.options if one.id == "withdraw_play"]


@pytest.mark.parametrize("laws", EDITIONS)
@pytest.mark.parametrize("start", ["wrong_explanation", "missing_alert"])
@pytest.mark.parametrize(
    ("told", "declarers"),
    [
        ("turn=S calls_since=P+3NT+P+P+P", "W E"),
        ("turn=N calls_since=P+3NT+P+P+P", "E W"),
        ("turn=S calls_since=2S+P+3S+P+P+P", "S N"),
        ("turn=S calls_since=2S+P+3S+P+4S+P+P+P", "S N"),
        ("turn=N calls_since=X+P+2H+P+P+P", "S N"),
        ("turn=S calls_since=2C+P+2D+P+2H+P+P+P", "S N"),
    ],
)
def test_who_has_named_the_denomination_first_is_asked(start: str, told: str, declarers: str, laws: str) -> None:
    """The calls before the one that was explained are not told: declarer's partner may have made the last bid (22)."""
    answers = [("by", "E"), ("stage", "clarification"), ("noticed_by", "explainer")]
    answers += [(key, value.replace("+", " ")) for key, _, value in (one.partition("=") for one in told.split())]
    asked = quick(start, answers, laws=laws, authority="wbf").ask
    assert asked is not None
    assert asked.key == "declarer"
    assert asked.choices is not None
    assert set(asked.choices) == set(declarers.split())
    for declarer in asked.choices:
        found = quick(start, [*answers, ("declarer", declarer)], laws=laws, authority="wbf")
        assert found.answer is not None
        assert found.answer.declarer == declarer


def test_who_alone_can_have_named_it_is_not_asked() -> None:
    """Nobody can have bid clubs before one club."""
    answers = [("by", "E"), ("stage", "clarification"), ("noticed_by", "explainer"), ("turn", "S")]
    found = quick("wrong_explanation", [*answers, ("calls_since", "1C P P P")], laws="2017", authority="wbf")
    assert found.ask is None or found.ask.key != "declarer"
    assert found.answer is not None
    assert found.answer.declarer == "S"
