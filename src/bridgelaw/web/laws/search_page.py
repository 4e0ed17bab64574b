"""The search: its page, with the hits where a server has looked, and what a page without one looks through."""

from __future__ import annotations

import re
from functools import cache

import msgspec
from msgspec import Struct

from bridgelaw.api.quick.kinds import KINDS
from bridgelaw.api.search import SearchIndex, find, index_of
from bridgelaw.api.search.shown import TEXTS, RoadBeside, ShownHit, shown
from bridgelaw.lawbook.editions import EDITIONS, USUAL, Edition
from bridgelaw.table.vocabulary import Language
from bridgelaw.web.laws.addresses import place
from bridgelaw.web.laws.speech import TextLink
from bridgelaw.web.templating import words_of
from bridgelaw.words.telling.quick import title

HOME = "/desk"
"""The desk of the same server."""
QUICK = HOME + "/quick"
"""Where the desk of the same server has the quick ruling."""
MOST_WAYS = 3
"""So many quick rulings stand before the hits."""
_PIECES = re.compile(r"([^\W_]+)")


class HitView(Struct, frozen=True):
    """A hit on its page. `texts` in pieces, each with whether it was asked for; `roads` with their links, if any."""

    number: TextLink
    title: str
    texts: tuple[tuple[tuple[str, bool], ...], ...]
    elsewhere: tuple[TextLink, ...]
    roads: tuple[tuple[RoadBeside, str], ...]


class SearchView(Struct, frozen=True):
    """The page. `edition`: where to look, empty for everywhere; `desk`: whoever reads it sits at the desk; `ways`: then
    the quick rulings of what was asked, those of the best hits first."""

    question: str
    edition: str
    desk: bool
    stems: str
    hits: tuple[HitView, ...]
    ways: tuple[TextLink, ...] = ()
    editions: tuple[Edition, ...] = EDITIONS
    usual: Edition = USUAL
    quick: str = QUICK
    home: str = HOME
    most_texts: int = TEXTS
    most_ways: int = MOST_WAYS


def search_view(language: Language, question: str = "", edition: str = USUAL, *, desk: bool = False) -> SearchView:
    """The page for a question, or before one has been asked. An edition that is none means all of them."""
    index = index_of(language)
    where = next((each for each in EDITIONS if each == edition), None)
    asked = frozenset(index.reader.words(question))
    hits = [shown(index, hit, words_of(language, hit.edition)) for hit in find(index, question, where)]
    views = tuple(_hit(index, hit, asked, language, desk) for hit in hits)
    ways = {road.start: TextLink(road.title, href) for hit in reversed(views) for road, href in hit.roads if href}
    best = dict.fromkeys(road.start for hit in views for road, _ in hit.roads)
    return SearchView(
        question=question,
        edition=where or "",
        desk=desk,
        stems=index.reader.stems,
        hits=views,
        ways=tuple(ways[start] for start in best if start in ways)[:MOST_WAYS],
    )


@cache
def search_index(language: Language) -> bytes:
    """A script that holds the index of that language, and the titles of the quick rulings."""
    words = words_of(language)
    kinds = {start: title(start, words) for start in KINDS}
    whole = {**msgspec.to_builtins(index_of(language), str_keys=True), "kinds": kinds}
    return b"window.lawIndex = " + msgspec.json.encode(whole, order="deterministic") + b";\n"


def _hit(index: SearchIndex, hit: ShownHit, asked: frozenset[str], language: Language, desk: bool) -> HitView:
    return HitView(
        number=TextLink(hit.number, place(f"{hit.edition}:{hit.number}", language)),
        title=hit.title,
        texts=tuple(_pieces(index, text, asked) for text in hit.texts),
        elsewhere=tuple(
            TextLink(f"{number} ({edition})", place(f"{edition}:{number}", language))
            for edition, number in hit.elsewhere
        ),
        roads=tuple((road, f"{QUICK}?start={road.start}&laws={hit.edition}" if desk else "") for road in hit.roads),
    )


def _pieces(index: SearchIndex, text: str, asked: frozenset[str]) -> tuple[tuple[str, bool], ...]:
    return tuple((piece, not asked.isdisjoint(index.reader.words(piece))) for piece in _PIECES.split(text) if piece)
