"""`RunningSession`: one session while it is played. Messages come in, facts are kept, whoever looks is told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Mapping

from bridgelaw.hall.doing import facts_of
from bridgelaw.hall.door import HallRefused, check
from bridgelaw.hall.messages import (
    ComeLate,
    HallAsked,
    HallDone,
    HallMessage,
    HallRefusal,
    HallReply,
    PutSubstitute,
    SitDown,
)
from bridgelaw.hall.now import Now
from bridgelaw.hall.places import Place
from bridgelaw.hall.results import Doubted
from bridgelaw.session import refused
from bridgelaw.session.facts import Scored
from bridgelaw.session.fold import after, fold
from bridgelaw.session.model import PlayResult
from bridgelaw.session.refused import FactRefused
from bridgelaw.store.model import StreamTaken, Unavailable
from bridgelaw.store.people import People
from bridgelaw.store.sessions import SessionStreams, ToldFact

_TRIES = 20
"""How often a message is tried again because another process has kept a fact first."""


class RunningSession:
    """A running session. Its methods must be called in the event loop in which it was made.

    `now`: the session as it is; another object after each fact.
    """

    def __init__(self, id: str, streams: SessionStreams, people: People, told: Iterable[ToldFact]) -> None:
        """Not to be called from outside: use `load`."""
        self.id, self._streams, self._people = id, streams, people
        self._lock = asyncio.Lock()
        self._sent: set[tuple[str, str]] = set()
        self._entries: dict[str, tuple[PlayResult, float]] = {}
        self._watching: dict[object, Callable[[], None]] = {}
        first = list(told)
        for one in first:
            self._note(one)
        self.now = Now(fold(one.fact for one in first), None, dict(self._entries))

    @classmethod
    async def load(cls, id: str, streams: SessionStreams, people: People) -> RunningSession:
        """The session of that id.

        Raises:
            KeyError: there is none.
            Unavailable: the database does not answer.
        """
        told = await streams.told(id)
        if not told:
            raise KeyError(id)
        return cls(id, streams, people, told)

    async def do(self, place: Place, message: HallMessage, at: float) -> HallReply:
        """Do what is sent from a place; it is handled to the end even if the caller no longer waits for the answer.
        When `Done` is returned, all of it has been written for good; else nothing was.

        Raises:
            Unavailable: the database does not answer; whether it was kept is not known, so it is sent again.
        """
        return await asyncio.shield(asyncio.create_task(self._handled(place, message, at)))

    async def heard(self, version: int | None) -> None:
        """Another process has kept facts up to number `version` (None: not known)."""
        async with self._lock:
            if version is None or version > self.now.state.version:
                await self._read_on()

    def watch(self, tell: Callable[[], None]) -> Callable[[], None]:
        """Calls `tell` after each fact from now on; it must not block. Returns a function that ends this."""
        key = object()
        self._watching[key] = tell

        def end() -> None:
            self._watching.pop(key, None)

        return end

    @property
    def is_watched(self) -> bool:
        """Whether anybody is told of changes."""
        return bool(self._watching)

    async def _handled(self, place: Place, message: HallMessage, at: float) -> HallReply:
        async with self._lock:
            try:
                for _ in range(_TRIES):
                    if (str(place), message.id) in self._sent:
                        break
                    if await self._tried(place, message, at):
                        break
                    await self._read_on()
                else:
                    raise Unavailable("other processes kept a fact first, every time")
            except Doubted as doubted:
                return HallAsked(message.id, doubted.found)
            except (HallRefused, FactRefused) as no:
                kind = "hall" if isinstance(no, HallRefused) else "session"
                return HallRefusal(message.id, f"{kind}-refused-{no.code}", no.details)
            return HallDone(message.id, self.now.state.version)

    async def _tried(self, place: Place, message: HallMessage, at: float) -> bool:
        """Whether it was kept; not where another process has kept a fact first."""
        check(place, message)
        names = message.names if isinstance(message, SitDown | ComeLate | PutSubstitute) else ()
        keys: Mapping[tuple[str, str], str] = await self._people.keys(names, at) if names else {}
        found = facts_of(self.now, place, message, tuple(keys[one] for one in names), at)
        state = self.now.state
        for fact in found:
            refused.check(state, fact)
            state = after(state, fact)
        before = self.now.state.version
        try:
            await self._streams.add(self.id, before, found, str(place), message.id, at)
        except StreamTaken:
            return False
        self._take([ToldFact(before + n, at, str(place), f"{message.id}:{n}", fact) for n, fact in enumerate(found, 1)])
        return True

    async def _read_on(self) -> None:
        self._take(await self._streams.told(self.id, self.now.state.version))

    def _take(self, told: list[ToldFact]) -> None:
        if not told:
            return
        for one in told:
            self._note(one)
        self.now = Now(after(self.now.state, *(one.fact for one in told)), self.now, dict(self._entries))
        for tell in tuple(self._watching.values()):
            tell()

    def _note(self, one: ToldFact) -> None:
        self._sent.add((one.actor, one.message))
        if isinstance(one.fact, Scored):
            self._entries[one.fact.unit] = one.fact.result, one.at
