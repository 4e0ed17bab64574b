"""Thinks about a card in a process of its own: a problem on each line of the standard input, the card on a line of the
standard output. Both are JSON.

It deals the hands that the player does not see, and has each deal solved by the package `endplay`. Native code may
crash the process, or never come back: `card_solver` ends it when its time is over. Without the package the exit status
is `ABSENT`. An argument is the seed of chance.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Mapping, Sequence
from typing import Any, cast

from bridgelaw.api.double_dummy_worker import ABSENT, PLAYERS, STRAINS
from bridgelaw.game.calls import CALLS, Strain
from bridgelaw.game.cards import CARDS, Card
from bridgelaw.game.deals import parse_hand, write_deal, write_hand
from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.natural import counted
from bridgelaw.natural.play_so_far import PlaySoFar
from bridgelaw.natural.sampling import Hands, Shuffle, dealt

DEALS = 24
"""So many deals for each card."""


def written(now: PlaySoFar) -> dict[str, Any]:
    """What the player knows, as plain data."""
    return {
        "hand": now.hand.value,
        "declarer": now.declarer.value,
        "trumps": now.trumps,
        "hands": {seat.value: write_hand(held) for seat, held in now.hands.items()},
        "trick": _written(now.trick),
        "tricks": [_written(trick) for trick in now.tricks],
        "allowed": [str(card) for card in now.allowed],
        "calls": [[by.value, str(call)] for by, call in now.calls],
    }


def read(problem: Mapping[str, Any]) -> PlaySoFar:
    """What `written` has made of it."""
    return PlaySoFar(
        hand=Seat[problem["hand"]],
        declarer=Seat[problem["declarer"]],
        trumps=cast(Strain, problem["trumps"]),
        hands={Seat[seat]: parse_hand(held) or frozenset() for seat, held in problem["hands"].items()},
        trick=_read(problem["trick"]),
        tricks=[_read(trick) for trick in problem["tricks"]],
        allowed=[CARDS[card] for card in problem["allowed"]],
        calls=[(Seat[by], CALLS[call]) for by, call in problem["calls"]],
    )


def tricks(now: PlaySoFar, deals: Sequence[Hands]) -> list[Mapping[Card, int]]:
    """For each of the deals: how many of the tricks that are left, the one in progress included, his side makes with
    each card that he can play."""
    from endplay import dds
    from endplay.types import Deal, Denom, Player

    leader = now.trick[0][0] if now.trick else now.hand
    found: list[Mapping[Card, int]] = []
    for hands in deals:
        deal = Deal(write_deal({seat: hands.get(seat, frozenset()) for seat in SEATS}))
        deal.trump, deal.first = Denom[STRAINS[now.trumps]], Player[PLAYERS[leader.value]]
        for _, card in now.trick:
            deal.play(str(card), from_hand=False)
        solved = dds.solve_board(deal)
        found.append({CARDS[card.suit.name[0].upper() + card.rank.abbr]: int(made) for card, made in solved})
    return found


def card(now: PlaySoFar, shuffle: Shuffle) -> Card:
    """The card with the most tricks over many deals."""
    return counted.card(now, tricks(now, dealt(now, DEALS, shuffle)))


def main() -> int:
    """Problems and cards, until there are no more."""
    try:
        import endplay  # noqa: F401
    except ImportError:
        return ABSENT
    chance = random.Random(*sys.argv[1:2])
    for line in sys.stdin:
        sys.stdout.write(json.dumps(str(card(read(json.loads(line)), chance.shuffle))) + "\n")
        sys.stdout.flush()
    return 0


def _written(trick: Sequence[tuple[Seat, Card]]) -> list[list[str]]:
    return [[seat.value, str(card)] for seat, card in trick]


def _read(trick: Sequence[Sequence[str]]) -> list[tuple[Seat, Card]]:
    return [(Seat[seat], CARDS[card]) for seat, card in trick]


if __name__ == "__main__":
    sys.exit(main())
