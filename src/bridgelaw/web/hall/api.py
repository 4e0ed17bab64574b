"""A place of a running session: what is seen there, what is done there, and its links."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, get, post
from litestar.exceptions import NotFoundException, ValidationException
from litestar.params import Body, FromPath, RawBody
from litestar.response import Response
from msgspec import Struct

from bridgelaw.hall.messages import HallRefusal
from bridgelaw.hall.places import place_of
from bridgelaw.lawbook.editions import USUAL, Edition
from bridgelaw.session.conditions import Conditions
from bridgelaw.session.facts import SessionOpened
from bridgelaw.store.model import SESSION
from bridgelaw.web.access import check_operator
from bridgelaw.web.hall import frames
from bridgelaw.web.hall.access import here
from bridgelaw.web.hall.sending import done
from bridgelaw.web.lobby import Lobby, lobby_of
from bridgelaw.web.pages import language_of
from bridgelaw.web.templating import words_of

Asking = Request[Any, Any, Any]
PLACE_PATH = "/s/{id:str}/at/{who:str}"
OWN = ("director", "scorer", "screen")
"""The places to which a session has links from the first."""


class ToOpen(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A session to be opened; `tables`: how many units it gets links for; `online`: every table is a live one."""

    name: str = ""
    conditions: Conditions = Conditions()
    laws: Edition = USUAL
    authority: str = "wbf"
    tables: int = 0
    online: bool = False


class OpenedSession(Struct, frozen=True):
    """A new session and the links to its places. They cannot be had again."""

    session: str
    links: dict[str, str]


async def open_session(lobby: Lobby, wanted: ToOpen) -> OpenedSession:
    """A new session, with links to its places.

    Raises:
        Unavailable: the database does not answer.
    """
    opened = SessionOpened(
        name=wanted.name,
        conditions=wanted.conditions,
        laws=wanted.laws,
        authority=wanted.authority,
        online=wanted.online,
    )
    id = await lobby.hall.open(opened)
    places = [*OWN, *(f"unit:{number}" for number in range(1, wanted.tables + 1))]
    return OpenedSession(id, {who: await link_to(lobby, id, who) for who in places})


async def link_to(lobby: Lobby, id: str, who: str) -> str:
    """A new link to a place; those before it stay."""
    secret = await lobby.links.add(SESSION + id, who, lobby.house.clock())
    return f"{lobby.settings.address}/join/{secret}"


@post("/api/sessions", tags=["operator"], summary="Open a session", status_code=201)
async def open_(
    request: Asking, data: Annotated[ToOpen, Body(description="All of it may be left out.")]
) -> OpenedSession:
    """An evening. Needs the operator's secret."""
    lobby = lobby_of(request)
    check_operator(request, lobby.operator)
    if not 0 <= data.tables <= 200:
        raise ValidationException("tables: 0 to 200")
    return await open_session(lobby, data)


@get(PLACE_PATH + "/view", media_type=MediaType.JSON, tags=["session"], summary="What is seen from a place")
async def view(request: Asking, id: FromPath[str], who: FromPath[str]) -> Response[bytes]:
    """The view as the socket sends it."""
    _, running, place = await here(request, id, who)
    try:
        body = await lobby_of(request).places.seen(running, place)
    except KeyError:
        raise NotFoundException("no such place") from None
    return Response(body, media_type=MediaType.JSON)


@post(PLACE_PATH + "/facts", tags=["session"], summary="Do something in a session", status_code=200)
async def do(request: Asking, id: FromPath[str], who: FromPath[str], body: RawBody) -> Response[bytes]:
    """One message, answered by `done`, `asked` or `refused` (`docs/hall.md`)."""
    link, running, place = await here(request, id, who, acting=True)
    lobby, words = lobby_of(request), words_of(language_of(request))
    if not lobby.limiting.allows("acts", link.id):
        return _json(429, frames.said(HallRefusal("", "refused-rate"), words))
    try:
        message = frames.read(body)
    except frames.HallMessageUnreadable:
        return _json(400, frames.said(HallRefusal("", "refused-invalid"), words))
    reply = await done(lobby, running, place, message)
    return _json(409 if isinstance(reply, HallRefusal) else 200, frames.said(reply, words))


@post(PLACE_PATH + "/links/{to:str}", tags=["session"], summary="A new link to a place", status_code=201)
async def new_link(request: Asking, id: FromPath[str], who: FromPath[str], to: FromPath[str]) -> dict[str, str]:
    """For the Director alone: those before it go on."""
    _, running, place = await here(request, id, who, acting=True)
    wanted = place_of(to)
    if place.kind != "director" or wanted is None:
        raise NotFoundException("no such place")
    if wanted.pair and wanted.pair not in running.now.state.pairs:
        raise NotFoundException("no such pair")
    return {"link": await link_to(lobby_of(request), id, to)}


def _json(status: int, message: frames.SaidReply) -> Response[bytes]:
    return Response(msgspec.json.encode(message), status_code=status, media_type=MediaType.JSON)
