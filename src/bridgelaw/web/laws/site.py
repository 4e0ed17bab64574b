"""Every page of the law browser by its path: the same for a server and for an export. Nothing is read or written
but what is shipped with the program.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from importlib.resources import files
from typing import Any

from msgspec import Struct

from bridgelaw.api.search.spoken import search_words
from bridgelaw.formats.record import dumps
from bridgelaw.lawbook.editions import EDITIONS, USUAL, Edition
from bridgelaw.table.vocabulary import LANGUAGES, Language
from bridgelaw.web.laws import addresses as at
from bridgelaw.web.laws.case_page import case_view
from bridgelaw.web.laws.compare_page import compare_list, compare_view
from bridgelaw.web.laws.edition_page import edition_view, home_view
from bridgelaw.web.laws.law_page import PAIRS, law_view
from bridgelaw.web.laws.render import render
from bridgelaw.web.laws.search_page import search_index, search_view
from bridgelaw.web.laws.shelf import cases_of
from bridgelaw.web.laws.words_page import letters
from bridgelaw.words import Words

Make = Callable[[], bytes]

TYPES = {
    "css": "text/css",
    "html": "text/html",
    "js": "text/javascript",
    "txt": "text/plain",
    "yaml": "application/yaml",
}
STATIC = (
    "laws.css", "laws.js", "search.js", "stemmers/COPYING.txt",
    *(f"stemmers/{name}.js" for name in ("base", *sorted({search_words(each).stems for each in LANGUAGES} - {""}))),
)  # fmt: skip


class SiteFile(Struct, frozen=True):
    """What a path holds, and its media type; every text is UTF-8."""

    type: str
    body: bytes


def content(path: str) -> SiteFile | None:
    """What is at a path inside the browser (`en/2017/27.html`; a folder is its `index.html`); None for nothing."""
    if not path or path.endswith("/"):
        path += "index.html"
    make = _table().get(path)
    return SiteFile(TYPES[path.rpartition(".")[2]], make()) if make else None


def searched(path: str, question: str, edition: str, *, desk: bool) -> SiteFile | None:
    """The page of the search at a path with what it has found; None where there is no such page.

    `edition`: where to look; one that is none means all. `desk`: the links beside the hits lead to the desk.
    """
    language = next((each for each in LANGUAGES if at.search_path(each) == path), None)
    if language is None:
        return None
    view = search_view(language, question.strip(), edition, desk=desk)
    return SiteFile(TYPES["html"], render("search", path, view, language, USUAL))


def paths() -> tuple[str, ...]:
    """Every path, those of a Law together."""
    return tuple(_table())


def batches() -> tuple[tuple[str, ...], ...]:
    """Every path once, in groups that can be made apart from each other: what is general, then Law by Law."""
    general = tuple(path for path, _ in _general())
    return (general, *(tuple(path for path, _ in _of_law(law)) for law in at.known_laws()))


@cache
def _table() -> dict[str, Make]:
    return dict(_entries())


def _entries() -> Iterator[tuple[str, Make]]:
    yield from _general()
    for law in at.known_laws():
        yield from _of_law(law)


def _general() -> Iterator[tuple[str, Make]]:
    yield _page("languages", "index.html", "en", USUAL, _names)
    for name in STATIC:
        yield f"static/{name}", _file(name)
    for language in LANGUAGES:
        yield from _of_language(language)


def _names() -> dict[str, str]:
    """What the browser is called in each language."""
    return {language: Words(language).say("browser-name") for language in LANGUAGES}


def _of_language(language: Language) -> Iterator[tuple[str, Make]]:
    yield _page("home", at.home_path(language), language, USUAL, lambda: home_view(language))
    yield _page("search", at.search_path(language), language, USUAL, lambda: search_view(language))
    yield at.index_path(language), lambda: search_index(language)
    for edition in EDITIONS:
        yield _page(
            "edition", at.edition_path(language, edition), language, edition, _with(edition_view, edition, language)
        )
        yield _page("words", at.words_path(language, edition), language, edition, _with(letters, edition, language))
    for old, new in PAIRS:
        path = at.compare_path(language, old, new)
        yield _page("compare_list", path, language, new, _with(compare_list, old, new, language))


def _of_law(law: int) -> Iterator[tuple[str, Make]]:
    cases = cases_of(law)
    for worked in cases:
        yield at.record_path(law, worked.slug), _with(lambda record: dumps(record).encode(), worked.record)
    for edition in EDITIONS:
        for language in LANGUAGES:
            path = at.law_path(language, edition, law)
            yield _page("law", path, language, edition, _with(law_view, law, edition, language))
            for worked in cases:
                if edition in worked.editions:
                    path = at.case_path(language, edition, law, worked.slug)
                    yield _page("case", path, language, edition, _with(case_view, worked, edition, language))
    for language in LANGUAGES:
        for old, new in PAIRS:
            path = at.compare_path(language, old, new, law)
            yield _page("compare", path, language, new, _with(compare_view, law, old, new, language))


def _with(make: Callable[..., Any], *args: Any) -> Callable[[], Any]:
    return lambda: make(*args)


def _page(template: str, path: str, language: Language, edition: Edition, view: Callable[[], Any]) -> tuple[str, Make]:
    return path, lambda: render(template, path, view(), language, edition)


def _file(name: str) -> Make:
    return lambda: files("bridgelaw.web.laws").joinpath("static", name).read_bytes()
