"""Whether a condition holds of a hand: each form of a fact by hand, and the rules of `not`, `and`, `or`."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgelaw.desk.conditions import Condition, holds, read
from bridgelaw.desk.conditions.parts import (
    ALL_LENGTHS,
    Balanced,
    Length,
    Longer,
    Not,
    Shape,
    all_of,
    lengths,
    one_of,
)
from bridgelaw.game.cards import PACK, SUITS, Card
from bridgelaw.game.deals import parse_hand
from tests.kit.conditions import conditions, facts
from tests.kit.searching import examples

HANDS = {
    "AK762.84.KJ5.Q73": (
        (
            "13 hcp; 7 hcp in S; 4 hcp in D; 6 hcp in DC; 5S; 5+S; 0-5S; 7SH; 4 controls; 1 aces; SA; 2 of SA SK SQ;"
            "1+ of SQ SK; balanced; shape 5332; shape =5233; shape =52xx; shape 5xx2; S>H; D>=C; C>=D; any; H4; 2H; "
            "not 4H;5H or 5S; 5S, 2H"
        ),
        (
            "12 hcp; 14+ hcp; 0-12 hcp; 6S; 0-4S; 6+SH, 8+SH; 5+ controls; 0 aces; SQ; 3 of SA SK SQ; shape 5431;"
            "shape =5332; H>S; D>C; not any; 4H; 5H or 4S; 5S, 3H; H2"
        ),
    ),
    "AKQJT98765432...": (
        "13S; 10 hcp; 3 controls; 0 hcp in H; S>H; H>=C; shape =xx0x; not balanced; ST",
        "balanced; H>C; 0-12S; HA",
    ),
    "QJ98.QJ98.QJ9.Q9": ("0 controls; 0 aces; 11 hcp; balanced; 8SH; shape 4432", "9+ of CQ C9"),
}


@pytest.mark.parametrize("hand", HANDS)
def test_facts_of_a_hand(hand: str) -> None:
    cards = parse_hand(hand)
    assert cards is not None
    yes, no = HANDS[hand]
    assert [text for text in yes.split(";") if not holds(read(text), cards)] == []
    assert [text for text in no.split(";") if holds(read(text), cards)] == []


def _hands() -> st.SearchStrategy[frozenset[Card]]:
    return st.permutations(PACK).map(lambda pack: frozenset(pack[:13]))


@given(conditions(), conditions(), _hands())
@examples(100)
def test_not_and_or(one: Condition, other: Condition, hand: frozenset[Card]) -> None:
    first, second = holds(one, hand), holds(other, hand)
    assert holds(Not(one), hand) is not first
    assert holds(all_of([one, other]), hand) is (first and second)
    assert holds(one_of([one, other]), hand) is (first or second)


@given(facts().filter(lambda fact: isinstance(fact, Length | Shape | Balanced | Longer)), st.sampled_from(ALL_LENGTHS))
@examples(200)
def test_facts_about_lengths_allow_those_of_the_hands_of_which_they_hold(
    fact: Condition, four: tuple[int, ...]
) -> None:
    """What counts deals goes by these lengths."""
    assert isinstance(fact, Length | Shape | Balanced | Longer)
    ordered = {suit: [card for card in PACK if card.suit == suit] for suit in SUITS}
    hand = frozenset(card for suit, n in zip(SUITS, four, strict=True) for card in ordered[suit][:n])
    assert holds(fact, hand) is (four in lengths(fact))
