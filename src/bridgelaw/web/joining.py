"""A link is exchanged for a cookie: a page with one button, so that nothing is used up by looking at it."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post
from litestar.datastructures import Cookie
from litestar.exceptions import PermissionDeniedException, TooManyRequestsException
from litestar.params import FromPath
from litestar.response import Redirect, Response

from bridgelaw.store.model import Link
from bridgelaw.web.access import COOKIE, path_of, viewer
from bridgelaw.web.desk.access import DESK, PATH, cookie_at_desk, directs, is_desk
from bridgelaw.web.hall.access import HALL, OPENING, PLACE, is_hall, session_of
from bridgelaw.web.hall.access import path_of as place_path
from bridgelaw.web.hall.naming import place_told
from bridgelaw.web.lobby import Lobby, address_of, lobby_of
from bridgelaw.web.origin import is_ours
from bridgelaw.web.pages import language_of, page
from bridgelaw.web.templating import words_of

LASTS = 60 * 60 * 24 * 30
"""Seconds for which a browser remembers its place."""


@get("/join/{secret:str}", include_in_schema=False)
async def look(request: Request[Any, Any, Any], secret: FromPath[str]) -> Response[Any]:
    """The page of a link: which table, which place, one button."""
    lobby = lobby_of(request)
    link = await _link(request, secret)
    if link is None:
        return page("gone.html.jinja", request, 404)
    words = words_of(language_of(request))
    if is_desk(link):
        return page("join.html.jinja", request, title=words.say("desk-title"), room="desk", lead="")
    if is_hall(link):
        return page("join.html.jinja", request, title=words.say("opening-title"), room="hall", lead="")
    if (session := session_of(link)) is not None:
        running = await lobby.hall.session(session)
        lead = words.say("join-evening", place=place_told(running, link.who, words))
        return page("join.html.jinja", request, title=running.now.state.opened.name, room="evening", lead=lead)
    table = await lobby.table(link.stream)
    lead = words.say("join-who", place=link.who)
    return page(
        "join.html.jinja",
        request,
        title=table.state.settings.title,
        room="spectator" if link.who == "spectator" else "",
        lead=lead,
    )


@post("/join/{secret:str}", include_in_schema=False)
async def join(request: Request[Any, Any, Any], secret: FromPath[str]) -> Response[Any]:
    """The button has been pressed."""
    lobby = lobby_of(request)
    if not is_ours(request, lobby.settings):
        raise PermissionDeniedException("foreign page")
    link = await _link(request, secret)
    if link is None:
        return page("gone.html.jinja", request, 404)
    cookie = await seat_cookie(request, lobby, link)
    cookies = [cookie]
    if directs(link):
        secure = bool(cookie.secure)
        cookies.append(cookie_at_desk(link, str(cookie.value), lasts=LASTS, secure=secure))
    return Redirect(cookie.path, status_code=303, cookies=cookies)


async def seat_cookie(request: Request[Any, Any, Any], lobby: Lobby, link: Link) -> Cookie:
    """The cookie for which a link is exchanged: it is good for that place alone."""
    name, path = _place(link)
    return Cookie(
        key=name,
        value=await lobby.links.begin_session(link, lobby.house.clock()),
        path=path,
        max_age=LASTS,
        httponly=True,
        samesite="strict",
        secure=lobby.settings.secure or request.url.scheme == "https",
    )


def _place(link: Link) -> tuple[str, str]:
    """The name of the cookie, and the address for which it is good."""
    if is_desk(link):
        return DESK, PATH
    if is_hall(link):
        return HALL, OPENING
    if (session := session_of(link)) is not None:
        return PLACE, place_path(session, link.who)
    return COOKIE, path_of(link.stream, link.who)


def _is_known(link: Link) -> bool:
    return is_desk(link) or is_hall(link) or session_of(link) is not None or viewer(link.who) is not None


async def _link(request: Request[Any, Any, Any], secret: str) -> Link | None:
    """The link of that secret, counted by itself; where there is none, the address that has tried one is counted.

    Raises:
        TooManyRequestsException: too often in either case.
    """
    lobby = lobby_of(request)
    link = await lobby.links.find(secret)
    found = link if link is not None and _is_known(link) else None
    if not lobby.limiting.allows("joins", found.id if found else address_of(request)):
        raise TooManyRequestsException("joins")
    return found
