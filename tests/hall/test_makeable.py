"""Tricks that cannot be made: the table is asked once, without a figure, and nobody waits for the solver."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest

from bridgelaw.api import double_dummy
from bridgelaw.api.double_dummy import Unsolved
from bridgelaw.desk.double_dummy import DealToSolve, Solved
from bridgelaw.game.deals import parse_deal
from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.hall import messages as sent
from bridgelaw.hall.makeable import MakeableBoards
from tests.hall.club_night import ClubNight, club_night

DEAL = "N:AKQ2.432.432.432 J543.AK5.765.AQ6 T987.QJ76.AKQ.K7 6.T98.JT98.JT985"
OTHER = "N:J543.AK5.765.AQ6 T987.QJ76.AKQ.K7 6.T98.JT98.JT985 AKQ2.432.432.432"
PATIENCE = 30


class Solver:
    """Says ten tricks for everybody, when it is let. `problems`: what it was asked."""

    def __init__(self, tricks: int = 10) -> None:
        self.problems: list[DealToSolve] = []
        self.go, self._tricks = threading.Event(), tricks

    def __call__(self, problem: DealToSolve) -> Solved:
        self.problems.append(problem)
        assert self.go.wait(PATIENCE)
        return Solved({seat: dict.fromkeys(("NT", "S", "H", "D", "C"), self._tricks) for seat in SEATS}, 0)


def test_a_table_is_asked_once_the_board_is_solved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    solver = Solver(tricks=6)
    monkeypatch.setattr(MakeableBoards.__init__, "__defaults__", (solver,))

    async def check(night: ClubNight) -> None:
        await night.begins(5, 10)
        at = night.here()[0]
        first, second = at.plays()
        deals = {first.board: DEAL, second.board: OTHER}
        await night.does("director", sent.DealBoards(id=night.id(), deals=deals))
        # the solver thinks, and nobody waits for it
        await night.does("unit:1", night.score(at, first))
        solver.go.set()
        for _ in range(10 * PATIENCE):
            if len(night.running.now.makeable) == 2:
                break
            await asyncio.sleep(0.1)
        assert await night.asked("unit:1", night.score(at, second)) == ["many_tricks"]
        assert await night.asked("unit:1", night.score(at, second, tricks=1)) == ["few_tricks"]
        await night.does("unit:1", night.score(at, second, told=("many_tricks",)))
        (entry,) = (one for one in night.running.now.state.plays[second].told if one[1].told)  # type: ignore[union-attr]
        assert entry[1].told == ("many_tricks",)  # type: ignore[union-attr]
        assert [problem.deal for problem in solver.problems] == [parse_deal(DEAL), parse_deal(OTHER)]
        await night.hall.close()

    club_night(f"sqlite:///{tmp_path / 'store.db'}", check)


def test_without_the_package_nothing_more_is_tried() -> None:
    tried = []

    def absent(problem: DealToSolve) -> Solved:
        tried.append(problem)
        raise Unsolved("absent")

    async def check() -> None:
        boards = MakeableBoards(absent)
        boards.look([DEAL, OTHER])
        boards.look([DEAL])
        for _ in range(50):
            await asyncio.sleep(0.01)
        boards.look([OTHER])
        await boards.close()
        assert (len(tried), boards.known) == (1, {})

    asyncio.run(check())


def test_the_solver_itself() -> None:
    pytest.importorskip("endplay")

    async def check() -> None:
        boards = MakeableBoards(double_dummy.solve)
        boards.look([DEAL, "N:AKQ2.432.432.432 - - -"])
        for _ in range(10 * PATIENCE):
            if boards.known:
                break
            await asyncio.sleep(0.1)
        await boards.close()
        assert list(boards.known) == [DEAL]
        assert len(boards.known[DEAL]) == 20
        assert boards.known[DEAL]["S", Seat.N] == boards.known[DEAL]["S", Seat.S]

    asyncio.run(check())
