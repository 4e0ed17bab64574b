"""The solver for whoever plays: in a process of its own, which may fail without harm to anybody."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from bridgelaw.api.card_solver import REST, CardSolver
from bridgelaw.game.cards import CARDS
from bridgelaw.game.deals import parse_deal
from bridgelaw.game.seats import SEATS, N, S

ENDING = parse_deal("N:A2... K3... 54... 76...")
LEADS = {seat: hand for seat in SEATS if (hand := ENDING[seat]) is not None}
# answers once, and says then what it should not
WRONG = "import sys\nfor line in sys.stdin: print('no JSON', flush=True)"
SLOW = "import time\ntime.sleep(600)"


def test_tricks_of_each_card() -> None:
    async def whole() -> None:
        solver = CardSolver(60)
        lead, follow = await solver.tricks("NT", S, [], [LEADS, LEADS]), await solver.tricks("NT", N, [], [LEADS])
        await solver.close()
        again = await solver.tricks("NT", N, [], [LEADS])
        await solver.close()
        # the ace takes a trick and the king the other one, whoever leads
        assert lead == [{CARDS["S5"]: 1, CARDS["S4"]: 1}] * 2
        assert follow == again == [{CARDS["SA"]: 1, CARDS["S2"]: 1}]

    asyncio.run(whole())


def test_the_trick_in_progress_counts() -> None:
    async def whole() -> None:
        solver = CardSolver(60)
        left = {**LEADS, S: frozenset([CARDS["S4"]])}
        found = await solver.tricks("NT", S, [CARDS["S5"]], [left])
        await solver.close()
        # the king takes a trick behind the ace, whatever West plays
        assert found == [{CARDS["S7"]: 1, CARDS["S6"]: 1}]

    asyncio.run(whole())


def failing(program: str, seconds: float = 20) -> CardSolver:
    return CardSolver(seconds, (sys.executable, "-c", program))


@pytest.mark.parametrize("program", ["import sys; sys.exit(3)", WRONG])
def test_a_solver_that_fails_rests_after_three_times_in_a_row(tmp_path: Path, program: str) -> None:
    begun, now = tmp_path / "begun", 0.0

    async def whole() -> list[int]:
        nonlocal now
        counted = f"open({str(begun)!r}, 'a').write('x')\n{program}"
        solver = CardSolver(20, (sys.executable, "-c", counted), lambda: now)
        found = []
        for _ in range(5):
            assert await solver.tricks("NT", N, [], [LEADS]) is None
            found.append(len(begun.read_text()))
        now = REST
        assert await solver.tricks("NT", N, [], [LEADS]) is None
        found.append(len(begun.read_text()))
        await solver.close()
        return found

    assert asyncio.run(whole()) == [1, 2, 3, 3, 3, 4]


def test_there_may_be_no_solver() -> None:
    async def whole() -> None:
        assert await CardSolver(20, ("/nowhere/python",)).tricks("NT", N, [], [LEADS]) is None

    asyncio.run(whole())


def test_a_solver_that_does_not_come_back_is_ended() -> None:
    async def whole() -> None:
        solver = failing(SLOW, 0.3)
        assert await solver.tricks("NT", N, [], [LEADS]) is None
        assert solver.is_idle

    asyncio.run(whole())


def test_whoever_gets_up_leaves_no_answer_behind() -> None:
    """An answer to a question that nobody waits for any more must not be taken for the next one's."""

    async def whole() -> None:
        solver = failing(SLOW)
        waiting = asyncio.create_task(solver.tricks("NT", N, [], [LEADS]))
        while solver.is_idle:
            await asyncio.sleep(0.01)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        assert solver.is_idle

    asyncio.run(whole())
