"""Facts of a session and what is folded from them."""

from __future__ import annotations

import json
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from bridgelaw.formats.sessions import fact_data, neutral, neutral_writer
from bridgelaw.formats.sessions.session_file import SessionFile
from bridgelaw.game.seats import EW, NS
from bridgelaw.session import facts
from bridgelaw.session.conditions import Conditions
from bridgelaw.session.facts import Fact
from bridgelaw.session.fold import SessionState, after, fold
from bridgelaw.session.mitchell import mitchell
from bridgelaw.session.model import FieldAward, Pair, PlayResult, Session, SessionPenalty
from bridgelaw.session.play import Play, plays_of
from bridgelaw.session.ranking import rank
from bridgelaw.session.refused import FactRefused, check
from bridgelaw.session.taking_over import facts_for
from tests.kit.searching import examples
from tests.session.making import sessions
from tests.session.sessions import real_sessions

FIRST = Play("", 1, 1, 1)
AVERAGE = FieldAward(shares={NS: "average_plus", EW: "average_minus"})


def opened(file: SessionFile) -> facts.SessionOpened:
    """The first fact of that session."""
    return facts.SessionOpened(
        name=file.session.name,
        conditions=file.session.conditions,
        sections=file.session.sections,
        laws=file.laws,
        authority=file.authority,
        settings=file.settings,
    )


def all_of(file: SessionFile) -> list[Fact]:
    """The session as facts."""
    first = opened(file)
    return [first, *facts_for(fold([first]), file.session)]


def result(score: int | None, table: int = 1, board: int = 1, **more: Any) -> PlayResult:
    """A result of the evening below."""
    return PlayResult(
        section="", board=board, round=1, table=table, ns=f"N{table}", ew=f"E{table}", score=score, **more
    )


def evening(*more: Fact) -> SessionState:
    """Three tables that have played a board."""
    pairs = [Pair(key=f"{side}{n}", section="", number=str(n)) for side in "NE" for n in (1, 2, 3)]
    entered = [facts.PairEntered(one) for one in pairs]
    scored = [facts.Scored(result(score, table)) for table, score in ((1, 420), (2, 450), (3, -50))]
    return fold([facts.SessionOpened(name="", conditions=Conditions()), *entered, *scored, *more])


def scores(state: SessionState) -> dict[int | None, int | None]:
    """By table."""
    return {one.table: one.score for one in state.session.results}


def standing(session: Session) -> list[tuple[Any, ...]]:
    """All that a ranking says."""
    return [(one.pair.key, one.rank, one.total, one.percent) for one in rank(session).standings]


ENTRY = 8
"""The number of the first table's entry among the facts of the evening."""


def test_of_two_entries_the_last_counts_and_the_play_is_disputed_until_one_is_agreed_to() -> None:
    state = evening(facts.Scored(result(170)))
    assert (scores(state)[1], state.disputed) == (170, (FIRST,))
    agreed = after(state, facts.Agreed(FIRST, ENTRY))
    assert (scores(agreed)[1], agreed.disputed) == (420, ())
    corrected = after(agreed, facts.ScoreCorrected(FIRST, result(140)), facts.Scored(result(170)))
    assert (scores(corrected)[1], corrected.disputed) == (140, ())


def test_an_equal_entry_is_the_same_entry() -> None:
    state = evening(facts.Scored(result(420), unit="A2"))
    assert state.disputed == ()
    assert state.session == evening().session
    # though either of them can be undone
    assert scores(after(state, facts.Undone(ENTRY)))[1] == 420


def test_a_play_that_never_happened_does_not_count() -> None:
    state = evening(facts.ScoreCorrected(FIRST, None))
    assert list(scores(state)) == [2, 3]


def test_a_ruling_stands_in_place_of_the_result_and_beside_what_was_obtained() -> None:
    penalty = SessionPenalty(pair="E1", amount=10)  # type: ignore[arg-type]  # a whole number serves
    ruled = facts.Ruled(play=FIRST, ns="N1", ew="E1", award=AVERAGE, penalties=(penalty,), case="paper/1/31")
    state = evening(ruled)
    found = state.session.results[0]
    assert (found.score, found.award, state.session.penalties) == (420, AVERAGE, (penalty,))
    # a correction changes what was obtained; the award goes on counting
    corrected = after(state, facts.ScoreCorrected(FIRST, result(170)))
    assert (corrected.session.results[0].score, corrected.session.results[0].award) == (170, AVERAGE)
    taken_back = after(corrected, facts.Ruled(play=FIRST, ns="N1", ew="E1"))
    assert (taken_back.session.results[0], taken_back.session.penalties) == (result(170), ())


