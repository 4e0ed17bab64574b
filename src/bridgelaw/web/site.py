"""What anybody may have: the style, the messages, the built page, the pages for programs."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from litestar import Request, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Response

from bridgelaw.languages import LANGUAGES
from bridgelaw.web.languages import languages
from bridgelaw.web.phrases import PageName, phrases

Asking = Request[Any, Any, Any]
FOR_EVER = "public, max-age=31536000, immutable"
SHORT = "public, max-age=300"
_TYPES = {
    "css": "text/css", "js": "text/javascript", "svg": "image/svg+xml",
    "woff2": "font/woff2", "png": "image/png", "webmanifest": "application/manifest+json", "json": "application/json",
}  # fmt: skip
_PAGES: dict[str, PageName] = {"ftl": "table", "hall.ftl": "hall"}


@get("/site.css", include_in_schema=False)
async def style() -> Response[bytes]:
    """The style of the pages that the server makes."""
    found = files("bridgelaw.web").joinpath("templates", "site.css").read_bytes()
    return Response(found, media_type=_TYPES["css"], headers={"cache-control": SHORT})


@get("/site.js", include_in_schema=False)
async def script() -> Response[bytes]:
    """What a link's button does on the pages that the server makes."""
    found = files("bridgelaw.web").joinpath("templates", "site.js").read_bytes()
    return Response(found, media_type=_TYPES["js"], headers={"cache-control": SHORT})


@get("/words/{file:str}", include_in_schema=False)
async def words(request: Asking, file: FromPath[str]) -> Response[bytes]:
    """The messages of a language, `en.ftl` for a table and `en.hall.ftl` for a session, or `languages.json`: their
    names, the columns of an auction, what people type. By `?v=` and their fingerprint they may be kept for ever."""
    text, fingerprint, kind = _words(file)
    tag = f'"{fingerprint}"'
    kept = FOR_EVER if request.query_params.get("v") == fingerprint else "public, no-cache"
    headers = {"etag": tag, "cache-control": kept}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers)
    return Response(text, media_type=kind, headers=headers)


def _words(file: str) -> tuple[bytes, str, str]:
    """What is in that file, its fingerprint and its type."""
    language, _, ending = file.partition(".")
    if file == "languages.json":
        return *languages(), _TYPES["json"]
    if ending not in _PAGES or language not in LANGUAGES:
        raise NotFoundException("no such language")
    return *phrases(language, _PAGES[ending]), "text/plain"


@get("/static/{path:path}", include_in_schema=False)
async def static(path: FromPath[str]) -> Response[bytes]:
    """A file of the built page. Only those that were there when the process began."""
    name = path.lstrip("/")
    found = _built().get(name)
    if found is None:
        raise NotFoundException("no such file")
    body, kind = found
    kept = FOR_EVER if name.startswith("assets/") else SHORT
    return Response(body, media_type=kind, headers={"cache-control": kept})


@cache
def _built() -> dict[str, tuple[bytes, str]]:
    """Every file of the built page by its path: nothing outside can be named."""
    found: dict[str, tuple[bytes, str]] = {}
    waiting = [("", files("bridgelaw.web").joinpath("static"))]
    while waiting:
        path, folder = waiting.pop()
        if not folder.is_dir():
            continue
        for entry in folder.iterdir():
            name = f"{path}{entry.name}"
            if entry.is_dir():
                waiting.append((f"{name}/", entry))
            elif kind := _TYPES.get(entry.name.rpartition(".")[2]):
                found[name] = entry.read_bytes(), kind
    return found
