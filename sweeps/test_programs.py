"""Programs that play by themselves: 200 boards against players who do anything legal, and against each other."""

from __future__ import annotations

from statistics import mean
from time import process_time

from bridgelaw.game.comparison import imps
from bridgelaw.game.seats import NS, SEATS
from tests.natural.tables import NATURAL, anything, board

BOARDS = range(1, 201)


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
