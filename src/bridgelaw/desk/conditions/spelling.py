"""How conditions are written: in files with S H D C and the words of the format, on pages with the signs, letters and
words of the reader's language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Literal, get_args

from msgspec import Struct

from bridgelaw.game.cards import RANKS, SUITS, Rank, Suit
from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.languages import SPOKEN, Forms

Word = Literal["hcp", "controls", "aces", "in", "of", "balanced", "shape", "any", "and", "or", "not"]
"""The words of the language of conditions."""

SIGNS: dict[Suit, str] = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}


class Spelling(Struct, frozen=True, kw_only=True):
    """What is read for each suit, rank, word and seat (in small letters, unless capitals are asked for), and the marks
    for a span and for "at least as long"; the first of each is what is written."""

    suits: Mapping[Suit, Forms]
    ranks: Mapping[Rank, Forms]
    words: Mapping[Word, Forms]
    seats: Mapping[Seat, Forms]
    to: Forms
    at_least: Forms
    capitals: bool
    """Only capitals are suits, ranks and seats."""


FILES = Spelling(
    suits={suit: (suit,) for suit in SUITS},
    ranks={rank: (rank, "10") if rank == "T" else (rank,) for rank in RANKS},
    words={word: (word,) for word in get_args(Word)},
    seats={seat: (seat.value,) for seat in SEATS},
    to=("-",),
    at_least=(">=",),
    capitals=True,
)
"""As conditions are written in files, on the command line and in answers to programs."""


@cache
def spelling_of(language: str) -> Spelling:
    """As a reader of that language writes them. The letters of the files are not taken beside its own: what is C there
    is another suit in another language."""
    spoken = SPOKEN[language]
    return Spelling(
        suits={suit: (SIGNS[suit], *getattr(spoken.typed.strains, suit)) for suit in SUITS},
        ranks={rank: getattr(spoken.typed.ranks, rank, (rank,)) for rank in RANKS},
        words={word: getattr(spoken.conditions, f"{word}_") for word in get_args(Word)},
        seats={seat: getattr(spoken.typed.seats, seat.value) for seat in SEATS},
        to=("-", "–"),
        at_least=("≥", ">="),
        capitals=False,
    )
