"""What the pages share in speaking: titles, strength, status, persons, links that are finished."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Any, NamedTuple

from bridgelaw.lawbook.drawer import Texts
from bridgelaw.laws.concordance import Page
from bridgelaw.table.vocabulary import Edition, Language
from bridgelaw.web.laws.addresses import place
from bridgelaw.web.laws.roles import Role
from bridgelaw.words import Words
from bridgelaw.words.typeset import typeset

MOST = 50_000
"""So many sayings are remembered before all are forgotten."""

_NUMBER = re.compile(r"\d+[A-Z]?\d*(?:\([a-z0-9]+\))*")


class KeptWords(Words):
    """Words that remember what they have said: the same sentences stand on very many pages."""

    def __init__(self, language: str = "en", edition: str | int = "2017", *, strict: bool = False) -> None:
        super().__init__(language, edition, strict=strict)
        self._said: dict[Any, tuple[str | None, str]] = {}

    def under(self, edition: str | int) -> Words:
        """The same for the Laws of another edition."""
        return self if str(edition) == self.edition else words_of(language_of(self), str(edition))

    def _render(self, id: str, attribute: str | None, args: dict[str, str | float]) -> tuple[str | None, str]:
        key = (id, attribute, *sorted((name, type(value), value) for name, value in args.items()))
        found = self._said.get(key)
        if found is None:
            if len(self._said) >= MOST:
                self._said.clear()
            found = self._said[key] = super()._render(id, attribute, args)
        return found


@cache
def words_of(language: Language, edition: Edition) -> Words:
    """The words for the pages of an edition in a language."""
    return KeptWords(language, edition)


class Link(NamedTuple):
    """Finished text and where it leads; `current`: it is the page that one is on. `hint` is said with it."""

    text: str
    path: str
    current: bool = False
    hint: str = ""


def language_of(words: Words) -> Language:
    """The language of those words."""
    return words.language  # type: ignore[return-value]  # Words takes no other


def told(texts: Texts, words: Words) -> str:
    """That one of the texts that is in the language of the words, as it is printed."""
    return typeset(texts[language_of(words)], words)


def title_of(page: Page, words: Words) -> str:
    """Insufficient bid; nothing where no drawer is of this Law."""
    return told(page.title, words) if page.title else ""


def law_link(provision: str, words: Words) -> Link:
    """`2017:27A1` as it is cited, with its address."""
    return Link(words.law(provision, short=True), place(provision, language_of(words)))


def number_link(number: str, edition: Edition, words: Words) -> Link:
    """A bare number of that edition with its address."""
    return Link(number, place(f"{edition}:{number}", language_of(words)))


def cited(text: str, words: Words) -> Link | None:
    """The provision at the margin of a line (`Law 27A1`, `Loi 27A1`) as a link; None where there is none."""
    found = _NUMBER.search(text)
    if not found:
        return None
    year = re.search(r"\((\d{4})\)\s*$", text)
    return Link(text, place(f"{year[1] if year else words.edition}:{found[0]}", language_of(words)))


def persons(roles: Iterable[Role], words: Words) -> str:
    """The offender's partner and declarer."""
    said = words.all_of([words.say(f"browser-role-{role}") for role in roles])
    return said[:1].upper() + said[1:]
