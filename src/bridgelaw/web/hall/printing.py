"""What the Director prints of the movement: cards for the tables, for the pairs, and to score on, each with the link to
the pair's own page."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import get, post
from litestar.exceptions import HTTPException, NotFoundException
from litestar.params import FromPath
from litestar.response import Response

from bridgelaw.hall.running import RunningSession
from bridgelaw.web.desk.letter_page import ALONE
from bridgelaw.web.hall.access import here
from bridgelaw.web.hall.api import PLACE_PATH, link_to
from bridgelaw.web.hall.units import Asking
from bridgelaw.web.lobby import Lobby, lobby_of
from bridgelaw.web.pages import HTML, language_of
from bridgelaw.web.qr import qr
from bridgelaw.web.sessions.printed import NOT_INSTALLED
from bridgelaw.web.templating import words_of
from bridgelaw.words.pdf import NoTypst
from bridgelaw.words.sheets import guide_cards, score_cards, sheets_html, sheets_pdf, table_cards
from bridgelaw.words.sheets.model import Sheet


@get(PLACE_PATH + "/print/{name:str}", include_in_schema=False)
async def movement_cards(request: Asking, id: FromPath[str], who: FromPath[str], name: FromPath[str]) -> Response[Any]:
    """`tables` or `guides`, with the ending `.html` or `.pdf`."""
    running = await _directed(request, id, who)
    what, _, ending = name.rpartition(".")
    words, state = words_of(language_of(request)), running.now.state
    plans = [plan for _, plan in sorted(state.plans.items())]
    match what:
        case "tables":
            cards = table_cards(plans, words, state.opened.name)
        case "guides":
            cards = guide_cards(plans, words, state.opened.name, people=await _people(lobby_of(request), running))
        case _:
            raise NotFoundException("no such card")
    return await _sheet(cards, what, ending)


@post(PLACE_PATH + "/print/{name:str}", include_in_schema=False)
async def cards_to_score_on(
    request: Asking, id: FromPath[str], who: FromPath[str], name: FromPath[str]
) -> Response[Any]:
    """`scores.html` or `scores.pdf`: a card for each pair, with a new link to its own page; those before it stay."""
    running = await _directed(request, id, who, acting=True)
    what, _, ending = name.rpartition(".")
    if what != "scores":
        raise NotFoundException("no such card")
    lobby, words, state = lobby_of(request), words_of(language_of(request)), running.now.state
    links: dict[tuple[str, int], tuple[str, str]] = {}
    for key, pair in state.pairs.items():
        if pair.number.isdigit():
            link = await link_to(lobby, id, f"pair:{key}")
            links[pair.section, int(pair.number)] = link, str(qr(link))
    plans = [plan for _, plan in sorted(state.plans.items())]
    cards = score_cards(plans, words, state.opened.name, links=links, people=await _people(lobby, running))
    return await _sheet(cards, what, ending)


async def _people(lobby: Lobby, running: RunningSession) -> dict[tuple[str, int], tuple[str, ...]]:
    pairs = [pair for pair in running.now.state.pairs.values() if pair.number.isdigit()]
    names = await lobby.names.of([person for pair in pairs for person in pair.people])
    return {(pair.section, int(pair.number)): tuple(names.get(person, "") for person in pair.people) for pair in pairs}


async def _sheet(sheet: Sheet, name: str, ending: str) -> Response[Any]:
    if not sheet.parts or ending not in ("html", "pdf"):
        raise NotFoundException("no such card")
    if ending == "html":
        return Response(sheets_html([sheet]), media_type=HTML, headers={"content-security-policy": ALONE})
    try:
        pdf = await asyncio.to_thread(sheets_pdf, [sheet])
    except NoTypst:
        raise HTTPException("no typst", status_code=NOT_INSTALLED) from None
    headers = {"content-disposition": f'inline; filename="{name}.pdf"'}
    return Response(pdf, media_type="application/pdf", headers=headers)


async def _directed(request: Asking, id: str, who: str, *, acting: bool = False) -> RunningSession:
    if who != "director":
        raise NotFoundException("no such page")
    return (await here(request, id, who, acting=acting))[1]
