"""`HouseSessions`: the sessions that are kept in the database, each folded from its facts."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from secrets import token_urlsafe

from msgspec import Struct
from msgspec.structs import replace

from bridgelaw.formats.sessions.session_file import SessionFile, SessionPerson
from bridgelaw.hall.people import name_in_text, named, with_keys, with_names
from bridgelaw.lawbook.authorities import regulations_of
from bridgelaw.session.differences import ListDifference, difference
from bridgelaw.session.facts import Fact, ListPublished, PlayOver, SessionOpened
from bridgelaw.session.fold import SessionState, after, fold
from bridgelaw.session.ranking import RankedSession, ranked
from bridgelaw.session.refused import check
from bridgelaw.session.taking_over import facts_for
from bridgelaw.store.database import Database
from bridgelaw.store.people import People
from bridgelaw.store.sessions import SessionStreams

MOST = 16
"""Sessions that are kept ready at once."""


class NameInText(ValueError):
    """A text of the session has the name of somebody in it, and would be kept when he is erased."""

    def __init__(self, text: str, name: str) -> None:
        super().__init__(text)
        self.text, self.name = text, name


class KeptSession(Struct, frozen=True):
    """A session as it is now, and as it was on the list before.

    Attributes:
        at: when its last fact came, in seconds since the epoch.
        list_before: its state when the last list but one went up; None where there was only one.
    """

    id: str
    at: float
    state: SessionState
    list_before: SessionState | None = None

    @property
    def file(self) -> SessionFile:
        """The session with what its first file said beside it, without anybody's name."""
        opened = self.state.opened
        return SessionFile(
            session=self.state.session,
            laws=opened.laws,
            authority=opened.authority,
            regulations=regulations_of(opened.authority, opened.laws, **opened.settings),
            settings=opened.settings,
            date=opened.date,
            source=opened.source,
            program=opened.program,
        )

    def ranked(self, before: RankedSession | None = None) -> RankedSession:
        """The session ranked; `before`: as it was ranked some facts ago."""
        file = self.file
        return ranked(file.session, file.regulations, before)

    def changed(self) -> ListDifference:
        """What has changed since the list before."""
        if self.list_before is None:
            return ListDifference()
        now = self.ranked()
        was = ranked(self.list_before.session, self.file.regulations, now)
        return difference((was.session, was.ranking), (now.session, now.ranking))


class HouseSessions:
    """Those of a database. Every method raises `Unavailable` when the database does not answer."""

    def __init__(self, database: Database, clock: Callable[[], float]) -> None:
        self.streams, self.people, self._clock = SessionStreams(database), People(database), clock
        self._ready: dict[str, KeptSession] = {}

    async def find(self, id: str) -> KeptSession | None:
        """That session, if it is there."""
        known = self._ready.pop(id, None)
        # another process may have taken it away and kept it anew, with as many facts
        if known is None or (known.state.version, known.at) != await self.streams.last(id):
            told = await self.streams.read(id)
            if not told:
                return None
            known = await asyncio.to_thread(_kept, id, told)
        while len(self._ready) >= MOST:
            self._ready.pop(next(iter(self._ready)))
        self._ready[id] = known
        return known

    async def take_over(self, id: str, file: SessionFile, *, names: bool = False) -> KeptSession:
        """Keep the session of a file under that id; of one that is there what has changed, by facts. A list goes up
        whenever something has. `names`: the people too, in their own table.

        Raises:
            NameInText: a text in it names somebody who is known, or is named in the file.
            FactRefused: it cannot have gone on to what the file says.
            StreamTaken: somebody else has changed it at this moment.
        """
        at = self._clock()
        everybody = {one.name for one in await self.people.all()}
        found = await asyncio.to_thread(name_in_text, file, everybody | {name for name, _ in named(file)})
        if found is not None:
            raise NameInText(*found)
        told = await self.streams.read(id)
        keys = await self.people.keys(named(file), at) if names else {}
        new = await asyncio.to_thread(
            _new, [fact for _, fact in told], file if names else replace(file, people={}), keys
        )
        if new:
            await self.streams.add(id, len(told), new, "scorer", token_urlsafe(9), at)
        return await asyncio.to_thread(_kept, id, [*told, *((at, fact) for fact in new)])

    async def say_over(self, id: str, *, over: bool) -> None:
        """Say of a session that is there whether play is over; nothing where that has been said.

        Raises:
            FactRefused: it is closed.
            StreamTaken: somebody else has changed it at this moment.
        """
        facts = [fact for _, fact in await self.streams.read(id)]
        state = fold(facts)
        if state.over != over:
            fact = PlayOver(over)
            check(state, fact)
            await self.streams.add(id, len(facts), [fact], "director", token_urlsafe(9), self._clock())

    async def remove(self, id: str) -> None:
        """Take it away."""
        self._ready.pop(id, None)
        await self.streams.remove(id)

    async def file(self, id: str, *, names: bool = False) -> SessionFile | None:
        """That session, if it is there; with the names of its people where they are asked for."""
        found = await self.find(id)
        if found is None or not names:
            return None if found is None else found.file
        people = {one.key: SessionPerson(one.name, one.number) for one in await self.people.all()}
        return replace(found.file, people=with_names(found.state.session, people))


def _new(facts: list[Fact], file: SessionFile, keys: Mapping[tuple[str, str], str]) -> list[Fact]:
    """What has to be told so that the session is as in the file; a list goes up with it.

    Raises:
        FactRefused: it cannot have gone on to that.
    """
    new: list[Fact] = [] if facts else [_opened(file)]
    state = fold([*facts, *new])
    for fact in facts_for(state, with_keys(file, keys, state.pairs)):
        check(state, fact)
        state = after(state, fact)
        new.append(fact)
    return [*new, ListPublished(len(state.published) + 1)] if new else []


def _opened(file: SessionFile) -> SessionOpened:
    return SessionOpened(
        name=file.session.name,
        conditions=file.session.conditions,
        sections=file.session.sections,
        laws=file.laws,
        authority=file.authority,
        settings=file.settings,
        date=file.date,
        source=file.source,
        program=file.program,
    )


def _kept(id: str, told: list[tuple[float, Fact]]) -> KeptSession:
    facts = [fact for _, fact in told]
    lists = [n for n, fact in enumerate(facts, 1) if isinstance(fact, ListPublished)]
    if len(lists) < 2:
        return KeptSession(id, told[-1][0], fold(facts))
    before = fold(facts[: lists[-2]])
    return KeptSession(id, told[-1][0], after(before, *facts[lists[-2] :]), before)
