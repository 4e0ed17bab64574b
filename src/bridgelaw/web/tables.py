"""The operator's: tables are opened and listed; figures; whether the server lives and is ready."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, get, post
from litestar.exceptions import TooManyRequestsException, ValidationException
from litestar.params import Body
from litestar.response import Response

from bridgelaw.live.messages import VIEWERS
from bridgelaw.live.settings import TableSettings as TableSettings
from bridgelaw.store.model import Unavailable
from bridgelaw.web.access import check_operator
from bridgelaw.web.lobby import Lobby, lobby_of

Asking = Request[Any, Any, Any]
NOT_READY = {
    "unavailable": "the database does not answer",
    "disk-full": "the disk is full",
    "disk-fails": "the disk cannot be written to",
}


class OpenedTable(msgspec.Struct):
    """A new table and the links to its places, by viewer. They cannot be had again."""

    table: str
    links: dict[str, str]


class Running(msgspec.Struct):
    """A table: its name, its title, the board on it, how many sockets are open at it."""

    table: str
    title: str
    board: int
    sockets: int


async def open_table(lobby: Lobby, settings: TableSettings, acts: Sequence[dict[str, Any]] = ()) -> OpenedTable:
    """A new table with a link for each of its places; `acts`, in record form: what was done on its board before.

    Raises:
        ValueError: it cannot be run with these settings.
        Unavailable: the database does not answer.
    """
    table = await lobby.house.open(settings, acts)
    return OpenedTable(table, await links_to(lobby, table))


async def links_to(lobby: Lobby, table: str) -> dict[str, str]:
    """New links to all places of a table; those before them stay."""
    at, address = lobby.house.clock(), lobby.settings.address
    return {who: f"{address}/join/{await lobby.links.add(table, who, at)}" for who in VIEWERS}


@post("/api/tables", tags=["operator"], summary="Open a table", status_code=201)
async def open_(
    request: Asking, data: Annotated[TableSettings, Body(description="All of it may be left out.")]
) -> OpenedTable:
    """A table with its first board. Needs the operator's secret."""
    lobby = lobby_of(request)
    check_operator(request, lobby.operator)
    if await lobby.tables_opened() >= lobby.settings.tables:
        raise TooManyRequestsException("tables")
    try:
        return await open_table(lobby, data)
    except ValueError as error:
        raise ValidationException(str(error)) from error


@get("/api/tables", tags=["operator"], summary="The tables that this process runs")
async def running(request: Asking) -> list[Running]:
    """Needs the operator's secret."""
    lobby = lobby_of(request)
    check_operator(request, lobby.operator)
    return [
        Running(t.id, t.state.settings.title, t.state.board.dealt.number, len(lobby.presence.at(t.id)))
        for t in lobby.house.running()
    ]


@get("/metrics", tags=["operator"], summary="Figures for Prometheus", media_type="text/plain; version=0.0.4")
async def metrics(request: Asking) -> bytes:
    """Needs the operator's secret."""
    lobby = lobby_of(request)
    check_operator(request, lobby.operator)
    return lobby.metrics.text()


@get("/healthz", tags=["operator"], summary="Whether the process lives", media_type=MediaType.TEXT)
async def health() -> str:
    """Whether the server lives: if it answers, it does."""
    return "ok"


@get("/readyz", tags=["operator"], summary="Whether the process can take requests", media_type=MediaType.TEXT)
async def ready(request: Asking) -> Response[str]:
    """Whether it can serve: its database answers, and what is written to it is kept."""
    try:
        await lobby_of(request).house.store.check()
    except Unavailable as error:
        return Response(NOT_READY[error.code], status_code=503, media_type=MediaType.TEXT)
    return Response("ok", media_type=MediaType.TEXT)
