"""What happened at a table, as each who perceived it is shown it: lists that grow with the board."""

from __future__ import annotations

from collections.abc import Callable, Hashable, ItemsView, Iterator, Mapping, Sequence, ValuesView
from itertools import islice
from typing import Any, Protocol, TypeVar

import msgspec

from bridgelaw.game.seats import Seat
from bridgelaw.lawbook.situation import Situation
from bridgelaw.table import acts

T = TypeVar("T")


class ActTeller(Protocol):
    """Puts an act into the form in which a viewer is shown it."""

    def told(self, act: acts.Act, ids: Mapping[str, str], seat: Seat | None) -> bytes:
        """An act as it is shown to a viewer who gives acts the numbers `ids`, as JSON."""


class _Shared:
    """What the lists of a board, each longer than the one before it, share. `beside`: what others have made of each
    act, in the same order."""

    __slots__ = ("beside", "elements", "places", "read", "whole")

    def __init__(self) -> None:
        self.elements: list[bytes] = []
        self.places: dict[str, int] = {}
        self.read: dict[str, Mapping[str, Any]] = {}
        self.whole: dict[str, Mapping[str, Any]] = {}
        self.beside: dict[Hashable, list[Any]] = {}


class ShownActs(Mapping[str, Mapping[str, Any]]):
    """The acts that a viewer is shown, by the ids that he gives them. Read when they are asked for: after most acts
    only a few of them are spoken of."""

    __slots__ = ("_length", "_written")

    def __init__(self, written: _Shared, length: int) -> None:
        self._written, self._length = written, length

    def each(self, key: Hashable, make: Callable[[bytes], T]) -> Sequence[T]:
        """What `make` makes of each act as JSON, in their order. Under the same `key` an act is made something of but
        once, however the list grows."""
        made: list[T] = self._written.beside.setdefault(key, [])
        if len(made) < self._length:
            made += [make(one) for one in self._written.elements[len(made) : self._length]]
        return made if len(made) == self._length else made[: self._length]

    def __getitem__(self, id: str) -> Mapping[str, Any]:
        place = self._written.places[id]
        if place >= self._length:
            raise KeyError(id)
        found = self._written.read.get(id)
        if found is None:
            found = self._written.read[id] = msgspec.json.decode(self._written.elements[place])
        return found

    def __iter__(self) -> Iterator[str]:
        return islice(self._written.places, self._length)

    def __len__(self) -> int:
        return self._length

    def values(self) -> ValuesView[Mapping[str, Any]]:
        """All of them, in order."""
        return self._all().values()

    def items(self) -> ItemsView[str, Mapping[str, Any]]:
        """All of them with their ids, in order."""
        return self._all().items()

    def _all(self) -> Mapping[str, Mapping[str, Any]]:
        """As a dict: whoever goes through them all, at each view of a long board, does not look each of them up."""
        whole = self._written.whole
        if len(whole) < self._length:
            whole.update((id, self[id]) for id in islice(self._written.places, len(whole), self._length))
        return whole if len(whole) == self._length else dict(islice(whole.items(), self._length))


class Growing:
    """A list of acts as JSON that only grows: `body`, of `count` elements."""

    __slots__ = ("_written", "body", "count")

    def __init__(self) -> None:
        self.body, self.count, self._written = b"[]", 0, _Shared()

    @property
    def acts(self) -> ShownActs:
        """Those that it has now, each by its id."""
        return ShownActs(self._written, self.count)

    def add(self, id: str, element: bytes) -> None:
        """One more element behind the others."""
        self.body = b"".join((self.body[:-1], b"," if self.count else b"", element, b"]"))
        self.count += 1
        self._written.places[id] = len(self._written.elements)
        self._written.elements.append(element)


class Heard:
    """The acts that a seat (None: all four) perceived, each as it is shown it, as JSON; it grows with the board."""

    def __init__(self, seat: Seat | None) -> None:
        self._seat = seat
        self._ids: Mapping[str, str] = {}
        self._told: list[str] = []
        self._list = Growing()

    def body(self, now: Situation, ids: Mapping[str, str], told: ActTeller) -> Growing:
        """All of them in one list, by the numbers `ids`."""
        # numbers that are given stay given: only others can have other acts
        if ids is not self._ids and self._told != list(islice(ids, len(self._told))):
            self._told, self._list = [], Growing()
        self._ids = ids
        # numbers are given on and on in one mapping: it may know more acts by now than have happened in this situation
        for id in islice(ids, len(self._told), now.facts.count):
            self._list.add(ids[id], told.told(now.facts.acts[id], ids, self._seat))
            self._told.append(id)
        return self._list
