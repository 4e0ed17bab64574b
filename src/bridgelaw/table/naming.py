"""What a card is called: words in English, French or Norwegian to a suit, a rank, or a word such as "small".

Reading only: which card it is, if any, is for the Laws.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Literal

from msgspec import Struct

from bridgelaw.game.cards import CARDS, RANKS, SUITS, Card, Rank, Suit

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


_EN = {
    "suit S": "spade spades", "suit H": "heart hearts", "suit D": "diamond diamonds", "suit C": "club clubs",
    "A": "ace", "K": "king", "Q": "queen", "J": "jack knave", "T": "ten 10", "9": "nine 9", "8": "eight 8",
    "7": "seven 7", "6": "six 6", "5": "five 5", "4": "four 4", "3": "three trey 3", "2": "two deuce 2",
    "high": "high higher highest top big large", "low": "low lower lowest small smallest little duck under",
    "win": "win take cover beat", "trumps": "ruff trump trumps",
    "anything": "anything whatever any play like", "": "the of a an as it one card my from dummy please that run you",
}  # fmt: skip
_FR = {
    "suit S": "pique piques", "suit H": "coeur coeurs", "suit D": "carreau carreaux", "suit C": "trefle trefles",
    "A": "as", "K": "roi", "Q": "dame", "J": "valet", "T": "dix 10", "9": "neuf 9", "8": "huit 8", "7": "sept 7",
    "6": "six 6", "5": "cinq 5", "4": "quatre 4", "3": "trois 3", "2": "deux 2",
    "high": "gros grosse haut haute grand grande maitre maitresse", "low": "petit petite bas basse",
    "win": "prends prenez prendre gagne gagnez couvre couvrez", "trumps": "coupe coupez atout atouts",
    "anything": "importe joue jouez",
    "": "le la les l un une de du des d plus n quoi laquelle lequel carte s il toutes",
}  # fmt: skip
_NB = {
    "suit S": "spar", "suit H": "hjerter hjerte", "suit D": "ruter", "suit C": "klover",
    "A": "ess", "K": "konge kongen", "Q": "dame dama damen", "J": "knekt knekten", "T": "ti 10", "9": "ni 9",
    "8": "atte 8", "7": "sju syv 7", "6": "seks 6", "5": "fem 5", "4": "fire 4", "3": "tre 3", "2": "to 2",
    "high": "hoy hoyt hoyeste stor stort storste toppen", "low": "lav lavt laveste liten lite minste smatt lite",
    "win": "ta tar vinn dekk stikk stikket", "trumps": "trumf",
    "anything": "helst samme spill", "": "hva som den det en et et kort hele fargen i fra bare",
}  # fmt: skip


def _by_word(words: dict[str, str]) -> dict[str, str]:
    return {word: meaning for meaning, several in words.items() for word in several.split()}


_LANGUAGES = tuple(_by_word(words) for words in (_EN, _FR, _NB))
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
