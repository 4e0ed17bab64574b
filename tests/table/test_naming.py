"""What declarer says of a card, in three languages."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgelaw.game.cards import card
from bridgelaw.table.naming import Named, read


@pytest.mark.parametrize(
    ("words", "named"),
    [
        ("small heart", Named(suit="H", height="low")),
        ("petit cœur", Named(suit="H", height="low")),
        ("liten hjerter", Named(suit="H", height="low")),
        ("queen", Named(rank="Q")),
        ("dame", Named(rank="Q")),
        ("eight of clubs", Named(suit="C", rank="8")),
        ("dame de pique", Named(suit="S", rank="Q")),
        ("hjerter åtte", Named(suit="H", rank="8")),
        ("spar ess", Named(suit="S", rank="A")),
        ("HK", Named(suit="H", rank="K")),
        ("10 of spades", Named(suit="S", rank="T")),
        ("low", Named(height="low")),
        ("top", Named(height="high")),
        ("win", Named(height="win")),
        ("ruff", Named(trumps=True)),
        ("run the clubs", Named(suit="C")),
        ("anything", Named(anything=True)),
        ("play anything", Named(anything=True)),
        ("n'importe quoi", Named(anything=True)),
        ("hva som helst", Named(anything=True)),
        ("hearts or spades", Named()),
        ("hm", Named()),
        ("", Named()),
    ],
)
def test_words(words: str, named: Named) -> None:
    assert read(words) == named


def test_suit_and_rank_are_a_card() -> None:
    assert read("king of hearts").card is card("HK")
    assert read("heart").card is None


@given(st.text(max_size=40))
def test_any_words_can_be_read(words: str) -> None:
    named = read(words)
    assert not (named.anything and not named.says_nothing)
