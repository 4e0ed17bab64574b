"""What the pages share in speaking: titles, strength, status, persons, links that are finished."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from bridgelaw.lawbook.drawer import Texts
from bridgelaw.lawbook.editions import Edition
from bridgelaw.laws.concordance import LawInEdition
from bridgelaw.table.vocabulary import Language
from bridgelaw.web.laws.addresses import place
from bridgelaw.web.laws.roles import Role
from bridgelaw.words import Words
from bridgelaw.words.typeset import typeset

_NUMBER = re.compile(r"\d+(?:\.\d|[A-Z]?\d*)(?:\([a-z0-9]+\))*")


class TextLink(NamedTuple):
    """Finished text and where it leads; `current`: it is the page that one is on. `hint` is said with it."""

    text: str
    path: str
    current: bool = False
    hint: str = ""


def language_of(words: Words) -> Language:
    """The language of those words."""
    return words.language


def told(texts: Texts, words: Words) -> str:
    """That one of the texts that is in the language of the words, as it is printed."""
    return typeset(texts[language_of(words)], words)


def title_of(page: LawInEdition, words: Words) -> str:
    """Insufficient bid; nothing where no drawer is of this Law."""
    return told(page.title, words) if page.title else ""


def law_link(provision: str, words: Words) -> TextLink:
    """`2017:27A1` as it is cited, with its address."""
    return TextLink(words.law(provision, short=True), place(provision, language_of(words)))


def number_link(number: str, edition: Edition, words: Words) -> TextLink:
    """A bare number of that edition with its address."""
    return TextLink(number, place(f"{edition}:{number}", language_of(words)))


def cited(text: str, words: Words) -> TextLink | None:
    """The provision at the margin of a line (`Law 27A1`, `Loi 27A1`) as a link; None where there is none."""
    found = _NUMBER.search(text)
    if not found:
        return None
    year = re.search(r"\((\d{4})\)\s*$", text)
    return TextLink(text, place(f"{year[1] if year else words.edition}:{found[0]}", language_of(words)))


def persons(roles: Iterable[Role], words: Words) -> str:
    """The offender's partner and declarer."""
    said = words.all_of([words.say(f"browser-role-{role}") for role in roles])
    return said[:1].upper() + said[1:]
