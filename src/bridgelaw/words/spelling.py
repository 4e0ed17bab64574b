"""How people write a call, a card, a yes: every form in which a language prints it, and the code it stands for."""

from __future__ import annotations

import re
from functools import cache
from types import MappingProxyType

from bridgelaw.game.calls import CALLS
from bridgelaw.game.cards import CARDS
from bridgelaw.languages import SPOKEN, Forms
from bridgelaw.words.say import CallForm, Words

_BID = re.compile(r"([1-9])(S|H|D|C|NT)")
_SYMBOLS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
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
    found = dict(spelled(language))
    for call in CALLS:
        bid = _BID.fullmatch(call)
        for form in strain_forms(language, bid[2]) if bid else call_forms(language, call):
            found.setdefault(f"{bid[1]}{form}" if bid else form, call)
    for card in CARDS:
        for suit in strain_forms(language, card[0]):
            for rank in rank_forms(language, card[1]):
                found.setdefault(f"{suit}{rank}", card)
    return MappingProxyType(found)


@cache
def cards(language: str) -> MappingProxyType[str, str]:
    """By what people type for it, in small letters, suit or rank first: the card. Where a card is due, its letters are
    not those of a call: in a French auction `pa` is a pass, in the play the ace of spades."""
    forms = {c: [(s, r) for s in strain_forms(language, c[0]) for r in rank_forms(language, c[1])] for c in CARDS}
    found = {f"{rank}{suit}": card for card, both in forms.items() for suit, rank in both}
    found |= {written: card for written, card in spelled(language).items() if card in CARDS}
    found |= {f"{suit}{rank}": card for card, both in forms.items() for suit, rank in both}
    return MappingProxyType(found)


@cache
def seats(language: str) -> MappingProxyType[str, str]:
    """By what people type for it: the seat."""
    typed = SPOKEN[language].typed.seats
    return MappingProxyType({form: seat for seat in "NESW" for form in getattr(typed, seat)})


def strain_forms(language: str, strain: str) -> Forms:
    """What people type for a suit or no trump, the usual form first; for a suit its symbol too."""
    forms: Forms = getattr(SPOKEN[language].typed.strains, strain)
    return (*forms, _SYMBOLS[strain]) if strain in _SYMBOLS else forms


def call_forms(language: str, call: str) -> Forms:
    """What people type for a call that is no bid, the usual form first."""
    forms: Forms = getattr(SPOKEN[language].typed.calls, call)
    return forms


def rank_forms(language: str, rank: str) -> Forms:
    """What people type for a rank, the usual form first: of a small card its figure."""
    forms: Forms = getattr(SPOKEN[language].typed.ranks, rank, (rank,))
    return forms


def hand(text: str, language: str) -> str | None:
    """A hand as people write it (suits in their order, with points, strokes or spaces between), as PBN writes it; None
    when it is none.

    >>> hand("AQ52 K83 A74 962", "en"), hand("ARD – V1098 / 765432", "fr")
    ('AQ52.K83.A74.962', 'AKQ..JT98.765432')
    >>> hand("732.K43.Q72.AK62", "fr")
    '732.K43.Q72.AK62'
    """
    text = text.strip()
    # between points a suit may be empty, as PBN writes it
    suits = text.split(".") if text.count(".") == 3 else [part for part in re.split(r"[.\s/|]+", text) if part]
    written = {(form, rank) for rank in "AKQJT" for form in rank_forms(language, rank)}
    # no suit is named in a hand: the international letters mean what they mean everywhere, unless the language has one
    # of them for another rank
    own = {form for form, _ in written}
    written |= {(rank.casefold(), rank) for rank in "AKQJT" if rank.casefold() not in own}
    forms = sorted(written, key=lambda one: -len(one[0]))
    found = [_ranks(part.strip().casefold(), forms) for part in suits]
    if len(found) != 4 or None in found:
        return None
    return ".".join(map(str, found))


def _ranks(text: str, forms: list[tuple[str, str]]) -> str | None:
    """The ranks of one suit; none for a dash."""
    if text in ("-", "–", "—"):
        return ""
    found, at = [], 0
    while at < len(text):
        form, rank = next(((f, r) for f, r in forms if text.startswith(f, at)), (text[at], text[at]))
        if rank not in "AKQJT98765432":
            return None
        found.append(rank)
        at += len(form)
    return "".join(found)
