"""Whole boards played by programs alone, without a table: legal calls and cards, each player seeing what he may."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct

from bridgelaw.game.auction import contract_of, is_over, next_calls
from bridgelaw.game.calls import Call
from bridgelaw.game.cards import PACK, Card, in_order
from bridgelaw.game.contracts import Contract
from bridgelaw.game.scoring import points
from bridgelaw.game.seats import NS, SEATS, Seat, dealer_of, vulnerability_of
from bridgelaw.game.tricks import winner
from bridgelaw.natural import bidding, playing
from bridgelaw.natural.hand import Holding
from bridgelaw.natural.play_so_far import PlaySoFar

Hands = dict[Seat, frozenset[Card]]
Made = tuple[Seat, Call]


class Player(Struct, frozen=True):
    """How somebody calls and plays."""

    calls: Callable[[Holding, Seat, Sequence[Made], Sequence[Call]], Call]
    plays: Callable[[PlaySoFar], Card]


class Outcome(Struct, frozen=True):
    """An auction, the contract that it led to, declarer's tricks, and points of North-South."""

    auction: tuple[Made, ...]
    contract: Contract | None
    tricks: int
    score: int


NATURAL = Player(bidding.call, playing.card)


def anything(seed: int, passes: float = 0.6) -> Player:
    """A player who does what is legal, and nothing more; he passes often, so that auctions end."""
    chance = random.Random(seed)

    def calls(hand: Holding, me: Seat, made: Sequence[Made], allowed: Sequence[Call]) -> Call:
        return allowed[0] if chance.random() < passes else chance.choice(allowed[: 8 + len(allowed) // 8])

    return Player(calls, lambda now: chance.choice(now.allowed))


def deal(number: int) -> Hands:
    """The hands of that board, made by chance."""
    pack = list(PACK)
    random.Random(number).shuffle(pack)
    return {seat: frozenset(pack[13 * n : 13 * n + 13]) for n, seat in enumerate(SEATS)}


def board(number: int, players: Mapping[Seat, Player]) -> Outcome:
    """The board of that number (from 1), from the deal to its score."""
    hands = deal(number)
    calls: list[Made] = []
    while not is_over([call for _, call in calls]):
        me = SEATS[(dealer_of(number).index + len(calls)) % 4]
        allowed = next_calls([call for _, call in calls])
        chosen = players[me].calls(Holding(hands[me]), me, tuple(calls), allowed)
        assert chosen in allowed
        calls.append((me, chosen))
    contract = contract_of(dealer_of(number), [call for _, call in calls])
    if contract is None:
        return Outcome(tuple(calls), None, 0, 0)
    tricks = _played(hands, contract, players, tuple(calls))
    score = points(contract, vulnerability_of(number), tricks)
    return Outcome(tuple(calls), contract, tricks, score if contract.declarer.side is NS else -score)


def _played(hands: Hands, contract: Contract, players: Mapping[Seat, Player], calls: Sequence[Made]) -> int:
    declarer, left, won = contract.declarer, dict(hands), 0
    dummy, leader = declarer.partner, declarer.lho
    tricks: list[list[tuple[Seat, Card]]] = []
    assert contract.bid.strain is not None
    for _ in range(13):
        trick: list[tuple[Seat, Card]] = []
        for n in range(4):
            hand = SEATS[(leader.index + n) % 4]
            player = declarer if hand is dummy else hand
            seen = {player, *((dummy,) if tricks or trick else ())}
            same = [card for card in left[hand] if trick and card.suit == trick[0][1].suit]
            now = PlaySoFar(
                hand=hand,
                declarer=declarer,
                trumps=contract.bid.strain,
                hands={seat: left[seat] for seat in seen},
                trick=tuple(trick),
                tricks=tuple(tricks),
                allowed=in_order(same or left[hand]),
                calls=calls,
            )
            card = players[player].plays(now)
            assert card in now.allowed
            trick.append((hand, card))
            left[hand] -= {card}
        leader = winner(trick, contract.bid.strain)
        tricks.append(trick)
        won += leader.side is declarer.side
    return won
