"""Deals that a player thinks of: always possible, and like what the others have shown."""

from __future__ import annotations

import random
from statistics import mean

import pytest

from bridgelaw.game.calls import CALLS
from bridgelaw.game.cards import CARDS, PACK, Card
from bridgelaw.game.deals import parse_hand
from bridgelaw.game.seats import SEATS, E, N, S, Seat, W
from bridgelaw.natural import playing
from bridgelaw.natural.hand import Holding
from bridgelaw.natural.play_so_far import PlaySoFar
from bridgelaw.natural.sampling import SLACK, dealt
from tests.natural.tables import NATURAL, Player, board

WANTED = 12


def shuffle(seed: int) -> random.Random:
    return random.Random(seed)


@pytest.mark.parametrize("number", range(1, 9))
def test_every_deal_is_possible(number: int) -> None:
    """At each card of a board: thirteen cards with those played, the seen hands as they are, and no suit that a player
    has not followed."""
    asked = 0

    def plays(now: PlaySoFar) -> Card:
        nonlocal asked
        asked += 1
        before = (*now.tricks, now.trick)
        for hands in dealt(now, 3, shuffle(number).shuffle):
            assert frozenset().union(*hands.values()) | now.gone | {c for _, c in now.trick} == frozenset(PACK)
            for seat in SEATS:
                own = [card for trick in before for by, card in trick if by is seat]
                assert len(hands[seat]) + len(own) == 13
                assert hands[seat].isdisjoint(own)
                lacking = {t[0][1].suit for t in before for by, c in t if by is seat and c.suit != t[0][1].suit}
                assert not {card.suit for card in hands[seat]} & lacking
            assert all(hands[seat] == now.hands[seat] for seat in now.hands)
        return playing.card(now)

    outcome = board(number, dict.fromkeys(SEATS, Player(NATURAL.calls, plays)))
    assert asked == (52 if outcome.contract else 0)


def leading(calls: str, dealer: Seat = N) -> PlaySoFar:
    """West leads against a contract of that auction; he holds a poor hand."""
    own = parse_hand("J842.953.T74.986")
    assert own is not None
    made = [(SEATS[(dealer.index + n) % 4], CALLS[call]) for n, call in enumerate(calls.split())]
    return PlaySoFar(hand=W, declarer=S, trumps="NT", hands={W: own}, trick=(), allowed=tuple(own), calls=made)


def test_what_the_auction_shows() -> None:
    found = dealt(leading("P P 1NT P 3NT P P P"), WANTED, shuffle(1).shuffle)
    assert len(found) == WANTED
    south = [Holding(hands[S]) for hands in found]
    assert all(15 - SLACK <= hand.points <= 17 + SLACK and hand.is_balanced for hand in south)
    unknown = dealt(leading("P P P P"), 5 * WANTED, shuffle(1).shuffle)
    assert mean(Holding(hands[S]).points for hands in unknown) < 14


def test_calls_that_nobody_can_hold() -> None:
    """Three players cannot have thirty points each: then the auction tells nothing."""
    found = dealt(leading("2NT 2NT 2NT 2NT P P P"), WANTED, shuffle(2).shuffle)
    assert len(found) == WANTED
    assert all(len(hands[seat]) == 13 for hands in found for seat in SEATS)


def test_a_player_who_has_not_followed_and_holds_nothing_else() -> None:
    """East has not followed spades, and only spades are left: he has revoked, and deals are found all the same."""
    last = {W: frozenset([CARDS["H2"]]), N: frozenset([CARDS["C2"]])}
    rest = [card for card in PACK if card not in (CARDS["H2"], CARDS["C2"], CARDS["S2"], CARDS["S3"])]
    spade = next(card for card in rest if card.suit == "S")
    club = next(card for card in rest if card.suit == "C")
    others = [card for card in rest if card not in (spade, club)]
    first = [(W, spade), (N, others[0]), (E, club), (S, others[1])]
    tricks = [first, *([(SEATS[i], others[4 * n + i - 2]) for i in range(4)] for n in range(1, 12))]
    now = PlaySoFar(hand=W, declarer=S, trumps="NT", hands=last, trick=(), tricks=tricks, allowed=(CARDS["H2"],))
    found = dealt(now, WANTED, shuffle(3).shuffle)
    assert len(found) == WANTED
    assert all(hands[E] | hands[S] == {CARDS["S2"], CARDS["S3"]} for hands in found)


def test_the_same_chance_gives_the_same_deals() -> None:
    now = leading("P P 1NT P 3NT P P P")
    assert dealt(now, 4, shuffle(5).shuffle) == dealt(now, 4, shuffle(5).shuffle)
