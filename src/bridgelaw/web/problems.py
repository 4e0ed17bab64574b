"""What went wrong, said to people as a page and to programs as JSON. Never anything of the inside."""

from __future__ import annotations

from typing import Any

from litestar.connection import Request
from litestar.exceptions import HTTPException
from litestar.response import Response

from bridgelaw.store.model import Unavailable
from bridgelaw.web.logs import event
from bridgelaw.web.pages import page, wants_page

_KINDS = {401: "denied", 403: "denied", 404: "missing", 405: "missing", 429: "busy", 503: "failed"}


def problem(request: Request[Any, Any, Any], status: int, kind: str = "") -> Response[Any]:
    """The reply that says it: `kind` is one of `site-…` of the messages."""
    kind = kind or _KINDS.get(status, "failed" if status >= 500 else "wrong")
    if wants_page(request):
        return page("problem.html.jinja", request, status, kind=kind)
    return Response({"status": status, "problem": kind}, status_code=status, media_type="application/json")


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """An error that has a status."""
    return problem(request, error.status_code)


def on_unavailable(request: Request[Any, Any, Any], error: Unavailable) -> Response[Any]:
    """The database does not answer, or cannot be written to."""
    event(error.code, 40)
    return problem(request, 503, "" if error.code == "unavailable" else error.code)


def on_anything(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """A fault of the program: told to the log alone."""
    event("fault", 40, error=error)
    return problem(request, 500)
