"""The pages of a session for everybody who has its address: ranking, a board, a pair, travellers, hand records."""

from __future__ import annotations

import re
from collections.abc import Sequence
from importlib.resources import files
from typing import Any

from litestar import get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Response

from bridgelaw.session.course import course
from bridgelaw.session.distribution import distribution
from bridgelaw.session.fields import boards_of
from bridgelaw.session.ranking import rounded
from bridgelaw.web.desk.access import Asking
from bridgelaw.web.desk.pages import page
from bridgelaw.web.lobby import lobby_of
from bridgelaw.web.pages import language_of
from bridgelaw.web.sessions.pictures import course_picture, field_picture
from bridgelaw.web.sessions.seen import SeenSession
from bridgelaw.web.sessions.view import SessionLinks, pair_table, ranking_tables, traveller_table
from bridgelaw.web.site import SHORT
from bridgelaw.web.templating import words_of
from bridgelaw.words.sheets.results import board_lines, diagram_of, hand_records
from bridgelaw.words.telling.sessions import SessionToTell, conditions_told, lists, place_told

ROOM = "bridgelaw.web.sessions"
PATH = "/s/{id:str}"
_FILES = {"session.css": "text/css", "session.js": "text/javascript"}
_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")


async def seen_session(request: Asking, id: str) -> tuple[SeenSession, SessionToTell]:
    """What may be seen of that session, and the same in the reader's language.

    Raises:
        NotFoundException: there is no such session.
    """
    found = await lobby_of(request).sessions.find(id) if _ID.fullmatch(id) else None
    if found is None:
        raise NotFoundException("no such session")
    return found, found.told(words_of(language_of(request), found.file.laws))


@get(PATH, include_in_schema=False)
async def home(request: Asking, id: FromPath[str]) -> Response[str]:
    """The ranking, and the way to the boards."""
    seen, told = await seen_session(request, id)
    links = SessionLinks(id, tuple(told.pairs))
    tables = tuple(ranking_tables(told, links, request.query_params))
    return _page("ranking", request, seen, told, links, tables=tables)


@get(PATH + "/board/{board:int}", include_in_schema=False)
async def board(request: Asking, id: FromPath[str], board: FromPath[int]) -> Response[str]:
    """A board: its hands, its picture, its results."""
    seen, told = await seen_session(request, id)
    links, words = SessionLinks(id, tuple(told.pairs)), told.words
    session = told.file.session
    fields = {key: places for key, places in boards_of(session).items() if key[1] == board}
    deal = session.deals.get(board)
    if not fields and deal is None:
        raise NotFoundException("no such board")
    parts = []
    for (section, _), places in sorted(fields.items()):
        caption = words.say("session-section", section=section) if section and told.has_sections else ""
        picture = field_picture(told, distribution(session, told.ranking, places))
        table = traveller_table(
            told, caption or words.say("sheet-board", board=str(board)), places, links, request.query_params
        )
        parts.append((caption, picture, table))
    return _page(
        "board", request, seen, told, links,
        at=board, parts_of=parts, lines=board_lines(board, words),
        hands=tuple(diagram_of(deal, words)) if deal else (),
    )  # fmt: skip


@get(PATH + "/pairs/{pair:str}", include_in_schema=False)
async def pair(request: Asking, id: FromPath[str], pair: FromPath[str]) -> Response[str]:
    """A pair: where it stands, the picture of its evening, its results."""
    seen, told = await seen_session(request, id)
    links = SessionLinks(id, tuple(told.pairs))
    key = links.key(pair)
    if key is None:
        raise NotFoundException("no such pair")
    boards = tuple(course(told.file.session, told.ranking, key))
    heading, members = next(
        (heading, members) for heading, members in lists(told) if any(one.pair.key == key for one in members)
    )
    own = next(one for one in members if one.pair.key == key)
    standing = [told.words.say("sheet-placed", place=place_told(own, told.words), count=len(members))]
    standing += [heading] if heading else []
    standing += [told.points(own.total)] if own.percent is None else [told.words.percent(float(rounded(own.percent)))]
    return _page(
        "pair", request, seen, told, links,
        label=told.pair(key), names=told.names(key), standing=standing,
        picture=course_picture(told, boards),
        table=pair_table(told, key, boards, links, request.query_params),
    )  # fmt: skip


@get(PATH + "/travellers", include_in_schema=False)
async def travellers(request: Asking, id: FromPath[str]) -> Response[str]:
    """The results of all boards."""
    seen, told = await seen_session(request, id)
    links, say = SessionLinks(id, tuple(told.pairs)), told.words.say
    tables = []
    for (section, number), places in sorted(boards_of(told.file.session).items(), key=lambda one: one[0][::-1]):
        caption = [say("sheet-board", board=str(number))]
        caption += [say("session-section", section=section)] if section and told.has_sections else []
        tables.append((number, traveller_table(told, " · ".join(caption), places, links, request.query_params)))
    return _page("travellers", request, seen, told, links, tables=tables)


@get(PATH + "/hands", include_in_schema=False)
async def hands(request: Asking, id: FromPath[str]) -> Response[str]:
    """The hand records."""
    seen, told = await seen_session(request, id)
    return _page("hands", request, seen, told, SessionLinks(id, tuple(told.pairs)), deals=hand_records(told).parts)


@get("/s/files/{name:str}", include_in_schema=False)
async def file(name: FromPath[str]) -> Response[bytes]:
    """The style sheet or the script of these pages."""
    if name not in _FILES:
        raise NotFoundException("no such file")
    found = files(ROOM).joinpath("static", name).read_bytes()
    return Response(found, media_type=_FILES[name], headers={"cache-control": SHORT})


def _page(
    name: str, request: Asking, seen: SeenSession, told: SessionToTell, links: SessionLinks, **fields: Any
) -> Response[str]:
    query = request.query_params
    kept = "".join(f"{key}={query[key]}&" for key in ("sort", "way") if query.get(key, "").replace("_", "").isalpha())
    return page(
        name, request, told.words, 200, ROOM,
        seen=seen, links=links, here=kept, numbers=_boards(told),
        title=told.file.session.name or told.words.say("sheet-desk-untitled"),
        details=" · ".join(filter(None, (told.words.day(told.file.date), conditions_told(told)))),
        **fields,
    )  # fmt: skip


def _boards(told: SessionToTell) -> Sequence[int]:
    session = told.file.session
    return sorted({one.board for one in session.results} | set(session.deals))
