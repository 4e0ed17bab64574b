"""What the search looks through, in one language: made once, and shipped with the pages as it is."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache

from msgspec import Struct

from bridgelaw.api.search.reading import TextReader, reader_of
from bridgelaw.api.search.roads import roads_of
from bridgelaw.api.search.spoken import FILE, BadSearchWords, SearchWords, search_words
from bridgelaw.lawbook.drawer import ProvisionData
from bridgelaw.lawbook.editions import EDITIONS, Edition
from bridgelaw.lawbook.numbering import order
from bridgelaw.laws.shelf import drawers
from bridgelaw.table.vocabulary import Language
from bridgelaw.words import Words
from bridgelaw.words.typeset import typeset

SUMMARY, ASKED, LABEL, TITLE = 10, 16, 6, 5
"""How much a word counts, in tenths, in the summary, in what Directors say, in the name of a Question, in the title."""
SATURATION, LENGTH = 1.2, 0.6
"""BM25's k1 and b: how soon it adds nothing that a word is said again, and how far a long text has to share."""
PARTS = 100
"""Weights are whole numbers of such parts: every program that adds them up comes to the same."""

Text = tuple[str, tuple[Edition, ...]]
"""A summary, and the editions in which it reads so."""


class IndexedProvision(Struct, frozen=True, array_like=True):
    """A provision as it is shown. `numbers`: in each edition that has it. `roads`: kinds of quick ruling beside it."""

    name: str
    numbers: dict[Edition, str]
    texts: tuple[Text, ...]
    roads: tuple[str, ...]

    def text(self, edition: Edition) -> str:
        """The summary in that edition."""
        return next(text for text, editions in self.texts if edition in editions)


class SearchUnit(Struct, frozen=True, array_like=True):
    """What is found as one: a summary, or a thing that Directors say of it. `editions`: where it is so."""

    provision: int
    editions: tuple[Edition, ...]


class SearchIndex(Struct, frozen=True):
    """All of it, the provisions in the order of their numbers.

    `terms`: by word or group where it stands, as unit and weight in turn. `worth`: what it says that it stands there,
    the more the rarer it is. `titles`: of the Laws, by edition.
    """

    reader: TextReader
    provisions: tuple[IndexedProvision, ...]
    titles: dict[int, dict[Edition, str]]
    units: tuple[SearchUnit, ...]
    terms: dict[str, tuple[int, ...]]
    worth: dict[str, int]


@cache
def index_of(language: Language) -> SearchIndex:
    """The index in that language.

    Raises:
        BadSearchWords: the file of the language is not of its form, or names a provision that no drawer has.
    """
    spoken = search_words(language)
    words = {edition: Words(language, edition) for edition in EDITIONS}
    titles = _titles(language, words)
    found = sorted(_provisions(words), key=lambda item: order([*item[0].numbers.values()][-1]))
    places = {provision.name: place for place, (provision, _, _) in enumerate(found)}
    if unknown := spoken.asked.keys() - places:
        said = ", ".join(sorted(unknown))
        raise BadSearchWords(f"words/{language}/{FILE}: asked: no drawer has {said}")
    reader = reader_of(language, spoken, _all_texts(spoken, titles, [(p, labels) for p, _, labels in found]))
    units: list[SearchUnit] = []
    contents: list[Counter[str]] = []
    for place, (provision, law, labels) in enumerate(found):
        around = [*((label, LABEL) for label in labels), *((title, TITLE) for title in {*titles[law].values()})]
        for text, editions in provision.texts:
            units.append(SearchUnit(place, editions))
            contents.append(_content(reader, [(text, SUMMARY), *around]))
    for name, those in spoken.asked.items():
        for said in those:
            units.append(SearchUnit(places[name], tuple(found[places[name]][0].numbers)))
            contents.append(_content(reader, [(said, ASKED)]))
    terms, worth = _weights(contents)
    return SearchIndex(reader, tuple(provision for provision, _, _ in found), titles, tuple(units), terms, worth)


def _titles(language: Language, words: dict[Edition, Words]) -> dict[int, dict[Edition, str]]:
    return {
        drawer.data.law: {
            edition: typeset(drawer.data.changed_title.get(edition, drawer.data.title)[language], words[edition])
            for edition in EDITIONS
        }
        for drawer in drawers()
    }


def _provisions(words: dict[Edition, Words]) -> Iterator[tuple[IndexedProvision, int, list[str]]]:
    """Every provision, with its Law and the names of its Questions."""
    for drawer in drawers():
        for key, data in drawer.data.provision.items():
            name = f"{drawer.name}.{key}"
            texts: dict[str, tuple[Edition, ...]] = {}
            for edition in data.in_:
                text = typeset(data.text(words[edition].language, edition), words[edition])
                texts[text] = (*texts.get(text, ()), edition)
            provision = IndexedProvision(name, dict(data.in_), tuple(texts.items()), roads_of(name, data.in_.values()))
            yield provision, drawer.data.law, _labels(data, words)


def _labels(data: ProvisionData, words: dict[Edition, Words]) -> list[str]:
    newest = words[[*data.in_][-1]]
    kinds = dict.fromkeys(kind for edition in data.in_ for kind in data.asks_in(edition))
    return [newest.say(f"question-{kind}", "label") for kind in kinds]


def _all_texts(
    spoken: SearchWords,
    titles: dict[int, dict[Edition, str]],
    found: Iterable[tuple[IndexedProvision, list[str]]],
) -> Iterator[str]:
    for provision, labels in found:
        yield from (text for text, _ in provision.texts)
        yield from labels
    yield from (title for by_edition in titles.values() for title in by_edition.values())
    yield from (said for those in spoken.asked.values() for said in those)


def _content(reader: TextReader, texts: Iterable[tuple[str, int]]) -> Counter[str]:
    found: Counter[str] = Counter()
    for text, tenths in texts:
        for term in reader.content(text):
            found[term] += tenths
    return found


def _weights(contents: list[Counter[str]]) -> tuple[dict[str, tuple[int, ...]], dict[str, int]]:
    """Weights by BM25: it is short and well known, and its sums can be shipped; no library does the same in a page."""
    usual = sum(content.total() for content in contents) / len(contents)
    held = Counter(term for content in contents for term in content)
    rare = {term: math.log(1 + (len(contents) - n + 0.5) / (n + 0.5)) for term, n in held.items()}
    terms: dict[str, list[int]] = {term: [] for term in held}
    for unit, content in enumerate(contents):
        share = SATURATION * (1 - LENGTH + LENGTH * content.total() / usual)
        for term, tenths in content.items():
            count = tenths / 10
            weight = rare[term] * count * (SATURATION + 1) / (count + share)
            terms[term] += (unit, round(PARTS * weight))
    return {term: tuple(those) for term, those in terms.items()}, {t: round(PARTS * w) for t, w in rare.items()}
