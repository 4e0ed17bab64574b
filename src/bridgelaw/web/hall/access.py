"""Who is at a place of a running session: by the cookie that its link was exchanged for, or by the link's secret."""

from __future__ import annotations

from litestar.exceptions import NotAuthorizedException, NotFoundException

from bridgelaw.hall.places import Place, place_of
from bridgelaw.hall.running import RunningSession
from bridgelaw.store.model import SESSION, Link
from bridgelaw.web.access import link_of
from bridgelaw.web.lobby import Lobby, lobby_of
from bridgelaw.web.origin import Connection

PLACE = "place"
"""The name of the cookie."""
UNITS = "units"
"""In links to the table units of the house this stands in the place of a session: they lead to the one of today."""
HALL = "hall"
"""In links to the page on which evenings are opened, in the place of a session and of who looks at it; the cookie."""
OPENING = "/s/new"
"""That page."""


def path_of(id: str, who: str) -> str:
    """The address of a place of a session; its cookie is sent nowhere else."""
    return f"/s/{id}/at/{who}"


def session_of(link: Link) -> str | None:
    """The session to which a link belongs; None where it is a link to something else."""
    is_place = link.stream.startswith(SESSION) and place_of(link.who) is not None
    return link.stream.removeprefix(SESSION) if is_place else None


def is_hall(link: Link) -> bool:
    """Whether it is the link by which evenings are opened."""
    return (link.stream, link.who) == (HALL, HALL)


async def here(
    connection: Connection, id: str, who: str, *, acting: bool = False
) -> tuple[Link, RunningSession, Place]:
    """Whoever asks, at his place.

    Raises:
        HTTPException: there is no such place, or it is not his.
        Unavailable: the database does not answer.
    """
    lobby, place = lobby_of(connection), place_of(who)
    if place is None:
        raise NotFoundException("no such place")
    link = await _house_unit(connection, lobby, id, place, acting=acting) if place.kind == "unit" else None
    if link is None:
        link = await link_of(connection, lobby.links, lobby.settings, SESSION + id, who, acting=acting, cookie=PLACE)
    try:
        return link, await lobby.hall.session(id), place
    except KeyError:
        raise NotFoundException("no such session") from None


async def _house_unit(connection: Connection, lobby: Lobby, id: str, place: Place, *, acting: bool) -> Link | None:
    """The link of a unit of the house, where that is how whoever asks comes to its session of today."""
    try:
        link = await link_of(connection, lobby.links, lobby.settings, UNITS, str(place), acting=acting, cookie=PLACE)
    except NotAuthorizedException:
        return None
    latest = await lobby.evening.latest()
    return link if latest is not None and latest.id == id else None


async def operators_own(connection: Connection, lobby: Lobby, *, acting: bool = False) -> bool:
    """Whether it is the browser of whoever has the link of the hall."""
    try:
        await link_of(connection, lobby.links, lobby.settings, HALL, HALL, acting=acting, cookie=HALL)
    except NotAuthorizedException:
        return False
    return True
