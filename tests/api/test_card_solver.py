"""Thinking about a card in a process of its own, which may fail without harm to anybody."""

from __future__ import annotations

import asyncio
import random
import sys
from pathlib import Path

import pytest

from bridgelaw.api.card_solver import MOST_WAITING, REST, CardSolver
from bridgelaw.api.card_worker import read, tricks, written
from bridgelaw.game.calls import CALLS
from bridgelaw.game.cards import CARDS, Card, in_order
from bridgelaw.game.deals import parse_deal, parse_hand
from bridgelaw.game.seats import SEATS, E, N, S, Seat, W
from bridgelaw.natural.play_so_far import PlaySoFar
from tests.natural.tables import NATURAL, Player, board

ENDING = {seat: hand or frozenset() for seat, hand in parse_deal("N:A2... K3... 54... 76...").items()}
WRONG = "import sys\nfor line in sys.stdin: print('no JSON', flush=True)"
FOREIGN = "import sys\nfor line in sys.stdin: print('\"D2\"', flush=True)"
SLOW = "import time\ntime.sleep(600)"


def leads(seat: Seat = W, own: str = "A42.K93.8765.432", allowed: str = "H3 HK D8") -> PlaySoFar:
    """The opening lead, or at least a lead."""
    cards = tuple(CARDS[one] for one in allowed.split())
    return PlaySoFar(
        hand=seat, declarer=S, trumps="NT", hands={seat: parse_hand(own) or frozenset()}, trick=(), allowed=cards
    )


def ends(seat: Seat, trick: str = "") -> PlaySoFar:
    """`seat` plays with two cards left in each hand; all that he has not seen played is spades."""
    before = [card for card in CARDS.values() if not any(card in hand for hand in ENDING.values())]
    others = [before[4 * n : 4 * n + 4] for n in range(11)]
    hands = {one: ENDING[one] for one in {seat, N}}
    led = [(SEATS[(S.index + n) % 4], CARDS[one]) for n, one in enumerate(trick.split())]
    return PlaySoFar(
        hand=seat,
        declarer=S,
        trumps="NT",
        hands={one: held - {card for _, card in led} for one, held in hands.items()},
        trick=led,
        tricks=[list(zip(SEATS, cards, strict=True)) for cards in others],
        allowed=in_order(ENDING[seat]),
    )


def test_tricks_of_each_card() -> None:
    # the ace takes a trick and the king the other one, whoever leads and whatever he leads
    assert tricks(ends(S), [ENDING]) == [{CARDS["S5"]: 1, CARDS["S4"]: 1}]
    assert tricks(ends(N), [ENDING]) == [{CARDS["SA"]: 1, CARDS["S2"]: 1}]


def test_the_trick_in_progress_counts() -> None:
    left = {**ENDING, S: frozenset([CARDS["S4"]])}
    assert tricks(ends(W, "S5"), [left]) == [{CARDS["S7"]: 1, CARDS["S6"]: 1}]


def test_a_problem_is_read_as_it_was_written() -> None:
    """At every card of a board."""
    asked = 0

    def plays(now: PlaySoFar) -> Card:
        nonlocal asked
        asked += 1
        again = read(written(now))
        assert written(again) == written(now)
        assert (again.hands, again.gone, again.unseen) == (now.hands, now.gone, now.unseen)
        return NATURAL.plays(now)

    board(1, dict.fromkeys(SEATS, Player(NATURAL.calls, plays)))
    assert asked == 52
    assert read(written(leads())).allowed == list(leads().allowed)


def test_the_card_that_it_finds() -> None:
    """West has six winners in a suit that nobody has bid, and leads one of them against notrump."""

    async def whole() -> None:
        solver = CardSolver(300)
        own = leads(own="AKQJT9.432.32.32", allowed="SA H4 D3 C3")
        assert await solver.card(own) is CARDS["SA"]
        await solver.close()
        assert solver.is_idle
        assert await solver.card(own) is CARDS["SA"]
        await solver.close()

    asyncio.run(whole())


def test_the_same_seed_finds_the_same() -> None:
    async def found(seed: str) -> list[Card | None]:
        solver = CardSolver(300, (sys.executable, "-m", "bridgelaw.api.card_worker", seed))
        made = [(seat, CALLS[call]) for seat, call in zip((S, W, N, E), ("1NT", "P", "P", "P"), strict=True)]
        hands = random.Random(1).sample(list(CARDS.values()), 13)
        lead = PlaySoFar(
            hand=W, declarer=S, trumps="NT", hands={W: frozenset(hands)}, trick=(), allowed=in_order(hands), calls=made
        )
        cards = [await solver.card(lead) for _ in range(2)]
        await solver.close()
        return cards

    first = asyncio.run(found("a"))
    assert None not in first
    assert first == asyncio.run(found("a"))


def test_a_single_card_needs_no_thought() -> None:
    async def whole() -> None:
        solver = CardSolver(300)
        assert await solver.card(leads(allowed="H3")) is None
        assert solver.is_idle

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
            assert await solver.card(leads()) is None
            found.append(len(begun.read_text()))
        now = REST
        assert await solver.card(leads()) is None
        found.append(len(begun.read_text()))
        await solver.close()
        return found

    assert asyncio.run(whole()) == [1, 2, 3, 3, 3, 4]


def test_there_may_be_no_solver() -> None:
    async def whole() -> None:
        assert await CardSolver(20, ("/nowhere/python",)).card(leads()) is None

    asyncio.run(whole())


def test_a_card_that_is_not_allowed_is_not_played() -> None:
    async def whole() -> None:
        solver = failing(FOREIGN)
        assert await solver.card(leads()) is None
        await solver.close()

    asyncio.run(whole())


def test_a_solver_that_does_not_come_back_is_ended() -> None:
    async def whole() -> None:
        solver = failing(SLOW, 0.3)
        assert await solver.card(leads()) is None
        assert solver.is_idle

    asyncio.run(whole())


def test_nobody_joins_a_long_queue() -> None:
    async def whole() -> None:
        solver = failing(SLOW)
        waiting = [asyncio.create_task(solver.card(leads())) for _ in range(MOST_WAITING)]
        await asyncio.sleep(0)
        assert await solver.card(leads()) is None
        for one in waiting:
            one.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert solver.is_idle

    asyncio.run(whole())


def test_whoever_gets_up_leaves_no_answer_behind() -> None:
    """An answer to a question that nobody waits for any more must not be taken for the next one's."""

    async def whole() -> None:
        solver = failing(SLOW)
        waiting = asyncio.create_task(solver.card(leads()))
        while solver.is_idle:
            await asyncio.sleep(0.01)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        assert solver.is_idle

    asyncio.run(whole())
