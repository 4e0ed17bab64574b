"""From a provision to the quick ruling of its situation."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from bridgelaw.api.quick.kind import QuickKind
from bridgelaw.api.quick.kinds import KINDS
from bridgelaw.lawbook.numbering import parts, within

MOST = 2
_YEAR = re.compile(r"\b\d{4}:")
_LAWS = re.compile(r"(\d+)–(\d+)|(\d\S*)")
_NAMED = 9  # by its name and not by a number: there is nothing more exact


def roads_of(name: str, numbers: Iterable[str]) -> tuple[str, ...]:
    """The kinds of quick ruling that rule what a provision is about, at most two, in the order of the tiles.

    `name`, `numbers`: those of the provision. What names it more exactly goes before what names the whole of its Law.
    """
    held = tuple(numbers)
    found = {kind.start: _exactness(kind, name, held) for kind in KINDS.values()}
    best = max(found.values())
    return tuple(start for start, exact in found.items() if exact == best)[:MOST] if best else ()


def _exactness(kind: QuickKind, name: str, held: tuple[str, ...]) -> int:
    """How exactly the kind names the provision; nothing where it does not."""
    if kind.leads:
        return _NAMED if name in kind.leads else int(name.partition(".")[0] in kind.leads)
    return max((len(parts(law)) for law in _laws(kind.law) if any(within(law, number) for number in held)), default=0)


def _laws(text: str) -> Iterator[str]:
    """28–32 37 45C/46: each number by itself."""
    for first, last, single in _LAWS.findall(_YEAR.sub("", text).replace("/", " ")):
        yield from [single] if single else map(str, range(int(first), int(last) + 1))
