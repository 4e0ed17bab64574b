"""Who may see what: nothing of a board that somebody may still have to play; how a board and a pair are told."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from bridgelaw.session.course import course
from bridgelaw.session.distribution import distribution
from bridgelaw.session.fields import boards_of
from bridgelaw.session.model import Session
from bridgelaw.session.ranking import rank
from bridgelaw.session.seen import open_boards, visible
from tests.session.sessions import field, made

DEAL = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"


def evening(*rows: dict[str, Any], **more: Any) -> Session:
    return made(rows, **more).session


def row(board: int, ns: str, ew: str, **came: Any) -> dict[str, Any]:
    return {"board": board, "ns": ns, "ew": ew, **(came or {"score": 420})}


def test_a_board_is_open_once_every_pair_has_played_it() -> None:
    first = [row(1, "a", "b"), row(1, "c", "d"), row(2, "a", "b")]
    assert open_boards(evening(*first)) == {1}
    assert open_boards(evening(*first, row(2, "c", "d"))) == {1, 2}


def test_a_play_that_has_not_come_about_is_ahead() -> None:
    rows = [row(1, "a", "b"), row(1, "c", "d", unplayed="late")]
    assert open_boards(evening(*rows)) == set()
    given_instead = row(1, "c", "d", artificial={"ns": "average", "ew": "average"})
    assert open_boards(evening(rows[0], given_instead)) == {1}


def test_a_pair_without_a_result_keeps_a_board_closed_whatever_its_section_is() -> None:
    session = made(
        [{**row(1, "a", "b"), "section": "A"}],
        pairs=["a", "b", "c"],
        conditions={"field": "section"},
    ).session
    assert open_boards(session) == set()


def test_when_play_is_over_all_is_seen() -> None:
    session = evening(row(1, "a", "b"), row(2, "a", "c"), deals={"1": DEAL, "3": DEAL})
    assert visible(session, is_over=True) == session
    seen = visible(session, is_over=False)
    assert (seen.results, dict(seen.deals)) == ((), {})
    assert seen.pairs == session.pairs


@given(st.data())
def test_nothing_that_is_seen_depends_on_a_closed_board(data: st.DataObject) -> None:
    """Scores of closed boards may be anything: what is seen and ranked is the same."""
    pairs = ["a", "b", "c", "d"]
    whole = [row(board, ns, ew) for board in (1, 2) for ns, ew in (("a", "b"), ("c", "d"))]
    closed = [row(board, "a", "b") for board in (3, 4, 5)]
    scores = data.draw(st.lists(st.sampled_from((-1400, -50, 0, 110, 620)), min_size=3, max_size=3))
    other = [{**one, "score": score} for one, score in zip(closed, scores, strict=True)]
    one, two = (visible(made([*whole, *more], pairs=pairs).session, is_over=False) for more in (closed, other))
    assert one == two
    assert rank(one) == rank(two)
    assert {result.board for result in one.results} == {1, 2}


def test_the_scores_of_a_board_from_the_best_for_north_south_down() -> None:
    weighted = {"weighted": {"ns": [[420, 0.6], [-50, 0.4]]}}
    session = made(field(-50, 420, 420, weighted, 450)).session
    ranking = rank(session)
    (places,) = boards_of(session).values()
    found = distribution(session, ranking, places)
    assert [(one.score, one.plays) for one in found] == [(450, (4,)), (420, (1, 2)), (-50, (0,))]
    for one in found:
        for place in one.plays:
            assert one.worth == ranking.earned[place]


def test_one_score_on_two_forms_of_a_fouled_board_stands_there_twice() -> None:
    session = made([*field(420, 420), *(one | {"form": "x", "ns": "N9", "ew": "E9"} for one in field(420))]).session
    (places,) = boards_of(session).values()
    assert [len(one.plays) for one in distribution(session, rank(session), places)] == [2, 1]


def test_the_course_of_a_pair_ends_at_its_percentage() -> None:
    rows = [
        {**row(board, ns, ew, score=score), "round": number, "table": 1}
        for number, board, ns, ew, score in (
            (2, 1, "a", "b", 420), (2, 1, "c", "d", -50), (1, 2, "d", "a", 110), (1, 2, "b", "c", 140),
        )
    ]  # fmt: skip
    session = evening(*rows)
    ranking = rank(session)
    found = list(course(session, ranking, "a"))
    assert [session.results[one.place].board for one in found] == [2, 1]
    (standing,) = (one for one in ranking.standings if one.pair.key == "a")
    assert found[-1].so_far == standing.percent
    assert found[0].so_far == Fraction(100)


def test_a_board_that_is_worth_nothing_moves_nothing() -> None:
    session = evening(row(1, "a", "b"), row(1, "c", "d", score=50), row(2, "a", "b", unplayed="late"))
    found = list(course(session, rank(session), "a"))
    assert found[1].earned is None
    assert found[1].so_far == found[0].so_far
