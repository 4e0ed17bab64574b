"""Who is at a place of a running session: by the cookie that its link was exchanged for, or by the link's secret."""

from __future__ import annotations

from litestar.exceptions import NotFoundException

from bridgelaw.hall.places import Place, place_of
from bridgelaw.hall.running import RunningSession
from bridgelaw.store.model import SESSION, Link
from bridgelaw.web.access import link_of
from bridgelaw.web.lobby import lobby_of
from bridgelaw.web.origin import Connection

PLACE = "place"
"""The name of the cookie."""


def path_of(id: str, who: str) -> str:
    """The address of a place of a session; its cookie is sent nowhere else."""
    return f"/s/{id}/at/{who}"


def session_of(link: Link) -> str | None:
    """The session to which a link belongs; None where it is a link to something else."""
    is_place = link.stream.startswith(SESSION) and place_of(link.who) is not None
    return link.stream.removeprefix(SESSION) if is_place else None


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
    link = await link_of(connection, lobby.links, lobby.settings, SESSION + id, who, acting=acting, cookie=PLACE)
    try:
        return link, await lobby.hall.session(id), place
    except KeyError:
        raise NotFoundException("no such session") from None
