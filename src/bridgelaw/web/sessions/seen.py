"""Sessions as everybody may see them. Nothing else in this room reads what is kept of one: what leaves this module has
no result and no hand of a board that somebody may still have to play."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from bridgelaw.formats.sessions.session_file import SessionFile, SessionPerson
from bridgelaw.hall.people import with_names
from bridgelaw.hall.sessions import HouseSessions, KeptSession
from bridgelaw.session.ranking import Ranking, rank
from bridgelaw.session.seen import visible
from bridgelaw.words import Words
from bridgelaw.words.telling.sessions import SessionToTell, session_to_tell

MOST = 16
"""Sessions that are kept ready at once."""


class SeenSession(Struct, frozen=True):
    """What everybody may see of a session, ranked: no number in it comes from any other board."""

    id: str
    is_over: bool
    file: SessionFile
    ranking: Ranking

    def told(self, words: Words) -> SessionToTell:
        """The same, ready to be told."""
        return session_to_tell(self.file, words, self.ranking, goes_on=not self.is_over)


class SeenSessions:
    """Finds sessions, and keeps the last ones ready, without anybody's name."""

    def __init__(self, kept: HouseSessions) -> None:
        self.kept = kept
        self._ready: dict[tuple[str, int, float], SeenSession] = {}

    async def find(self, id: str) -> SeenSession | None:
        """That session, with the names of those of its people who are known; None where it is not there.

        Raises:
            Unavailable: the database does not answer.
        """
        found = await self._nameless(id)
        if found is None or not any(pair.people for pair in found.file.session.pairs):
            return found
        people: Mapping[str, SessionPerson] = {
            one.key: SessionPerson(one.name, one.number) for one in await self.kept.people.all()
        }
        return replace(found, file=replace(found.file, people=with_names(found.file.session, people)))

    async def all(self) -> list[SeenSession]:
        """Each of them without names, the latest first. Raises as `find`."""
        found = [await self._nameless(id) for id in reversed(await self.kept.streams.ids())]
        return [one for one in found if one is not None]

    async def _nameless(self, id: str) -> SeenSession | None:
        version, at = await self.kept.streams.last(id)
        seen = self._ready.pop((id, version, at), None)
        if seen is None:
            found = await self.kept.find(id)
            if found is None:
                return None
            seen = await asyncio.to_thread(_seen, found)
        while len(self._ready) >= MOST:
            self._ready.pop(next(iter(self._ready)), None)
        self._ready[id, version, at] = seen
        return seen


def _seen(kept: KeptSession) -> SeenSession:
    file = replace(kept.file, session=visible(kept.state.session, is_over=kept.state.over))
    return SeenSession(kept.id, kept.state.over, file, rank(file.session, file.regulations))
