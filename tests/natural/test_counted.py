"""The card with the most tricks over many deals."""

from __future__ import annotations

from bridgelaw.game.cards import CARDS, Card
from bridgelaw.game.deals import parse_hand
from bridgelaw.game.seats import S, W
from bridgelaw.natural import counted, playing
from bridgelaw.natural.play_so_far import PlaySoFar

OWN = parse_hand("K84.Q53.T742.986") or frozenset[Card]()
LEADS = PlaySoFar(hand=W, declarer=S, trumps="NT", hands={W: OWN}, trick=(), allowed=tuple(sorted(OWN, key=str)))


def test_the_most_on_average() -> None:
    one = dict.fromkeys(OWN, 2) | {CARDS["H3"]: 5}
    other = dict.fromkeys(OWN, 2) | {CARDS["SK"]: 4, CARDS["H3"]: 0}
    assert counted.card(LEADS, [one, other]) is CARDS["SK"]
    assert counted.card(LEADS, [one, one, other]) is CARDS["H3"]


def test_of_as_many_the_one_of_the_rules_of_thumb() -> None:
    assert counted.card(LEADS, [dict.fromkeys(OWN, 3)]) is playing.card(LEADS)
    assert counted.card(LEADS, []) is playing.card(LEADS)


def test_a_card_that_was_not_solved_makes_nothing() -> None:
    assert counted.card(LEADS, [{CARDS["C6"]: 1}]) is CARDS["C6"]
