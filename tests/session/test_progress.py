"""The schedule of an evening, how far it has come, and who may be told of which board."""

from __future__ import annotations

from bridgelaw.session import facts
from bridgelaw.session.conditions import Conditions
from bridgelaw.session.facts import Fact
from bridgelaw.session.fold import SessionState, after, fold
from bridgelaw.session.mitchell import mitchell
from bridgelaw.session.model import FieldAward, Pair, PlayResult, Session
from bridgelaw.session.plan import PHANTOM, Plan, Seating, without
from bridgelaw.session.play import Play
from bridgelaw.session.progress import Progress
from bridgelaw.session.schedule import Schedule
from bridgelaw.session.seen import with_boards

TABLES, EACH = 5, 2


def evening(*more: Fact, missing: int | None = None) -> SessionState:
    """Five tables of a Mitchell, two boards a round; pairs are called as their numbers."""
    plan = mitchell(TABLES, rounds=TABLES, boards=EACH, section="A")
    if missing is not None:
        plan = without(plan, missing)
    pairs = [Pair(key=str(n), section="A", number=str(n)) for n in range(1, 2 * TABLES + 1) if n != missing]
    opened = facts.SessionOpened(name="", conditions=Conditions())
    return fold([opened, *map(facts.PairEntered, pairs), facts.Planned(plan), *more])


def called(round: int) -> facts.RoundCalled:
    return facts.RoundCalled(("A",), round, at=60.0 * round, minutes=15)


def scored(state: SessionState, play: Play, **came: object) -> facts.Scored:
    """The planned pairs have played it."""
    at = Schedule(state).of(play)
    assert at is not None
    told = came or {"score": 420}
    return facts.Scored(
        PlayResult(section="A", board=play.board, round=play.round, table=play.table, ns=at.ns, ew=at.ew, **told)  # type: ignore[arg-type]
    )


def both(state: SessionState, play: Play) -> SessionState:
    """One side enters it, the other agrees."""
    entered = after(state, scored(state, play))
    return after(entered, facts.Agreed(play, entered.version))


def progress(state: SessionState) -> Progress:
    return Progress(state, Schedule(state))


def test_every_pair_has_every_table_of_its_plan() -> None:
    state = evening()
    schedule = Schedule(state)
    assert schedule.rounds("A") == TABLES
    assert len(list(schedule.plays())) == TABLES * TABLES * EACH
    for key in state.pairs:
        mine = schedule.of_pair(key)
        assert [one.round for one in mine] == list(range(1, TABLES + 1))
        assert len({board for one in mine for board in one.boards}) == TABLES * EACH
    assert schedule.of(Play("A", 1, 1, 1)) is not None
    assert schedule.of(Play("A", 3, 1, 1)) is None
    assert schedule.of(Play("A", 1, 1, 1, again=1)) is None
    assert schedule.at("A", 6, 1) is None


def test_where_a_pair_is_missing_nobody_meets() -> None:
    schedule = Schedule(evening(missing=7))
    alone = [one for tables in schedule.by_round.values() for one in tables if not one.is_played]
    assert len(alone) == TABLES
    assert {one.ns for one in alone} == {"1", "2", "3", "4", "5"}
    assert all(one.ew == "" and one.boards and one.plays() == () for one in alone)


def test_boards_are_shared_only_with_a_table_that_plays_them() -> None:
    seatings = (Seating(1, 1, 4, 0), Seating(2, 2, 5, 0), Seating(3, 3, PHANTOM, 0))
    plan = Plan("A", "file", ((1, 2),), (seatings,))
    pairs = [Pair(key=str(n), section="A", number=str(n)) for n in range(1, 6)]
    opened = facts.SessionOpened(name="", conditions=Conditions())
    state = fold([opened, *map(facts.PairEntered, pairs), facts.Planned(plan)])
    assert [one.shared_with for one in Schedule(state).by_round["A", 1]] == [(2,), (1,), (1, 2)]
    left = Schedule(after(state, facts.PairLeft("5", 1)))
    assert [one.shared_with for one in left.by_round["A", 1]] == [(), (1,), (1,)]


