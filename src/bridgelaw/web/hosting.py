"""Whoever comes without a link opens a table himself: one with programs to play alone, or one for four people.

An operator may keep that to himself (`open_tables`). Where he does not, one address may open only so many tables
(`opens`), and all strangers together only half of those that the database may hold.
"""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post
from litestar.datastructures import Cookie
from litestar.exceptions import PermissionDeniedException, TooManyRequestsException
from litestar.response import Redirect, Response

from bridgelaw.lawbook.editions import EDITIONS, USUAL
from bridgelaw.lessons.shelf import lessons
from bridgelaw.live.messages import Refusal
from bridgelaw.live.settings import LONGEST_TITLE, Spectators, TableSettings
from bridgelaw.live.texts import LONGEST_NAME, check_text
from bridgelaw.web.access import path_of
from bridgelaw.web.desk.forms import SentForm, read
from bridgelaw.web.joining import seat_cookie
from bridgelaw.web.lobby import Lobby, address_of, lobby_of
from bridgelaw.web.origin import is_ours
from bridgelaw.web.pages import language_of, page
from bridgelaw.web.qr import qr
from bridgelaw.web.tables import open_table
from bridgelaw.web.templating import words_of

Asking = Request[Any, Any, Any]
SEATS = ("N", "E", "S", "W")
ALONE = "S"
"""Where somebody sits who plays with programs; one of them directs."""
FREE = "free"
"""In the place of a lesson: nothing is prepared."""
SCORINGS = ("", "mp", "imp")
SPECTATORS = ("none", "open")


@get("/", include_in_schema=False)
async def welcome(request: Asking) -> Response[str]:
    """Where somebody comes who has no link."""
    opens = lobby_of(request).settings.strangers_open
    return page("welcome.html.jinja", request, opens=opens, lessons=lessons(), free=FREE)


@post("/alone", include_in_schema=False)
async def alone(request: Asking) -> Response[Any]:
    """A table at which programs sit with whoever asks, for a lesson (the first, unless he says which) or for free play:
    he is led to his place at once."""
    form = await read(request)
    which, laws = form.line("lesson"), form.text("laws") or USUAL
    lobby = await _may_open(request)
    words = words_of(language_of(request))
    known = lessons()[0] if not which else next((one for one in lessons() if which in (one.name, str(one.n))), None)
    if known is None or laws not in EDITIONS:
        settings = TableSettings(title=words.say("host-alone-title"), programs=("N", "E", "W", "director"))
        made, seat = await open_table(lobby, settings), ALONE
    else:
        edition = laws if known.is_for(laws) else known.edition
        settings = known.settings(edition, words.say(f"lesson-{known.name}"))
        made, seat = await open_table(lobby, settings, known.acts), known.seat
    return Redirect(
        path_of(made.table, seat), status_code=303, cookies=[await _cookie(request, lobby, made.links[seat])]
    )


@get("/host", include_in_schema=False)
async def host_form(request: Asking) -> Response[str]:
    """What a table is to be like."""
    if not lobby_of(request).settings.strangers_open:
        raise PermissionDeniedException("the operator opens tables")
    return _form(request, {}, "")


@post("/host", include_in_schema=False)
async def host(request: Asking) -> Response[Any]:
    """A table for four, and the links to its places: they are shown once."""
    form = await read(request)
    try:
        settings = _settings(form)
    except Refusal as no:
        return _form(request, {name: form.line(name) for name in form.fields}, no.code, 400)
    lobby = await _may_open(request)
    made = await open_table(lobby, settings)
    names = {who: settings.players.get(who, "") for who in made.links}
    pictures = {who: qr(link) for who, link in made.links.items()}
    shown = {"title": settings.title, "links": made.links, "seats": SEATS, "pictures": pictures, "names": names}
    return page("hosted.html.jinja", request, **shown)


def _form(request: Asking, sent: dict[str, str], code: str, status: int = 200) -> Response[str]:
    fields = {"editions": EDITIONS, "usual": USUAL, "scorings": SCORINGS, "spectators": SPECTATORS}
    longest = {"longest_title": LONGEST_TITLE, "longest_name": LONGEST_NAME}
    return page("host.html.jinja", request, status, sent=sent, code=code, seats=SEATS, **fields, **longest)


def _settings(form: SentForm) -> TableSettings:
    """What the form says of a table.

    Raises:
        Refusal: a name is too long or has characters that none has, or what was chosen cannot be chosen.
    """
    title, names = form.line("title"), {seat: form.line(f"name-{seat}") for seat in SEATS}
    check_text(title, LONGEST_TITLE)
    for name in names.values():
        check_text(name, LONGEST_NAME)
    laws, scoring = form.text("laws") or USUAL, form.text("scoring")
    cards = form.text("spectators") or "none"
    if laws not in EDITIONS or scoring not in SCORINGS or cards not in SPECTATORS:
        raise Refusal("bad-choice")
    return TableSettings(
        title=title,
        laws=laws,
        scoring="mp" if scoring == "mp" else "imp" if scoring == "imp" else None,
        spectators=Spectators(cards="open" if cards == "open" else "none"),
        players={seat: name for seat, name in names.items() if name},
    )


async def _may_open(request: Asking) -> Lobby:
    """The lobby, where whoever asks may open a table in it.

    Raises:
        PermissionDeniedException: only the operator may, or another page sends this.
        TooManyRequestsException: he has opened too many, or strangers have.
    """
    lobby = lobby_of(request)
    if not lobby.settings.strangers_open or not is_ours(request, lobby.settings):
        raise PermissionDeniedException("the operator opens tables")
    if not lobby.limiting.allows("opens", address_of(request)):
        raise TooManyRequestsException("opens")
    if await lobby.tables_opened() >= lobby.settings.tables // 2:
        raise TooManyRequestsException("tables")
    return lobby


async def _cookie(request: Asking, lobby: Lobby, link: str) -> Cookie:
    found = await lobby.links.find(link.rpartition("/")[2])
    assert found is not None  # it has just been made
    return await seat_cookie(request, lobby, found)
