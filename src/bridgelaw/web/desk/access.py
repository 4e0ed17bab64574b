"""Who sits at the desk: whoever has its link has the Director's rights at all tables of the house. Whoever has a
Director's place in a running session has them at the cases of that session, and nowhere else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from litestar import Request
from litestar.datastructures import Cookie
from litestar.exceptions import NotAuthorizedException, PermissionDeniedException, TooManyRequestsException
from msgspec import Struct

from bridgelaw.hall.places import Place, may_open, place_of
from bridgelaw.live.state import TableState
from bridgelaw.store.model import SESSION, Link
from bridgelaw.web.access import bearer, link_of
from bridgelaw.web.lobby import Lobby, lobby_of
from bridgelaw.web.origin import is_foreign, is_ours

DESK = "desk"
"""In links to the desk this stands in the place of a table, and of a viewer."""
PATH = "/desk"
_OF_SESSION = DESK + "-"
"""What the name of a cookie begins with that is for the cases of one session; the session's id comes behind it."""
_MOST = 8
"""Sessions of which one browser is asked about at most."""

Asking = Request[Any, Any, Any]


class AtDesk(Struct, frozen=True):
    """Somebody at the desk. `house`: he has its own link, for all tables; `places`: where he sits in sessions."""

    lobby: Lobby
    house: bool
    places: Mapping[str, Place]

    def place_in(self, session: str) -> Place | None:
        """From where he directs that session; None: it is not his."""
        return self.places.get(session) or (Place("director") if self.house else None)

    async def may_open(self, session: str, board: int) -> bool:
        """Whether he may be told of that board of that session: it is his, and no pair in which he plays has it still
        before it."""
        if session not in self.places:
            return self.house
        try:
            running = await self.lobby.hall.session(session)
        except KeyError:
            return False
        return may_open(self.places[session], running.now, board)

    async def may_see(self, state: TableState) -> bool:
        """Whether that case is his to look at."""
        at = state.board.dealt.in_session
        return self.house if at is None else await self.may_open(at.session, state.board.dealt.number)


async def at_desk(request: Asking, *, acting: bool = False) -> AtDesk:
    """Whoever has the link of the desk, or that of a Director's place. What he may see is for the handler to ask.

    Raises:
        HTTPException: he has neither, a page that is not ours uses his cookie, or he acts too often.
    """
    lobby = lobby_of(request)
    found = await _links(request, lobby, acting=acting)
    if acting and not lobby.limiting.allows("acts", found[0].id):
        raise TooManyRequestsException("acts")
    places = {
        link.stream.removeprefix(SESSION): place
        for link in found
        if link.stream.startswith(SESSION) and (place := place_of(link.who)) is not None
    }
    return AtDesk(lobby, any(is_desk(link) for link in found), places)


async def _links(request: Asking, lobby: Lobby, *, acting: bool) -> list[Link]:
    secret, links = bearer(request), lobby.links
    if secret is not None:
        if is_foreign(request, lobby.settings):
            raise PermissionDeniedException("foreign page")
        given = [await links.find(secret)]
    else:
        sessions = [name for name in request.cookies if name.startswith(_OF_SESSION)][:_MOST]
        names = [name for name in (DESK, *sessions) if name in request.cookies]
        given = [await links.session(request.cookies[name]) for name in names]
        if any(given) and acting and not is_ours(request, lobby.settings):
            raise PermissionDeniedException("foreign page")
    found = [link for link in given if link is not None and (is_desk(link) or directs(link))]
    if not found:
        raise NotAuthorizedException("no link to the desk")
    return found


async def at_a_case(request: Asking, *, acting: bool = False) -> Lobby:
    """The lobby, for whoever may be at the desk at all: whether the case is his is asked where it is found (`case_of`).

    Raises:
        HTTPException: as `at_desk`.
    """
    return (await at_desk(request, acting=acting)).lobby


async def director(request: Asking, *, acting: bool = False) -> Lobby:
    """The lobby, for somebody who sits at the desk of the whole house. `acting`: he changes something.

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


def directs(link: Link) -> bool:
    """Whether it is one to a Director's place in a session."""
    place = place_of(link.who) if link.stream.startswith(SESSION) else None
    return place is not None and place.rules


def cookie_at_desk(link: Link, value: str, *, lasts: int, secure: bool) -> Cookie:
    """The cookie by which the desk knows who directs a session; `value`: that of his place."""
    name = _OF_SESSION + link.stream.removeprefix(SESSION)
    return Cookie(key=name, value=value, path=PATH, max_age=lasts, httponly=True, samesite="strict", secure=secure)


async def fresh_link(lobby: Lobby) -> str:
    """A new link to the desk; those that nobody has used end."""
    await lobby.links.revoke_unused(DESK, lobby.house.clock())
    return await link_to(lobby)


async def link_to(lobby: Lobby) -> str:
    """A new link to the desk; those before it stay."""
    secret = await lobby.links.add(DESK, DESK, lobby.house.clock())
    return f"{lobby.settings.address}/join/{secret}"
