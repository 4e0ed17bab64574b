"""How much of a list an answer holds. A list that nobody reads to its end must not cost more the longer it gets."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from msgspec import Struct

T = TypeVar("T")


class Bound(Struct, frozen=True):
    """How many elements an answer has at most: of the lists of calls and of cards (`course`), and of any other list
    (`told`). The last ones are kept. None: all of them.

    A list that is longer than `course` loses a hundred elements at a time, so that most of the others keep their places
    from one answer to the next.
    """

    course: int | None = None
    told: int | None = None


NO_BOUND = Bound()
LIVE = Bound(course=400, told=30)
"""For who looks on while it goes on. No auction in turn has more than 319 calls; the longest boards that were ever
recorded have a fifth of this in any other list."""


_COURSE = frozenset(("auction", "plays"))
_STEP = 100
_LOOKED = 3


class Tail:
    """Lists of an answer under a bound; `earlier` names those of which the first elements are left out."""

    __slots__ = ("_bound", "_earlier")

    def __init__(self, bound: Bound) -> None:
        self._bound = bound
        self._earlier: set[str] = set()

    @property
    def earlier(self) -> tuple[str, ...]:
        """The lists that were cut, in alphabetical order."""
        return tuple(sorted(self._earlier))

    def last(self, name: str, newest_first: Iterable[T | None]) -> tuple[T, ...]:
        """The last elements of the list `name`, in their order, without None (what the viewer is not shown). They are
        taken from `newest_first` until there are enough."""
        most = self._bound.told
        if most is None:
            return tuple([one for one in newest_first if one is not None])[::-1]
        found: list[T] = []
        for looked, one in enumerate(newest_first):
            if len(found) == most or looked == _LOOKED * most:
                self._earlier.add(name)
                break
            if one is not None:
                found.append(one)
        return tuple(found[::-1])

    def of(self, name: str, found: tuple[T, ...]) -> tuple[T, ...]:
        """The last elements of the list `name`, which has been found whole."""
        is_course = name in _COURSE
        most = self._bound.course if is_course else self._bound.told
        if most is None or len(found) <= most:
            return found
        self._earlier.add(name)
        left_out = len(found) - most
        return found[-(-left_out // _STEP) * _STEP if is_course else left_out :]
