"""The Director's page of links: each place opened in this browser, or shown to the camera of another device; and what
is printed with links on it."""

from __future__ import annotations

from typing import Any

from litestar import get, post
from litestar.datastructures import Cookie
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect, Response

from bridgelaw.hall.online import person_of
from bridgelaw.hall.places import Place, in_order, place_of
from bridgelaw.hall.running import RunningSession
from bridgelaw.store.model import SESSION
from bridgelaw.web.desk.forms import SentForm, read
from bridgelaw.web.hall.access import here, path_of
from bridgelaw.web.hall.api import PLACE_PATH, link_to
from bridgelaw.web.hall.naming import pair_label, place_told
from bridgelaw.web.hall.units import TABLES, Asking, unit_links
from bridgelaw.web.joining import seat_cookie
from bridgelaw.web.lobby import Lobby, lobby_of
from bridgelaw.web.pages import language_of, page
from bridgelaw.web.qr import qr
from bridgelaw.web.templating import words_of

LINKS = "/links"
CARDS = "/cards"
PLACES = ("director", "screen", "scorer", "deputy:1")
"""Those that are always there, beside units and pairs."""


async def cookie_to(request: Asking, lobby: Lobby, id: str, who: str) -> Cookie:
    """The cookie with which this browser is at a place of a session.

    Raises:
        Unavailable: the database does not answer.
    """
    secret = await lobby.links.add(SESSION + id, who, lobby.house.clock())
    link = await lobby.links.find(secret)
    assert link is not None  # it has just been made
    return await seat_cookie(request, lobby, link)


@get(PLACE_PATH + LINKS, include_in_schema=False)
async def look(request: Asking, id: FromPath[str], who: FromPath[str]) -> Response[Any]:
    """Which places there are."""
    running = await _directed(request, id, who)
    return await _page(request, running)


@post(PLACE_PATH + LINKS, include_in_schema=False)
async def make(request: Asking, id: FromPath[str], who: FromPath[str]) -> Response[Any]:
    """A new link to a place: shown, or opened here."""
    running = await _directed(request, id, who, acting=True)
    lobby, form = lobby_of(request), await read(request)
    wanted = _wanted(running, form)
    if form.text("open"):
        cookie = await cookie_to(request, lobby, id, wanted)
        return Redirect(cookie.path, status_code=303, cookies=[cookie])
    return await _page(request, running, wanted, await link_to(lobby, id, wanted))


@post(PLACE_PATH + CARDS, include_in_schema=False)
async def cards(request: Asking, id: FromPath[str], who: FromPath[str]) -> Response[Any]:
    """A card for each table, to be printed; those of the house are the same each time."""
    running = await _directed(request, id, who, acting=True)
    lobby, form = lobby_of(request), await read(request)
    tables = int(form.text("tables")) if form.text("tables").isdecimal() else _tables(running)
    if not 1 <= tables <= TABLES:
        raise NotFoundException("no such table")
    lasting = running.now.state.opened.units
    links = await unit_links(lobby, tables) if lasting else await _own_links(lobby, id, tables)
    pictures = {number: qr(link) for number, link in links.items()}
    return page("table_cards.html.jinja", request, links=links, pictures=pictures, lasting=lasting)


@post(PLACE_PATH + "/pair-cards", include_in_schema=False)
async def pair_cards(request: Asking, id: FromPath[str], who: FromPath[str]) -> Response[Any]:
    """A slip for each pair with the link to its own page."""
    running = await _directed(request, id, who, acting=True)
    lobby, state = lobby_of(request), running.now.state
    links = {key: await link_to(lobby, id, f"pair:{key}") for key in in_order(state.taking_part)}
    names = await lobby.names.of([one for pair in state.pairs.values() for one in pair.people])
    people = {key: [names.get(one, "") for one in state.pairs[key].people] for key in links}
    labels = {key: pair_label(running, key) for key in links}
    pictures = {key: qr(link) for key, link in links.items()}
    return page(
        "pair_cards.html.jinja", request,
        title=state.opened.name, links=links, labels=labels, people=people, pictures=pictures,
    )  # fmt: skip


@post(PLACE_PATH + "/player-links", include_in_schema=False)
async def player_links(request: Asking, id: FromPath[str], who: FromPath[str]) -> Response[Any]:
    """Where it is played online: a new link for each player, to be sent to him."""
    running = await _directed(request, id, who, acting=True)
    lobby = lobby_of(request)
    if not running.now.state.opened.online:
        raise NotFoundException("played at tables")
    players = [(*one, await link_to(lobby, id, one[0])) for one in await _players(lobby, running)]
    return page("player_links.html.jinja", request, title=running.now.state.opened.name, players=players)


async def _players(lobby: Lobby, running: RunningSession) -> list[tuple[str, str, str]]:
    """The place of each player, the number of his pair, his name."""
    state = running.now.state
    names = await lobby.names.of([one for pair in state.pairs.values() for one in pair.people])
    return [
        (str(place), pair_label(running, key), names.get(person_of(running.now, place), ""))
        for key in in_order(state.taking_part)
        for place in (Place("player", f"{key}.1"), Place("player", f"{key}.2"))
    ]


async def _directed(request: Asking, id: str, who: str, *, acting: bool = False) -> RunningSession:
    """The session, for its Director.

    Raises:
        HTTPException: somebody else asks.
    """
    if who != "director":
        raise NotFoundException("no such page")
    _, running, _ = await here(request, id, who, acting=acting)
    return running


def _wanted(running: RunningSession, form: SentForm) -> str:
    """The place that a link is wanted to.

    Raises:
        NotFoundException: there is none.
    """
    place: Place | None = place_of(form.text("to"))
    if place is None or (place.pair and place.pair not in running.now.state.pairs):
        raise NotFoundException("no such place")
    return str(place)


async def _page(request: Asking, running: RunningSession, to: str = "", link: str = "") -> Response[Any]:
    lobby, words, state = lobby_of(request), words_of(language_of(request)), running.now.state
    names = await lobby.names.of([one for pair in state.pairs.values() for one in pair.people])
    pairs = [
        (f"pair:{key}", pair_label(running, key), " – ".join(filter(None, (names.get(one, "") for one in pair.people))))
        for key, pair in in_order(state.taking_part).items()
    ]
    online = state.opened.online
    own = [] if state.opened.units or online else [f"unit:{number}" for number in range(1, _tables(running) + 1)]
    # nobody enters results where the boards tell them
    places = [one for one in PLACES if one != "scorer" or not online]
    told = {one: place_told(running, one, words) for one in (*places, *own)}
    return page(
        "links.html.jinja", request,
        title=state.opened.name, grid=path_of(running.id, "director"), public=f"/s/{running.id}",
        planned=bool(state.plans), online=online, players=await _players(lobby, running) if online else [],
        places=told, pairs=pairs, tables=_tables(running), most=TABLES,
        lead=place_told(running, to, words) if link else "", link=link, picture=qr(link) if link else "",
    )  # fmt: skip


def _tables(running: RunningSession) -> int:
    """How many there are, or were said to be."""
    return len(running.now.tables) or running.now.state.opened.tables or 1


async def _own_links(lobby: Lobby, id: str, tables: int) -> dict[int, str]:
    return {number: await link_to(lobby, id, f"unit:{number}") for number in range(1, tables + 1)}
