"""Somebody opens an evening: a form, and behind it the Director's place.

Where an evening is played in a hall only whoever has the link of the hall may, since the units of the house lead to
it; elsewhere whoever may open tables, and the units are those of his session alone."""

from __future__ import annotations

from datetime import datetime
from typing import Any, Literal, get_args

import msgspec
from litestar import get, post
from litestar.datastructures import Cookie
from litestar.exceptions import NotFoundException, PermissionDeniedException, TooManyRequestsException
from litestar.response import Redirect, Response
from msgspec import Struct

from bridgelaw.hall.running import RunningSession
from bridgelaw.lawbook.authorities import AUTHORITIES
from bridgelaw.lawbook.editions import EDITIONS, USUAL
from bridgelaw.live.messages import Refusal
from bridgelaw.live.settings import LONGEST_TITLE
from bridgelaw.live.texts import check_text
from bridgelaw.session.conditions import WITHDRAWN, Conditions, Scoring, Withdrawn
from bridgelaw.session.facts import SessionOpened
from bridgelaw.web.desk.forms import SentForm, read
from bridgelaw.web.hall.access import HALL, OPENING, operators_own, path_of
from bridgelaw.web.hall.place_links import LINKS, cookie_to
from bridgelaw.web.hall.units import TABLES, Asking
from bridgelaw.web.joining import LASTS
from bridgelaw.web.lobby import Lobby, address_of, lobby_of
from bridgelaw.web.origin import is_ours
from bridgelaw.web.pages import page
from bridgelaw.web.sessions.taking import MOST

SCORINGS: tuple[Scoring, ...] = ("mp", "cross_imp", "butler")
BOARDS = range(2, 73)
Played = Literal["hall", "online"]
PLAYED: tuple[Played, ...] = get_args(Played)
"""At tables with cards on them, or every table a live one."""
KEPT = "evening"
"""The cookie in which a browser remembers what was chosen last."""


class EveningChoices(Struct, frozen=True):
    """What is chosen on the form, and kept for the next evening."""

    scoring: Scoring = "mp"
    boards: int = 24
    tables: int = 8
    laws: str = USUAL
    authority: str = "wbf"
    withdrawn: Withdrawn = "keep"
    played: Played = "hall"


async def fresh_link(lobby: Lobby) -> str:
    """A new link to the page on which evenings are opened; those that nobody has used end.

    Raises:
        Unavailable: the database does not answer.
    """
    at = lobby.house.clock()
    await lobby.links.revoke_unused(HALL, at)
    return f"{lobby.settings.address}/join/{await lobby.links.add(HALL, HALL, at)}"


@get(OPENING, include_in_schema=False)
async def form(request: Asking) -> Response[str]:
    """What the evening is to be like; what goes on already."""
    lobby = await _may_open(request)
    return await _form(request, lobby, _kept(request), "")


@post(OPENING, include_in_schema=False)
async def open_evening(request: Asking) -> Response[Any]:
    """A new evening; its Director is who has opened it."""
    lobby = await _may_open(request, acting=True)
    sent = await read(request)
    chosen = _chosen(sent)
    title = sent.line("title")
    try:
        check_text(title, LONGEST_TITLE)
    except Refusal:
        return await _form(request, lobby, chosen or _kept(request), title, "opening-bad-title")
    if chosen is None:
        return await _form(request, lobby, _kept(request), title, "opening-bad-choice")
    if not lobby.limiting.allows("opens", address_of(request)):
        raise TooManyRequestsException("opens")
    if len(await lobby.sessions_kept.streams.ids()) >= MOST:
        return await _form(request, lobby, chosen, title, "opening-many")
    opened = SessionOpened(
        name=title,
        conditions=Conditions(scoring=chosen.scoring, withdrawn=chosen.withdrawn),
        laws=chosen.laws,
        authority=chosen.authority,
        date=datetime.fromtimestamp(lobby.house.clock()).astimezone().date().isoformat(),
        boards=chosen.boards,
        tables=chosen.tables,
        units=lobby.settings.hall and chosen.played == "hall",
        online=chosen.played == "online",
    )
    id = await lobby.hall.open(opened)
    secure = lobby.settings.secure or request.url.scheme == "https"
    kept = ".".join(str(getattr(chosen, name)) for name in chosen.__struct_fields__)
    cookies = [
        await cookie_to(request, lobby, id, "director"),
        Cookie(key=KEPT, value=kept, path=OPENING, max_age=12 * LASTS, httponly=True, samesite="strict", secure=secure),
    ]
    return Redirect(path_of(id, "director") + LINKS, status_code=303, cookies=cookies)


@post(OPENING + "/on", include_in_schema=False)
async def go_on(request: Asking) -> Response[Any]:
    """The Director's browser was lost: the operator's is one at his place from now on, in an evening of the house that
    goes on. Links to that place that are there already stay good."""
    lobby = lobby_of(request)
    if not lobby.settings.hall or not await operators_own(request, lobby, acting=True):
        raise PermissionDeniedException("the operator goes on with evenings")
    if not lobby.limiting.allows("joins", address_of(request)):
        raise TooManyRequestsException("joins")
    wanted = (await read(request)).text("session")
    if wanted not in [running.id for running in await lobby.evening.going_on()]:
        raise NotFoundException("no such evening")
    cookie = await cookie_to(request, lobby, wanted, "director")
    return Redirect(cookie.path, status_code=303, cookies=[cookie])


async def _may_open(request: Asking, *, acting: bool = False) -> Lobby:
    lobby = lobby_of(request)
    if not await operators_own(request, lobby, acting=acting):
        foreign = acting and not is_ours(request, lobby.settings)
        if lobby.settings.hall or not lobby.settings.strangers_open or foreign:
            raise PermissionDeniedException("the operator opens evenings")
    return lobby


async def _form(request: Asking, lobby: Lobby, chosen: EveningChoices, title: str, trouble: str = "") -> Response[str]:
    running: list[RunningSession] = await lobby.evening.going_on() if lobby.settings.hall else []
    fields = {"editions": EDITIONS[::-1], "authorities": AUTHORITIES, "scorings": SCORINGS, "longest": LONGEST_TITLE}
    fields |= {"played": PLAYED}
    fields |= {"withdrawals": WITHDRAWN, "most_boards": BOARDS[-1], "fewest_boards": BOARDS[0], "most_tables": TABLES}
    goes_on = [(one.id, one.now.state.opened.name) for one in running]
    return page(
        "evening.html.jinja", request, 422 if trouble else 200,
        chosen=chosen, title=title, trouble=trouble, goes_on=goes_on, **fields,
    )  # fmt: skip


def _chosen(sent: SentForm) -> EveningChoices | None:
    """What the form says; None where something in it cannot be chosen."""
    said = {name: sent.text(name) for name in EveningChoices.__struct_fields__}
    return _converted(said | {"played": said["played"] or "hall"})


def _kept(request: Asking) -> EveningChoices:
    names = EveningChoices.__struct_fields__
    values = request.cookies.get(KEPT, "").split(".")
    found = _converted(dict(zip(names, values, strict=True))) if len(values) == len(names) else None
    return found or EveningChoices()


def _converted(values: dict[str, str]) -> EveningChoices | None:
    try:
        found = msgspec.convert(values, EveningChoices, strict=False)
    except msgspec.ValidationError:
        return None
    is_known = found.laws in EDITIONS and found.authority in AUTHORITIES
    return found if is_known and found.boards in BOARDS and 1 <= found.tables <= TABLES else None
