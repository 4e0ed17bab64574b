"""The consequences of all the ways in which one thing can be chosen, told once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from typing import Any

import msgspec

from bridgelaw.answer.elements import Element


def on(one: Element, key: str, value: Any) -> Element:
    """The consequence under one more condition."""
    return {**one, "if": {**one.get("if", {}), key: value}}


def joined(
    found: list[tuple[tuple[str, str] | None, Iterator[Element]]], named: Collection[str] = ()
) -> Iterator[Element]:
    """The consequences of all the ways to take one option. What all ways have in common stands once. Of the rest, what
    most ways bring is told under `other` (any other call, card or suit), and what single ways bring under the call,
    card or suit; so is what those bring that the option has `named` itself, which `other` never means."""
    ways = [(given, {msgspec.json.encode(one): one for one in elements}) for given, elements in found]
    kinds = [frozenset(elements) for _, elements in ways]
    alike = Counter(kinds)
    usual = alike.most_common(1)[0][0] if len(alike) > 1 else frozenset()
    every: dict[bytes, Element] = {}
    for _, elements in ways:
        every.update(elements)
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
            yield on(one, next(given[0] for given, _ in ways if given), "other")
        yield from (on(one, *given) for given in having)
