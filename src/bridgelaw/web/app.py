"""The application: every route, and what surrounds them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import TYPE_CHECKING

from litestar import Litestar, Router
from litestar.datastructures import State
from litestar.exceptions import HTTPException

from bridgelaw.hall.hall import Hall
from bridgelaw.hall.house_evening import HouseEvening
from bridgelaw.hall.rulings import Rulings
from bridgelaw.hall.sessions import HouseSessions
from bridgelaw.hall.tables import LiveTables
from bridgelaw.live.house import House
from bridgelaw.store.attachments import Attachments
from bridgelaw.store.cases import SessionCases
from bridgelaw.store.database import open_database
from bridgelaw.store.links import Links
from bridgelaw.store.model import Unavailable
from bridgelaw.web import (
    directing,
    docs,
    hosting,
    identity,
    joining,
    lawpages,
    operator,
    problems,
    seats,
    site,
    sockets,
    tables,
)
from bridgelaw.web.desk import routes as desk
from bridgelaw.web.hall import routes as hall_places
from bridgelaw.web.lobby import Lobby
from bridgelaw.web.logs import event
from bridgelaw.web.sessions import routes as session_pages
from bridgelaw.web.settings import ServerSettings, database_address
from bridgelaw.web.shell import Shell

if TYPE_CHECKING:
    from litestar.types import ASGIApp

ROUTES = [
    hosting.welcome, hosting.alone, hosting.host_form, hosting.host,
    site.style, site.script, site.words, site.static, docs.openapi,
    joining.look, joining.join,
    seats.sit, seats.view, seats.act, seats.record, seats.scores, seats.claim, seats.worth, seats.system_cards,
    sockets.sit,
    directing.renew, directing.revoke,
    *desk.ROUTES,
    *session_pages.ROUTES, *hall_places.ROUTES,
    lawpages.laws_home, lawpages.law_page, lawpages.provision,
    tables.open_, tables.running, tables.metrics, tables.health, tables.ready,
]  # fmt: skip


def create(lobby: Lobby) -> ASGIApp:
    """The application over the tables of that lobby."""
    settings = lobby.settings
    inner = routed(settings.message, settings.upload)
    inner.state = State({"lobby": lobby})
    return Shell(inner, lobby.metrics, lobby.limiting, lobby.callers, secure=settings.secure)


def routed(message: int, upload: int) -> Litestar:
    """Every route, with the most bytes that a message and a file may have; the lobby in its state is still to come."""
    return Litestar(
        [*ROUTES, Router("/", route_handlers=[directing.boards], request_max_body_size=upload)],
        exception_handlers={
            HTTPException: problems.on_http,
            Unavailable: problems.on_unavailable,
            Exception: problems.on_anything,
        },
        request_max_body_size=message,
        openapi_config=docs.openapi_config(version("bridgelaw")),
        logging_config=None,
        debug=False,
    )


@asynccontextmanager
async def open_lobby(settings: ServerSettings, *, adopt: bool = False) -> AsyncIterator[Lobby]:
    """The database opened, the tables ready to be asked for; at the end what is being written is written. `adopt`: the
    database is that of this house, whatever it looks like.

    Raises:
        Unavailable: the database does not answer.
        LaterDatabase: a later version has left it.
        ValueError: it is none that can be used.
        WrongHouse: it is not that of this house.
    """
    database = await open_database(database_address(settings))
    try:
        await identity.settle(database, settings, adopt=adopt)
        secret = operator.secret(settings)
    except BaseException:
        await database.close()
        raise
    house = House(database)
    sessions = HouseSessions(database, house.clock)
    hall = Hall(database, house.clock)
    evening = HouseEvening(database, hall, house.clock)
    rulings = Rulings(hall, database, SessionCases(database), house.clock)
    live = LiveTables(house, rulings)
    made = Lobby(
        settings, house, Links(database), Attachments(database), sessions, hall, evening, rulings, live, secret
    )
    house.start()
    again = asyncio.create_task(_read_again(made), name="rulings")
    telling = asyncio.create_task(made.presence.elsewhere.run(), name="presence")
    try:
        yield made
    finally:
        for task in (telling, again):
            task.cancel()
        await asyncio.gather(telling, again, return_exceptions=True)
        await made.cards.close()
        await made.programs.close()
        await live.close()
        await made.hall.close()
        await house.close()
        await database.close()


async def _read_again(lobby: Lobby) -> None:
    try:
        await lobby.rulings.read_again()
        for id in await lobby.sessions_kept.streams.online():
            await lobby.hall.session(id)  # its tables are seen to, whoever comes first
    except Unavailable:
        event("rulings-not-read", 30)
