"""What goes on beside the results: who sat down where, the clock, calls for the Director, corrections asked for."""

from __future__ import annotations

import pytest

from bridgelaw.formats.sessions import fact_data
from bridgelaw.game.seats import EW, NS
from bridgelaw.session import facts
from bridgelaw.session.evening import RoundClock
from bridgelaw.session.facts import Fact
from bridgelaw.session.fold import after
from bridgelaw.session.play import Play
from bridgelaw.session.refused import FactRefused, check
from tests.session.test_facts import ENTRY, FIRST, evening, result

CALL = facts.DirectorCalled("unit:A3", "insufficient_bid", 3, "A", 7)
ASKED = facts.CorrectionAsked(FIRST, result(-420), "N1")
ROUND = facts.RoundCalled(("",), 1, 1000.0, 15.0)
EVERY: list[Fact] = [
    facts.PairPlaced(3, EW, "E1"),
    facts.PairPlaced(3, EW),
    ROUND,
    facts.RoundExtended(("",), 2.5),
    facts.Scored(result(420), unit="A3", told=("few_trumps", "same_again")),
    ASKED,
    facts.CorrectionAsked(FIRST, None, "E1"),
    facts.CorrectionRefused(15),
    CALL,
    facts.CallHandled(9, over=False, by="deputy:x", case="paper/1"),
    facts.PlaysAsWell("director", "N1"),
    facts.PlaysAsWell("director"),
    facts.BoardLooked("N1", 7),
]


@pytest.mark.parametrize("fact", EVERY, ids=facts.kind_of)
def test_each_is_kept_as_it_was(fact: Fact) -> None:
    assert fact_data.decode(fact_data.encode(fact)) == fact


def test_a_pair_sits_at_one_place_and_a_place_has_one_pair() -> None:
    state = evening(facts.PairPlaced(1, NS, "N1"), facts.PairPlaced(1, EW, "E1"), facts.PairPlaced(2, NS, "N1"))
    assert state.evening.placed == {(1, EW): "E1", (2, NS): "N1"}
    assert after(state, facts.PairPlaced(2, NS, "N2")).evening.placed[2, NS] == "N2"
    assert after(state, facts.PairPlaced(2, NS)).evening.placed == {(1, EW): "E1"}


def test_the_clock_of_a_round() -> None:
    state = evening(ROUND, facts.RoundExtended(("",), 2.5))
    assert state.evening.clocks == {"": RoundClock(1000.0, 17.5)}
    assert state.evening.clocks[""].ends == 1000.0 + 17.5 * 60


def test_a_call_is_open_until_it_is_over() -> None:
    state = evening(CALL)
    number = state.version
    goes = facts.CallHandled(number, over=False, by="director")
    going = after(state, goes)
    assert [one.handled for one in going.evening.calls.values()] == [goes]
    assert after(going, facts.CallHandled(number, over=True)).evening.calls == {}


def test_a_correction_that_was_asked_for_waits_until_it_is_decided() -> None:
    state = evening(ASKED)
    assert state.evening.asked == {state.version: ASKED}
    assert state.session == evening().session
    assert after(state, facts.CorrectionRefused(state.version)).evening.asked == {}
    corrected = after(state, facts.ScoreCorrected(FIRST, result(-420)))
    assert corrected.evening.asked == {}
    assert corrected.session.results[0].score == -420


def test_a_director_who_plays() -> None:
    state = evening(facts.PlaysAsWell("director", "N1"), facts.PlaysAsWell("deputy:x", "E2"))
    assert state.evening.plays == {"director": "N1", "deputy:x": "E2"}
    assert after(state, facts.PlaysAsWell("director")).evening.plays == {"deputy:x": "E2"}


@pytest.mark.parametrize(
    ("code", "fact"),
    [
        ("no-such-play", facts.CorrectionAsked(Play("", 9, 1, 1), result(0, board=9), "N1")),
        ("not-in-session", facts.CorrectionAsked(FIRST, result(0), "nobody")),
        ("no-such-fact", facts.CorrectionRefused(ENTRY)),
        ("no-such-fact", facts.CallHandled(ENTRY, over=True)),
        ("round-not-called", facts.RoundExtended(("",), 1)),
        ("not-in-session", facts.PairPlaced(1, NS, "nobody")),
        ("not-in-session", facts.BoardLooked("nobody", 1)),
    ],
)
def test_what_cannot_be(code: str, fact: Fact) -> None:
    with pytest.raises(FactRefused) as refused:
        check(evening(), fact)
    assert refused.value.code == code
