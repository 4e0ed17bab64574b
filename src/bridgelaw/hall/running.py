"""`RunningSession`: one session while it is played. Messages come in, facts are kept, whoever looks is told."""

from __future__ import annotations

import asyncio
from collections import ChainMap
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from contextlib import suppress

from msgspec import Struct
from msgspec.structs import replace

from bridgelaw.hall.concerned import concerned, sees_all
from bridgelaw.hall.doing import facts_of
from bridgelaw.hall.door import HallRefused, check
from bridgelaw.hall.live_status import LiveKey, LiveStatus
from bridgelaw.hall.makeable import MakeableBoards
from bridgelaw.hall.messages import (
    AgreeToScore,
    ArrangeMovement,
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
from bridgelaw.session.facts import BoardsDealt, Fact, Scored
from bridgelaw.session.fold import SessionState, after, fold
from bridgelaw.session.model import PlayResult
from bridgelaw.session.refused import FactRefused
from bridgelaw.store.model import StreamTaken, Unavailable
from bridgelaw.store.people import People
from bridgelaw.store.sessions import SessionStreams, ToldFact

_TRIES = 20
"""How often a message is tried again because another process has kept a fact first."""


RULINGS = "hall"
"""Who says what is ruled in cases."""
AT_ONCE = 100
"""Messages whose facts are written in one transaction at most."""

Tell = Callable[[bool], None]


class _Waiting(Struct, frozen=True):
    """A message that waits to be handled; `people`: the keys of those whom it names."""

    place: Place
    message: HallMessage
    people: tuple[str, ...]
    at: float
    answer: asyncio.Future[HallReply]

    @property
    def sent(self) -> tuple[str, str]:
        """By whom, and under which id."""
        return str(self.place), self.message.id


class RunningSession:
    """A running session. Its methods must be called in the event loop in which it was made.

    `now`: the session as it is; another object after each fact. `live`: how its live tables stand; whoever changes it
    says so (`changed`).
    """

    def __init__(
        self, id: str, streams: SessionStreams, people: People, told: Iterable[ToldFact], makeable: MakeableBoards
    ) -> None:
        """Not to be called from outside: use `load`."""
        self.id, self._streams, self._people, self._makeable = id, streams, people, makeable
        self._lock = asyncio.Lock()
        self._waiting: list[_Waiting] = []
        self._working: asyncio.Task[None] | None = None
        self._written = asyncio.Event()
        self._written.set()
        self._sent: dict[tuple[str, str], int] = {}
        self._entries: dict[str, tuple[PlayResult, float]] = {}
        # who told which fact, and when: it only grows, and whoever has it looks no further than his own version
        self._told: list[tuple[str, float]] = []
        # each with its place as facts name it; without a name where it is told of everything
        self._watching: dict[object, tuple[Place, str, Tell]] = {}
        first = list(told)
        for one in first:
            self._note(one)
        state = fold(one.fact for one in first)
        self.live: dict[LiveKey, LiveStatus] = {}
        self.now = Now(state, None, dict(self._entries), makeable=makeable.known, told=self._told, live=self.live)

    @classmethod
    async def load(cls, id: str, streams: SessionStreams, people: People, makeable: MakeableBoards) -> RunningSession:
        """The session of that id.

        Raises:
            KeyError: there is none.
            Unavailable: the database does not answer.
        """
        told = await streams.told(id)
        if not told:
            raise KeyError(id)
        found = await asyncio.to_thread(cls, id, streams, people, told, makeable)
        makeable.look(found.now.state.deals.values())
        return found

    async def do(self, place: Place, message: HallMessage, at: float) -> HallReply:
        """Do what is sent from a place; it is handled to the end even if the caller no longer waits for the answer.
        When `HallDone` is returned, all of it has been written for good; else nothing was. What waits while something
        is written is written together.

        Raises:
            Unavailable: the database does not answer; whether it was kept is not known, so it is sent again.
        """
        try:
            check(place, message)
        except HallRefused as no:
            return _refusal(message, no)
        names = message.names if isinstance(message, SitDown | ComeLate | PutSubstitute) else ()
        keys: Mapping[tuple[str, str], str] = await self._people.keys(names, at) if names else {}
        answer: asyncio.Future[HallReply] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Waiting(place, message, tuple(keys[one] for one in names), at, answer))
        if self._working is None or self._working.done():
            self._working = asyncio.create_task(self._work(), name="session")
        return await asyncio.shield(answer)

    async def written(self, seconds: float) -> None:
        """Wait until the messages that are being written now are written, so many seconds at most."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._written.wait()

    async def rule(self, id: str, make: Callable[[Now], Sequence[Fact]], at: float) -> None:
        """Keep what is ruled elsewhere about plays of this session: the facts that `make` makes of the session as it
        is; once under that id.

        Raises:
            FactRefused: one of them cannot be.
            Unavailable: the database does not answer.
        """
        async with self._lock:
            for _ in range(_TRIES):
                found = () if (RULINGS, id) in self._sent else make(self.now)
                if not found:
                    return
                state, version = self.now.state, self.now.state.version
                for fact in found:
                    refused.check(state, fact)
                    state = after(state, fact)
                told = [ToldFact(version + n, at, RULINGS, f"{id}:{n}", fact) for n, fact in enumerate(found, 1)]
                try:
                    await self._streams.keep(self.id, version, told)
                except StreamTaken:
                    await self._read_on()
                    continue
                self._take(told, self._after(state, told))
                return
            raise Unavailable("other processes kept a fact first, every time")

    async def heard(self, version: int | None) -> None:
        """Another process has kept facts up to number `version` (None: not known)."""
        async with self._lock:
            if version is None or version > self.now.state.version:
                await self._read_on()

    def watch(self, place: Place, tell: Tell) -> Callable[[], None]:
        """Calls `tell` after facts from now on, with whether whoever is at that place waits for what they have changed;
        it must not block. Returns a function that ends this."""
        key = object()
        self._watching[key] = place, "" if sees_all(place) else str(place.as_pair), tell

        def end() -> None:
            self._watching.pop(key, None)

        return end

    @property
    def is_watched(self) -> bool:
        """Whether anybody is told of changes."""
        return bool(self._watching)

    def changed(self, pairs: Collection[str]) -> None:
        """Beside the facts something has changed for those pairs, and for whoever sees the whole hall."""
        for place, name, tell in tuple(self._watching.values()):
            if not name or place.pair in pairs:
                tell(True)

    async def _work(self) -> None:
        while self._waiting:
            async with self._lock:
                batch, self._waiting = self._waiting[:AT_ONCE], self._waiting[AT_ONCE:]
                self._written.clear()
                try:
                    await self._handle(batch)
                except Exception as error:
                    for one in batch:
                        if not one.answer.done():
                            one.answer.set_exception(error)
                finally:
                    self._written.set()

    async def _handle(self, batch: Sequence[_Waiting]) -> None:
        """Handle messages, one after the other; all that is kept of them is written in one go."""
        for _ in range(_TRIES):
            if any(isinstance(one.message, ArrangeMovement) for one in batch):
                # with hundreds of pairs it takes seconds, for which nobody in another session is to wait; this one
                # stays as it is meanwhile, as the lock is held
                now, told, replies = await asyncio.to_thread(self._worked_out, batch)
            else:
                now, told, replies = self._worked_out(batch)
            try:
                if told:
                    await self._streams.keep(self.id, self.now.state.version, told)
            except StreamTaken:
                await self._read_on()
                continue
            self._take(told, now)
            for one, reply in zip(batch, replies, strict=True):
                if one.answer.done():
                    continue  # nobody waits for it any more
                if isinstance(reply, Exception):
                    one.answer.set_exception(reply)
                else:
                    one.answer.set_result(reply)
            return
        raise Unavailable("other processes kept a fact first, every time")

    def _worked_out(self, batch: Sequence[_Waiting]) -> tuple[Now, list[ToldFact], list[HallReply | Exception]]:
        """The session after these messages, what is to be kept of them, and what each is answered when it has been."""
        now, sent = self.now, dict[tuple[str, str], int]()
        told: list[ToldFact] = []
        replies: list[HallReply | Exception] = []
        for one in batch:
            known = self._sent.get(one.sent) or sent.get(one.sent)
            if known is not None:
                replies.append(HallDone(one.message.id, known))
                continue
            try:
                found = facts_of(now, one.place, _numbered(one, ChainMap(sent, self._sent)), one.people, one.at)
                state = now.state
                for fact in found:
                    refused.check(state, fact)
                    state = after(state, fact)
            except Doubted as doubted:
                replies.append(HallAsked(one.message.id, doubted.found))
            except (HallRefused, FactRefused) as no:
                replies.append(_refusal(one.message, no))
            except Exception as error:
                # what is wrong with one message is nothing to those who wait beside it
                replies.append(error)
            else:
                more = [
                    ToldFact(now.state.version + n, one.at, str(one.place), f"{one.message.id}:{n}", fact)
                    for n, fact in enumerate(found, 1)
                ]
                told += more
                if found:
                    now = Now(state, now, {**now.entries, **_entries(more)}, found)
                    sent[one.sent] = now.state.version
                replies.append(HallDone(one.message.id, now.state.version))
        return now, told, replies

    async def _read_on(self) -> None:
        told = await self._streams.told(self.id, self.now.state.version)
        if told:
            self._take(told, self._after(after(self.now.state, *(one.fact for one in told)), told))

    def _after(self, state: SessionState, told: Sequence[ToldFact]) -> Now:
        """The session after these facts, which have made it `state`."""
        return Now(state, self.now, {**self._entries, **_entries(told)}, tuple(one.fact for one in told))

    def _take(self, told: list[ToldFact], now: Now) -> None:
        """The session is as it is after these facts."""
        if not told:
            return
        for one in told:
            self._note(one)
        facts, before, self.now = tuple(one.fact for one in told), self.now, now
        if any(isinstance(fact, BoardsDealt) for fact in facts):
            self._makeable.look(self.now.state.deals.values())
        waiting = concerned(facts, before, self.now)
        for _, name, tell in tuple(self._watching.values()):
            tell(waiting is None or not name or name in waiting)

    def _note(self, one: ToldFact) -> None:
        self._sent[one.actor, one.message] = one.version
        self._told.append((one.actor, one.at))
        self._entries.update(_entries([one]))


def _entries(told: Iterable[ToldFact]) -> dict[str, tuple[PlayResult, float]]:
    """What each unit has entered, and when."""
    return {one.fact.unit: (one.fact.result, one.at) for one in told if isinstance(one.fact, Scored)}


def _numbered(one: _Waiting, sent: Mapping[tuple[str, str], int]) -> HallMessage:
    """The message; one that agrees to what another message entered, with the number of that entry."""
    if isinstance(one.message, AgreeToScore) and one.message.entry:
        return replace(one.message, of=sent.get((str(one.place), one.message.entry), 0))
    return one.message


def _refusal(message: HallMessage, no: HallRefused | FactRefused) -> HallRefusal:
    kind = "hall" if isinstance(no, HallRefused) else "session"
    return HallRefusal(message.id, f"{kind}-refused-{no.code}", no.details)
