"""How people write a call, a card, a yes: every form in which a language prints it, and the code it stands for."""

from __future__ import annotations

import re
from functools import cache
from types import MappingProxyType

from bridgelaw.game.calls import CALLS
from bridgelaw.game.cards import CARDS
from bridgelaw.words.say import CallForm, Words

_BID = re.compile(r"([1-9])(S|H|D|C|NT)")
_FORMS: tuple[CallForm, ...] = ("said", "short", "spoken", "label")


@cache
def spelled(language: str) -> MappingProxyType[str, str]:
    """By the written form in small letters: the code of the call or card, `yes` or `no`."""
    words = Words(language)
    found: dict[str, str] = {}
    for call in CALLS:
        for form in _FORMS:
            found.setdefault(words.call(call, form).casefold(), call)
    for card in CARDS:
        found.setdefault(words.card(card).casefold(), card)
        found.setdefault(words.card(card, "spoken").casefold(), card)
    for word in ("yes", "no"):
        said = words.say(f"questions-{word}").casefold()
        found |= {said: word, said[0]: word}
    return MappingProxyType(found)


@cache
def letters(language: str) -> MappingProxyType[str, str]:
    """The same with the letters that people type for calls and cards in that language: `1p` is 1♠ in French, and `dk`
    a card in Norwegian. Where a language has letters of its own, those of the codes mean nothing else."""
    words = Words(language)
    found = dict(spelled(language))
    for call in CALLS:
        bid = _BID.fullmatch(call)
        for form in typed(words, f"strain-{bid[2]}") if bid else typed(words, f"call-{call}"):
            found.setdefault(f"{bid[1]}{form}" if bid else form, call)
    suits = {suit: typed(words, f"strain-{suit}") for suit in "SHDC"}
    ranks = {rank: typed(words, f"rank-{rank}") if rank in "AKQJT" else [rank] for rank in "AKQJT98765432"}
    for card in CARDS:
        for suit in suits[card[0]]:
            for rank in ranks[card[1]]:
                found.setdefault(f"{suit}{rank}", card)
    return MappingProxyType(found)


@cache
def seats(language: str) -> MappingProxyType[str, str]:
    """By what people type for it: the seat."""
    words = Words(language)
    return MappingProxyType({form: seat for seat in "NESW" for form in typed(words, f"seat-{seat}")})


def hand(text: str, language: str) -> str | None:
    """A hand as people write it (suits in their order, with points, strokes or spaces between), as PBN writes it; None
    when it is none.

    >>> hand("AQ52 K83 A74 962", "en"), hand("ARD – V1098 / 765432", "fr")
    ('AQ52.K83.A74.962', 'AKQ..JT98.765432')
    """
    words = Words(language)
    text = text.strip()
    # between points a suit may be empty, as PBN writes it
    suits = text.split(".") if text.count(".") == 3 else [part for part in re.split(r"[.\s/|]+", text) if part]
    forms = sorted(
        ((form, rank) for rank in "AKQJT" for form in typed(words, f"rank-{rank}")), key=lambda one: -len(one[0])
    )
    found = [_ranks(part.strip().casefold(), forms) for part in suits]
    if len(found) != 4 or None in found:
        return None
    return ".".join(map(str, found))


def typed(words: Words, name: str) -> list[str]:
    """What people type for that."""
    return words.say(f"typed-{name}").split()


def _ranks(text: str, forms: list[tuple[str, str]]) -> str | None:
    """The ranks of one suit; none for a dash."""
    if text in ("-", "–", "—"):
        return ""
    found, rest = "", text
    while rest:
        form, rank = next(((f, r) for f, r in forms if rest.startswith(f)), (rest[0], rest[0]))
        if rank not in "AKQJT98765432":
            return None
        found, rest = found + rank, rest[len(form) :]
    return found
