"""Many deals solved by processes of their own: the same tricks as one by one, and failures that are reasons."""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from itertools import islice
from pathlib import Path

import pytest

from bridgelaw.api import many_deals
from bridgelaw.api.double_dummy import Unsolved
from bridgelaw.api.double_dummy_worker import ABSENT, solved
from bridgelaw.api.many_deals import Tricks, _Pool, solve_many
from bridgelaw.api.many_deals_worker import ALL, most, tricks, tricks_by_card
from bridgelaw.desk.card import SolvedOutcome
from bridgelaw.desk.deals_that_fit.exact import DealsThatFit
from bridgelaw.desk.deals_that_fit.seeds import numbers
from bridgelaw.game.seats import Seat
from tests.desk.deals_that_fit.test_counting import WEST, WIDE, made

OUTCOMES = [SolvedOutcome("S", Seat.E), SolvedOutcome("NT", Seat.S), SolvedOutcome("S", Seat.E)]


def some(count: int) -> list[str]:
    """Deals that fit something."""
    fit = DealsThatFit(made(WEST, given=WIDE[:1]))
    return fit.deals(list(islice(numbers("solve", fit.count), count)))


def test_the_same_tricks_as_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the processes and the chunks are."""
    monkeypatch.setattr(many_deals, "CHUNK", 5)
    deals = some(8)
    found = solve_many(deals, OUTCOMES, seconds=600)
    assert found[0] == found[2]
    assert [len(row) for row in found] == [len(deals)] * 3
    assert solve_many(deals, OUTCOMES, seconds=600, processes=1) == found
    for n in (0, 4, 5):
        table = solved({"deal": deals[n], "dealer": "N", "vulnerable": "None", "plays": []})["tricks"]
        assert [row[n][""] for row in found] == [table["E"]["S"], table["S"]["NT"], table["E"]["S"]]


def test_target_by_target_as_by_the_solver_itself() -> None:
    """200 deals: asked target by target, from what is usual, or solved by one search that begins at seven tricks."""
    from endplay import dds
    from endplay.dds.solve import SolveMode
    from endplay.types import Deal, Denom, Player

    deals = some(200)
    for strain, declarer, those in (("S", "E", deals[:100]), ("H", "S", deals[100:150]), ("NT", "N", deals[150:])):
        found = []
        for text in those:
            deal = Deal(text)
            deal.trump = {"S": Denom.spades, "H": Denom.hearts, "NT": Denom.nt}[strain]
            deal.first = {"E": Player.south, "S": Player.west, "N": Player.east}[declarer]
            found.append(13 - max(int(made) for _, made in dds.solve_board(deal, SolveMode.OptimalOne)))
        assert tricks({"strain": strain, "declarers": [declarer], "deals": those}) == [[n] for n in found]
        assert len(set(found)) > 3


@pytest.mark.parametrize("reached", range(ALL + 1))
@pytest.mark.parametrize("start", range(ALL + 1))
def test_the_walk_to_a_number(reached: int, start: int) -> None:
    """It finds the number, asks nothing twice, nothing that need not be asked, and from the right one two questions."""
    asked: list[int] = []

    def ask(n: int) -> bool:
        asked.append(n)
        return n <= reached

    assert most(ask, start) == reached
    assert len(set(asked)) == len(asked) <= abs(max(start, 1) - reached) + 2
    assert set(asked) <= set(range(1, ALL + 1))
    if start == reached and 0 < reached < ALL:
        assert len(asked) == 2


def test_all_the_tricks_and_none() -> None:
    deal = "N:AKQJ.AKQJ.AKQJ.A T987.T987.T987.K 6543.6543.6543.Q 2.2.2.JT98765432"
    outcomes = [SolvedOutcome("NT", Seat.N), SolvedOutcome("NT", Seat.E), SolvedOutcome("C", Seat.W)]
    assert solve_many([deal], outcomes, seconds=600) == [[{"": 13}], [{"": 0}], [{"": 9}]]


def alone(deal: str, outcome: SolvedOutcome) -> dict[str, int]:
    ((found,),) = tricks({"strain": outcome.strain, "declarers": [outcome.declarer.value], "deals": [deal]})
    return {"": found}


def test_declarers_in_one_denomination_have_their_turn_on_each_deal() -> None:
    """Each of the four makes what he makes alone, also where something is known of some deals."""
    deals, four = some(5), tuple(SolvedOutcome("S", seat) for seat in (Seat.E, Seat.W, Seat.N, Seat.S))
    known = dict[tuple[str, SolvedOutcome], Tricks]()
    solve_many(deals[:2], four[1:2], seconds=600, solved=known)
    assert list(many_deals._chunks(deals, [*four, OUTCOMES[1]], known)) == [
        ((four[0], *four[2:]), deals[:2]),
        (four, deals[2:]),
        ((OUTCOMES[1],), deals),
    ]
    found = solve_many(deals, four, seconds=600, solved=known)
    assert found == [[alone(deal, outcome) for deal in deals] for outcome in four]


def test_a_hand_that_is_to_play_is_solved_by_itself() -> None:
    """All its cards come from one search."""
    lead = SolvedOutcome("S", Seat.E, (), ("SA",))
    asked = many_deals._chunks(some(1), [OUTCOMES[0], lead, SolvedOutcome("S", Seat.W)], {})
    assert [one for one, _ in asked] == [(OUTCOMES[0], SolvedOutcome("S", Seat.W)), (lead,)]


def test_what_is_known_is_not_solved_again() -> None:
    """Another outcome of the same deals is all that is asked for; how far it is is told, and may be the end of it."""
    deals, known = some(4), dict[tuple[str, SolvedOutcome], Tricks]()
    found = solve_many(deals, OUTCOMES[:1], seconds=600, solved=known)
    told: list[tuple[int, int]] = []
    both = solve_many(deals, OUTCOMES[:2], seconds=600, solved=known, heard=lambda done, of: told.append((done, of)))
    assert both[0] == found[0]
    assert told == [(0, 4), (4, 4)]  # at once, too: the first ones may take long
    assert len(known) == 8
    assert solve_many(deals, OUTCOMES, solved=known, command=("no such program",)) == [*both, both[0]]

    def stop(done: int, of: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        solve_many(deals, [SolvedOutcome("H", Seat.S)], seconds=600, heard=stop)


def test_each_card() -> None:
    """A lead, and a card later on: as the solver says of the deal, and as after that card."""
    from endplay import dds
    from endplay.types import Deal, Denom, Player

    for text in some(3):
        deal = Deal(text)
        deal.trump, deal.first = Denom.spades, Player.south
        plays: list[str] = []
        for _ in range(7):
            each = {card.suit.name[0].upper() + card.rank.abbr: int(n) for card, n in dds.solve_board(deal)}
            problem = {"strain": "S", "declarers": ["E"], "plays": plays, "cards": sorted(each), "deals": [text]}
            (found,) = tricks_by_card(problem)
            # with the best card of each player what declarer makes never changes
            own = deal.curplayer in (Player.east, Player.west)
            best = max(found.values()) if own else min(found.values())
            assert [best] == tricks({"strain": "S", "declarers": ["E"], "deals": [text]})[0]
            assert len({found[card] - each[card] if own else found[card] + each[card] for card in each}) == 1
            chosen = next(card for card in sorted(each) if found[card] == best)
            plays.append(chosen)
            deal.play(chosen)


def test_nothing_to_solve() -> None:
    assert solve_many([], OUTCOMES) == [[], [], []]
    assert solve_many(some(1), []) == []


def program(tmp_path: Path, text: str) -> tuple[str, ...]:
    """A process that is no solver."""
    file = tmp_path / "worker.py"
    file.write_text(text, encoding="utf-8")
    return (sys.executable, str(file))


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (f"import sys; sys.exit({ABSENT})", "absent"),
        ("import sys; sys.exit(1)", "broken"),
        ("print('[1, 2]', flush=True); input()", "broken"),
        ("print('nonsense', flush=True); input()", "broken"),
        ("import os; os.kill(os.getpid(), 9)", "broken"),
        ("import time; time.sleep(3600)", "late"),
    ],
)
def test_a_failure_is_a_reason(tmp_path: Path, text: str, why: str) -> None:
    begin = time.monotonic()
    with pytest.raises(Unsolved) as refused:
        solve_many(some(3), OUTCOMES, seconds=1 if why == "late" else 300, command=program(tmp_path, text))
    assert refused.value.why == why
    assert time.monotonic() - begin < 120


def test_a_worker_that_is_killed_ends_all_of_it() -> None:
    """One is killed while both work: nothing hangs, and nothing is shown half."""
    pool = _Pool([((OUTCOMES[n % 2],), some(40)) for n in range(40)], 300, 2, ())
    killer = threading.Timer(1, lambda: os.kill(pool._running[0].pid, signal.SIGKILL))
    killer.start()
    with pytest.raises(Unsolved) as refused:
        pool.solved()
    assert refused.value.why == "broken"
    assert all(process.poll() is not None for process in pool._running)
