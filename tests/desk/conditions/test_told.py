"""What people say of a call, as conditions: numbers with points or suits, `balanced`, and nothing that is guessed."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgelaw.desk.conditions import read, write
from bridgelaw.desk.conditions.told import read_told

SAID = {
    "11-15": "11-15 hcp",
    "11–15 hcp, 5+♠": "11-15 hcp, 5+S",
    "10–12 HP": "10-12 hcp",
    "15 to 17 points, balanced": "15-17 hcp, balanced",
    "weak, six hearts": "6H",
    "Natural, not strong, 5+♠": "5+S",
    "at least five spades and 11+ points": "5+S, 11+ hcp",
    "4 cards in hearts": "4H",
    "5+ in hearts, at most 9 points": "5+H, 0-9 hcp",
    "6-card spade suit; 6-10": "6S, 6-10 hcp",
    "weak two in hearts, 5-10 hcp": "5-10 hcp",
    "5 spades or more": "5+S",
    "naturel, au moins 5 piques, 12-14 points": "5+S, 12-14 hcp",
    "6 cœurs ou plus, faible": "6+H",
    "4 cartes à carreau, régulier": "4D, balanced",
    "minst 5 spar og 10–12 hp": "5+S, 10-12 hcp",
    "5+ kort i ruter, høyst 9 hp": "5+D, 0-9 hcp",
    "balansert, 15-17 hp": "balanced, 15-17 hcp",
}


@pytest.mark.parametrize("text", SAID)
def test_what_is_read(text: str) -> None:
    found = read_told(text)
    assert found is not None
    assert write(found) == SAID[text]


NOTHING = [
    "", "natural", "strong", "constructive", "natural, not strong", "sterk", "naturel", "weak two", "weak 2 hearts",
    # a bid, or what may be one
    "2H", "transfer to 2 hearts", "2 hearts", "4♠", "asks for aces", "two in hearts", "15-17 NT",
    # alternatives, and what holds only now and then
    "11-15 or 18+", "5+♠ or 5+♥", "usually 5+♠", "12-14 hcp, 16-18 hcp", "5+♠, 4♠", "11-15, or strong",
    "not balanced", "may be balanced", "5-5 majors", "no four-card major", "denies 4+♥", "5+♠ unless maximum",
    # whatever is not understood
    "11-15 hcp, 5+X", "5+♠ (good suit)", "15-11 hcp", "38+ hcp", "14+♠", "8 losers, 5+♠", "1.5 tricks", "5th best",
    # hearts in French, clubs in English
    "5+C",
]  # fmt: skip


@pytest.mark.parametrize("text", NOTHING)
def test_nothing_is_guessed(text: str) -> None:
    assert read_told(text) is None


@given(st.lists(st.sampled_from(["5+", "♠", "hearts", "11-15", "or", "hcp", "balanced", "not", ",", "6", "weak"])))
def test_what_is_read_is_a_condition_that_can_be_written(words: list[str]) -> None:
    found = read_told(" ".join(words))
    assert found is None or read(write(found)) == found
    assert found is None or not {"or", "not"} & set(words)