def test_who_has_left_is_the_phantom_from_then_on() -> None:
    schedule = Schedule(evening(facts.PairLeft("7", 3)))
    assert [one.round for one in schedule.of_pair("7")] == [1, 2]


def test_a_board_is_ahead_until_it_is_played() -> None:
    state = evening(called(1))
    first = Schedule(state).at("A", 1, 1)
    assert first is not None
    board = first.boards[0]
    assert progress(state).is_ahead(first.ns, board)
    entered = after(state, scored(state, first.plays()[0]))
    assert progress(entered).is_ahead(first.ns, board)  # one side alone opens nothing
    now = progress(both(state, first.plays()[0]))
    assert not progress(after(entered, called(2))).is_ahead(first.ns, board)
    assert not now.may_see(state.pairs, board)
    assert now.may_see(first.pairs, board)
    assert not now.may_see((first.ns, "5"), board)
    assert now.has_played(first.ns, board)
    assert not now.has_played("5", board)


def test_who_sits_out_waits_until_the_round_is_over() -> None:
    state = evening(called(1), missing=7)
    alone = next(one for one in Schedule(state).by_round["A", 1] if not one.is_played)
    board = alone.boards[0]
    assert progress(state).is_ahead(alone.ns, board)
    assert not progress(after(state, called(2))).is_ahead(alone.ns, board)


def test_a_board_that_is_not_to_be_played_opens_when_its_round_is_over() -> None:
    state = evening(called(1))
    play = Play("A", 1, 1, 1)
    state = after(state, scored(state, play, unplayed="late"))
    assert progress(state).is_ahead("1", 1)
    assert not progress(after(state, called(2))).is_ahead("1", 1)


def test_a_board_of_which_nothing_was_said_stays_ahead_after_its_round() -> None:
    """The table may still be at it, or play it at the end."""
    state = evening(called(1), called(2))
    assert progress(state).is_ahead("1", 1)
    ruled = facts.Ruled(play=Play("A", 1, 1, 1), ns="1", ew="6", award=FieldAward())
    assert not progress(after(state, ruled)).is_ahead("1", 1)


def test_the_wrong_board_was_played_all_the_same() -> None:
    """A board of a later round: this pair knows it, whatever becomes of its own turn."""
    state = evening(called(1))
    wrong = PlayResult(section="A", board=9, round=1, table=1, ns="1", ew="6", score=-50)
    entered = after(state, facts.Scored(wrong))
    now = progress(after(entered, facts.Agreed(Play("A", 9, 1, 1), entered.version)))
    assert not now.is_ahead("1", 9)
    assert now.is_ahead("2", 9)


def test_who_sits_where_he_should_not_has_those_boards_before_him() -> None:
    state = evening(called(1))
    late = after(state, called(2), called(3), called(4), called(5))
    seated = after(late, facts.Seated(Play("A", 1, 1, 5), ns="2", ew="6"))
    assert progress(seated).is_ahead("2", 1)


def visible(now: Progress, *pairs: str) -> Session:
    """The session with the boards that are open to these."""
    return with_boards(now.state.session, now.open_to(pairs))


def test_when_play_is_over_nothing_is_ahead() -> None:
    state = evening(called(1), facts.PlayOver())
    assert progress(state).may_see(state.pairs, 1)
    assert visible(progress(state), *state.pairs) == state.session


def test_before_there_is_a_movement_all_is_ahead() -> None:
    opened = facts.SessionOpened(name="", conditions=Conditions())
    state = fold([opened, facts.PairEntered(Pair(key="x", section="A", number="1"))])
    assert progress(state).is_ahead("x", 1)


def test_what_is_shown_has_no_other_board_in_it() -> None:
    state = evening(called(1))
    for one in Schedule(state).by_round["A", 1]:
        for play in one.plays():
            state = both(state, play)
    now = progress(state)
    mine = visible(now, "1")
    assert {one.board for one in mine.results} == {1, 2}
    assert visible(now, "1", "2").results == ()
    assert visible(now, *state.pairs).results == ()
    assert visible(now).results == state.session.results