def test_a_board_that_was_not_played_has_the_pairs_of_its_ruling() -> None:
    state = evening(facts.Ruled(play=Play("", 2, 1, 1), ns="N1", ew="E2", award=AVERAGE))
    found = state.session.results[-1]
    assert (found.board, found.ns, found.ew, found.score, found.award) == (2, "N1", "E2", None, AVERAGE)


def test_a_substitute_comes_into_the_pair_and_a_pair_that_leaves_keeps_what_it_has() -> None:
    pair = Pair(key="N1", section="", number="1", people=("k1", "k3"))
    state = evening(facts.PairEntered(pair, 2), facts.PairLeft("N2", 2))
    assert state.session.pairs[0] == pair
    assert (state.left, len(state.session.results)) == ({"N2": 2}, 3)
    assert after(state, facts.Undone(state.version)).left == {}


def test_a_pair_of_whom_nothing_counts_is_compared_with_nobody() -> None:
    gone = facts.PairLeft("E1", 2, counts=False)
    state = evening(gone, facts.Scored(replace(result(170, 1), board=2)))
    assert fact_data.decode(fact_data.encode(gone)) == gone
    # what was entered before and what is entered late
    assert [(one.board, one.table, one.score, one.unplayed) for one in state.session.results] == [
        (1, 1, None, "cancelled"), (1, 2, 450, None), (1, 3, -50, None), (2, 1, None, "cancelled"),
    ]  # fmt: skip
    # what was obtained stays known, and whoever sat there has played the board
    assert state.plays[FIRST].obtained == result(420)
    shown = {one.pair.key: (one.boards, one.percent) for one in rank(state.session).standings}
    assert shown["E1"] == shown["N1"] == (0, None)
    # two scores of three: by Neuberg, not as if there were but two tables
    assert shown["N2"] == (1, Fraction(175, 2))
    # and so it is carried to another house
    carried = neutral.loads(neutral_writer.dumps(SessionFile(session=state.session))).session
    assert standing(carried) == standing(state.session)
    # neither an award nor a correction brings it back, until it is another pair's
    ruled = facts.Ruled(play=FIRST, ns="N1", ew="E1", award=AVERAGE)
    assert after(state, ruled).session.results[0].award is None
    other = after(state, facts.ScoreCorrected(FIRST, replace(result(170), ew="E2")))
    assert other.session.results[0].score == 170
    back = after(state, facts.Undone(8 + 3))
    assert [one.score for one in back.session.results] == [420, 450, -50, 170]


def test_a_later_plan_replaces_only_the_rounds_that_are_to_come() -> None:
    first, second = mitchell(5), mitchell(5, relay=False)
    second = replace(second, rounds=tuple(reversed(second.rounds)))
    state = evening(facts.Planned(first), facts.RoundCalled(("",), 1, 0.0), facts.Planned(second, 2))
    assert state.plans[""].rounds == (first.rounds[0], *second.rounds[1:])
    assert state.called == {"": 1}


PLAN = mitchell(5)
REFUSED: list[tuple[str, list[Fact]]] = [
    ("opened-already", [facts.SessionOpened(name="", conditions=Conditions())]),
    ("closed", [facts.SessionClosed(), facts.Scored(result(0, 2, 2))]),
    ("not-in-session", [facts.Scored(replace(result(0, 1, 2), ns="nobody"))]),
    ("not-in-session", [facts.PairLeft("nobody", 2)]),
    ("against-itself", [facts.Scored(replace(result(0, 1, 2), ew="N1"))]),
    ("no-such-play", [facts.ScoreCorrected(Play("", 9, 1, 1), None)]),
    ("no-such-fact", [facts.Agreed(FIRST, ENTRY + 1)]),
    ("no-such-fact", [facts.Undone(ENTRY), facts.Undone(ENTRY)]),
    ("conditions-fixed", [facts.Rearranged(Conditions(scoring="butler"), ())]),
    ("penalty-unit", [facts.Penalized(SessionPenalty(pair="N1", amount=Fraction(3), unit="imp"))]),
    ("plan-broken", [facts.Planned(replace(PLAN, rounds=(*PLAN.rounds, PLAN.rounds[0])))]),
    ("round-begun", [facts.Planned(PLAN), facts.RoundCalled(("",), 2, 0.0), facts.Planned(PLAN, 2)]),
    ("round-order", [facts.RoundCalled(("",), 2, 0.0), facts.RoundCalled(("",), 2, 0.0)]),
]


@pytest.mark.parametrize(("code", "told"), REFUSED, ids=lambda one: one if isinstance(one, str) else "")
def test_what_cannot_be_is_refused(code: str, told: list[Fact]) -> None:
    *before, last = told
    state = evening()
    for fact in before:
        check(state, fact)
        state = after(state, fact)
    with pytest.raises(FactRefused) as raised:
        check(state, last)
    assert raised.value.code == code


