"""Suits, ranks and the 52 cards. Cards are interned: the same card is the same object."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, get_args

from msgspec import Struct

Suit = Literal["S", "H", "D", "C"]
Rank = Literal["A", "K", "Q", "J", "T", "9", "8", "7", "6", "5", "4", "3", "2"]

SUITS: tuple[Suit, ...] = get_args(Suit)
RANKS: tuple[Rank, ...] = get_args(Rank)
HONOURS: frozenset[Rank] = frozenset(("A", "K", "Q", "J", "T"))

_HEIGHT = {rank: 14 - n for n, rank in enumerate(RANKS)}


class Card(Struct, frozen=True, gc=False, cache_hash=True):
    """One card of the pack. Make it with `card("HK")`."""

    suit: Suit
    rank: Rank

    @property
    def height(self) -> int:
        """2 to 14, the ace is 14."""
        return _HEIGHT[self.rank]

    @property
    def is_honour(self) -> bool:
        """Ace, king, queen, knave or ten."""
        return self.rank in HONOURS

    def __str__(self) -> str:
        return self.suit + self.rank


CARDS: dict[str, Card] = {suit + rank: Card(suit, rank) for suit in SUITS for rank in RANKS}
PACK: tuple[Card, ...] = tuple(CARDS.values())
_PLACE = {card: n for n, card in enumerate(PACK)}


def card(text: str) -> Card:
    """The card written suit first, `HK` or `DT` (`D10` is taken too).

    Raises:
        ValueError: `text` is no card.
    """
    found = CARDS.get(text) or CARDS.get(text.upper().replace("10", "T"))
    if found is None:
        raise ValueError(f"{text!r} is not a card: suit S H D C, then A K Q J T 9 … 2, as in HK")
    return found


def in_order(cards: Iterable[Card]) -> list[Card]:
    """Spades, hearts, diamonds, clubs; high cards first."""
    return sorted(cards, key=_PLACE.__getitem__)
