"""From a call of a running session to its ruling: a link that a Director's page has, one tap.

A board that his own pair has still to play is not opened: then the page says the table and the kind of call alone, and
somebody else goes, he comes later, or he looks all the same, which is kept (Law 16: other sources).
"""

from __future__ import annotations

from typing import Any

from litestar import get, post
from litestar.datastructures import Cookie
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect, Response
from msgspec import Struct

from bridgelaw.hall import by_law
from bridgelaw.hall.messages import HallMessage, HallRefusal, HandleCall, LookAtBoard
from bridgelaw.hall.online import live_case
from bridgelaw.hall.places import Place, may_open, place_of
from bridgelaw.hall.running import RunningSession
from bridgelaw.session.evening import OpenCall
from bridgelaw.session.play import Play
from bridgelaw.store.model import SESSION, Link
from bridgelaw.web.desk.access import PATH, Asking, cookie_at_desk
from bridgelaw.web.desk.forms import read
from bridgelaw.web.desk.of_play import BESIDE, START_OF, PlayNamed
from bridgelaw.web.desk.pages import page, words_for
from bridgelaw.web.desk.play_page import HERE as PLAY_PAGE
from bridgelaw.web.desk.quick_address import HERE as QUICK
from bridgelaw.web.desk.quick_address import PLAY, Address
from bridgelaw.web.hall.access import PLACE, here, path_of
from bridgelaw.web.joining import LASTS
from bridgelaw.web.lobby import lobby_of

CALL = "/s/{id:str}/at/{who:str}/calls/{of:int}"
LATER, LOOK = "later", "look"


class AtCall(Struct, frozen=True):
    """A Director who looks at a call."""

    link: Link
    running: RunningSession
    place: Place
    call: OpenCall

    @property
    def table(self) -> str:
        """The table from which he was called."""
        told = self.call.call
        return f"{told.section if len(self.running.now.state.plans) > 1 else ''}{told.table}"

    def may_open(self, board: int) -> bool:
        """Whether he may be told of that board."""
        return may_open(self.place, self.running.now, board)

    @property
    def boards(self) -> tuple[Play, ...]:
        """What the table plays in this round, as far as he may be told of it."""
        told, now = self.call.call, self.running.now
        at = now.schedule.at(told.section, told.table, now.state.called.get(told.section, 0))
        return tuple(play for play in at.plays() if self.may_open(play.board)) if at is not None else ()


@get(CALL, include_in_schema=False)
async def from_call(request: Asking, id: FromPath[str], who: FromPath[str], of: FromPath[int]) -> Response[Any]:
    """The case of a call, or what leads to it."""
    found = await _call(request, id, who, of)
    told = found.call.call
    board = _board(request, told.board)
    if board and not found.may_open(board):
        return await _locked(request, found, of)
    case = found.call.handled.case if found.call.handled is not None else ""
    if case and await lobby_of(request).house.store.read(case):
        return await _to(request, found, f"{PATH}/cases/{case}/1")
    play = next((play for play in found.boards if play.board == board), None)
    if play is None:
        return await _which(request, found, of)
    named = PlayNamed(id, str(play), of)
    if at_live := live_case(found.running.now, play):
        return await _to(request, found, f"{PATH}/cases/{at_live}")
    if told.about in BESIDE:
        return await _to(request, found, f"{PLAY_PAGE}?{PLAY}={named}")
    return await _to(request, found, _ruling(found.running, named, START_OF.get(told.about, "")))


@get("/s/{id:str}/at/{who:str}/plays/{play:str}", include_in_schema=False)
async def from_play(request: Asking, id: FromPath[str], who: FromPath[str], play: FromPath[str]) -> Response[Any]:
    """The same of a play about which nobody has called."""
    link, running, place = await here(request, id, who)
    known = running.now.play_named(play)
    if not place.rules or known is None or not may_open(place, running.now, known[0].board):
        raise NotFoundException("no such play")
    cookie = await _cookie(request, link)
    at_live = live_case(running.now, known[0])
    to = f"{PATH}/cases/{at_live}#now" if at_live else _ruling(running, PlayNamed(id, play), "")
    return Redirect(to, status_code=303, cookies=[cookie])