def test_who_stands_in_which_list_can_be_changed_later() -> None:
    check(evening(), facts.Rearranged(Conditions(winners=1, rank_by="section"), ()))


def test_a_session_begins_by_being_opened() -> None:
    for told in ([], [facts.SessionClosed()]):
        with pytest.raises(ValueError, match="opened"):
            fold(told)


@examples(13)
@given(sessions())
def test_a_session_that_is_taken_over_is_the_same_and_its_facts_are_read_as_they_were_written(data: Any) -> None:
    file = neutral.loads(json.dumps(data))
    told = all_of(file)
    state = fold(told)
    assert state.session == file.session
    assert [fact_data.decode(fact_data.encode(fact)) for fact in told] == told
    assert facts_for(state, file.session) == ()


OUTCOMES: st.SearchStrategy[dict[str, Any]] = st.builds(
    dict,
    score=st.none() | st.sampled_from([420, -50, 0]),
    award=st.none() | st.sampled_from([AVERAGE, FieldAward(shares={NS: 60, EW: 40})]),
    ns=st.sampled_from(["N1", "N2"]),
)


@examples(20)
@given(st.lists(st.lists(st.none() | OUTCOMES, min_size=3, max_size=3), min_size=1, max_size=4))
def test_whatever_another_program_changes_is_taken_over(steps: list[list[dict[str, Any] | None]]) -> None:
    """Each step is its file at a later time: some results are gone, others, ruled, not ruled any more."""
    state = evening()
    for step in steps:
        rows = [replace(result(None, table), **one) for table, one in enumerate(step, 1) if one is not None]
        wanted = replace(state.session, results=tuple(rows), penalties=state.session.penalties[1:])
        for fact in facts_for(state, wanted):
            check(state, fact)
            state = after(state, fact)
        found = state.session
        assert sorted(plays_of(found.results)) == sorted(plays_of(rows))
        assert {one.table: one for one in found.results} == {one.table: one for one in rows}


@st.composite
def changes(draw: st.DrawFn) -> Fact:
    """Something that can be undone."""
    table = draw(st.sampled_from([1, 2, 3]))
    play, found = Play("", 1, table, 1), result(draw(st.sampled_from([420, 170, -50])), table)
    pairs = {"ns": f"N{table}", "ew": f"E{table}"}
    penalty = SessionPenalty(pair=pairs["ns"], amount=draw(st.sampled_from([5, 10])))  # type: ignore[arg-type]
    award = draw(st.sampled_from([None, AVERAGE]))
    possible: list[Fact] = [
        facts.Scored(found),
        facts.Scored(replace(found, board=2)),
        facts.ScoreCorrected(play, found),
        facts.ScoreCorrected(play, None),
        facts.Ruled(play=play, ns=pairs["ns"], ew=pairs["ew"], award=award, penalties=(penalty,)),
        facts.Penalized(penalty),
        facts.Seated(play, pairs["ew"], pairs["ns"]),
        facts.Agreed(play, ENTRY - 1 + table),
        facts.PairLeft(pairs["ns"], 2),
        facts.PairLeft(pairs["ew"], 2, counts=False),
    ]
    return draw(st.sampled_from(possible))


@examples(30)
@given(st.lists(changes(), max_size=4), st.lists(changes(), min_size=1, max_size=5), st.randoms(use_true_random=False))
def test_what_is_undone_leaves_no_trace(first: list[Fact], then: list[Fact], rng: Any) -> None:
    before = evening(*first)
    numbers = [before.version + n for n in range(1, len(then) + 1)]
    changed = after(before, *then)
    undone = after(changed, *(facts.Undone(n) for n in rng.sample(numbers, len(numbers))))
    assert undone.session == before.session
    assert (undone.plays, undone.left, undone.disputed) == (before.plays, before.left, before.disputed)
    assert standing(undone.session) == standing(before.session)
    # fact by fact or all at once
    state = before
    for fact in then:
        state = after(state, fact)
    assert state == changed


@examples(10)
@given(st.sampled_from([170, 450, -50]), st.sampled_from([1, 2, 3]))
def test_a_correction_and_the_one_back_leave_no_trace(score: int, table: int) -> None:
    before = evening()
    play, was = Play("", 1, table, 1), next(one for one in before.session.results if one.table == table)
    there = after(before, facts.ScoreCorrected(play, result(score, table)))
    back = after(there, facts.ScoreCorrected(play, was))
    assert back.session == before.session
    assert standing(back.session) == standing(before.session)


@pytest.mark.parametrize("file", real_sessions(), ids=lambda file: file.stem)
def test_real_sessions_as_facts(file: Any) -> None:
    found = neutral.load(file)
    told = [fact_data.decode(fact_data.encode(fact)) for fact in all_of(found)]
    state = fold(told)
    assert state.session == found.session
    assert facts_for(state, found.session) == ()
