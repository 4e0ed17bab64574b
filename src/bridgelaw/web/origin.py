"""Whether a request that carries a cookie comes from a page of ours."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from bridgelaw.web.settings import ServerSettings

Connection = ASGIConnection[Any, Any, Any, Any]
_PORTS = {"http": "80", "https": "443", "ws": "80", "wss": "443"}


def is_ours(connection: Connection, settings: ServerSettings) -> bool:
    """Whether the page that sends this is ours, by `Origin` and `Sec-Fetch-Site`. Where neither is sent: no."""
    site = connection.headers.get("sec-fetch-site")
    origin = connection.headers.get("origin")
    if origin is None:
        return site == "same-origin"
    if origin in settings.origins or (settings.public and origin == settings.public):
        return True
    return site in (None, "same-origin") and _is_of(origin, connection.headers.get("host", ""))


def is_foreign(connection: Connection, settings: ServerSettings) -> bool:
    """Whether it says itself that it comes from a page that is not ours."""
    named = "origin" in connection.headers or connection.headers.get("sec-fetch-site") in ("cross-site", "same-site")
    return named and not is_ours(connection, settings)


def _is_of(origin: str, host: str) -> bool:
    """Whether the page was served under that host. The scheme is not looked at: a proxy may have taken off https."""
    parts = urlsplit(origin)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path:
        return False
    usual = _PORTS[parts.scheme]
    return host in (parts.netloc, f"{parts.netloc}:{usual}", parts.netloc.removesuffix(f":{usual}"))
