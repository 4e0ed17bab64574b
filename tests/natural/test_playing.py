"""The cards of a sensible player; and whole boards of programs against players who do anything legal."""

from __future__ import annotations

from statistics import mean

import pytest

from bridgelaw.game.calls import Strain
from bridgelaw.game.cards import CARDS, Card, in_order
from bridgelaw.game.comparison import imps
from bridgelaw.game.deals import parse_hand
from bridgelaw.game.seats import NS, SEATS, E, N, S, Seat, W
from bridgelaw.natural import playing
from bridgelaw.natural.play_so_far import PlaySoFar
from tests.natural.tables import NATURAL, anything, board


def played(hand: str, trick: str, seat: Seat = S, trumps: Strain = "NT", dummy: str = "", gone: str = "") -> str:
    """The card of `seat` behind that trick, led by whoever the number of its cards says; North is dummy."""
    own = parse_hand(hand)
    assert own is not None
    cards = [CARDS[one] for one in trick.split()]
    led = [(SEATS[(seat.index - len(cards) + n) % 4], card) for n, card in enumerate(cards)]
    held = {seat: own} | ({N: parse_hand(dummy) or frozenset[Card]()} if dummy else {})
    same = [card for card in own if led and card.suit == cards[0].suit]
    before = [(SEATS[n % 4], CARDS[one]) for n, one in enumerate(gone.split())]
    now = PlaySoFar(
        hand=seat,
        declarer=S,
        trumps=trumps,
        hands=held,
        trick=led,
        tricks=[before] if before else [],
        allowed=in_order(same or own),
    )
    return str(playing.card(now))


@pytest.mark.parametrize(
    ("hand", "trumps", "card"),
    [
        ("KQJ5.983.K93.Q72", "NT", "SK"),
        ("85.Q98.KT753.Q72", "NT", "D5"),
        ("8.Q983.KT753.Q72", "H", "S8"),
        ("AK5.9832.T753.72", "H", "SA"),
        ("Q85.983.KT753.72", "H", "D5"),
    ],
)
def test_opening_leads(hand: str, trumps: Strain, card: str) -> None:
    assert played(hand, "", W, trumps) == card


@pytest.mark.parametrize(
    ("hand", "trick", "seat", "card"),
    [
        ("KJ5.983.K93.Q742", "S9 S4 S3", W, "SJ"),  # the cheapest that wins
        ("KJ5.983.K93.Q742", "S4 S9 S3", W, "S5"),  # partner holds it
        ("KJ5.983.K93.Q742", "SA S4 S3", W, "S5"),  # what cannot win is low
        ("KJ5.983.K93.Q742", "SQ S9 S3", W, "SK"),
        ("KJ5.983.K93.Q742", "S4", W, "S5"),  # second hand low
        ("AT5.983.K93.Q742", "S4 S9", E, "SA"),  # third hand high
        ("KQJ.983.K93.Q742", "S4 S9", E, "SJ"),  # of cards in a row the lowest
    ],
)
def test_following(hand: str, trick: str, seat: Seat, card: str) -> None:
    assert played(hand, trick, seat, dummy="632.KQ2.AQ62.K83", gone="H2") == card


@pytest.mark.parametrize(
    ("trick", "seat", "trumps", "card"),
    [
        ("SA S4 S3", W, "H", "H3"),  # a ruff, with the lowest trump
        ("S4 SA S3", W, "H", "C2"),  # not of partner's trick
        ("SA S4 S3", W, "NT", "C2"),
        ("SQ S4 HQ", W, "H", "C2"),  # ruffed higher already
    ],
)
def test_without_the_suit(trick: str, seat: Seat, trumps: Strain, card: str) -> None:
    assert played(".J83.K93.Q7432", trick, seat, trumps, gone="D2") == card


def test_better_than_players_who_do_anything_legal() -> None:
    """A sample of what `sweeps/test_programs.py` does for two hundred boards."""
    won = []
    for number in range(1, 25):
        others = anything(number)
        ours = {seat: NATURAL if seat.side is NS else others for seat in SEATS}
        theirs = {seat: others if seat.side is NS else NATURAL for seat in SEATS}
        won.append(imps(board(number, ours).score - board(number, theirs).score))
    assert mean(won) >= 3
