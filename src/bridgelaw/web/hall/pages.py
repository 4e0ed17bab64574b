"""The page of a place of a running session: the built page with the session, the place and the reader's language in it.
All else comes over its socket."""

from __future__ import annotations

from typing import Any

from litestar import Request, get
from litestar.exceptions import NotAuthorizedException, NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect, Response

from bridgelaw.hall.places import PlaceKind, place_of
from bridgelaw.web.hall.access import here
from bridgelaw.web.lobby import lobby_of
from bridgelaw.web.pages import HTML, built_page, language_of
from bridgelaw.web.problems import problem
from bridgelaw.web.templating import words_of

Asking = Request[Any, Any, Any]
WITH_PAGE: tuple[PlaceKind, ...] = ("unit", "pair", "player", "director", "deputy", "scorer", "screen")
"""The places that have a page (`page/src/hall/places.ts`)."""


@get("/s/{id:str}/at/{who:str}", include_in_schema=False)
async def sit(request: Asking, id: FromPath[str], who: FromPath[str]) -> Response[Any]:
    """The page of the place."""
    try:
        _, running, place = await here(request, id, who)
    except NotAuthorizedException:
        known = place_of(who)
        if known is None or known.kind != "unit" or not lobby_of(request).settings.hall:
            raise
        # the evening may be that of last week: the unit is led to the one of today
        return Redirect(f"/u/{known.table}", status_code=303)
    if place.kind not in WITH_PAGE:
        raise NotFoundException("no page for this place")
    template = built_page("hall")
    if template is None:
        return problem(request, 503, "unbuilt")
    language = language_of(request)
    title = running.now.state.opened.name or words_of(language).say("join-untitled")
    now = lobby_of(request).house.clock()
    fields = {"session": id, "who": str(place), "language": language, "title": title, "now": now}
    return Response(template.render(fields), media_type=HTML)
