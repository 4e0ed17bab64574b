"""How many deals that fit are drawn in a second, and how long setting up takes; beside two programs of others that
reject what does not fit. How long a deal is solved, and how long a card takes. Figures by name;
nothing here fails for being slow.
"""

from __future__ import annotations

import resource
import time
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from bridgelaw.api.cards_of_questions import solved_card
from bridgelaw.desk.conditions import read_line
from bridgelaw.desk.deals_that_fit import DealProblem, problem
from bridgelaw.desk.deals_that_fit.exact import DealsThatFit
from bridgelaw.desk.deals_that_fit.seeds import numbers
from bridgelaw.game.deals import parse_hand
from bridgelaw.game.seats import Seat
from tests.desk.test_card import asked as asked_card
from tests.kit.foreign_dealers import by_deal, by_dealer, found

CONDITIONS = {
    "easy": ["E: 11-15 hcp, 5+S"],
    "medium": ["E: 11-15 hcp, 5+S", "S: 8-14 hcp, 5+H"],
    "hard": ["E: 11-15 hcp, 5+S", "S: 8-14 hcp, 5+H", "N: 5-9 hcp, 3+H, not balanced"],
    "rare": ["E: 20-21 hcp, balanced", "S: 6-9 hcp, 7+D, 0-1H", "N: (SK or HA), 0-5 hcp"],
    "wide": [
        "E: 11-15 hcp, 5+S or 15-17 hcp, balanced",
        "S: 8-16 hcp, 5+H or 5+D, 10+ hcp",
        "N: 0-9 hcp, not (5+S or 6+H)",
    ],
}
DEALS = 100_000
SOLVED = 50
FOREIGN = {"easy": 20_000, "medium": 4000, "hard": 1000, "rare": 4}
"""So many deals of the other programs."""


def asked(name: str) -> DealProblem:
    """West's hand, and what the others have shown."""
    return problem({Seat.W: parse_hand("QT5.QJ2.Q6.J9743") or frozenset()}, {}, dict(map(read_line, CONDITIONS[name])))


@pytest.mark.parametrize("name", CONDITIONS)
def test_setting_up(benchmark: Any, name: str) -> None:
    fit = benchmark.pedantic(lambda: DealsThatFit(asked(name)), rounds=3)
    print(f"{name}: {fit.count} deals, one in {asked(name).ways() / fit.count:.0f}; tables {fit.bytes >> 20} MB")


@pytest.mark.parametrize("name", CONDITIONS)
def test_drawing(benchmark: Any, name: str, tmp_path: Path) -> None:
    """Numbers by the seed included, and the deals written out."""
    fit = DealsThatFit(asked(name))
    fit.deals(range(10))  # the running sums are made at the first draw
    benchmark.pedantic(lambda: fit.deals(list(islice(numbers("1", fit.count), DEALS))), rounds=3)
    own = DEALS / benchmark.stats.stats.min
    used = _used(lambda: fit.deals(list(islice(numbers("1", fit.count), DEALS))))
    print(f"{name}: {own / 1000:.0f} 000 deals a second ({DEALS / used / 1000:.0f} 000 a second of the processor)")
    for program in ("dealer", "deal"):
        if found(program) and name in FOREIGN and (program == "dealer" or name != "rare"):
            number = FOREIGN[name]
            begin = time.perf_counter()
            if program == "dealer":
                deals = by_dealer(asked(name), number, 1)
            else:
                deals = by_deal(asked(name), number, 1, str(tmp_path / "deal.tcl"))
            other = len(deals) / (time.perf_counter() - begin)
            print(f"    {program}: {other:.1f} deals a second: {own / other:.0f} times fewer")


@pytest.mark.parametrize(("strain", "declarer"), [("S", "E"), ("H", "S"), ("NT", "E")])
def test_solving(benchmark: Any, strain: str, declarer: str) -> None:
    """Time of the processor for each deal: asked target by target, beside one search that begins at seven tricks."""
    from endplay import dds
    from endplay.dds.solve import SolveMode
    from endplay.types import Deal, Denom, Player

    from bridgelaw.api.double_dummy_worker import PLAYERS, STRAINS
    from bridgelaw.api.many_deals_worker import tricks

    fit = DealsThatFit(asked("medium"))
    deals = fit.deals(list(islice(numbers("solve", fit.count), SOLVED)))
    made = [Deal(text) for text in deals]
    for deal in made:
        deal.trump, deal.first = Denom[STRAINS[strain]], Player[PLAYERS[declarer]].lho
    used = _used(
        lambda: benchmark.pedantic(lambda: tricks({"strain": strain, "declarers": [declarer], "deals": deals}))
    )
    plain = _used(lambda: [list(dds.solve_board(deal, SolveMode.OptimalOne)) for deal in made])
    print(f"{strain} by {declarer}: {1000 * used / SOLVED:.1f} ms a deal, in one search {1000 * plain / SOLVED:.1f} ms")


def test_card(benchmark: Any) -> None:
    """A whole card: 600 deals, three outcomes, four readings; counted, drawn, solved by two processes, compared. Beside
    it the time of all processors together."""
    before = _of_all()
    made = asked_card(
        "P",
        "3S",
        "3NT=3NTE",
        readings={"values": "14+ hcp", "sixth": "6+S", "short": "0-1H", "minimum": "11-12 hcp, balanced"},
        deals=600,
    )
    found = benchmark.pedantic(lambda: solved_card(made, seconds=7200), rounds=1)
    used = _of_all() - before
    print(
        f"{found.solved} deals, {len(found.shifts)} arrows: {benchmark.stats.stats.min:.1f} s, processors {used:.1f} s"
    )


def _of_all() -> float:
    """Seconds of the processors by now, of this process and those that it has ended."""
    each = [resource.getrusage(whose) for whose in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(one.ru_utime + one.ru_stime for one in each)


def _used(work: Callable[[], object]) -> float:
    begin = time.process_time()
    work()
    return time.process_time() - begin
