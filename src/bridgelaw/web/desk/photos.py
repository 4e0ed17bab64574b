"""Photos of a hand record or a slip, kept with a case."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from litestar import get, post
from litestar.datastructures import UploadFile
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Response

from bridgelaw.store.attachments import Attachment, TooMany
from bridgelaw.store.model import Unavailable
from bridgelaw.web.desk.access import PATH, Asking, at_a_case
from bridgelaw.web.desk.case import case_of
from bridgelaw.web.desk.case_page import again
from bridgelaw.web.desk.forms import SentForm, Trouble, done, form_data, new_id
from bridgelaw.web.desk.pictures import Unfit, redrawn

LARGEST = 2_000_000
ROOM = LARGEST + 20_000
"""The largest body of a request: the picture and what a form puts around it."""
_KINDS = {b"\xff\xd8\xff": "image/jpeg", b"\x89PNG\r\n\x1a\n": "image/png"}


@post(PATH + "/cases/{table:str}/{board:int}/photos", include_in_schema=False, request_max_body_size=ROOM)
async def keep(request: Asking, table: FromPath[str], board: FromPath[int]) -> Response[Any]:
    """A picture is kept with the case, drawn anew: what it is its first bytes tell."""
    lobby = await at_a_case(request, acting=True)
    case = await case_of(lobby, request, table, board)
    found = (await form_data(request)).get("photo")
    data = await found.read() if isinstance(found, UploadFile) else b""
    kind = next((kind for start, kind in _KINDS.items() if data.startswith(start)), None)
    reason = "case-photo-kind" if kind is None else "case-photo-large" if len(data) > LARGEST else ""
    if not reason:
        try:
            await lobby.attachments.add(table, board, *await redrawn(data), lobby.house.clock())
            return done(case, "#photos")
        except TooMany:
            reason = "case-photo-many"
        except Unfit as error:
            reason = error.code
    return again(request)(case, Trouble(case.words.say(reason), SentForm(new_id(), None, None, {})), 422)


@get(PATH + "/cases/{table:str}/{board:int}/photos/{photo:str}", include_in_schema=False)
async def show(request: Asking, table: FromPath[str], board: FromPath[int], photo: FromPath[str]) -> Response[bytes]:
    """One of them."""
    lobby = await at_a_case(request)
    await case_of(lobby, request, table, board)
    found = await lobby.attachments.find(table, board, photo)
    if found is None:
        raise NotFoundException("no such picture")
    if not found.redrawn:
        try:
            kind, data = await redrawn(found.data)
        except Unfit:
            raise NotFoundException("no picture that can be shown") from None
        found = Attachment(found.id, kind, data)
        with suppress(Unavailable):  # then it is drawn again the next time
            await lobby.attachments.redraw(photo, kind, data)
    headers = {"cache-control": "private, max-age=86400, immutable", "content-disposition": "inline"}
    return Response(found.data, media_type=found.kind, headers=headers)
