"""An answer of a quick ruling that is given anew: what was answered later stays as far as it fits."""

from __future__ import annotations

import json

import pytest

from bridgelaw.api.quick.again import EarlierAnswer, changed, kept_of, resumed
from bridgelaw.api.quick.facts import CHOOSE, NONE, choices
from bridgelaw.api.quick.kinds import KINDS
from bridgelaw.api.quick.road import quick
from bridgelaw.formats.errors import Wrong
from tests.api.test_quick import TOO_LOW, Answers, run

CORRECTED: Answers = [
    *TOO_LOW, (CHOOSE, "reject_call"), (CHOOSE, "correct:2H"), ("specified_suits", "H"), ("specified_suits", NONE),
    ("comparable_call", "yes"),
]  # fmt: skip


def anew(key: str, value: str, answers: Answers = CORRECTED) -> tuple[Answers, Answers, Answers]:
    """What counts, waits and is left out once that is answered so."""
    found = changed("insufficient_bid", answers, key, value, laws="2017", authority="wbf")
    return list(found.answers), [one.pair for one in found.waiting], [one.pair for one in found.dropped]


def test_what_still_fits_stays() -> None:
    after, waiting, dropped = anew("last_bid", "1NT")
    assert after == [("last_bid", "1NT") if key == "last_bid" else (key, value) for key, value in CORRECTED]
    assert not waiting
    assert not dropped


def test_what_was_asked_of_another_call_is_asked_anew() -> None:
    """Which suits 1♦ specifies was never answered, and what 1♥ specifies is not taken for it."""
    after, waiting, dropped = anew("call", "1D")
    assert after == [("call", "1D") if key == "call" else (key, value) for key, value in CORRECTED[:6]]
    assert dropped == [("comparable_call", "yes")]
    assert waiting == [("specified_suits", "H"), ("specified_suits", NONE)]
    found = changed("insufficient_bid", CORRECTED, "call", "1D", laws="2017", authority="wbf")
    told = [*found.answers, ("comparable_call", "no")]
    after_all = resumed("insufficient_bid", told, found.waiting, laws="2017", authority="wbf")
    assert list(after_all.answers) == told
    assert [one.pair for one in after_all.dropped] == waiting


def test_the_choice_of_another_player_is_made_anew() -> None:
    after, _, dropped = anew("by", "W")
    assert after == [("by", "W"), *TOO_LOW[1:]]
    assert dropped[0] == (CHOOSE, "reject_call")


EXPLAINED: Answers = [
    ("by", "E"), ("stage", "auction"), ("noticed_by", "partner"), ("turn", "N"), ("calls_since", "3C P P 3H"),
    ("agreement", "majors"), ("misinformation", "yes"), ("would_have_acted", "yes"),
]  # fmt: skip


@pytest.mark.parametrize(("since", "stays"), [("4C P P 4H", False), ("3C 3D P P", False), ("3C P P 3S", True)])
def test_what_was_judged_of_a_call_over_others_is_judged_anew(since: str, stays: bool) -> None:
    """The auction is corrected: that the misinformed player might have called otherwise was said of another one."""
    found = changed("wrong_explanation", EXPLAINED, "calls_since", since, laws="2017", authority="wbf")
    judged = ("would_have_acted", "yes")
    assert (judged in found.answers) == stays
    assert (judged in [one.pair for one in (*found.waiting, *found.dropped)]) != stays
    assert ("misinformation", "yes") in found.answers, "the explanation is the same"


REVOKED: Answers = [
    ("declarer", "S"), ("by", "W"), ("suit", "H"), ("found", "after_play"), ("trick_won_by", "W"),
    ("later_tricks", "2"), ("damage", "no"), ("contract", "4S"), ("risk", NONE), ("tricks_won", "8"), ("board", "7"),
]  # fmt: skip


@pytest.mark.parametrize(("by", "stays"), [("E", True), ("N", False)])
def test_the_tricks_of_a_side_are_counted_anew_for_the_other_side(by: str, stays: bool) -> None:
    """What West's side won is no answer to what North's side won; of East it is the same side."""
    found = changed("revoke", REVOKED, "by", by, laws="2017", authority="wbf")
    assert (("later_tricks", "2") in found.answers) == stays
    assert (("tricks_won", "8") in found.answers) == stays
    assert (found.quick.ask is None) == stays, "what does not count is asked"
    assert ("trick_won_by", "W") in found.answers


