"""From a place of a session that is played online to its live table: a player is led to his seat, whoever directs goes
where he wants."""

from __future__ import annotations

from typing import Any

from litestar import get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect, Response
from msgspec import Struct

from bridgelaw.hall.live_status import LiveKey
from bridgelaw.hall.online import key_of, seat_at, table_of_pair
from bridgelaw.hall.places import Place, may_open
from bridgelaw.hall.running import RunningSession
from bridgelaw.store.model import Link
from bridgelaw.web.hall.access import here, path_of
from bridgelaw.web.hall.api import PLACE_PATH
from bridgelaw.web.hall.units import Asking
from bridgelaw.web.joining import seat_cookie
from bridgelaw.web.lobby import Lobby, lobby_of


class LiveSeat(Struct, frozen=True):
    """A seat at a live table: its address, and the secret of a link to it, which cannot be had again."""

    address: str
    secret: str


@get(PLACE_PATH + "/table", include_in_schema=False)
async def lead(request: Asking, id: FromPath[str], who: FromPath[str]) -> Response[Any]:
    """A player's browser comes to his table; where he has none now, back to his place."""
    _, running, place = await here(request, id, who)
    found = _seat(running, place)
    if found is None:
        return Redirect(path_of(id, who), status_code=303)
    lobby = lobby_of(request)
    cookie = await seat_cookie(request, lobby, await _kept(lobby, *found))
    return Redirect(cookie.path, status_code=303, cookies=[cookie])


@post(PLACE_PATH + "/table", tags=["session"], summary="The seat of a player at a live table", status_code=201)
async def seat(request: Asking, id: FromPath[str], who: FromPath[str]) -> LiveSeat:
    """For a program that plays: where it sits now, and a link to that place. 404 while it has none."""
    _, running, place = await here(request, id, who, acting=True)
    found = _seat(running, place)
    if found is None:
        raise NotFoundException("no live table now")
    table, seat = found
    lobby = lobby_of(request)
    return LiveSeat(f"/t/{table}/{seat}", await lobby.links.add(table, seat, lobby.house.clock()))


@get(PLACE_PATH + "/live/{table:int}/{round:int}", include_in_schema=False)
async def go(
    request: Asking, id: FromPath[str], who: FromPath[str], table: FromPath[int], round: FromPath[int]
) -> Response[Any]:
    """A Director's browser comes to a live table, by its number in the hall, in that round: as its Director. Where his
    own pair has one of its boards still to play he is not led there (Law 16: other sources)."""
    _, running, place = await here(request, id, who)
    key = may_go_to(running, place, table, round)
    if key is None:
        raise NotFoundException("no such table")
    lobby = lobby_of(request)
    cookie = await seat_cookie(request, lobby, await _kept(lobby, running.live[key].stream, "director"))
    return Redirect(f"{cookie.path}?from={place}", status_code=303, cookies=[cookie])


def may_go_to(running: RunningSession, place: Place, table: int, round: int) -> LiveKey | None:
    """The live table of that number and round, if whoever directs from that place may sit there; else None."""
    now = running.now
    at = now.at(table, round) if round > 0 else None
    if not place.rules or at is None or key_of(at) not in running.live:
        return None
    return key_of(at) if all(may_open(place, now, board) for board in at.boards) else None


def _seat(running: RunningSession, place: Place) -> tuple[str, str] | None:
    at = table_of_pair(running.now, place.pair) if place.kind == "player" else None
    seat = seat_at(at, place) if at is not None else None
    return None if at is None or seat is None else (running.live[key_of(at)].stream, seat.value)


async def _kept(lobby: Lobby, table: str, who: str) -> Link:
    """The link to that place: a browser that is led there needs no secret, so one is enough however often it comes."""
    while (link := await lobby.links.of_place(table, who)) is None:
        await lobby.links.add(table, who, lobby.house.clock())
    return link
