"""The steps of a score lead to the score; an effect that is looked at changes nothing."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bridgelaw.api.table import Table, followed
from bridgelaw.desk.award import standing
from bridgelaw.desk.working import ScoreEffect, Working, effect, working
from bridgelaw.formats import acts as acts_format
from bridgelaw.formats.record import from_plain
from bridgelaw.game.seats import EW, NS
from bridgelaw.table import acts
from tests.kit.broken import with_broken_rule
from tests.kit.lines import act

BOARD = ["S call 1NT", "W call P", "N call 3NT", "E call P", "S call P", "W call P", "director result 9 id=res"]
quick = settings(deadline=None, max_examples=40)
weights = st.sampled_from((("1/2", "1/2"), ("2/3", "1/3"), ("3/5", "2/5"), ("1/10", "9/10")))
points = st.integers(-80, 80).map(lambda n: n * 10)
tricks = st.integers(6, 13)


def table(**fields: Any) -> Table:
    head = {"bridgelaw": 1, "board": 3, "dealer": "S", "acts": [act(line) for line in BOARD]}
    return followed(from_plain(head | fields))


def looked_at(at: Table, award: dict[str, Any]) -> ScoreEffect:
    read = acts_format.read_one({"by": "director", "id": "adj", "adjust": award}, 9, ())
    assert isinstance(read, acts.Adjust)
    return effect(at.book, at.situation, read)


def assigned(ns: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
    return {"kind": "assigned", "ns": ns, **more}


def row(contract: str, by: str, tricks: int, weight: str = "1") -> dict[str, Any]:
    return {"contract": contract, "by": by, "tricks": tricks} | ({"weight": weight} if weight != "1" else {})


def check(found: Working) -> None:
    for side in (NS, EW):
        one = found.sides[side]
        if found.score.kind in ("table", "assigned") and found.score.self_inflicted is None:
            assert one.total == found.final(side)
        for line in one.rows:
            if found.scoring == "mp" and found.scores >= found.expected:
                assert line.raw == line.earned == sum(a.tables * a.value for a in line.against)


@quick
@given(
    weights, tricks, tricks, st.lists(points, min_size=1, max_size=9), st.integers(0, 4), st.sampled_from(("mp", "imp"))
)
def test_the_steps_lead_to_the_score(
    share: tuple[str, str], a: int, b: int, field: list[int], missing: int, scoring: str
) -> None:
    at = table(scoring=scoring, field={"results": field, "expected": len(field) + 1 + missing})
    found = looked_at(at, assigned([row("3NT", "S", a, share[0]), row("4S", "N", b, share[1])]))
    check(found.after)
    assert found.before is not None
    check(found.before)
    ns, ew = found.change(NS), found.change(EW)
    assert ns is not None
    assert ew is not None
    assert ns + ew == 0
    top = found.after.score.top
    if scoring == "mp":
        assert found.after.sides[NS].total + found.after.sides[EW].total == top  # type: ignore[operator]


def test_every_comparison_is_shown() -> None:
    at = table(scoring="mp", field={"results": [400, 400, 430, -50, "average", {"ns": [[400, 0.5], [-50, 0.5]]}]})
    found = working(at.book, at.situation)
    assert found is not None
    (line,) = found.sides[NS].rows
    told = {tuple(p for p, _ in one.other): (one.tables, one.value) for one in line.against}
    assert told == {
        (400,): (2, 1), (430,): (1, 0), (-50,): (1, 2), (400, -50): (1, Fraction(3, 2)),
    }  # fmt: skip
    assert line.raw == Fraction(11, 2)
    assert line.earned == (Fraction(11, 2) + 1) * 7 / 6 - 1
    assert found.final(NS) == line.earned


def test_the_board_stays_as_it_is() -> None:
    at = table(scoring="mp", field={"results": [400, -50]})
    before = at.answer()
    found = looked_at(at, {"kind": "artificial", "ns": "average_plus", "ew": "average_minus"})
    assert at.answer() == before
    assert found.after.sides[NS].rows == ()
    assert found.after.final(NS) == Fraction(12, 5)
    assert found.change(NS) == Fraction(12, 5) - 3


def test_without_other_tables_results_are_told_and_nothing_is_compared() -> None:
    found = looked_at(table(), assigned([row("3NT", "S", 8)], ew=[row("3NT", "S", 9)]))
    assert found.change(NS) is None
    assert [one.points for one in found.after.sides[NS].rows] == [-50]
    assert [one.points for one in found.after.sides[EW].rows] == [-400]
    assert found.after.sides[NS].total is None


@pytest.mark.parametrize("scoring", ["mp", "imp"])
def test_while_nobody_else_has_played_nothing_is_compared(scoring: str) -> None:
    to_come: dict[str, Any] = {"results": [], "expected": 11}
    found = looked_at(table(scoring=scoring, field=to_come), assigned([row("3NT", "S", 8)]))
    assert found.before is not None
    assert (found.change(NS), found.before.final(NS), found.after.final(NS)) == (None, None, None)
    assert found.after.sides[NS].total is None
    # once it is known that no other table will have a result there is half of the board, and no more to come
    alone: dict[str, Any] = {"results": ["average"], "expected": 2}
    found = looked_at(table(scoring=scoring, field=alone), assigned([row("3NT", "S", 8)]))
    assert found.change(NS) == 0


def test_what_a_side_did_to_itself_comes_behind_the_sum() -> None:
    at = table(scoring="imp", field={"results": [630]}, vulnerable="All")
    award = assigned([row("4S", "W", 9)], self_inflicted="EW", without_error=[row("4S", "W", 10)])
    found = looked_at(at, award)
    after = found.after
    assert after.score.self_inflicted is not None
    assert after.sides[EW].total == after.score.self_inflicted.without
    assert after.final(EW) == after.score.self_inflicted.awarded


def test_rounding_is_told_where_it_changes_something() -> None:
    at = table(scoring="imp", field={"results": [420]}, regulations={"imp_rounding": "board_nearest"})
    found = looked_at(at, assigned([row("4S", "N", 10, "2/3"), row("4S", "N", 9, "1/3")])).after
    assert found.sides[NS].total == Fraction(-10, 3)
    assert found.rounded == {NS: -3, EW: 3}
    assert found.final(NS) == -3
    assert looked_at(table(scoring="imp", field={"results": [420]}), assigned([row("4S", "N", 9)])).after.rounded == {}


def test_a_board_in_play_has_no_working() -> None:
    head = {"bridgelaw": 1, "board": 3, "dealer": "S", "acts": [act(line) for line in BOARD[:3]]}
    at = followed(from_plain(head))
    assert working(at.book, at.situation) is None


def test_an_award_that_could_not_be_judged_in_full_stands() -> None:
    at = table()
    given = acts_format.read_one(
        {"by": "director", "adjust": {"kind": "artificial", "ns": "average", "ew": "average"}, "id": "award"},
        8,
        at.situation.facts.acts,
    )
    now = with_broken_rule(at.book, "law92.undecided").step(at.situation, given)
    assert [error.kind for error in now.errors] == ["not_judged"]
    award = standing(now)
    assert award is not None
    assert award.act == "award"


def test_an_appeal_that_could_not_be_judged_in_full_is_there() -> None:
    """It is decided like any other, and until then no award takes the place of the one it is about."""
    at, book = table(), with_broken_rule(table().book, "law92.right")
    lines = ["director adjust 1NT:S:7 id=award", "S appeal of=award id=appeal", "director adjust 1NT:S:9 id=early"]
    now = at.situation
    for line in (*lines, "director decide_appeal upheld of=appeal id=decided"):
        now = book.step(now, acts_format.read_one(act(line), now.facts.count + 1, now.facts.acts))
    assert [(error.act, error.code) for error in now.errors] == [
        ("appeal", "not-judged"),
        ("early", "appeal-undecided"),
    ]
