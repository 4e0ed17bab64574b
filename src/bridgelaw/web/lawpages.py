"""The law browser, served: the same pages that `bridgelaw laws export` writes."""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, QueryParameter
from litestar.response import Redirect, Response

from bridgelaw.lawbook.editions import USUAL
from bridgelaw.table.vocabulary import Language
from bridgelaw.web import laws
from bridgelaw.web.laws.summary import summary
from bridgelaw.web.pages import language_of

AT_DESK = "at_desk"
"""A cookie by that name says that the reader has come from the desk: what he looks for leads back there."""
KEPT = 1000
"""So many pages are kept once they have been made."""

Asking = Request[Any, Any, Any]


@get("/laws", include_in_schema=False)
async def laws_home(request: Asking) -> Redirect:
    """The first page in the reader's language."""
    return Redirect(f"/laws/{language_of(request)}/index.html", status_code=302)


@get("/laws/{path:path}", include_in_schema=False, sync_to_thread=True)
def law_page(request: Asking, path: FromPath[str]) -> Response[bytes] | Redirect:
    """A page of the browser; of a folder, its index. What was sent before and is the same is not sent again."""
    name = path.strip("/")
    if (hits := _searched(name, request)) is not None:
        return Response(hits.body, media_type=hits.type, headers={"cache-control": "no-cache"})
    found = _made(name)
    if found is None:
        if _made(f"{name}/index.html") is None:
            raise NotFoundException("no such page of the Laws")
        return Redirect(f"/laws/{name}/index.html", status_code=302)
    content, tag = found
    headers = {"etag": tag, "cache-control": "public, no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers)
    return Response(content.body, media_type=content.type, headers=headers)


@get("/laws/provision", media_type=MediaType.JSON, tags=["laws"], summary="A provision in our own words")
async def provision(
    id: Annotated[str, QueryParameter(max_length=40, description=f"`{USUAL}:27B1(a)`")],
    language: Annotated[Language, QueryParameter()] = "en",
) -> Response[bytes]:
    """Its label, the title of its Law, its texts, and the page that has all of it."""
    found = summary(id, language)
    if found is None:
        raise NotFoundException("no such provision")
    return Response(
        msgspec.json.encode(found), media_type=MediaType.JSON, headers={"cache-control": "public, no-cache"}
    )


def _searched(name: str, request: Asking) -> laws.SiteFile | None:
    """The page of the search, where something is asked of it."""
    asked, desk = request.query_params, AT_DESK in request.cookies
    if not desk and not asked.keys() & {"q", "edition", "desk"}:
        return None
    return laws.searched(name, asked.get("q", ""), asked.get("edition", USUAL), desk=desk or bool(asked.get("desk")))


@lru_cache(maxsize=KEPT)
def _made(name: str) -> tuple[laws.SiteFile, str] | None:
    """The page and its fingerprint; it takes a while to be made where worked cases have to be followed."""
    found = laws.content(name)
    return (found, f'"{sha256(found.body).hexdigest()[:20]}"') if found else None
