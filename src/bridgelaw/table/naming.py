"""How a card is named in words: words in any of the languages give a suit, a rank, or something like "small". Which
card is meant by it is for the Laws."""

from __future__ import annotations

import re
import unicodedata
from typing import Literal

from msgspec import Struct

from bridgelaw.game.cards import CARDS, RANKS, SUITS, Card, Rank, Suit
from bridgelaw.languages import SPOKEN, Naming

Height = Literal["high", "low", "win"]


class Named(Struct, frozen=True, gc=False):
    """What was said. `trumps`: the trump suit was meant. `anything`: neither suit nor rank, and it was said so."""

    suit: Suit | None = None
    rank: Rank | None = None
    height: Height | None = None
    trumps: bool = False
    anything: bool = False

    @property
    def card(self) -> Card | None:
        """The card, when both suit and rank were named."""
        return CARDS[self.suit + self.rank] if self.suit and self.rank else None

    @property
    def says_nothing(self) -> bool:
        """Whether no word of it says anything about a card."""
        return not (self.suit or self.rank or self.height or self.trumps)


def _by_word(named: Naming) -> dict[str, str]:
    """What each word means: a suit (`suit S`), a rank, a height …; nothing where it says nothing."""
    several = {f"suit {suit}": words for suit, words in named.suits.items()} | dict(named.ranks)
    several |= {"high": named.high, "low": named.low, "win": named.win, "trumps": named.trumps}
    several |= {"anything": named.anything, "": named.nothing}
    return {word: meaning for meaning, words in several.items() for word in words.split()}


_LANGUAGES = tuple(_by_word(spoken.named) for spoken in SPOKEN.values())
_WORD = re.compile(r"[a-z]+|\d+")
_SHORT = re.compile(r"^([shdc])(10|[2-9akqjt])$|^(10|[2-9akqjt])([shdc])$")


def read(words: str) -> Named:
    """What `words` say of a card, in whichever language understands most of them; total, nothing is refused."""
    text = unicodedata.normalize("NFKD", words.casefold().replace("œ", "oe").replace("ø", "o"))
    found = _WORD.findall("".join(c for c in text if not unicodedata.combining(c)))
    short = _SHORT.match("".join(found))
    if short:
        suit, rank = (short[1], short[2]) if short[1] else (short[4], short[3])
        return Named(suit=_suit(suit), rank=_rank(rank))
    best = max(_LANGUAGES, key=lambda language: sum(word in language for word in found))
    meanings = {best[word] for word in found if word in best}
    suits = [_suit(m[-1]) for m in meanings if m.startswith("suit ")]
    ranks = [_rank(m) for m in meanings if m in RANKS]
    heights: list[Height] = [h for h in ("win", "high", "low") if h in meanings]
    named = Named(
        suit=suits[0] if len(suits) == 1 else None,
        rank=ranks[0] if len(ranks) == 1 else None,
        height=heights[0] if len(heights) == 1 else None,
        trumps="trumps" in meanings,
    )
    if named.says_nothing and "anything" in meanings:
        return Named(anything=True)
    return named


def _suit(letter: str) -> Suit:
    return next(suit for suit in SUITS if suit == letter.upper())


def _rank(letter: str) -> Rank:
    written = letter.upper().replace("10", "T")
    return next(rank for rank in RANKS if rank == written)
