"""All acts of a board, in order and by id. One more act is added without copying those before it.

The logs of one board share one list of acts; each of them sees only as much of it as it had when it was made. If an act
is added to an older log, that one gets a list of its own.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence, ValuesView
from functools import cache
from itertools import chain, islice
from typing import Any, TypeVar, overload

from bridgelaw.table.act import Act

A = TypeVar("A", bound=Act)
B = TypeVar("B", bound=Act)
C = TypeVar("C", bound=Act)


class _Written:
    """Acts that were written one below the other: what the logs of a board share. Numbers begin with 1.

    By class, and by what they are about, they are sorted when somebody asks: on most boards nobody does.
    """

    __slots__ = ("_about", "_kinds", "_sorted", "acts", "places")

    def __init__(self) -> None:
        self.acts: list[Act] = []
        self.places: dict[str, int] = {}
        self._kinds: dict[type[Act], list[int]] = {}
        self._about: dict[str, list[int]] = {}
        self._sorted = 0

    def add(self, act: Act) -> None:
        self.acts.append(act)
        self.places[act.id] = len(self.acts)

    def kinds(self) -> dict[type[Act], list[int]]:
        """The numbers of the acts of each class."""
        if self._sorted < len(self.acts):
            self._sort()
        return self._kinds

    def about(self, id: str) -> list[int]:
        """The numbers of the acts whose `of` names that one."""
        if self._sorted < len(self.acts):
            self._sort()
        return self._about.get(id, [])

    def _sort(self) -> None:
        for number, act in enumerate(islice(self.acts, self._sorted, None), self._sorted + 1):
            self._kinds.setdefault(type(act), []).append(number)
            if act.of is not None:
                self._about.setdefault(act.of, []).append(number)
        self._sorted = len(self.acts)


@cache
def _all_classes(kinds: tuple[type[Act], ...]) -> frozenset[type[Act]]:
    """Those classes of acts and all that are derived from them: every one is defined where the acts are."""
    derived = (kind for kind in kinds for kind in _all_classes(tuple(kind.__subclasses__())))
    return frozenset((*kinds, *derived))


class Log(Mapping[str, Act]):
    """The acts so far, by id. It never changes; `followed_by` gives the next one."""

    __slots__ = ("_length", "_written")

    def __init__(self) -> None:
        self._written = _Written()
        self._length = 0

    def followed_by(self, act: Act) -> Log:
        """The log with one more act, whose id must be new."""
        length, written = self._length, self._written
        if len(written.acts) > length:
            if written.acts[length] is not act:
                written = _Written()
                for earlier in islice(self._written.acts, length):
                    written.add(earlier)
                written.add(act)
        else:
            written.add(act)
        found: Log = Log.__new__(Log)
        found._written, found._length = written, length + 1
        return found

    @overload
    def of(self, one: type[A], /) -> tuple[A, ...]: ...
    @overload
    def of(self, one: type[A], other: type[B], /) -> tuple[A | B, ...]: ...
    @overload
    def of(self, one: type[A], other: type[B], third: type[C], /, *more: type[Act]) -> tuple[A | B | C, ...]: ...
    def of(self, *kinds: type[Act]) -> tuple[Any, ...]:
        """The acts of those classes, in their order. What is asked of all acts again and again is asked here: nobody
        should have to look at each of them."""
        written = self._written.kinds()
        among = _all_classes(kinds)
        if among.isdisjoint(written):
            return ()
        return self._those([numbers for kind, numbers in written.items() if kind in among])

    @overload
    def about(self, id: str, one: type[A], /) -> tuple[A, ...]: ...
    @overload
    def about(self, id: str, one: type[A], other: type[B], /) -> tuple[A | B, ...]: ...
    @overload
    def about(self, id: str, one: type[A], other: type[B], third: type[C], /) -> tuple[A | B | C, ...]: ...
    def about(self, id: str, *kinds: type[Act]) -> tuple[Any, ...]:
        """The acts of those classes whose `of` names the act `id`, in their order."""
        found = self._those([self._written.about(id)])
        return tuple(act for act in found if isinstance(act, kinds))

    def _those(self, lists: Sequence[list[int]]) -> tuple[Act, ...]:
        """The acts of those numbers, as far as this log goes."""
        acts, length = self._written.acts, self._length
        numbers = lists[0] if len(lists) == 1 else sorted(chain.from_iterable(lists))
        if len(lists) == 1 and (not lists[0] or lists[0][-1] <= length):
            return tuple([acts[n - 1] for n in numbers])
        return tuple([acts[n - 1] for n in numbers if n <= length])

    @property
    def numbers(self) -> Numbers:
        """The place of each act, from 1."""
        return Numbers(self)

    def number(self, id: str) -> int | None:
        """The place of the act of that id, from 1; None where there is none."""
        found = self._written.places.get(id)
        return found if found is not None and found <= self._length else None

    def at(self, number: int) -> Act:
        """The act of that number, from 1.

        Raises:
            IndexError: there are not so many.
        """
        if not 0 < number <= self._length:
            raise IndexError(number)
        return self._written.acts[number - 1]

    def since(self, number: int) -> Iterator[Act]:
        """The acts behind that number, in their order."""
        return islice(self._written.acts, number, self._length)

    def newest_first(self) -> Iterator[Act]:
        """The acts from the last one back."""
        acts = self._written.acts
        return (acts[n] for n in range(self._length - 1, -1, -1))

    def __getitem__(self, id: str) -> Act:
        found = self._written.places[id]
        if found > self._length:
            raise KeyError(id)
        return self._written.acts[found - 1]

    def __contains__(self, id: object) -> bool:
        found = self._written.places.get(id)  # type: ignore[call-overload]  # anything may be asked for
        return found is not None and found <= self._length

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[str]:
        return islice(self._written.places, self._length)

    def values(self) -> ValuesView[Act]:
        """The acts in their order."""
        return _Acts(self, self._written.acts[: self._length])

    def __repr__(self) -> str:
        return f"Log({list(self.values())})"


class _Acts(ValuesView[Act]):
    def __init__(self, log: Log, acts: list[Act]) -> None:
        super().__init__(log)
        self._found = acts

    def __iter__(self) -> Iterator[Act]:
        return iter(self._found)


class Numbers(Mapping[str, int]):
    """The place of each act of a log, from 1, by id."""

    __slots__ = ("_log",)

    def __init__(self, log: Log) -> None:
        self._log = log

    def __getitem__(self, id: str) -> int:
        found = self._log.number(id)
        if found is None:
            raise KeyError(id)
        return found

    def __len__(self) -> int:
        return len(self._log)

    def __iter__(self) -> Iterator[str]:
        return iter(self._log)
