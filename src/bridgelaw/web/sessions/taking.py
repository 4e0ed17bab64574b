"""At the desk: a session is taken over from a file of another program, closed, taken away."""

from __future__ import annotations

import asyncio
import re
from typing import Any

from litestar import get, post
from litestar.datastructures import UploadFile
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect, Response
from msgspec import Struct

from bridgelaw.formats.errors import RecordError
from bridgelaw.formats.sessions import reading
from bridgelaw.formats.sessions.session_file import SessionFile
from bridgelaw.hall.sessions import NameInText
from bridgelaw.session.refused import FactRefused
from bridgelaw.store.model import StreamTaken
from bridgelaw.store.stream_id import new_stream_id
from bridgelaw.web.desk.access import PATH, Asking, director
from bridgelaw.web.desk.forms import DONE, form_data
from bridgelaw.web.desk.pages import page, words_for
from bridgelaw.web.lobby import Lobby
from bridgelaw.words import Words
from bridgelaw.words.telling.faults import fault

LARGEST = 8_000_000
ROOM = LARGEST + 20_000
"""The largest body of a request: the file and what a form puts around it."""
MOST = 200
"""Sessions of a house."""
_ID = re.compile(r"(?!files$)[A-Za-z0-9_-]{1,32}")
_HERE = PATH + "/sessions"


class TakenSession(Struct, frozen=True):
    """What is said once a session has been taken over: its id, and what the reader noticed."""

    id: str
    noticed: tuple[str, ...]


@get(_HERE, include_in_schema=False)
async def look(request: Asking) -> Response[Any]:
    """The sessions of the house, and the form to take one over."""
    return await _page(await director(request), request)


@post(_HERE, include_in_schema=False, request_max_body_size=ROOM)
async def take(request: Asking) -> Response[Any]:
    """A file is read and kept as a session. The form carries the id that the session has, so that it counts once; that
    of a session that is there takes over what has changed."""
    lobby = await director(request, acting=True)
    words = words_for(request)
    form = await form_data(request)
    id, file, over, names = (form.get(name) for name in ("id", "file", "over", "names"))
    if not isinstance(id, str) or not _ID.fullmatch(id):
        id = new_stream_id()
    data = await file.read() if isinstance(file, UploadFile) else b""
    trouble = ""
    if over not in ("yes", "no"):
        trouble = words.say("sheet-desk-no_answer")
    elif not data:
        trouble = words.say("sheet-desk-no_file")
    elif len(data) > LARGEST:
        trouble = words.say("sheet-desk-large")
    elif len(await lobby.sessions.kept.streams.ids()) >= MOST and not await _is_there(lobby, id):
        trouble = words.say("sheet-desk-many")
    if trouble:
        return await _page(lobby, request, trouble=trouble, status=422)
    name = file.filename if isinstance(file, UploadFile) else ""
    try:
        read = await asyncio.to_thread(reading.loads, data, name or "file")
        await _keep(lobby, id, read, is_over=over == "yes", names=names == "yes")
    except RecordError as error:
        return await _page(lobby, request, trouble=fault(error, words), status=422)
    except NameInText as error:
        trouble = words.say("error-session-name-in-text", text=error.text)
    except FactRefused as error:
        trouble = words.say(f"session-refused-{error.code}", **error.details)
    except StreamTaken:
        trouble = words.say("error-session-gone-on")
    else:
        # a Director who plays is told nothing of boards that he may still have to play
        taken = TakenSession(id, tuple(_noticed(read, words)) if over == "yes" else ())
        return await _page(lobby, request, taken=taken)
    return await _page(lobby, request, trouble=trouble, status=409)


async def _keep(lobby: Lobby, id: str, file: SessionFile, *, is_over: bool, names: bool) -> None:
    sessions = lobby.sessions.kept
    if not is_over and await _is_there(lobby, id):
        # before any result that was not there
        await sessions.say_over(id, over=False)
    await sessions.take_over(id, file, names=names)
    await sessions.say_over(id, over=is_over)


@post(_HERE + "/{id:str}/over", include_in_schema=False)
async def end_play(request: Asking, id: FromPath[str]) -> Response[Any]:
    """Play is over: everything may be seen."""
    lobby = await director(request, acting=True)
    await _there(lobby, id)
    await lobby.sessions.kept.say_over(id, over=True)
    return Redirect(_HERE, status_code=DONE)


@post(_HERE + "/{id:str}/remove", include_in_schema=False)
async def remove(request: Asking, id: FromPath[str]) -> Response[Any]:
    """It is taken away, with all that was kept of it."""
    lobby = await director(request, acting=True)
    await _there(lobby, id)
    await lobby.sessions.kept.remove(id)
    return Redirect(_HERE, status_code=DONE)


async def _there(lobby: Lobby, id: str) -> None:
    if not await _is_there(lobby, id):
        raise NotFoundException("no such session")


async def _is_there(lobby: Lobby, id: str) -> bool:
    return await lobby.sessions.kept.streams.version(id) > 0


def _noticed(found: SessionFile, words: Words) -> list[str]:
    return [words.say(f"session-finding-{one.code}", **one.details) for one in found.findings]


async def _page(
    lobby: Lobby, request: Asking, *, taken: TakenSession | None = None, trouble: str = "", status: int = 200
) -> Response[Any]:
    found = await lobby.sessions.all()
    fields: dict[str, Any] = {
        "sessions": found,
        "taken": taken,
        "trouble": trouble,
        "new": new_stream_id(),
        "address": lobby.settings.address,
    }
    return page("sessions", request, words_for(request), status, **fields)