@post(CALL + "/ahead", include_in_schema=False)
async def ahead(request: Asking, id: FromPath[str], who: FromPath[str], of: FromPath[int]) -> Response[Any]:
    """What becomes of a call about a board that he has still to play."""
    found = await _call(request, id, who, of, acting=True)
    form, lobby = await read(request), lobby_of(request)
    chosen = form.text("do")
    to = path_of(id, who)
    message: HallMessage
    if chosen == LOOK:
        message, to = LookAtBoard(id=form.id, board=found.call.call.board), f"{to}/calls/{of}"
    elif chosen == LATER:
        message = HandleCall(id=form.id, of=of, later=True)
    elif (other := place_of(chosen)) is not None and other.rules:
        message = HandleCall(id=form.id, of=of, by=chosen, instead=True)
    else:
        raise NotFoundException("nothing of that name")
    reply = await found.running.do(found.place, message, lobby.house.clock())
    if isinstance(reply, HallRefusal):
        words = words_for(request)
        return await _locked(request, found, of, words.say(reply.code, **reply.details), 409)
    return Redirect(to, status_code=303)


async def _call(request: Asking, id: str, who: str, of: int, *, acting: bool = False) -> AtCall:
    link, running, place = await here(request, id, who, acting=acting)
    call = running.now.state.evening.calls.get(of)
    if not place.rules or call is None:
        raise NotFoundException("no such call")
    return AtCall(link, running, place, call)


def _board(request: Asking, told: int) -> int:
    given = request.query_params.get("board", "")
    return told or (int(given) if given.isdecimal() else 0)


def _again(request: Asking) -> str:
    """What the page's own address says of the board, for the same page in another language."""
    return f"board={board}&" if (board := _board(request, 0)) else ""


def _ruling(running: RunningSession, named: PlayNamed, start: str) -> str:
    opened = running.now.state.opened
    return Address(start=start, laws=opened.laws, authority=opened.authority, play=str(named)).href


async def _to(request: Asking, found: AtCall, address: str) -> Response[Any]:
    anchor = "#ask" if address.startswith(QUICK) else "#main" if address.startswith(PLAY_PAGE) else "#now"
    return Redirect(address + anchor, status_code=303, cookies=[await _cookie(request, found.link)])


async def _cookie(request: Asking, link: Link) -> Cookie:
    """By it the desk knows him: it is good as long as his place is."""
    lobby = lobby_of(request)
    value = request.cookies.get(PLACE) or await lobby.links.begin_session(link, lobby.house.clock())
    secure = lobby.settings.secure or request.url.scheme == "https"
    return cookie_at_desk(link, value, lasts=LASTS, secure=secure)


async def _which(request: Asking, found: AtCall, of: int) -> Response[Any]:
    """Nobody has said which board it is about, or the table plays another one than it was to."""
    words, told = words_for(request), found.call.call
    return page(
        "which_board", request, words, call=told, table=found.table, boards=found.boards,
        address=f"{path_of(found.running.id, str(found.place))}/calls/{of}",
        back=path_of(found.running.id, str(found.place)), here=_again(request),
    )  # fmt: skip


async def _locked(request: Asking, found: AtCall, of: int, trouble: str = "", status: int = 200) -> Response[Any]:
    """The table and the kind of call alone."""
    edition = found.running.now.state.opened.laws
    words, told = words_for(request, edition), found.call.call
    law = by_law.law(found.running.now, by_law.OTHER_SOURCE)
    return page(
        "locked", request, words, status, about=told.about, table=found.table, law_of_looking=law,
        trouble=trouble, parted=_parted,
        others=await _others(request, found), going=found.call.handled,
        address=f"{path_of(found.running.id, str(found.place))}/calls/{of}",
        back=path_of(found.running.id, str(found.place)), here=_again(request),
    )  # fmt: skip


def _parted(who: str) -> dict[str, str]:
    """A Director's place as the words name it."""
    kind, _, key = who.partition(":")
    return {"kind": kind, "who": key}


async def _others(request: Asking, found: AtCall) -> tuple[str, ...]:
    """Other Directors of the session who may be told of the board."""
    links = await lobby_of(request).links.of(SESSION + found.running.id)
    places = {link.who: place for link in links if (place := place_of(link.who)) is not None and place.rules}
    board, now = found.call.call.board, found.running.now
    return tuple(who for who, place in sorted(places.items()) if place != found.place and may_open(place, now, board))
