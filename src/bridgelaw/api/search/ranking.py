"""Which numbers of the Laws answer a question, the best first. `web/laws/static/search.js` does the same in a page."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from msgspec import Struct

from bridgelaw.api.search.index import IndexedProvision, SearchIndex
from bridgelaw.lawbook.editions import Edition
from bridgelaw.lawbook.numbering import within

MOST = 10
FAINT = 3
"""What comes to less than this part of the best is not shown."""
TOGETHER = 3
"""Besides its best text, all that stands under a number counts this part of what it comes to together."""
NAMED = 1000
"""What the number of a provision is worth in a question: more than any word."""
LONGEST = 400
"""So many letters of a question are read."""

_NUMBER = r"\d+[A-Za-z]\d*(?:\([A-Za-z0-9]+\))*"
_CALL = r"[1-7][CDHS](?![^\W_]|\()"

Home = tuple[Edition, str]
Weights = dict[int, int]
"""Weights, by what has them."""


class SearchHit(Struct, frozen=True):
    """A number of an edition, and what stands under it, the provision first that fits best. `roads`: the kinds of quick
    ruling of that situation."""

    edition: Edition
    number: str
    provisions: tuple[IndexedProvision, ...]
    roads: tuple[str, ...]
    score: int


def find(index: SearchIndex, question: str, edition: Edition | None) -> list[SearchHit]:
    """The numbers that answer a question; none where no word of it stands anywhere.

    `edition`: where to look; without one, each provision is looked for where the newest edition that has it has it.
    """
    numbers, text = numbers_in(question[:LONGEST], index.reader.cited)
    asked = [term for term in index.reader.question(text) if any(name in index.terms for name in term)]
    terms = [_units(index, term) for term in asked]
    worths = [max(index.worth.get(name, 0) for name in term) for term in asked]
    for number in numbers:
        if units := _named(index, number, edition):
            terms.append(units)
            worths.append(NAMED)
    homes: dict[Home, dict[int, Weights]] = {}
    for place, units in enumerate(terms):
        for unit, weight in units.items():
            provision, editions = index.units[unit].provision, index.units[unit].editions
            if edition is None or edition in editions:
                home = _home(index.provisions[provision], edition)
                homes.setdefault(home, {}).setdefault(unit, {})[place] = weight
    hits = [(_score(found, worths), _first_of(index, found), home) for home, found in homes.items()]
    hits.sort(key=lambda hit: (-hit[0], hit[1]))
    return [_hit(index, home, homes[home], score) for score, _, home in hits[:MOST] if score * FAINT >= hits[0][0]]


def numbers_in(question: str, cited: Sequence[str]) -> tuple[list[str], str]:
    """The numbers of provisions in a question (27B1, Law 27, § 27; a bare number or one that could be a call, such as
    7C, where nothing else is asked), and the question without them. `cited`: words in front of a number."""
    law = "|".join(["§", *(rf"(?<![^\W_]){re.escape(word)}(?![^\W_])" for word in cited)])
    pattern = re.compile(
        rf"(?:{law})\s*({_NUMBER}|\d+)(?![^\W_])|(?<![^\W_])(?!{_CALL})({_NUMBER})(?![^\W_])|^\s*({_NUMBER}|\d+)\s*$",
        re.IGNORECASE,
    )
    found = [next(filter(None, groups)) for groups in pattern.findall(question)]
    return [re.sub(r"[A-Za-z]+", _letters, number) for number in found], pattern.sub(" ", question)


def _letters(found: re.Match[str]) -> str:
    """In brackets small letters, otherwise capitals."""
    inside = found.string[: found.start()].endswith("(")
    return found[0].lower() if inside else found[0].upper()


def _units(index: SearchIndex, term: Sequence[str]) -> Weights:
    """Where one of these names stands, with the most that it weighs there."""
    found: Weights = {}
    for name in term:
        held = index.terms.get(name, ())
        for unit, weight in zip(held[::2], held[1::2], strict=True):
            found[unit] = max(found.get(unit, 0), weight)
    return found


def _named(index: SearchIndex, number: str, edition: Edition | None) -> Weights:
    """What stands under that number; the number itself counts twice."""
    found: Weights = {}
    for place, unit in enumerate(index.units):
        numbers = index.provisions[unit.provision].numbers
        those = [numbers[edition]] if edition in numbers else [] if edition else [*numbers.values()]
        if any(within(number, each) for each in those):
            found[place] = NAMED * (2 if number in those else 1)
    return found


def _home(provision: IndexedProvision, edition: Edition | None) -> Home:
    """Where it is found: in that edition, or in the newest that has it."""
    there = edition or [*provision.numbers][-1]
    return there, provision.numbers[there]


def _score(found: Mapping[int, Weights], worths: Sequence[int]) -> int:
    """What its best text comes to, and a part of what all come to together."""
    together: Weights = {}
    for weights in found.values():
        for place, weight in weights.items():
            together[place] = max(together.get(place, 0), weight)
    return max(_covered(weights, worths) for weights in found.values()) + _covered(together, worths) // TOGETHER


def _covered(weights: Weights, worths: Sequence[int]) -> int:
    """The sum of the weights, less what of the question is not there."""
    return sum(weights.values()) * sum(worths[place] for place in weights) // sum(worths)


def _first_of(index: SearchIndex, found: Mapping[int, Weights]) -> int:
    return min(index.units[unit].provision for unit in found)


def _hit(index: SearchIndex, home: Home, found: Mapping[int, Weights], score: int) -> SearchHit:
    best: Weights = {}
    for unit, weights in found.items():
        place = index.units[unit].provision
        best[place] = max(best.get(place, 0), sum(weights.values()))
    provisions = [index.provisions[place] for place in sorted(best, key=lambda place: (-best[place], place))]
    roads = next((provision.roads for provision in provisions if provision.roads), ())
    return SearchHit(home[0], home[1], tuple(provisions), roads, score)
