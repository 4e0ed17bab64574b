"""Programs that play by themselves: 200 boards against players who do anything legal, and against each other; those
that think about their cards against those that play by rules of thumb alone; 30 boards with irregular acts under each
edition, which a program directs."""

from __future__ import annotations

import asyncio
import os
import sys
from statistics import mean
from time import monotonic, process_time

import pytest

from bridgelaw.api.card_solver import CardSolver
from bridgelaw.game.cards import Card
from bridgelaw.game.comparison import imps
from bridgelaw.game.seats import NS, SEATS
from bridgelaw.lawbook.editions import EDITIONS
from bridgelaw.natural import bidding, playing
from bridgelaw.natural.play_so_far import PlaySoFar
from tests.live.test_programmed_director import boards
from tests.natural.tables import NATURAL, Player, anything, board

BOARDS = range(1, 201)
THINKING = int(os.environ.get("BRIDGELAW_THINKING", "200"))


def test_two_hundred_boards() -> None:
    began, won, made, contracts, acts = process_time(), [], 0, 0, 0
    for number in BOARDS:
        others = anything(number)
        ours = board(number, {seat: NATURAL if seat.side is NS else others for seat in SEATS})
        theirs = board(number, {seat: others if seat.side is NS else NATURAL for seat in SEATS})
        won.append(imps(ours.score - theirs.score))
        alone = board(number, dict.fromkeys(SEATS, NATURAL))
        acts += len(alone.auction) + (52 if alone.contract else 0)
        if alone.contract is not None:
            contracts += 1
            made += alone.tricks >= 6 + alone.contract.bid.level
    seconds = process_time() - began
    print(
        f"\n{len(won)} boards against players who do anything legal: {mean(won):+.2f} IMPs a board;"
        f" among themselves {made} of {contracts} contracts made; {1000 * seconds / (3 * acts):.2f} ms an act"
    )
    assert mean(won) >= 3


def test_boards_of_those_who_think() -> None:
    """The same calls: what is compared is the play, at both tables of a board. `BRIDGELAW_THINKING`: how many."""
    won, made, contracts, took, thumb = [], 0, 0, [], 0
    with asyncio.Runner() as runner:
        solver = CardSolver(60, (sys.executable, "-m", "bridgelaw.api.card_worker", "a seed"))

        def plays(now: PlaySoFar) -> Card:
            nonlocal thumb
            began = monotonic()
            found = runner.run(solver.card(now))
            took.append(monotonic() - began)
            thumb += found is None and len(now.allowed) > 1
            return playing.card(now) if found is None else found

        thinking = Player(bidding.call, plays)
        for number in range(1, THINKING + 1):
            ours = board(number, {seat: thinking if seat.side is NS else NATURAL for seat in SEATS})
            theirs = board(number, {seat: NATURAL if seat.side is NS else thinking for seat in SEATS})
            won.append(imps(ours.score - theirs.score))
            alone = board(number, dict.fromkeys(SEATS, thinking))
            if alone.contract is not None:
                contracts += 1
                made += alone.tricks >= 6 + alone.contract.bid.level
        runner.run(solver.close())
    took.sort()
    print(
        f"\n{len(won)} boards against those who do not think: {mean(won):+.2f} IMPs a board; among themselves {made} of"
        f" {contracts} contracts made; {1000 * mean(took):.0f} ms a card, the slowest {1000 * took[-1]:.0f};"
        f" {thumb} times it came to nothing"
    )
    assert not thumb
    assert mean(won) >= 1


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("irregular", [0.05, 0.2])
def test_thirty_boards_are_directed(edition: str, irregular: float) -> None:
    kinds, amiss = boards(30, edition, irregular, seed=7)
    assert amiss == []
    assert {"Attention", "ExplainOptions", "Resume"} <= set(kinds)
