"""The names of people by their keys, as the pages of a running session need them again and again."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from bridgelaw.store.people import People

STALE = 10.0
"""Seconds after which they are read anew: so long a name that was erased may still be shown."""


class KnownNames:
    """Reads all names at once, and not more often than is needed. `clock`: seconds."""

    def __init__(self, people: People, clock: Callable[[], float]) -> None:
        self._people, self._clock = people, clock
        self._names: Mapping[str, str] = {}
        self._absent: set[str] = set()
        self._looked: Collection[str] = ()
        self._read = float("-inf")

    async def of(self, keys: Collection[str]) -> Mapping[str, str]:
        """The names of those people and perhaps of others; whoever was erased has none.

        Raises:
            Unavailable: the database does not answer.
        """
        at = self._clock()
        fresh = at - self._read <= STALE
        if fresh and keys is self._looked:
            return self._names  # the views of a big hall ask for the same people one after another
        # he may have come just now; whoever was looked for in vain is not looked for again each time
        if not fresh or any(key and key not in self._names and key not in self._absent for key in keys):
            self._names, self._read = {one.key: one.name for one in await self._people.all()}, at
            self._absent = {key for key in keys if key not in self._names}
        self._looked = keys
        return self._names
