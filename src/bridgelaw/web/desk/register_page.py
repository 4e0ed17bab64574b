"""The register of rulings over all tables: searched, read, taken away as JSON Lines or CSV."""

from __future__ import annotations

import csv
import io
from typing import Any
from urllib.parse import urlencode

from litestar import get
from litestar.response import Response

from bridgelaw.live.state import TableState
from bridgelaw.web.desk.access import PATH, Asking, director
from bridgelaw.web.desk.case import Case
from bridgelaw.web.desk.pages import page, words_for
from bridgelaw.web.desk.rulings import COLUMNS, RegisterLine, as_lines, as_rows, bare_entry, entry, is_ruling, searched
from bridgelaw.web.lobby import Lobby
from bridgelaw.web.pages import language_of
from bridgelaw.web.templating import words_of

LONGEST_QUERY = 200


@get(PATH + "/rulings", include_in_schema=False)
async def register(request: Asking) -> Response[Any]:
    """The register as a page."""
    lobby, query, all_of_them = await _asked(request)
    found, lost = searched(all_of_them, query), lobby.boards.lost
    address = urlencode({"q": query}) if query else ""
    fields = {"query": query, "address": address, "found": found, "is_empty": not all_of_them, "lost": lost}
    return page("register", request, words_for(request), **fields)


@get(PATH + "/rulings.jsonl", include_in_schema=False)
async def as_json_lines(request: Asking) -> Response[bytes]:
    """What was found, one object a line."""
    _, query, found = await _asked(request)
    return _file(as_lines(searched(found, query)), "application/jsonl", "rulings.jsonl")


@get(PATH + "/rulings.csv", include_in_schema=False)
async def as_csv(request: Asking) -> Response[bytes]:
    """What was found as a table, scores in the reader's language."""
    _, query, found = await _asked(request)
    out = io.StringIO()
    writer = csv.writer(out)
    writer.writerow(COLUMNS)
    writer.writerows(as_rows(searched(found, query)))
    return _file(b"\xef\xbb\xbf" + out.getvalue().encode(), "text/csv", "rulings.csv")


async def _asked(request: Asking) -> tuple[Lobby, str, list[RegisterLine]]:
    """The house, what is searched for, and all entries."""
    lobby = await director(request)
    found = await lobby.boards.each(_entry, _bare, language_of(request))
    return lobby, request.query_params.get("q", "")[:LONGEST_QUERY].strip(), [one for one in found if one is not None]


def _entry(state: TableState, language: str) -> RegisterLine | None:
    case = Case(state, words_of(language, state.settings.laws))
    return entry(case) if is_ruling(case) else None


def _bare(state: TableState, language: str) -> RegisterLine | None:
    return bare_entry(Case(state, words_of(language, state.settings.laws)))


def _file(data: bytes, kind: str, name: str) -> Response[bytes]:
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(data, media_type=kind, headers=headers)
