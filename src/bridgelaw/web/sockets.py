"""The WebSocket of a place: who may open it, and how it is refused."""

from __future__ import annotations

from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import HTTPException
from litestar.params import FromPath

from bridgelaw.store.model import Unavailable
from bridgelaw.web.access import link_of, viewer
from bridgelaw.web.attending import Attending
from bridgelaw.web.lobby import lobby_of
from bridgelaw.web.logs import event


@websocket("/t/{table:str}/{who:str}/socket")
async def sit(socket: WebSocket[Any, Any, Any], table: FromPath[str], who: FromPath[str]) -> None:
    """Open for as long as both sides want."""
    lobby, known = lobby_of(socket), viewer(who)
    try:
        if known is None:
            await refuse(socket, 404)
            return
        link = await link_of(socket, lobby.links, lobby.settings, table, who, acting=True)
        live = await lobby.table(table)
    except HTTPException as error:
        await refuse(socket, error.status_code)
        return
    except Unavailable:
        await refuse(socket, 503)
        return
    if lobby.presence.open_of(link) >= lobby.settings.sockets:
        await refuse(socket, 429)
        return
    await socket.accept()
    event("socket-opened", 10, who=who)
    lobby.programs.come(live)
    try:
        await Attending(socket, lobby, live, link, known).run()
    finally:
        lobby.programs.go(live)
        event("socket-closed", 10, who=who)


async def refuse(socket: WebSocket[Any, Any, Any], status: int) -> None:
    """Answer the handshake with a status of HTTP."""
    start: Any = {"type": "websocket.http.response.start", "status": status, "headers": [(b"content-length", b"0")]}
    body: Any = {"type": "websocket.http.response.body", "body": b"", "more_body": False}
    await socket.send(start)
    await socket.send(body)
