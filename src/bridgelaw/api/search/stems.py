"""Words as the search tells them apart: small letters, no endings, no accents."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from functools import cache

_WORD = re.compile(r"[^\W_]+")
_JOINED = {"œ": "oe", "æ": "ae", "ø": "o"}


def split(text: str) -> list[str]:
    """The words of a text in small letters; a single letter is none."""
    found: list[str] = _WORD.findall(unicodedata.normalize("NFC", text).lower())
    return [word for word in found if len(word) > 1 or word.isdecimal()]


def fold(text: str, own: str) -> str:
    """Without accents, but for the letters that the language counts as its `own`."""
    return "".join(letter if letter in own else _bare(letter) for letter in text)


def stem(word: str, algorithm: str, own: str) -> str:
    """The word without its ending (by the Snowball `algorithm`, if there is one) and without accents."""
    return fold(_stemmer(algorithm)(word) if algorithm else word, own)


@cache
def _bare(letter: str) -> str:
    apart = unicodedata.normalize("NFD", _JOINED.get(letter, letter))
    return "".join(each for each in apart if not unicodedata.combining(each))


@cache
def _stemmer(algorithm: str) -> Callable[[str], str]:
    # it brings all its languages with it, which is a twentieth of the start of the server
    import snowballstemmer

    make: Callable[[str], str] = snowballstemmer.stemmer(algorithm).stemWord
    return cache(make)
