"""What happened at a table, as each who perceived it is shown it: lists that grow with the board."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any, Protocol

import msgspec

from bridgelaw.game.seats import Seat
from bridgelaw.lawbook.situation import Situation
from bridgelaw.table import acts


class ActTeller(Protocol):
    """Puts an act into the form in which a viewer is shown it."""

    def told(self, act: acts.Act, ids: Mapping[str, str], seat: Seat | None) -> bytes:
        """An act as it is shown to a viewer who gives acts the numbers `ids`, as JSON."""


class ShownActs(Mapping[str, Mapping[str, Any]]):
    """The acts that a viewer is shown, by the ids that he gives them. Read when they are asked for: after most acts
    only a few of them are spoken of."""

    def __init__(self) -> None:
        self._written: dict[str, bytes] = {}
        self._read: dict[str, Mapping[str, Any]] = {}

    def add(self, id: str, written: bytes) -> None:
        """One more, as JSON."""
        self._written[id] = written

    def __getitem__(self, id: str) -> Mapping[str, Any]:
        found = self._read.get(id)
        if found is None:
            found = self._read[id] = msgspec.json.decode(self._written[id])
        return found

    def __iter__(self) -> Iterator[str]:
        return iter(self._written)

    def __len__(self) -> int:
        return len(self._written)


class Growing:
    """A list of acts as JSON that only grows: `body`, of `count` elements; `acts` has each by its id."""

    __slots__ = ("acts", "body", "count")

    def __init__(self) -> None:
        self.body, self.count, self.acts = b"[]", 0, ShownActs()

    def add(self, id: str, element: bytes) -> None:
        """One more element behind the others."""
        self.body = b"".join((self.body[:-1], b"," if self.count else b"", element, b"]"))
        self.count += 1
        self.acts.add(id, element)


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
