"""The table units of the house. Their links belong to the tables and not to a session, so that printed cards last: each
leads to the session that is played now, and waits for one where there is none."""

from __future__ import annotations

import re
from base64 import b32encode
from hashlib import sha256
from hmac import digest
from typing import Any

from litestar import Request, get, post
from litestar.datastructures import Cookie
from litestar.exceptions import NotFoundException, PermissionDeniedException, TooManyRequestsException
from litestar.params import FromPath
from litestar.response import Redirect, Response

from bridgelaw.store.model import Link
from bridgelaw.web.hall.access import PLACE, UNITS, path_of
from bridgelaw.web.joining import LASTS
from bridgelaw.web.lobby import Lobby, address_of, lobby_of
from bridgelaw.web.operator import kept_secret
from bridgelaw.web.origin import is_ours
from bridgelaw.web.pages import page

Asking = Request[Any, Any, Any]
FILE = "units.secret"
"""In the data folder: what the secrets of all units are made of. Whoever takes it away makes the printed cards void."""
TABLES = 200
"""Of a hall at most."""
LETTERS = 12
"""Of the secret of a unit: 60 bits, which can be typed, and of which an address may try few."""
_SECRET = re.compile(r"[a-z2-7]{12}")


async def unit_links(lobby: Lobby, tables: int) -> dict[int, str]:
    """The lasting links of tables 1 to that number; the same each time.

    Raises:
        Unavailable: the database does not answer.
    """
    found = {number: _secret(lobby, number) for number in range(1, tables + 1)}
    for number, secret in found.items():
        await lobby.links.keep(secret, UNITS, f"unit:{number}", lobby.house.clock())
    return {number: f"{lobby.settings.address}/u/{number}/{_typed(secret)}" for number, secret in found.items()}


async def renew(lobby: Lobby) -> None:
    """Make all links to units void: new cards have to be printed.

    Raises:
        Unavailable: the database does not answer.
    """
    (lobby.settings.folder / FILE).unlink(missing_ok=True)
    for who in dict.fromkeys(link.who for link in await lobby.links.of(UNITS)):
        await lobby.links.revoke(UNITS, who, lobby.house.clock())


@get("/u/{number:int}/{secret:str}", include_in_schema=False)
async def look(request: Asking, number: FromPath[int], secret: FromPath[str]) -> Response[Any]:
    """What the picture on a table card leads to: one button."""
    if await _link(request, number, secret) is None:
        return page("gone.html.jinja", request, 404)
    return page("unit.html.jinja", request, number=number, waiting=False)


@post("/u/{number:int}/{secret:str}", include_in_schema=False)
async def sit(request: Asking, number: FromPath[int], secret: FromPath[str]) -> Response[Any]:
    """The button has been pressed: this browser is the unit of the table from now on."""
    lobby = lobby_of(request)
    if not is_ours(request, lobby.settings):
        raise PermissionDeniedException("foreign page")
    link = await _link(request, number, secret)
    if link is None:
        return page("gone.html.jinja", request, 404)
    here = f"/u/{number}"
    visit = await lobby.links.begin_session(link, lobby.house.clock())
    return Redirect(here, status_code=303, cookies=[_cookie(request, lobby, visit, here)])


@get("/u/{number:int}", include_in_schema=False)
async def unit(request: Asking, number: FromPath[int]) -> Response[Any]:
    """To the table in the session that is played now; where there is none, a page that looks again by itself."""
    lobby, visit = lobby_of(request), request.cookies.get(PLACE, "")
    link = await lobby.links.session(visit) if visit else None
    if link is None or (link.stream, link.who) != (UNITS, f"unit:{number}"):
        return page("unit_unknown.html.jinja", request, 401, number=number)
    running = await lobby.evening.running()
    if running is None:
        return page("unit.html.jinja", request, number=number, waiting=True)
    there = path_of(running.id, link.who)
    return Redirect(there, status_code=303, cookies=[_cookie(request, lobby, visit, there)])


def _cookie(request: Asking, lobby: Lobby, visit: str, path: str) -> Cookie:
    secure = lobby.settings.secure or request.url.scheme == "https"
    return Cookie(key=PLACE, value=visit, path=path, max_age=LASTS, httponly=True, samesite="strict", secure=secure)


async def _link(request: Asking, number: int, typed: str) -> Link | None:
    """The link of a unit, counted by itself; where there is none, the address that has tried one is counted.

    Raises:
        TooManyRequestsException: too often in either case.
    """
    lobby, secret = lobby_of(request), typed.replace("-", "").lower()
    found = await lobby.links.find(secret) if _SECRET.fullmatch(secret) else None
    if found is not None and (found.stream, found.who) != (UNITS, f"unit:{number}"):
        found = None
    if not lobby.limiting.allows("joins", found.id if found else address_of(request)):
        raise TooManyRequestsException("joins")
    return found


def _secret(lobby: Lobby, number: int) -> str:
    if not 1 <= number <= TABLES:
        raise NotFoundException("no such table")
    key = kept_secret(lobby.settings.folder / FILE)
    return b32encode(digest(key.encode(), f"unit:{number}".encode(), sha256))[:LETTERS].decode().lower()


def _typed(secret: str) -> str:
    """In groups that can be read off and typed."""
    return "-".join(secret[n : n + 4] for n in range(0, LETTERS, 4))
