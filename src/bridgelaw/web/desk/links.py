"""Links to the desk: the operator makes them and ends them."""

from __future__ import annotations

from litestar import delete, post

from bridgelaw.web.access import check_operator
from bridgelaw.web.desk.access import DESK, Asking, link_to
from bridgelaw.web.directing import NewLink
from bridgelaw.web.lobby import lobby_of


@post("/api/desk/links", tags=["operator"], summary="A new link to the Director's desk", status_code=201)
async def renew(request: Asking) -> NewLink:
    """Whoever has it is the Director at every table. Needs the operator's secret."""
    lobby = lobby_of(request)
    check_operator(request, lobby.operator)
    return NewLink(await link_to(lobby))


@delete("/api/desk/links", tags=["operator"], summary="End all links to the Director's desk", status_code=204)
async def revoke(request: Asking) -> None:
    """Whoever sits there by them is out. Needs the operator's secret."""
    lobby = lobby_of(request)
    check_operator(request, lobby.operator)
    await lobby.links.revoke(DESK, DESK, lobby.house.clock())
