"""Who sits at the desk: whoever has its link has the Director's rights at all tables of the house."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.exceptions import TooManyRequestsException

from bridgelaw.store.model import Link
from bridgelaw.web.access import link_of
from bridgelaw.web.lobby import Lobby, lobby_of

DESK = "desk"
"""In links to the desk this stands in the place of a table, and of a viewer."""
PATH = "/desk"

Asking = Request[Any, Any, Any]


async def director(request: Asking, *, acting: bool = False) -> Lobby:
    """The lobby, for somebody who sits at the desk. `acting`: he changes something.

    Raises:
        HTTPException: he has no link to it, a page that is not ours uses his cookie, or he acts too often.
    """
    lobby = lobby_of(request)
    link: Link = await link_of(request, lobby.links, lobby.settings, DESK, DESK, acting=acting, cookie=DESK)
    if acting and not lobby.limiting.allows("acts", link.id):
        raise TooManyRequestsException("acts")
    return lobby


def is_desk(link: Link) -> bool:
    """Whether it is a link to the desk."""
    return (link.stream, link.who) == (DESK, DESK)


async def fresh_link(lobby: Lobby) -> str:
    """A new link to the desk; those that nobody has used end."""
    await lobby.links.revoke_unused(DESK, lobby.house.clock())
    return await link_to(lobby)


async def link_to(lobby: Lobby) -> str:
    """A new link to the desk; those before it stay."""
    secret = await lobby.links.add(DESK, DESK, lobby.house.clock())
    return f"{lobby.settings.address}/join/{secret}"
