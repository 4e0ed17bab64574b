"""`LiveTables`: opens the live tables of the sessions that are played online, tells them when the round is over, and
follows how they stand and what comes of their boards.

All of it follows from the facts of the session and the events of the tables, so that a process that starts, or another
one beside it, does the same again without harm: a table is opened once under its name, a result kept once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterator
from contextlib import suppress

from bridgelaw.hall.live_status import LiveKey, LivePhase, LiveStatus
from bridgelaw.hall.now import Now
from bridgelaw.hall.online import key_of, settings_of, stream_of
from bridgelaw.hall.places import Place
from bridgelaw.hall.rulings import Rulings
from bridgelaw.hall.running import RunningSession
from bridgelaw.lawbook.failing import traced
from bridgelaw.live.house import House
from bridgelaw.live.messages import EndRound
from bridgelaw.live.table import LiveTable
from bridgelaw.session.schedule import TableRound
from bridgelaw.store.model import Repeated, StreamTaken, Unavailable
from bridgelaw.table import acts

LATER = 1.0
"""Seconds after which it is tried again when the database did not answer."""

There = Callable[[str], Collection[str]]
"""Who is at a table, by its name: seats, and the Director."""


class LiveTables:
    """Those of all sessions of this process. `there`, when it is set, says who is at a table."""

    def __init__(self, house: House, rulings: Rulings) -> None:
        self._house, self._rulings = house, rulings
        self.there: There = lambda _: ("N", "E", "S", "W")
        self._attended: dict[str, _AttendedSession] = {}

    def attend(self, running: RunningSession) -> None:
        """A session is there: if it is played online, its tables are seen to from now on."""
        if running.now.state.opened.online and running.id not in self._attended:
            self._attended[running.id] = _AttendedSession(
                running, self._house, self._rulings, lambda stream: self.there(stream)
            )

    def looked(self, stream: str) -> None:
        """Somebody has come to that table or left it."""
        for one in self._attended.values():
            one.looked(stream)

    async def close(self) -> None:
        """See to none any more."""
        for one in self._attended.values():
            await one.close()
        self._attended.clear()


class _AttendedSession:
    """One of them."""

    def __init__(self, running: RunningSession, house: House, rulings: Rulings, there: There) -> None:
        self._running, self._house, self._rulings, self._there = running, house, rulings, there
        self._tables: dict[LiveKey, tuple[LiveTable, Callable[[], None]]] = {}
        self._never: set[LiveKey] = set()
        self._changed: dict[tuple[LiveKey, int | None], None] = {}
        self._some = asyncio.Event()
        self._some.set()
        self._end = running.watch(Place("director"), lambda _: self._some.set())
        self._task = asyncio.create_task(self._run(), name="live tables of a session")

    def looked(self, stream: str) -> None:
        for key, (table, _) in self._tables.items():
            if table.id == stream:
                self._changed[key, None] = None
                self._some.set()

    async def close(self) -> None:
        self._end()
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task
        for _, end in self._tables.values():
            end()

    async def _run(self) -> None:
        while True:
            wait: float | None = LATER
            try:
                await self._go_round()
                wait = self._until_the_bell()
            except Unavailable:
                pass  # the same is tried again
            except Exception as error:
                self._house.faults.tell("act", self._running.id, traced(error), viewer="director", act="live tables")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._some.wait(), wait)
            self._some.clear()

    async def _go_round(self) -> None:
        now = self._running.now
        for at in tuple(_begun(now)):
            key = key_of(at)
            present = at.round == now.state.called[at.section]
            if key not in self._tables and key not in self._never and (present or key not in self._running.live):
                await self._follow(now, at)
        while self._changed:
            key, place = changed = next(iter(self._changed))
            del self._changed[changed]
            if key in self._tables:
                try:
                    await self._heard(key, place)
                except BaseException:
                    self._changed[changed] = None
                    raise
        for key, (table, _) in tuple(self._tables.items()):
            await self._ring(key, table)
            self._let_go(key)

    async def _follow(self, now: Now, at: TableRound) -> None:
        """Open the table, if nobody has, and look at it from now on."""
        key, stream = key_of(at), stream_of(self._running.id, key_of(at))
        try:
            table = await self._house.table(stream)
        except KeyError:
            if now.state.closed or now.is_over or at.round != now.state.called[at.section]:
                self._never.add(key)  # the round was over before anybody could sit down
                return
            with suppress(StreamTaken, Repeated):
                await self._house.open(settings_of(now, self._running.id, at), name=stream)
            table = await self._house.table(stream)

        def tell(place: int | None) -> None:
            self._changed[key, place] = None
            self._some.set()

        self._tables[key] = table, table.follow(tell)
        for place in range(1, table.state.board.index + 2):
            self._changed[key, place] = None

    async def _heard(self, key: LiveKey, place: int | None) -> None:
        """Something has happened at that table: on the board on it (`place` None), or on an earlier one."""
        table, _ = self._tables[key]
        state = table.state if place is None else await table.at_board(place)
        await self._rulings.heard(state)
        before, status = self._running.live.get(key), self._status(table)
        if status == before:
            return
        self._running.live[key] = status
        if before is not None and status.board != before.board:
            # another process may have begun it, and what came of the one before was not looked at
            for earlier in range(before.place, status.place):
                await self._rulings.heard(await table.at_board(earlier))
        section, number, round = key
        at = self._running.now.schedule.at(section, number, round)
        self._running.changed(at.pairs if at is not None else ())

    def _status(self, table: LiveTable) -> LiveStatus:
        state = table.state
        now = state.board.now
        phase: LivePhase = "over" if now.phase in ("ended", "closed") else "auction"
        if phase == "auction" and now.phase in ("clarification", "play"):
            phase = "play"
        calm = now.quiet and not now.frozen and not now.facts.acts.of(acts.Correct, acts.Dispute)
        waits = not calm and "director" in table.view("director").waiting
        reported = any(report.taken_up is None for report in state.board.reports)
        there = self._there(table.id)
        return LiveStatus(
            stream=table.id,
            board=state.board.dealt.number,
            place=state.board.index + 1,
            phase=phase,
            since=state.board.began,
            waits=waits or reported,
            missing=tuple(seat for seat in "NESW" if seat not in there),
            done=phase == "over" and not state.has_more,
        )

    async def _ring(self, key: LiveKey, table: LiveTable) -> None:
        """Tell the table whether its round is over: then no further board begins there."""
        over, state = self._is_over(key), table.state
        if state.round_over == over or state.board.index + 1 >= len(state.settings.boards):
            return
        id = f"round-{'over' if over else 'goes-on'}-{state.version}"
        await table.act("director", EndRound(id=id, over=over), self._house.clock())

    def _let_go(self, key: LiveKey) -> None:
        """A table of an earlier round at which no board goes on: what is ruled about it is told by whoever does it."""
        section, _, round = key
        if round < self._running.now.state.called.get(section, 0) and self._running.live[key].done:
            _, end = self._tables.pop(key)
            end()

    def _is_over(self, key: LiveKey) -> bool:
        now, (section, _, round) = self._running.now, key
        if now.is_over or round < now.state.called.get(section, 0):
            return True
        clock = now.state.evening.clocks.get(section)
        return clock is not None and clock.minutes > 0 and self._house.clock() >= clock.ends

    def _until_the_bell(self) -> float | None:
        """Seconds until a round is over by the clock; None: there is none that goes on."""
        now, at = self._running.now, self._house.clock()
        left = [one.ends - at for one in now.state.evening.clocks.values() if one.minutes > 0 and one.ends > at]
        return min(left, default=None) if not now.is_over else None


def _begun(now: Now) -> Iterator[TableRound]:
    """Every table of every round that has begun at which somebody plays."""
    for (section, round), tables in now.schedule.by_round.items():
        if round <= now.state.called.get(section, 0):
            yield from (one for one in tables if one.is_played)
