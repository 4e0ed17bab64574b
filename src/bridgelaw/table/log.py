"""All acts of a board, in order and by id: one more is added without copying those before it.

What grows is shared by the logs of one board, each of which sees as far as its own length. Whoever goes on from an
earlier log than the last one gets a copy of his own.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, ValuesView
from itertools import islice

from bridgelaw.table.act import Act


class Log(Mapping[str, Act]):
    """The acts so far, by id. It never changes; `followed_by` gives the next one."""

    __slots__ = ("_acts", "_length", "_places")

    def __init__(self) -> None:
        self._acts: list[Act] = []
        self._places: dict[str, int] = {}
        self._length = 0

    def followed_by(self, act: Act) -> Log:
        """The log with one more act, whose id must be new."""
        length, done, places = self._length, self._acts, self._places
        done.append(act)
        if done[length] is not act or len(places) > length:
            done, places = [*done[:length], act], dict(islice(places.items(), length))
        places[act.id] = length + 1
        found: Log = Log.__new__(Log)
        found._acts, found._places, found._length = done, places, length + 1
        return found

    @property
    def numbers(self) -> Numbers:
        """The place of each act, from 1."""
        return Numbers(self)

    def number(self, id: str) -> int | None:
        """The place of the act of that id, from 1; None where there is none."""
        found = self._places.get(id)
        return found if found is not None and found <= self._length else None

    def __getitem__(self, id: str) -> Act:
        found = self._places[id]
        if found > self._length:
            raise KeyError(id)
        return self._acts[found - 1]

    def __contains__(self, id: object) -> bool:
        found = self._places.get(id)  # type: ignore[call-overload]
        return found is not None and found <= self._length

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[str]:
        return islice(self._places, self._length)

    def values(self) -> ValuesView[Act]:
        """The acts in their order."""
        return _Acts(self, self._acts[: self._length])

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
