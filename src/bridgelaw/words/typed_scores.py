"""An adjusted score as people write it in their language, in the codes that a record has for it."""

from __future__ import annotations

import re
from functools import cache

from bridgelaw.words.say import Words
from bridgelaw.words.spelling import call_forms, seats, strain_forms

_AVERAGES = ("average_plus", "average_minus", "average")
_STRAINS = ("NT", "S", "H", "D", "C")
_BID = re.compile(r"([1-7])(\D+?)(x{0,2})", re.IGNORECASE)
_WORD = re.compile(r"[^\s,;:/%]+")


def in_codes(text: str, language: str) -> str:
    """The score with the codes of contracts, seats, sides and averages; what is none of them stays as it is.

    >>> in_codes("60% 4hj v 10, 40% 4hj v 9; error ØV: 4sp s +1", "nb")
    '60% 4H W 10, 40% 4H W 9; error EW: 4S S +1'
    >>> in_codes("Moyenne plus / Moyenne moins", "fr")
    'average_plus / average_minus'
    """
    for said, code in _phrases(language):
        text = re.sub(re.escape(said) + r"(?!\w)", code, text, flags=re.IGNORECASE)
    return _WORD.sub(lambda word: _code(word[0], language), text)


def example(language: str) -> str:
    """Two results with their weights, as one types them in that language."""
    bid, seat = (
        f"4{strain_forms(language, 'H')[0]}",
        next(form for form, code in seats(language).items() if code == "W"),
    )
    return f"60% {bid} {seat} 10, 40% {bid} {seat} 9"


def _code(word: str, language: str) -> str:
    found = _BID.fullmatch(word)
    strain = _strains(language).get(found[2].casefold()) if found else None
    if found and strain:
        return f"{found[1]}{strain}{found[3].upper()}"
    small = word.casefold()
    return seats(language).get(small) or ("P" if small in call_forms(language, "P") and small != "-" else word)


@cache
def _strains(language: str) -> dict[str, str]:
    return {form.casefold(): strain for strain in _STRAINS for form in strain_forms(language, strain)}


@cache
def _phrases(language: str) -> tuple[tuple[str, str], ...]:
    """Averages and the letters of the sides, the longer phrase first."""
    words = Words(language)
    averages = [(words.say(f"artificial-{code}", "label"), code) for code in _AVERAGES]
    sides = [(words.say("side-letters", side=side), side) for side in ("NS", "EW")]
    return tuple(sorted(averages + sides, key=lambda one: -len(one[0])))
