"""What is printed and saved of a session: pages to print, PDF, and the lists as CSV."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from litestar import get
from litestar.exceptions import HTTPException, NotFoundException
from litestar.params import FromPath
from litestar.response import Response

from bridgelaw.formats.sessions.lists import ranking_csv, travellers_csv
from bridgelaw.web.desk.access import Asking
from bridgelaw.web.desk.letter_page import ALONE
from bridgelaw.web.pages import HTML
from bridgelaw.web.sessions.pages import PATH, seen_session
from bridgelaw.words.pdf import NoTypst
from bridgelaw.words.sheets import hand_records, ranking_sheet, sheets_html, sheets_pdf, travellers
from bridgelaw.words.sheets.model import Sheet
from bridgelaw.words.telling.sessions import SessionToTell

SHEETS: dict[str, Callable[[SessionToTell], Sheet]] = {
    "ranking": ranking_sheet,
    "travellers": travellers,
    "hands": hand_records,
}
LISTS = {"ranking": ranking_csv, "travellers": travellers_csv}
NOT_INSTALLED = 501


@get(PATH + "/print/{name:str}", include_in_schema=False)
async def printed(request: Asking, id: FromPath[str], name: FromPath[str]) -> Response[Any]:
    """`ranking`, `travellers` or `hands` with the ending `.html` or `.pdf`; the first two with `.csv` as well."""
    _, told = await seen_session(request, id)
    what, _, ending = name.rpartition(".")
    if ending == "csv" and what in LISTS:
        data = b"\xef\xbb\xbf" + LISTS[what](told.file, told.ranking).encode()
        headers = {"content-disposition": f'attachment; filename="{what}.csv"'}
        return Response(data, media_type="text/csv", headers=headers)
    if what not in SHEETS or ending not in ("html", "pdf"):
        raise NotFoundException("no such sheet")
    sheet = SHEETS[what](told)
    if ending == "html":
        return Response(sheets_html([sheet]), media_type=HTML, headers={"content-security-policy": ALONE})
    try:
        pdf = await asyncio.to_thread(sheets_pdf, [sheet])
    except NoTypst:
        raise HTTPException("no typst", status_code=NOT_INSTALLED) from None
    headers = {"content-disposition": f'inline; filename="{what}.pdf"'}
    return Response(pdf, media_type="application/pdf", headers=headers)
