"""Solves deals in one denomination for one or more declarers, in a process of its own: a problem on each line of the
standard input, the tricks on a line of the standard output, for each deal and declarer by the card that is played (by
"" without one). Both are JSON. Without the package `endplay` the exit status is `ABSENT`.

In a trump contract the solver is asked whether the defenders can take so many tricks, from the number that is usual for
the deals before, and then one more or one fewer: two or three small searches, where a search by itself begins at seven.
That saves up to a third. In notrump it saves nothing, and on deals that take long one search is faster by a quarter. Of
a deal and a denomination the solver keeps what it has seen until it is asked about another: so all declarers have their
turn before the next deal.
"""

from __future__ import annotations

import json
import sys
from bisect import insort
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bridgelaw.api.double_dummy_worker import ABSENT, PLAYERS, STRAINS
from bridgelaw.game.calls import Strain
from bridgelaw.game.cards import CARDS
from bridgelaw.game.deals import parse_deal, write_deal
from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.game.tricks import winner

ALL = 13
FIRST = 5
"""Tricks of the defenders that are asked for, where nothing has been solved yet."""

Usual = defaultdict[tuple[str, str], list[int]]
"""The defenders' tricks on the deals so far, in order, by denomination and declarer."""


def most(reached: Callable[[int], bool], start: int) -> int:
    """The largest number from 0 to 13 that is reached, asked one by one from `start`; a number that is reached leaves
    no smaller one open, and the other way round.

    >>> [most(lambda n: n <= 4, start) for start in (0, 1, 4, 5, 13)]
    [4, 4, 4, 4, 4]
    """
    at = min(max(start, 1), ALL)
    if reached(at):
        while at < ALL and reached(at + 1):
            at += 1
        return at
    while at > 1 and not reached(at - 1):
        at -= 1
    return at - 1


def tricks(problem: Mapping[str, Any], usual: Usual | None = None) -> list[list[int]]:
    """The tricks of each declarer on each of the deals, the best lead against him."""
    from endplay import dds
    from endplay.dds.solve import SolveMode
    from endplay.types import Deal, Denom, Player

    strain, usual = problem["strain"], defaultdict(list) if usual is None else usual
    found = []
    for text in problem["deals"]:
        deal = Deal(text)
        deal.trump = Denom[STRAINS[strain]]

        def can_take(n: int, deal: Deal = deal) -> bool:
            # a target that cannot be reached has no card; one that needs none would have a card with no tricks
            return any(made >= n for _, made in dds.solve_board(deal, SolveMode.TargetOne, n))

        taken: dict[str, int] = {}
        for declarer in problem["declarers"]:
            deal.first = Player[PLAYERS[declarer]].lho
            if strain == "NT":
                taken[declarer] = max(int(made) for _, made in dds.solve_board(deal, SolveMode.OptimalOne))
                continue
            before = usual[strain, declarer]
            start = before[len(before) // 2] if before else FIRST
            # played by the other hand it is seldom more than a trick that changes
            taken[declarer] = most(can_take, taken.get(Seat[declarer].partner.value, start))
            insort(before, taken[declarer])
        found.append([ALL - taken[declarer] for declarer in problem["declarers"]])
    return found


def tricks_by_card(problem: Mapping[str, Any]) -> list[dict[str, int]]:
    """Declarer's tricks on each of the deals, the tricks won already included, for each of the cards `cards`: `plays`
    have been played, and one of these comes next. One search finds all of them."""
    from endplay import dds
    from endplay.types import Deal, Denom, Player

    strain, declarer = problem["strain"], Seat[problem["declarers"][0]]
    won, leader, trick = _so_far(problem["plays"], strain, declarer)
    gone = [CARDS[card] for card in problem["plays"]]
    found = []
    for text in problem["deals"]:
        hands = {seat: (hand or frozenset()).difference(gone) for seat, hand in parse_deal(text).items()}
        deal = Deal(write_deal(hands))
        deal.trump, deal.first = Denom[STRAINS[strain]], Player[PLAYERS[leader.value]]
        for card in trick:
            deal.play(card, from_hand=False)
        turn = SEATS[(leader.index + len(trick)) % 4]
        left = ALL - len(gone) // 4
        made = {card.suit.name[0].upper() + card.rank.abbr: int(n) for card, n in dds.solve_board(deal)}
        own = turn.side is declarer.side
        found.append({card: won + (made[card] if own else left - made[card]) for card in problem["cards"]})
    return found


def _so_far(plays: Sequence[str], strain: Strain, declarer: Seat) -> tuple[int, Seat, Sequence[str]]:
    """The tricks that declarer has won, who leads or led to the trick in progress, and its cards."""
    won, leader = 0, declarer.lho
    for at in range(0, len(plays) - len(plays) % 4, 4):
        those = [(SEATS[(leader.index + n) % 4], CARDS[card]) for n, card in enumerate(plays[at : at + 4])]
        leader = winner(those, None if strain == "NT" else strain)
        won += leader.side is declarer.side
    return won, leader, plays[len(plays) - len(plays) % 4 :]


def answer(problem: Mapping[str, Any], usual: Usual) -> list[list[dict[str, int]]]:
    """The tricks of each declarer on each of the deals."""
    if problem["cards"]:
        return [[found] for found in tricks_by_card(problem)]
    return [[{"": n} for n in each] for each in tricks(problem, usual)]


def main() -> int:
    """Problem after problem, until there are no more."""
    try:
        import endplay  # noqa: F401
    except ImportError:
        return ABSENT
    usual: Usual = defaultdict(list)
    for line in sys.stdin:
        sys.stdout.write(json.dumps(answer(json.loads(line), usual)) + "\n")
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
