"""What every handler needs, in one place; it lives as long as the application."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, cast

from litestar.exceptions import NotFoundException

from bridgelaw.hall.hall import Hall
from bridgelaw.hall.house_evening import HouseEvening
from bridgelaw.hall.names import KnownNames
from bridgelaw.hall.online import is_of_session
from bridgelaw.hall.rulings import Rulings
from bridgelaw.hall.sessions import HouseSessions
from bridgelaw.hall.tables import LiveTables
from bridgelaw.live.house import House
from bridgelaw.live.messages import Kept, Message, Refused, Viewer
from bridgelaw.live.settings import TableSettings
from bridgelaw.live.state import TableState
from bridgelaw.live.table import LiveTable
from bridgelaw.store.attachments import Attachments
from bridgelaw.store.links import Links
from bridgelaw.store.model import Repeated, StreamTaken, Unavailable
from bridgelaw.web.callers import Callers
from bridgelaw.web.desk.boards import Boards
from bridgelaw.web.desk.card_solving import CardsBeside
from bridgelaw.web.hall.looking import AtPlace, OpenPlaces
from bridgelaw.web.limiting import Limiting
from bridgelaw.web.logs import event
from bridgelaw.web.metrics import Metrics
from bridgelaw.web.origin import Connection
from bridgelaw.web.presence import OpenSockets, Sitter
from bridgelaw.web.programs import ProgramsAtTables
from bridgelaw.web.sessions.seen import SeenSessions
from bridgelaw.web.settings import ServerSettings

GONE = 4401
"""The code with which a socket is closed when its link is not valid any more."""


class Lobby:
    """The tables, the links to them, who is there, and the operator's settings."""

    def __init__(
        self,
        settings: ServerSettings,
        house: House,
        links: Links,
        attachments: Attachments,
        sessions_kept: HouseSessions,
        hall: Hall,
        evening: HouseEvening,
        rulings: Rulings,
        live_tables: LiveTables,
        operator: str,
    ) -> None:
        self.settings, self.house, self.links, self.operator = settings, house, links, operator
        self.attachments, self.sessions_kept = attachments, sessions_kept
        self.sessions, self.hall = SeenSessions(sessions_kept), hall
        self.evening, self.rulings, self.live_tables = evening, rulings, live_tables
        self.names = KnownNames(sessions_kept.people, house.clock)
        self.places = OpenPlaces(self.names, house.faults)
        self.metrics = Metrics(house.faults)
        self.limiting = Limiting(settings)
        self.callers = Callers(links, operator)
        self.presence = OpenSockets(house.store)
        self.presence.changed = live_tables.looked
        live_tables.there = lambda stream: [who for who, is_there in self.presence.there(stream).items() if is_there]
        hall.attend = live_tables.attend
        self.programs = ProgramsAtTables(self.presence, house.clock)
        self.boards = Boards(house.store, house.faults)
        self.cards = CardsBeside()
        self._checks: set[asyncio.Task[None]] = set()
        house.links_changed = self.links_changed
        house.sessions_changed = hall.heard
        house.announced = self.presence.elsewhere.hear

    async def table(self, id: str) -> LiveTable:
        """The table of that name.

        Raises:
            NotFoundException: there is none.
            Unavailable: the database does not answer.
        """
        try:
            return await self.house.table(id)
        except KeyError:
            raise NotFoundException("no such table") from None

    async def tables_opened(self) -> int:
        """How many tables people have opened: those of a session are not counted.

        Raises:
            Unavailable: the database does not answer.
        """
        return sum(not is_of_session(stream) for stream in await self.house.store.streams())

    async def act(self, table: LiveTable, who: Viewer, message: Message) -> Kept | Refused:
        """What `who` sends is done or refused, and counted."""
        began = time.perf_counter()
        answer = await table.act(who, message, self.house.clock())
        self.metrics.act_seconds.observe(time.perf_counter() - began)
        if isinstance(answer, Kept):
            self.metrics.acts.count += 1
            if table.state.board.dealt.in_session is not None:
                await self.follow_case(await table.at_board(getattr(message, "place", None)))
        else:
            self.metrics.refused.labels(answer.code).inc()
        return answer

    async def open_case(self, settings: TableSettings, acts: Sequence[dict[str, Any]], name: str) -> None:
        """A case under that name, unless there is one. What it says already of a running session stands there.

        Raises:
            Impossible, ValueError, Wrong: it cannot be.
            Unavailable: the database does not answer.
        """
        with suppress(StreamTaken, Repeated):  # sent twice, there is one
            await self.house.open(settings, acts, name=name)
        await self.follow_case((await self.house.table(name)).state)

    async def follow_case(self, state: TableState) -> None:
        """A board has come to that state: if it is a case of a running session, what is ruled stands in its ranking."""
        if state.board.dealt.in_session is None:
            return
        try:
            await self.rulings.heard(state)
        except Unavailable:
            event("ruling-not-followed", 30)  # with the next state of the case, or after a start, it is

    def links_changed(self, table: str | None) -> None:
        """Links of a table or a session (None: of any) may have been revoked: whoever is there by one of those has to
        go."""
        check = asyncio.create_task(self.check_links(table))
        self._checks.add(check)
        check.add_done_callback(self._checks.discard)

    async def check_links(self, table: str | None) -> None:
        """Close the sockets whose link is not valid any more."""
        sitters: list[Sitter | AtPlace] = list(self.presence.everybody() if table is None else self.presence.at(table))
        sitters += self.places.at(table)
        valid: dict[str, bool] = {}
        for sitter in sitters:
            id = sitter.link.id
            try:
                if id not in valid:
                    valid[id] = await self.links.is_valid(id)
            except Unavailable:
                # a link that cannot be checked now is checked when the database is heard of again
                event("links-unchecked", 30)
                return
            if not valid[id]:
                sitter.leave(GONE)


def lobby_of(connection: Connection) -> Lobby:
    """The lobby of the application that the request came to."""
    return cast(Lobby, connection.app.state.lobby)


def address_of(connection: Connection) -> str:
    """Where a request comes from; a proxy in front is believed as far as uvicorn believes it."""
    return connection.client.host if connection.client else "-"
