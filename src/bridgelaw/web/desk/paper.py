"""A case from paper: a board is written down, and the Director goes on from there."""

from __future__ import annotations

import re
from typing import Any

from litestar import get, post
from litestar.exceptions import TooManyRequestsException
from litestar.response import Redirect, Response
from msgspec.structs import replace

from bridgelaw.formats.errors import Wrong
from bridgelaw.lawbook.authorities import AUTHORITIES
from bridgelaw.lawbook.editions import EDITIONS
from bridgelaw.table.errors import Impossible
from bridgelaw.table.vocabulary import SCORING
from bridgelaw.web.desk.access import PATH, Asking, director
from bridgelaw.web.desk.case import Case
from bridgelaw.web.desk.forms import new_id, read
from bridgelaw.web.desk.of_session import in_session
from bridgelaw.web.desk.pages import page, words_for
from bridgelaw.web.desk.paper_form import VULNERABLE, pasted, typed
from bridgelaw.web.desk.quick_address import remembered
from bridgelaw.words import Words
from bridgelaw.words.spelling import rank_forms
from bridgelaw.words.telling.faults import wrong

FIELDS = ("title", "number", "dealer", "vulnerable", "scoring", "laws", "authority", "session", "table", "paste")
HANDS = ("hand_N", "hand_E", "hand_S", "hand_W")
_ID = re.compile(r"[A-Za-z0-9_-]{12,40}")


@get(PATH + "/paper/new", include_in_schema=False)
async def new(request: Asking) -> Response[Any]:
    """The form of a new case."""
    await director(request)
    return shown(request, {"id": new_id()}, "", 200)


@post(PATH + "/paper/new", include_in_schema=False)
async def create(request: Asking) -> Response[Any]:
    """The case is opened under the form's id: sent twice, there is one."""
    lobby = await director(request, acting=True)
    form = await read(request)
    words = words_for(request)
    values = {name: form.text(name) for name in (*FIELDS, *HANDS)} | {"id": form.id}
    if not _ID.fullmatch(form.id):
        return shown(request, values | {"id": new_id()}, words.say("refused-bad-id"), 422)
    if len(await lobby.house.store.streams()) >= lobby.settings.tables:
        raise TooManyRequestsException("tables")
    try:
        found = typed(
            values,
            words.language,
            await pasted(values["paste"], kept := remembered(request.cookies, words.language)),
            kept,
        )
        found = replace(found, settings=await in_session(lobby, found.settings))
        await lobby.open_case(found.settings, found.acts, form.id)
    except Wrong as error:
        return shown(request, values, said(error, words), 422)
    except (Impossible, ValueError) as error:
        return shown(request, values, words.say("paper-deal", text=str(error)), 422)
    return Redirect(f"{PATH}/cases/{form.id}/1", status_code=303)


def said(error: Wrong, words: Words) -> str:
    """What is wrong with what was typed."""
    if error.code.startswith("paper-"):
        return words.say(error.code, **{**error.details, "text": error.details.get("text") or error.reason})
    return wrong(error, words)


def shown(
    request: Asking, values: dict[str, str], trouble: str, status: int, case: Case | None = None
) -> Response[Any]:
    """The form of a board: of a new case, or of one that is put right."""
    words = words_for(request)
    typed = [rank_forms(words.language, rank) for rank in "AKQJT98765432"]
    ranks, forms = [one[0].upper() for one in typed], " ".join(",".join(one) for one in typed)
    return page(
        "paper", request, words, status,
        values={name: values.get(name, "") for name in (*FIELDS, *HANDS)}, trouble=trouble, ranks=ranks, forms=forms,
        case=case, carried={name: values[name] for name in ("id", "case", "after") if name in values},
        usual=remembered(request.cookies, words.language),
        editions=EDITIONS[::-1], authorities=AUTHORITIES, scorings=SCORING, vulnerable=VULNERABLE,
    )  # fmt: skip
