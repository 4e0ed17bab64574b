"""What the search looks through, and the words from A to Z for those who have no script."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from itertools import groupby

import msgspec
from msgspec import Struct

from bridgelaw.languages import SPOKEN
from bridgelaw.lawbook.editions import EDITIONS, Edition
from bridgelaw.lawbook.numbering import law_of, order
from bridgelaw.laws.concordance import ProvisionInForce
from bridgelaw.laws.shelf import drawers
from bridgelaw.table.vocabulary import Language
from bridgelaw.web.laws.addresses import anchor, known_laws
from bridgelaw.web.laws.law_page import title
from bridgelaw.web.laws.shelf import page_of
from bridgelaw.web.laws.speech import TextLink, number_link
from bridgelaw.web.templating import words_of
from bridgelaw.words import Words
from bridgelaw.words.typeset import typeset

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


def search_index(language: Language) -> bytes:
    """A script that holds every summary, once for all editions in which it reads so.

    `titles`: by Law; `entries`: text and, edition by edition, the number.
    """
    titles: dict[int, dict[str, str]] = {}
    entries: dict[tuple[str, str], dict[Edition, str]] = {}
    for edition in EDITIONS:
        words = words_of(language, edition)
        for law in known_laws():
            page = page_of(law, edition)
            titles.setdefault(law, {})[edition] = title(law, page, words)
            for entry in page.entries:
                text = typeset(entry.text(language), words)
                entries.setdefault((entry.name, text), {})[edition] = entry.number
    index = {
        "titles": {str(law): names for law, names in titles.items()},
        "entries": [
            [text, {edition: [number, law_of(number), anchor(number)] for edition, number in numbers.items()}]
            for (_, text), numbers in sorted(entries.items(), key=lambda item: order([*item[1].values()][-1]))
        ],
    }
    return b"window.lawIndex = " + msgspec.json.encode(index) + b";\n"


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
