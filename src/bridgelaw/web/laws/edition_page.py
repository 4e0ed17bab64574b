"""The Laws of an edition, part by part; and the first page of a language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import get_args

from msgspec import Struct

from bridgelaw.lawbook.editions import EDITIONS, USUAL, Edition
from bridgelaw.laws.coverage import Status
from bridgelaw.table.vocabulary import Language
from bridgelaw.web.laws.addresses import compare_path, edition_path, known_laws, law_path, words_path
from bridgelaw.web.laws.law_page import PAIRS, title
from bridgelaw.web.laws.parts import PARTS
from bridgelaw.web.laws.shelf import page_of, rows_of
from bridgelaw.web.laws.speech import TextLink
from bridgelaw.web.templating import words_of
from bridgelaw.words import Words


class LawInList(Struct, frozen=True):
    """A Law in a list; `here`: whether the edition has anything of it."""

    number: int
    link: TextLink
    here: bool


class LawGroup(Struct, frozen=True):
    """A part of the Laws with those that are in it."""

    name: str
    heading: str
    laws: tuple[LawInList, ...]


class EditionView(Struct, frozen=True, kw_only=True):
    """The list of the Laws of an edition."""

    title: str
    editions: tuple[TextLink, ...]
    groups: tuple[LawGroup, ...]
    compare: tuple[TextLink, ...]
    words: TextLink


class HomeView(Struct, frozen=True, kw_only=True):
    """The first page: editions with how much of them the program has."""

    editions: tuple[tuple[TextLink, tuple[tuple[str, int], ...]], ...]
    groups: tuple[LawGroup, ...]
    compare: tuple[TextLink, ...]
    statuses: tuple[tuple[str, str], ...]


def edition_view(edition: Edition, language: Language) -> EditionView:
    """All Laws of an edition."""
    words = words_of(language, edition)
    return EditionView(
        title=words.say("browser-of-edition", year=edition),
        editions=tuple(TextLink(year, edition_path(language, year), year == edition) for year in EDITIONS),
        groups=tuple(groups(edition, words, language)),
        compare=tuple(TextLink(f"{o} → {n}", compare_path(language, o, n)) for o, n in PAIRS if edition in (o, n)),
        words=TextLink(words.say("browser-words"), words_path(language, edition)),
    )


def home_view(language: Language) -> HomeView:
    """What there is in a language."""
    words = words_of(language, USUAL)
    return HomeView(
        editions=tuple(
            (
                TextLink(words.say("browser-of-edition", year=year), edition_path(language, year)),
                tuple(_counts(year, words)),
            )
            for year in reversed(EDITIONS)
        ),
        groups=tuple(groups(USUAL, words, language)),
        compare=tuple(TextLink(f"{old} → {new}", compare_path(language, old, new)) for old, new in PAIRS),
        statuses=tuple(
            (words.say(f"lawbook-status-{status}"), words.say(f"browser-status-{status}"))
            for status in get_args(Status)
            if any(row.status == status for law in known_laws() for year in EDITIONS for row in rows_of(law, year))
        ),
    )


def groups(edition: Edition, words: Words, language: Language) -> Iterator[LawGroup]:
    """The parts that have a Law, each with its Laws in order."""
    for part in PARTS:
        there = [law for law in known_laws() if part.first <= law <= part.last]
        laws = (
            LawInList(
                law,
                TextLink(title(law, page_of(law, edition), words), law_path(language, edition, law)),
                bool(page_of(law, edition).entries or rows_of(law, edition)),
            )
            for law in there
        )
        if there:
            yield LawGroup(part.name, words.say(f"browser-part-{part.name}"), tuple(laws))


def _counts(edition: Edition, words: Words) -> Iterator[tuple[str, int]]:
    count = Counter(row.status for law in known_laws() for row in rows_of(law, edition))
    for status in get_args(Status):
        if count[status]:
            yield words.say(f"lawbook-status-{status}"), count[status]
