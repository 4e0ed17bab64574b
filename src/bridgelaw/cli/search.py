"""`bridgelaw law --search`: the provisions that answer a question in a Director's own words."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from typing import Any

from bridgelaw.api.search import find, index_of
from bridgelaw.api.search.shown import ShownHit, shown
from bridgelaw.cli.json_line import print_json
from bridgelaw.lawbook.editions import Edition
from bridgelaw.words import Words
from bridgelaw.words.telling.layout import BLANK, Line

COLUMN = 10
DOT = " · "


def search_laws(question: str, edition: Edition, words: Words, *, json: bool) -> int:
    """Print what answers the question in that edition. The exit status."""
    from bridgelaw.words.telling import write

    index = index_of(words.language)
    hits = [shown(index, hit, words) for hit in find(index, question, edition)]
    if json:
        print_json(plain(question, edition, words, hits))
    else:
        write(list(search_lines(question, hits, words)), sys.stdout)
    return 0


def plain(question: str, edition: Edition, words: Words, hits: Sequence[ShownHit]) -> dict[str, Any]:
    """The one object that is printed with --json."""
    return {
        "search": question,
        "laws": int(edition),
        "language": words.language,
        "hits": [
            {
                "provision": f"{hit.edition}:{hit.number}",
                "title": hit.title,
                "texts": hit.texts,
                "elsewhere": [f"{other}:{number}" for other, number in hit.elsewhere],
                "roads": [{"start": road.start, "title": road.title} for road in hit.roads],
            }
            for hit in hits
        ],
    }


def search_lines(question: str, hits: Sequence[ShownHit], words: Words) -> Iterator[Line]:
    """The hits, not yet laid out."""
    if not hits:
        yield Line(f"{words.say('browser-search-none')} {question}")
        return
    yield Line(question, law=words.say("laws-edition", year=words.edition), style="title")
    column = max(COLUMN, *(len(hit.number) + 2 for hit in hits))
    for hit in hits:
        yield BLANK
        yield Line(hit.title, lead=f"{hit.number:<{column}}", style="heading")
        yield from (Line(text, indent=column) for text in hit.texts)
        others = [(year, number) for year, number in hit.elsewhere if number != hit.number]
        if others:
            there = [words.say("lawbook-other-number", year=year, number=number) for year, number in others]
            yield Line(DOT.join(there), indent=column, style="faint")
        for road in hit.roads:
            yield Line(f"{words.say('quick-title')}: {road.title}", indent=column)
            yield Line(road.command, indent=column + 2, style="faint")
