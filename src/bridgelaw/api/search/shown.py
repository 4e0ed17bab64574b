"""A hit as it is shown in a terminal or on a page: what stands under its number, where else it stands, and the road."""

from __future__ import annotations

from msgspec import Struct

from bridgelaw.api.search.index import SearchIndex
from bridgelaw.api.search.ranking import SearchHit
from bridgelaw.lawbook.editions import USUAL, Edition
from bridgelaw.lawbook.numbering import law_of
from bridgelaw.words import Words
from bridgelaw.words.telling.quick import title

TEXTS = 3
"""So many summaries of a number are shown, those that fit best."""


class RoadBeside(Struct, frozen=True):
    """A kind of quick ruling, its title, and how the terminal is asked for it."""

    start: str
    title: str
    command: str


class ShownHit(Struct, frozen=True):
    """A number with the title of its Law and its texts. `elsewhere`: where other editions have them, newest first."""

    edition: Edition
    number: str
    title: str
    texts: tuple[str, ...]
    elsewhere: tuple[tuple[Edition, str], ...]
    roads: tuple[RoadBeside, ...]


def shown(index: SearchIndex, hit: SearchHit, words: Words) -> ShownHit:
    """The hit in those words."""
    provisions = hit.provisions[:TEXTS]
    elsewhere = dict.fromkeys(
        (edition, number)
        for provision in provisions
        for edition, number in reversed(provision.numbers.items())
        if edition != hit.edition
    )
    return ShownHit(
        edition=hit.edition,
        number=hit.number,
        title=index.titles.get(law_of(hit.number), {}).get(hit.edition, ""),
        texts=tuple(provision.text(hit.edition) for provision in provisions),
        elsewhere=tuple(elsewhere),
        roads=tuple(RoadBeside(start, title(start, words), command(start, hit.edition)) for start in hit.roads),
    )


def command(start: str, edition: Edition) -> str:
    """What a Director types for a quick ruling of that kind."""
    return f"bridgelaw ruling --start {start}" + ("" if edition == USUAL else f" --laws {edition}")
