"""The words from A to Z with the Laws in which they stand, for those who would rather look than ask."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from itertools import groupby

from msgspec import Struct

from bridgelaw.languages import SPOKEN
from bridgelaw.lawbook.editions import Edition
from bridgelaw.lawbook.numbering import law_of
from bridgelaw.laws.concordance import ProvisionInForce
from bridgelaw.laws.shelf import drawers
from bridgelaw.table.vocabulary import Language
from bridgelaw.web.laws.addresses import known_laws
from bridgelaw.web.laws.law_page import title
from bridgelaw.web.laws.shelf import page_of
from bridgelaw.web.laws.speech import TextLink, number_link
from bridgelaw.web.templating import words_of
from bridgelaw.words import Words

SHORTEST = 4
COMMON = 18
"""A word that stands in more Laws than these leads nowhere."""
WORD = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")


class Heading(Struct, frozen=True):
    """A word or a fixed expression (`term`) with the Laws that have it; each link leads to the first provision."""

    text: str
    term: bool
    laws: tuple[TextLink, ...]


class IndexLetter(Struct, frozen=True):
    """What begins with a letter."""

    letter: str
    words: tuple[Heading, ...]


def letters(edition: Edition, language: Language) -> list[IndexLetter]:
    """Every word of the summaries and titles that tells Laws apart, and the names of irregularities and Questions."""
    words = words_of(language, edition)
    found: dict[str, dict[int, str]] = {}
    terms: dict[str, dict[int, str]] = {}
    for law in known_laws():
        page = page_of(law, edition)
        if page.entries:
            _note(found, WORD.findall(title(law, page, words).lower()), page.entries[0].number)
        for entry in page.entries:
            _note(found, WORD.findall(entry.text(language).lower()), entry.number)
            _note(terms, _terms(entry, words), entry.number)
    for drawer in drawers():
        own = page_of(drawer.data.law, edition).entries
        if own and edition not in drawer.data.absent:
            _note(terms, (words.say(f"irregularity-{kind}", "label") for kind in drawer.data.kind), own[0].number)
    kept = {word: laws for word, laws in found.items() if len(word) >= SHORTEST and len(laws) <= COMMON}
    headings = [
        *(Heading(text, True, _links(laws, edition, words)) for text, laws in terms.items()),
        *(Heading(text, False, _links(laws, edition, words)) for text, laws in kept.items()),
    ]
    headings.sort(key=lambda heading: (collated(heading.text, language), not heading.term))
    return [
        IndexLetter(letter, tuple(those))
        for letter, those in groupby(headings, key=lambda heading: _initial(heading.text, language))
    ]


def collated(text: str, language: Language) -> str:
    """The key by which that language sorts: its own letters behind z (as æ ø å), or else without accents."""
    lower = text.lower()
    if after_z := SPOKEN[language].after_z:
        return lower.translate({ord(letter): ord("{") + n for n, letter in enumerate(after_z)})
    return "".join(c for c in unicodedata.normalize("NFD", lower.replace("œ", "oe")) if not unicodedata.combining(c))


def _initial(text: str, language: Language) -> str:
    return (text if SPOKEN[language].after_z else collated(text, language))[0].upper()


def _terms(entry: ProvisionInForce, words: Words) -> Iterator[str]:
    """The names of the Questions of a provision."""
    for kind in entry.asks:
        yield words.say(f"question-{kind}", "label")


def _note(found: dict[str, dict[int, str]], what: Iterable[str], number: str) -> None:
    for each in what:
        found.setdefault(each, {}).setdefault(law_of(number), number)


def _links(laws: dict[int, str], edition: Edition, words: Words) -> tuple[TextLink, ...]:
    return tuple(number_link(number, edition, words)._replace(text=str(law)) for law, number in sorted(laws.items()))
