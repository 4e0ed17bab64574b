"""Polls: the tables of small numbers, the standards of the authorities, and that a poll decides nothing."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from bridgelaw.api.table import followed
from bridgelaw.desk.poll import MOST, PollOutcome, Standard, at_least, interval, outcome, standard, upper_bound
from bridgelaw.formats.record import from_plain
from bridgelaw.laws.shelf import open_book

ONE_IN_FIVE = Standard(measure="considered", share=Fraction(1, 5), chosen_min=1, origin="default")


def rounded(value: Fraction, places: int = 2) -> float:
    return float(round(value, places))


# n: the probability that the share is at least one in five, for 0 to 4 who named the action
PROBABLE = {
    3: (0.41, 0.82, 0.97, 1.0),
    5: (0.26, 0.66, 0.90, 0.98, 1.0),
    6: (0.21, 0.58, 0.85, 0.97, 1.0),
    8: (0.13, 0.44, 0.74, 0.91, 0.98),
    10: (0.09, 0.32, 0.62, 0.84, 0.95),
    14: (0.04, 0.17, 0.40, 0.65, 0.84),
}
ONE_NAMED_IT = {3: (0.01, 0.91), 5: (0.01, 0.72), 6: (0.00, 0.64), 8: (0.00, 0.53), 10: (0.00, 0.45), 14: (0.00, 0.34)}
AT_LEAST_ONE = {3: 0.488, 4: 0.590, 5: 0.672, 6: 0.738, 7: 0.790, 8: 0.832, 10: 0.893, 14: 0.956}
NOBODY_NAMED_IT = {3: 0.632, 5: 0.451, 6: 0.393, 8: 0.312, 10: 0.259, 14: 0.193}


@pytest.mark.parametrize("asked", PROBABLE)
def test_probability_with_no_opinion_beforehand(asked: int) -> None:
    found = [at_least(asked, count, Fraction(1, 5)) for count in range(len(PROBABLE[asked]))]
    assert [float(p) for p in found] == pytest.approx(PROBABLE[asked], abs=0.0051)
    assert at_least(asked, asked, Fraction(1, 5)) > at_least(asked, asked - 1, Fraction(1, 5))


@pytest.mark.parametrize("asked", ONE_NAMED_IT)
def test_interval_when_one_named_it(asked: int) -> None:
    low, high = interval(asked, 1)
    assert (float(low), float(high)) == pytest.approx(ONE_NAMED_IT[asked], abs=0.0051)


@pytest.mark.parametrize("asked", NOBODY_NAMED_IT)
def test_nobody_named_it(asked: int) -> None:
    assert rounded(upper_bound(asked, 0), 3) == pytest.approx(NOBODY_NAMED_IT[asked], abs=0.0011)


@pytest.mark.parametrize("asked", AT_LEAST_ONE)
def test_chance_to_hear_of_it(asked: int) -> None:
    found = outcome({"asked": asked}, ONE_IN_FIVE, 5)
    assert found.missed is not None
    assert rounded(1 - found.missed, 3) == pytest.approx(AT_LEAST_ONE[asked], abs=0.0006)


@pytest.mark.parametrize("asked", [0, 1, 5, 40, MOST])
def test_intervals_are_intervals(asked: int) -> None:
    """From nothing to all, mirrored, and the share that was seen lies within."""
    for count in {0, asked // 3, asked}:
        low, high = interval(asked, count)
        assert 0 <= low <= high <= 1
        assert (1 - high, 1 - low) == interval(asked, asked - count)
        assert asked == 0 or low <= Fraction(count, asked) <= high
    assert interval(asked, 0)[0] == 0
    assert interval(asked, asked)[1] == 1


def test_nobody_asked_shows_nothing() -> None:
    assert interval(0, 0) == (Fraction(0), Fraction(1))
    found = outcome({"asked": 0, "considered": {"4S": 0}}, ONE_IN_FIVE, 5)
    assert [(a.shows, a.probability) for a in found.actions] == [("open", Fraction(4, 5))]


def test_who_chose_it_has_considered_it() -> None:
    found = outcome(
        {"asked": 6, "class": "expert", "considered": {"4S": 5}, "chose": {"4S": 4, "P": 2}}, ONE_IN_FIVE, 5
    )
    assert [(a.action, a.chosen, a.considered, a.shows) for a in found.actions] == [
        ("4S", 4, 5, "reached"),
        ("P", 2, 2, "open"),
    ]
    assert (found.players, found.few, found.more) == ("expert", False, False)
    assert outcome({"asked": 6, "chose": {"4S": 6}, "considered": {"P": 1}}, ONE_IN_FIVE, 5).more
    assert outcome({"asked": 4, "chose": {"4S": 4}}, ONE_IN_FIVE, 5).few


def test_zero_of_five_does_not_show_that_it_is_none() -> None:
    (passed, bid) = outcome({"asked": 5, "chose": {"P": 5}, "considered": {"4S": 0}}, ONE_IN_FIVE, 5).actions
    assert (passed.shows, bid.shows) == ("reached", "open")
    assert outcome({"asked": 20, "considered": {"4S": 0}}, ONE_IN_FIVE, 5).actions[0].shows == "not_reached"


@pytest.mark.parametrize(
    "value",
    [
        {"asked": 2, "considered": {"P": 3}},
        {"asked": 2, "chose": {"P": 1, "4S": 2}},
        {"asked": MOST + 1},
        {"asked": 10**30, "considered": {"P": 10**29}},
    ],
)
def test_numbers_that_cannot_be(value: dict[str, Any]) -> None:
    found = outcome(value, ONE_IN_FIVE, 5)
    assert (found.fits, found.actions, found.missed) == (False, (), None)


def test_standards_of_the_authorities() -> None:
    assert standard(open_book("2017")) == ONE_IN_FIVE
    ebu = standard(open_book("2007", "ebu"))
    assert ebu == Standard(measure="considered", share=Fraction(1, 5), chosen_min=2, origin="authority")
    old = standard(open_book("1997", "ebu"))
    assert old == Standard(measure="another_chosen", share=Fraction(3, 10), chosen_min=1, origin="authority")
    given = standard(open_book("2017", "ebu", la_considered_share=0.25))
    assert given is not None
    assert (given.share, given.origin) == (Fraction(1, 4), "given")
    assert standard(open_book("1997", la_test_1997="unset")) is None
    assert standard(open_book("2017", la_test_1997="unset")) == ONE_IN_FIVE


def test_where_only_the_choice_counts() -> None:
    """The action that most choose is clear-cut or not; of the others nothing is measured."""
    by = standard(open_book("1997", "ebu"))
    first, second = outcome({"asked": 10, "chose": {"P": 9, "4S": 1}}, by, 5).actions
    assert (first.action, first.count, first.shows) == ("P", 1, "open")
    assert first.probability == at_least(10, 1, Fraction(3, 10))
    assert (second.shows, second.probability) == (None, None)
    assert outcome({"asked": 10, "chose": {"P": 9}}, by, 5).missed is None


def test_without_a_standard_only_counts_and_intervals() -> None:
    found: PollOutcome = outcome({"asked": 5, "chose": {"P": 5}}, None, 5)
    assert [(a.shows, a.probability, a.high) for a in found.actions] == [(None, None, Fraction(1))]
    assert (found.more, found.missed) == (False, None)


def test_a_poll_answers_no_question() -> None:
    """However clear it is, the Question which alternatives there were stays open."""
    record: dict[str, Any] = {
        "bridgelaw": 1,
        "dealer": "E",
        "acts": [
            {"by": "E", "call": "1S"},
            {"by": "S", "call": "P"},
            {"by": "W", "call": "2S"},
            {"by": "N", "call": "P"},
            {"by": "E", "convey": "hesitation", "took": 20, "id": "hes"},
            {"by": "E", "call": "P", "id": "slow"},
            {"by": "S", "call": "P"},
            {"by": "W", "call": "3S", "id": "bid"},
            {"by": "N", "summon": True},
            {"by": "director", "find": "facts_agreed", "of": "hes", "value": True},
            {"by": "director", "find": "information_made_available", "of": "hes", "value": True},
            {"by": "director", "find": "suggested", "of": "hes", "seat": "W", "value": ["3S"]},
            {"by": "director", "find": "poll", "of": "bid", "seat": "W", "value": {"asked": 9, "chose": {"P": 9}}},
        ],
    }
    for laws in (1997, 2007, 2017):
        answer = followed(from_plain(record), laws=laws).answer()
        assert ("logical_alternatives", None) in [(q.kind, q.answer) for q in answer.questions]
        assert "use_of_unauthorized_information" not in {it.kind for it in answer.irregularities}
