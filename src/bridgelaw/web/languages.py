"""The languages as the page of a table has them: each with its name, its columns and its letters."""

from __future__ import annotations

from functools import cache
from hashlib import sha256

import msgspec
from msgspec import Struct

from bridgelaw.languages import INTERNATIONAL, SPOKEN, Alphabet, Examples


class LanguageOfPage(Struct, frozen=True):
    """A language: what it calls itself, its name for CLDR, the columns of an auction, what people type."""

    name: str
    locale: str
    columns: str
    examples: Examples
    typed: Alphabet


class Languages(Struct, frozen=True):
    """Every language by its code, and the letters of the records, which somebody may choose to type instead."""

    spoken: dict[str, LanguageOfPage]
    international: Alphabet


@cache
def languages() -> tuple[bytes, str]:
    """All of them as JSON, and its fingerprint."""
    spoken = {
        code: LanguageOfPage(one.name, one.locale, one.columns, one.examples, one.typed) for code, one in SPOKEN.items()
    }
    text = msgspec.json.encode(Languages(spoken, INTERNATIONAL))
    return text, sha256(text).hexdigest()[:16]
