"""What the Director has beside his place: boards from elsewhere, the links of the others."""

from __future__ import annotations

from secrets import token_urlsafe
from typing import Annotated, Literal

import msgspec
from litestar import MediaType, delete, post
from litestar.exceptions import NotFoundException, PermissionDeniedException
from litestar.params import FromPath, QueryParameter, RawBody
from litestar.response import Response

from bridgelaw.live.messages import Viewer
from bridgelaw.live.table import LiveTable
from bridgelaw.store.model import Link
from bridgelaw.web.access import viewer
from bridgelaw.web.lobby import lobby_of
from bridgelaw.web.seats import Asking, Language, answered, here

DIRECTOR = "director"


class NewLink(msgspec.Struct):
    """A link that was made just now; it cannot be had again."""

    link: str


@post(
    "/t/{table:str}/{who:str}/boards",
    tags=["director"],
    summary="Put a board on the table that was played elsewhere",
    status_code=200,
    media_type=MediaType.JSON,
)
async def boards(
    request: Asking,
    table: FromPath[str],
    who: FromPath[str],
    body: RawBody,
    form: Annotated[Literal["record", "pbn", "lin"], QueryParameter(name="format")] = "record",
    id: Annotated[
        str | None, QueryParameter(pattern="^[A-Za-z0-9_-]{8,64}$", description="Made by the client, for exactly once.")
    ] = None,
    language: Language = None,
) -> Response[bytes]:
    """The first board of the file, with all that was done on it, as the next board."""
    link, live, known = await _director(request, table, who)
    deed = {"type": "import", "id": id or token_urlsafe(12), "form": form, "text": body.decode("utf-8", "replace")}
    return await answered(request, link, live, known, msgspec.json.encode(deed), language)


@post(
    "/t/{table:str}/{who:str}/links/{place:str}",
    tags=["director"],
    summary="A new link for a place; those before it end",
    status_code=201,
)
async def renew(request: Asking, table: FromPath[str], who: FromPath[str], place: FromPath[str]) -> NewLink:
    """Whoever sits there by an earlier link has to join again."""
    await _director(request, table, who)
    lobby = lobby_of(request)
    await _revoke(request, table, place)
    return NewLink(f"{lobby.settings.address}/join/{await lobby.links.add(table, place, lobby.house.clock())}")


@delete(
    "/t/{table:str}/{who:str}/links/{place:str}", tags=["director"], summary="End the links of a place", status_code=204
)
async def revoke(request: Asking, table: FromPath[str], who: FromPath[str], place: FromPath[str]) -> None:
    """Whoever sits there by them is out, and his sockets are closed."""
    await _director(request, table, who)
    await _revoke(request, table, place)


async def _director(request: Asking, table: str, who: str) -> tuple[Link, LiveTable, Viewer]:
    if who != DIRECTOR:
        raise NotFoundException("only the Director has this")
    return await here(request, table, who, acting=True)


async def _revoke(request: Asking, table: str, who: str) -> None:
    lobby = lobby_of(request)
    if viewer(who) is None:
        raise NotFoundException("no such place")
    if (await lobby.table(table)).state.in_session:
        raise PermissionDeniedException("the session leads to the places of its tables")
    await lobby.links.revoke(table, who, lobby.house.clock())
    await lobby.check_links(table)
