"""`LiveTable`: one running table. What is sent to it is read, judged, kept, and shown.

Every message takes these steps: its bytes become one of the classes of `messages` (`bridgelaw.web.wire`, the desk's
forms); `door` checks who may send it; `reading` reads what it says and finds errors in its form; `handling` turns it
into an event, or refuses it on this board; the event is written to the store, and only then shown to anybody.

A table may run in several processes at once. Each of them knows the events that it has read from the table's stream in
the store, and may only add the event that comes next. If another process has added that one first, its events are read
and the message is handled again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import cast

from msgspec.structs import replace

from bridgelaw.answer.known import Known
from bridgelaw.formats.board import Record
from bridgelaw.formats.errors import Wrong
from bridgelaw.lawbook.failing import QUESTION, traced
from bridgelaw.live import exchange, happenings, reading, rescored
from bridgelaw.live.boards_over import BoardsOver
from bridgelaw.live.compared import ScoreSheetLine
from bridgelaw.live.faults import Faults, What
from bridgelaw.live.folding import folded
from bridgelaw.live.handling import happening_of
from bridgelaw.live.messages import (
    VIEWERS,
    AnswerPoll,
    Kept,
    Message,
    Refusal,
    Refused,
    Viewer,
    polled_as,
    seat_of,
)
from bridgelaw.live.onlooker import Onlooker, Played, Tell, directors_revision
from bridgelaw.live.refusing import refused
from bridgelaw.live.state import TableState, act_by_act, after, begun
from bridgelaw.live.view import View
from bridgelaw.store.model import Event, Repeated, Store, StreamTaken, Unavailable
from bridgelaw.table.errors import Impossible

_TRIES = 20
"""How often a message is tried again because another process has added an event first."""

_log = logging.getLogger(__name__)


class LiveTable:
    """A running table. Its methods must be called in the event loop in which it was made.

    `clock` gives the time in seconds since the epoch, for spectators who are shown everything some minutes late.
    """

    def __init__(
        self, store: Store, state: TableState, clock: Callable[[], float], faults: Faults | None = None
    ) -> None:
        """Not to be called from outside: use `load`."""
        self._store, self._state, self._clock = store, state, clock
        self._faults = faults or Faults()
        self._told_faults: set[tuple[int, str, str]] = set()
        self._lock = asyncio.Lock()
        self._may_be_behind = False  # whether the store may have events that have not been read
        self._played = Played(state)
        self._onlookers: dict[Viewer, Onlooker] = {}
        self._first = self._played  # the earliest board whose end delayed spectators have not seen
        self._over = BoardsOver(store, self._faults)
        self._following: dict[object, Callable[[int | None], None]] = {}

    @classmethod
    async def load(
        cls, store: Store, stream: str, clock: Callable[[], float], faults: Faults | None = None
    ) -> LiveTable:
        """The table whose events are in that stream of the store; `faults`: where faults are reported.

        Raises:
            KeyError: there is no such table.
            Unavailable: the database does not answer.
        """
        events = await store.read(stream)
        if not events:
            raise KeyError(stream)
        late = happenings.opening(events[0]).settings.spectators.delay
        # delayed spectators may still be watching an earlier board
        started = [event.at for event in events if event.kind == happenings.BOARD]
        state, rest = begun(events, sum(at <= clock() - late for at in started) if late else len(started))
        table = cls(store, state, clock, faults)
        for event in rest:
            table._adopt(*await rescored.again(table._state, event, store, table._faults))
        return table

    @property
    def id(self) -> str:
        """The name of its stream in the store."""
        return self._state.stream

    @property
    def state(self) -> TableState:
        """The table as it is now."""
        return self._state

    @property
    def is_watched(self) -> bool:
        """Whether anybody is being told of changes (`watch`, `follow`)."""
        return bool(self._following) or any(onlooker.watching for onlooker in self._onlookers.values())

    # what comes in

    async def act(self, who: Viewer, message: Message, at: float) -> Kept | Refused:
        """Do what `who` sends: an act, a report, the next board, and so on.

        Returns `Kept` when it has been written to the store and shown to everybody, `Refused` when nothing has changed.
        The message is handled to the end even if the caller no longer waits for the answer.
        """
        return await asyncio.shield(asyncio.create_task(self._handled(who, message, at)))

    async def answer(self, message: AnswerPoll, at: float) -> Kept | Refused:
        """Keep the answer of somebody who is polled. Like `act`; the revision in `Kept` is 0, since he has no view."""
        # he is not a viewer: his answers are kept under a name made from the link that he was sent
        return await self.act(cast(Viewer, polled_as(message.place, message.poll, message.person)), message, at)

    async def _handled(self, who: Viewer, message: Message, at: float) -> Kept | Refused:
        content = await reading.content(who, message)  # outside of the lock: reading a file may take long
        async with self._lock:
            try:
                try:
                    if isinstance(content, Exception):
                        raise content
                    await self._do(who, message, content, at)
                except (Refusal, Wrong, Impossible) as no:
                    # if it was sent again because our answer was lost, it may have been kept the first time
                    if await self._store.find(self.id, who, message.id) is None:
                        return refused(message.id, no)
            except Unavailable as error:
                self._may_be_behind = True
                return Refused(id=message.id, code=error.code)
            except Exception as error:
                # nothing was kept: once an event is kept, `_do` raises only what is handled above
                self._faults.tell("act", self.id, traced(error), viewer=str(who))
                return Refused(id=message.id, code="not-judged")
            return self._done(who, message.id)

    async def _do(self, who: Viewer, message: Message, content: reading.MessageContent, at: float) -> None:
        """Store what comes of the message, and show it. Nothing is done if it was stored before under the same id.

        Raises:
            Refusal, Wrong, Impossible: the message is refused.
            Unavailable: the database does not answer, or another process added an event first, every time.
        """
        for _ in range(_TRIES):
            if self._may_be_behind:
                await self._read_on()
            about = await self._about(message)
            if (who, message.id) in about.board.clients:
                return
            moment = max(at, self._state.last)
            revision = partial(self._revision, who, about)
            known = partial(self._known, who) if about is self._state else lambda: None
            happening = happening_of(about, who, message, content, moment, revision, known)
            if about is not self._state:
                happening = replace(happening, place=about.board.index + 1)
            kind, body = happenings.kind_of(happening), happenings.encode(happening)
            event = Event(self.id, self._state.version + 1, kind, who, message.id, moment, body)
            state = await folded(act_by_act(self._state, event))
            # raises if it cannot have happened on that board
            later = None if about is self._state else rescored.of_act(happening, after(about, event), self._faults)
            try:
                await self._store.append(event)
            except StreamTaken:
                self._may_be_behind = True
                continue
            except Repeated:
                self._may_be_behind = True
                await self._read_on()
                return
            try:
                self._adopt(state, later)
                self._publish(happenings.place_of(happening))
            except Exception as error:
                # the event is kept, and the sender must be told so, even though it cannot be shown
                self._may_be_behind = True
                self._faults.tell("view", self.id, traced(error))
            return
        raise Unavailable("other processes added an event first, every time")

    async def _about(self, message: Message) -> TableState:
        """The table at the board that a message is about.

        Raises:
            Refusal: there was no such board.
        """
        try:
            return await self.at_board(getattr(message, "place", None))
        except KeyError:
            raise Refusal("no-deal") from None

    def _known(self, who: Viewer) -> Known | None:
        """What a player knows now, according to his view; None for those who have no seat."""
        if seat_of(who) is None:
            return None
        self.view(who)
        return self._onlooker(who).known

    def _revision(self, who: Viewer, state: TableState) -> range:
        shown, of_board = self.view(who), directors_revision(state.board)
        since, now = (shown.since, shown.revision) if state is self._state else (of_board, of_board)
        return range(since, now + 1)

    def _done(self, who: Viewer, id: str) -> Kept:
        try:
            revision = self.view(who).revision if who in VIEWERS else 0
        except Exception as error:
            self._faults.tell("view", self.id, traced(error), viewer=who)
            revision = 0
        return Kept(id=id, revision=revision)

    async def heard(self, version: int | None) -> None:
        """Another process has added events up to number `version` (None: not known); those not read yet are read."""
        if version is not None and version <= self._state.version:
            return
        async with self._lock:
            if version is None or version > self._state.version:
                await self._read_on()

    async def _read_on(self) -> None:
        for event in await self._store.read(self.id, self._state.version):
            self._adopt(*await rescored.again(self._state, event, self._store, self._faults))
        self._may_be_behind = False
        self._publish()

    # what goes out

    def view(self, who: Viewer) -> View:
        """What `who` sees now."""
        return self._onlooker(who).look(self._state, self._clock())[0]

    def watch(self, who: Viewer, tell: Tell) -> Callable[[], None]:
        """Calls `tell` with each new view of `who` from now on, once its event is in the store. `tell` must not block.

        Returns a function that ends this.
        """
        onlooker, key = self._onlooker(who), object()
        onlooker.look(self._state, self._clock())
        onlooker.watching[key] = tell

        def end() -> None:
            onlooker.watching.pop(key, None)

        return end

    async def view_of(self, place: int, who: Viewer = "director") -> View:
        """What `who` sees of the board number `place` (from 1) now, also when it is over.

        Raises:
            KeyError: there was no such board, as far as he has seen.
            Refusal: it was not played to the end: its cards are not for everybody's eyes.
            Unavailable: the database does not answer.
        """
        shown = self.view(who)
        if place >= shown.table["boards"]:
            if place == shown.table["boards"]:
                return shown
            raise KeyError(place)
        return await self._over.view(self._state, place, who)

    async def score_sheet(self, who: Viewer) -> list[ScoreSheetLine]:
        """The boards of the table that are over for `who`, in their order.

        Raises:
            Unavailable: the database does not answer.
        """
        return await self._over.sheet(self._state, self._over_for(who), who)

    def _over_for(self, who: Viewer) -> int:
        """How many boards are over for him: whoever sees the table late gets them late."""
        shown = self.view(who)
        return int(shown.table["boards"]) - (shown.answer.phase not in ("ended", "closed"))

    def follow(self, tell: Callable[[int | None], None]) -> Callable[[], None]:
        """Calls `tell` whenever an event has been kept: with the place of the board that it is about, if that is an
        earlier one, or None if it is the present board, or another process has kept it. Returns a function that ends
        this."""
        key = object()
        self._following[key] = tell

        def end() -> None:
            self._following.pop(key, None)

        return end

    def tick(self) -> None:
        """Show delayed spectators what they may see by now."""
        if self._state.settings.spectators.delay:
            self._show("spectator")

    async def at_board(self, place: int | None = None) -> TableState:
        """The table at its board number `place` (from 1), with all that was decided about that board after it was over;
        without `place`, at the present board.

        Raises:
            KeyError: there was no such board.
            Unavailable: the database does not answer.
        """
        if place is None or place == self._state.board.index + 1:
            return self._state
        return await self._over.state(self._state, place)

    async def record(self, board: int | None = None, who: Viewer = "director") -> Record:
        """What happened on a board of the table, by its place (from 1); without one, on the present board.

        The Director gets all of it at any time, everybody else what he perceived once the board has ended.

        Raises:
            KeyError: there was no such board.
            Refusal: the board is still being played, or was never finished.
            Unavailable: the database does not answer.
        """
        state = await self.at_board(board)
        if who != "director" and state.board.index >= self._over_for(who):
            raise Refusal("not-ended")
        return exchange.record_of(state) if who == "director" else exchange.record_for(state, seat_of(who))

    # how it goes on

    def _adopt(self, state: TableState, later: rescored.Rescored | None) -> None:
        """Make `state`, one event later, the present one; `later`: what the event changed on an earlier board."""
        if state.board is self._state.board:
            self._played.tell(later, state.last)
        elif state.board.index == self._state.board.index:
            self._played.add(state)
        else:
            self._over.keep(self._state)
            self._played.next = Played(state)
            self._played = self._played.next
        self._state = state
        if state.board.now.errors or state.board.unread:
            self._tell_faults()
        self._let_go()

    def _tell_faults(self) -> None:
        """Report what could not be judged or read on this board, each fault once."""
        board = self._state.board
        for error in (*board.now.errors, *board.unread):
            key = (board.index, error.act, error.code)
            if error.kind == QUESTION and key not in self._told_faults:
                self._told_faults.add(key)
                what: What = "event" if error in board.unread else "act"
                self._faults.tell(what, self.id, error.trace, act=error.act, laws=" ".join(error.laws))

    def _let_go(self) -> None:
        """Drop the boards whose end delayed spectators have seen."""
        late = self._state.settings.spectators.delay
        if not late:
            self._first = self._played
        while self._first.next is not None and self._first.next.at[0] <= self._clock() - late:
            self._first = self._first.next

    def _onlooker(self, who: Viewer) -> Onlooker:
        found = self._onlookers.get(who)
        if found is None:
            if who not in VIEWERS:
                raise KeyError(who)
            spectators = self._state.settings.spectators
            played = self._first if who == "spectator" else self._played
            late = spectators.delay
            found = Onlooker(who, played, open_cards=spectators.cards == "open", delay=late, faults=self._faults)
            self._onlookers[who] = found
        return found

    def _publish(self, place: int | None = None) -> None:
        """Show everybody who watches what has changed for him; `place` as in `follow`."""
        for who in VIEWERS:
            self._show(who)
        for tell in tuple(self._following.values()):
            tell(place)

    def _show(self, who: Viewer) -> None:
        onlooker = self._onlookers.get(who)
        if onlooker is None or not onlooker.watching:
            return
        try:
            view, changed = onlooker.look(self._state, self._clock())
        except Exception as error:
            # the other viewers still get theirs, and the sender is still told that it was kept
            self._faults.tell("view", self.id, traced(error), viewer=who)
            return
        if not changed:
            return
        for tell in tuple(onlooker.watching.values()):
            try:
                tell(view)
            except Exception:
                _log.exception("table %s: whoever watches as %s could not be told", self.id, who)