def test_with_which_card_a_player_won_is_asked_anew_of_his_partner() -> None:
    answers: Answers = [*REVOKED[:4], ("trick_won_by", "S"), ("later_tricks", "2"), ("later_with_suit", "yes")]
    found = changed("revoke", answers, "by", "E", laws="1997", authority="wbf")
    assert found.quick.ask is not None
    assert found.quick.ask.key == "later_with_suit"
    assert ("later_tricks", "2") in found.answers
    assert ("later_with_suit", "yes") in [one.pair for one in (*found.waiting, *found.dropped)]


def test_a_value_that_is_not_offered_any_more_is_left_out() -> None:
    """With a lower bid to beat the call made is not insufficient."""
    answers = [("by", "E"), ("last_bid", "2H"), ("call", "2C"), ("called_since", "none")]
    after, _, dropped = anew("last_bid", "1S", answers)
    assert after == [("by", "E"), ("last_bid", "1S")]
    assert ("call", "2C") in dropped


def test_what_waits_counts_once_it_is_asked() -> None:
    answers = [("by", "E"), ("last_bid", "2H"), ("call", "2C"), ("called_since", "none")]
    found = changed("insufficient_bid", answers, "last_bid", "1S", laws="2017", authority="wbf")
    assert [one.pair for one in found.waiting] == [("called_since", "none")]
    told = [*found.answers, ("call", "1H")]
    after = resumed("insufficient_bid", told, found.waiting, laws="2017", authority="wbf")
    assert list(after.answers) == [*told, ("called_since", "none")]
    assert not after.waiting
    assert not after.dropped


def test_the_new_answer_itself_has_to_fit() -> None:
    with pytest.raises(Wrong):
        anew("last_bid", "9C")
    with pytest.raises(Wrong):
        anew("nobody", "E")


@pytest.mark.parametrize("start", KINDS)
def test_of_every_kind_each_answer_can_be_changed(start: str) -> None:
    """Whatever is answered anew: what counts then is a road that can be gone, and no answer is lost without a word."""
    answers: Answers = []
    for _ in range(12):
        ask = quick(start, answers, laws="2017", authority="wbf").ask
        if ask is None or not ask.choices:
            break
        answers.append((ask.key, next((one for one in (*ask.choices[1:2], *ask.choices) if one != NONE), NONE)))
    for number, (key, value) in enumerate(answers):
        before = quick(start, answers[:number], laws="2017", authority="wbf").ask
        assert before is not None
        other = next((one for one in reversed(before.choices or choices(key) or ()) if one != value), None)
        if other is None:
            continue
        kept = kept_of(start, answers, number + 1, laws="2017", authority="wbf")
        try:
            found = resumed(start, [*answers[:number], (key, other)], kept, laws="2017", authority="wbf")
        except Wrong:
            continue  # as it would be without the later ones
        quick(start, found.answers, laws="2017", authority="wbf")
        left = [*found.answers[number + 1 :], *(one.pair for one in (*found.waiting, *found.dropped))]
        assert sorted(left) == sorted(answers[number + 1 :])


def test_in_the_terminal(capfd: pytest.CaptureFixture[str]) -> None:
    given = [part for key, value in CORRECTED for part in ("--answer", f"{key}={value}")]
    assert run("insufficient_bid", *given, "--change", "by=W") == 0
    out = capfd.readouterr().out
    assert "No longer fits, and does not count: Chosen: Refuse the call" in out
    assert "North, the choice is yours" in out
    assert run("insufficient_bid", *given, "--change", "last_bid=1NT", "--json") == 0
    found = json.loads(capfd.readouterr().out)
    assert found["known"]["last_bid"] == "1NT"
    assert found["known"]["comparable_call"] is True
    assert "dropped" not in found
    assert run("insufficient_bid", *given, "--change", "by=W", "--json") == 0
    assert {"key": "choose", "value": "reject_call"} in json.loads(capfd.readouterr().out)["dropped"]
    assert run("insufficient_bid", *given, "--change", "nobody=W") == 2


def test_an_answer_is_marked_by_what_it_is_about() -> None:
    marked = kept_of("insufficient_bid", CORRECTED, 2, laws="2017", authority="wbf")
    assert [one.about for one in marked[:2]] == ["-", "-"]
    assert marked[2] == EarlierAnswer(CHOOSE, "reject_call", "S")
    assert marked[4].about != marked[5].about
