"""The double-dummy solver in its own process: what it finds, and that its failures are reasons."""

from __future__ import annotations

import os
from importlib.resources import files
from pathlib import Path

import pytest

from bridgelaw import Table
from bridgelaw.answer.double_dummy import plain
from bridgelaw.api.double_dummy import Unsolved, solve
from bridgelaw.api.table import followed
from bridgelaw.desk.double_dummy import Solved, compared, problem
from bridgelaw.desk.ruling import road
from bridgelaw.formats.record import from_plain, load
from bridgelaw.game.calls import STRAINS
from bridgelaw.game.seats import SEATS, E, N, S
from bridgelaw.lawbook.course import Course
from tests.kit.lines import act

DEAL = "N:AKQJ.AKQJ.AKQJ.A T987.T987.T987.K 6543.6543.6543.Q 2.2.2.JT98765432"


def course_of(*lines: str, **fields: object) -> Course:
    given = {"bridgelaw": 1, "board": 1, "deal": DEAL, "acts": [act(line) for line in lines], **fields}
    return followed(from_plain(given)).course


def played() -> Course:
    """Seven spades by North, and a heart discarded from dummy on the fourth trump: nothing can be lost by it."""
    calls = ("N call 7S", "E call P", "S call P", "W call P")
    return course_of(*calls, "E play CK", "S play CQ", "W play C2", "N play CA", "N play SA", "E play S7", "S play S3")


def test_the_table_par_and_the_course_of_the_play() -> None:
    course = played()
    solved = solve(problem(course.now), seconds=300)  # how long it takes on a busy machine is not the question
    assert {seat: set(row) for seat, row in solved.tricks.items()} == {seat: set(STRAINS) for seat in SEATS}
    assert solved.tricks[N]["NT"] == 13
    assert solved.tricks[E] == {"NT": 0, "S": 0, "H": 0, "D": 0, "C": 9}
    assert solved.par == 1520
    assert solved.par_contracts == (("7NT", N, 13), ("7NT", S, 13))
    assert solved.course == (13,) * 8
    found = compared(course, solved)
    assert found.contract is not None
    assert found.costs == ()
    assert (found.contract.tricks, *found.contract.points.values()) == (13, 1510, -1510)


def test_a_card_that_costs_tricks_is_named_with_its_side() -> None:
    course = played()
    tricks = {seat: dict.fromkeys(STRAINS, 13 if seat in (N, S) else 0) for seat in SEATS}
    found = compared(course, Solved(tricks, 0, (), (13, 13, 13, 13, 12, 12, 13, 13)))
    assert [(cost.hand, str(cost.card), cost.trick, cost.tricks) for cost in found.costs] == [
        (N, "CA", 1, 1),
        (E, "S7", 2, 1),
    ]


def test_the_play_is_followed_as_far_as_it_was_regular() -> None:
    calls = ("N call 7S", "E call P", "S call P", "W call P")
    course = course_of(*calls, "E play CK", "S play CQ", "W play S2", "N play CA")
    asked = problem(course.now)
    assert asked is not None
    assert [str(card) for card in asked.plays] == ["CK", "CQ"]


def test_where_the_auction_could_have_ended() -> None:
    record = load(Path(str(files("bridgelaw").joinpath("examples", "hesitation.yaml"))))
    table = followed(record)
    for find, of, value in (
        ("facts_agreed", "pause", True), ("information_made_available", "pause", True), ("suggested", "pause", ["3D"]),
        ("logical_alternatives", "balance", ["P", "3D", "X", "1H", "7NT"]),
    ):  # fmt: skip
        table.do({"by": "director", "find": find, "of": of, "value": value})
    tricks = {seat: dict.fromkeys(STRAINS, 8) for seat in SEATS}
    found = plain(compared(table.course, Solved(tricks, 0), road(table.course).questions))
    (calls,) = found["calls"]
    said = [(one["call"], one["made"], one["contract"], one["by"], one["points"]["NS"]) for one in calls["endings"]]
    assert said == [
        ("P", False, "2S", "E", -110), ("3D", True, "3D", "S", -50), ("X", False, "2SX", "E", -470),
        ("7NT", False, "7NT", "S", -250),
    ]  # fmt: skip


@pytest.mark.parametrize(
    "deal", [None, "N:AKQJ.AKQJ.AKQJ.A - - -", DEAL.replace("6543.6543.6543.Q", "543.6543.6543.Q")]
)
def test_an_unknown_deal_is_no_problem_to_solve(deal: str | None) -> None:
    fields = {} if deal is None else {"deal": deal}
    course = course_of("N call P", **fields) if fields else Table(board=1).course
    assert problem(course.now) is None
    with pytest.raises(Unsolved, match="deal"):
        solve(None)


@pytest.mark.parametrize(
    ("why", "package"),
    [
        ("absent", "raise ImportError"),
        ("broken", "import os\nos.abort()"),
        ("broken", "raise SystemExit(0)"),
        ("late", "import time\ntime.sleep(60)"),
    ],
)
def test_a_solver_that_is_absent_fails_or_never_ends_is_a_reason(
    why: str, package: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "endplay.py").write_text(package, encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")]))
    with pytest.raises(Unsolved, match=why):
        solve(problem(played().now), seconds=3 if why == "late" else 60)
