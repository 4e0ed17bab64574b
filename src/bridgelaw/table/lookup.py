"""An index for finding things in a sequence by a text, for boards so long that going through the whole sequence takes
too much time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice
from typing import Generic, TypeVar

T = TypeVar("T")

FEW = 40
"""Up to so many elements no index is made: going through them one by one is faster. A regular board has hardly more
calls or cards."""
_KEPT = 4


class Lookup(Generic[T]):
    """Finds elements of a sequence by what `key` makes of them (None: they are not to be found). The index of the
    sequences asked last is kept; they are told apart as objects, so they must not change."""

    def __init__(self, key: Callable[[T], str | None]) -> None:
        self._key = key
        self._kept: list[tuple[Sequence[T], dict[str, tuple[T, ...]]]] = []

    def find(self, of: Sequence[T], text: str) -> T | None:
        """The first element of `of` with that key. It is looked for from the end, where it mostly is."""
        groups = self._known(of)
        if groups is None:
            key = self._key
            for one in islice(reversed(of), FEW):
                if key(one) == text:
                    return one
            if len(of) <= FEW:
                return None
            groups = self._grouped(of)
        found = groups.get(text)
        return found[0] if found else None

    def all(self, of: Sequence[T], text: str) -> Sequence[T]:
        """All of `of` with that key, in their order."""
        if len(of) <= FEW:
            key = self._key
            return [one for one in of if key(one) == text]
        return self._grouped(of).get(text, ())

    def _known(self, of: Sequence[T]) -> dict[str, tuple[T, ...]] | None:
        for kept, groups in self._kept:
            if kept is of:
                return groups
        return None

    def _grouped(self, of: Sequence[T]) -> dict[str, tuple[T, ...]]:
        if (known := self._known(of)) is not None:
            return known
        lists: dict[str, list[T]] = {}
        for one in of:
            text = self._key(one)
            if text is not None:
                lists.setdefault(text, []).append(one)
        groups = {text: tuple(ones) for text, ones in lists.items()}
        self._kept = [(of, groups), *self._kept[: _KEPT - 1]]
        return groups
