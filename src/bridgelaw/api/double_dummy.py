"""The double-dummy solver, kept at arm's length: it works in a process of its own, for a limited time.

The solver is the package `endplay` (extra `[dd]`), which calls native code.
"""

from __future__ import annotations

import subprocess
import sys
from typing import Any, Literal

import msgspec

from bridgelaw.api.double_dummy_worker import ABSENT
from bridgelaw.desk.double_dummy import DealToSolve, Solved
from bridgelaw.game.deals import write_deal

Why = Literal["deal", "absent", "late", "broken"]

SECONDS = 30.0
"""How long a board may take; most take about one second."""


class Unsolved(Exception):
    """There is no solution, and why: `deal` (not four known hands of 13 cards, or vulnerability unknown), `absent` (the
    extra is not installed), `late` (out of time), `broken` (the solver has failed)."""

    def __init__(self, why: Why) -> None:
        super().__init__(why)
        self.why = why


def solve(problem: DealToSolve | None, seconds: float = SECONDS) -> Solved:
    """The solution of a problem of `bridgelaw.desk.double_dummy`.

    Raises:
        Unsolved: there is none.
    """
    if problem is None:
        raise Unsolved("deal")
    try:
        done = subprocess.run(
            [sys.executable, "-m", "bridgelaw.api.double_dummy_worker"],
            input=msgspec.json.encode(_plain(problem)),
            capture_output=True,
            timeout=seconds,
            check=False,
        )
    except subprocess.TimeoutExpired:
        raise Unsolved("late") from None
    if done.returncode:
        raise Unsolved("absent" if done.returncode == ABSENT else "broken")
    try:
        return msgspec.json.decode(done.stdout, type=Solved)
    except msgspec.DecodeError:
        raise Unsolved("broken") from None


def _plain(problem: DealToSolve) -> dict[str, Any]:
    contract = problem.contract
    return {
        "deal": write_deal(problem.deal),
        "dealer": problem.dealer.value,
        "vulnerable": problem.vulnerable,
        "strain": contract.strain if contract else None,
        "declarer": contract.declarer.value if contract else None,
        "plays": [str(card) for card in problem.plays],
    }
