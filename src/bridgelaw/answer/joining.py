"""The consequences of all the ways in which one thing can be chosen, told once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Any

import msgspec

from bridgelaw.answer.elements import Element

EXCEPT = "except"


def on(one: Element, key: str, value: Any) -> Element:
    """The consequence under one more condition."""
    return {**one, "if": {**one.get("if", {}), key: value}}


def hangs_on(one: Element) -> Element:
    """Its conditions, without the calls with which it does not come."""
    return {key: value for key, value in one.get("if", {}).items() if key != EXCEPT}


def joined(
    found: Sequence[tuple[tuple[str, str] | None, Iterable[Element]]],
    named: Collection[str],
    by_exception: Collection[str],
) -> Iterator[Element]:
    """The consequences of all the ways to take one option. What all ways have in common stands once. Of the rest, what
    most ways bring is told under `other` (any other call, card or suit), and what single ways bring under the call,
    card or suit; so is what those bring that the option has `named` itself, which `other` never means.
    Of elements of the kinds `by_exception` it is said (`except`) with which ways they do not come, where nothing else
    is told of those."""
    ways = [(given, {msgspec.json.encode(one): one for one in elements}) for given, elements in found]
    kinds = [frozenset(elements) for _, elements in ways]
    alike = Counter(kinds)
    usual = alike.most_common(1)[0][0] if len(alike) > 1 else frozenset()
    every: dict[bytes, Element] = {}
    for _, elements in ways:
        every.update(elements)
    common = frozenset[bytes]().union(*kinds).intersection(*kinds)
    excepted = {key for key, one in every.items() if one["element"] in by_exception}
    freed = [
        given[1]
        for (given, _), kind in zip(ways, kinds, strict=True)
        if given and kind <= common and kind < usual and usual - kind <= excepted
    ]
    for key, one in every.items():
        if len(alike) == 1 or all(key in elements for elements in alike):
            yield one
            continue
        having = [
            given
            for (given, elements), kind in zip(ways, kinds, strict=True)
            if given and key in elements and (kind != usual or given[1] in named)
        ]
        if key in usual:
            usually = on(one, next(given[0] for given, _ in ways if given), "other")
            yield on(usually, EXCEPT, freed) if freed and key in excepted else usually
        yield from (on(one, *given) for given in having)
