"""Who is asking: by the cookie that a link was exchanged for, or by the secret of a link in a header."""

from __future__ import annotations

from hmac import compare_digest
from typing import Any

from litestar.exceptions import NotAuthorizedException, PermissionDeniedException

from bridgelaw.live.messages import VIEWERS, Viewer
from bridgelaw.store.links import Links
from bridgelaw.store.model import Link
from bridgelaw.web.origin import Connection, is_foreign, is_ours
from bridgelaw.web.settings import ServerSettings

COOKIE = "seat"
OPERATOR = "operator"


def path_of(table: str, who: str) -> str:
    """The place of a viewer; its cookie is sent nowhere else, so that five viewers can share a browser."""
    return f"/t/{table}/{who}"


def viewer(who: str) -> Viewer | None:
    """The viewer of that name, if there is one."""
    return next((known for known in VIEWERS if known == who), None)


def bearer(connection: Connection) -> str | None:
    """The secret in the header, if there is one."""
    kind, _, secret = connection.headers.get("authorization", "").partition(" ")
    return secret.strip() if kind.lower() == "bearer" and secret.strip() else None


async def link_of(
    connection: Connection,
    links: Links,
    settings: ServerSettings,
    table: str,
    who: str,
    *,
    acting: bool,
    cookie: str = COOKIE,
) -> Link:
    """The link by which this viewer may be here. `acting`: he changes something, or opens a socket. `cookie`: the name
    of the one that he has for this place.

    Raises:
        NotAuthorizedException: he has no link to this place, or it has been revoked.
        PermissionDeniedException: a page that is not ours uses his cookie.
    """
    secret = bearer(connection)
    if secret is not None:
        if is_foreign(connection, settings):
            raise PermissionDeniedException("foreign page")
        return _for(await links.find(secret), table, who)
    session = connection.cookies.get(cookie)
    if not session:
        raise NotAuthorizedException("no link")
    if acting and not is_ours(connection, settings):
        raise PermissionDeniedException("foreign page")
    return _for(await links.session(session), table, who)


def _for(link: Link | None, table: str, who: str) -> Link:
    if link is None or (link.stream, link.who) != (table, who):
        raise NotAuthorizedException("no link to this place")
    return link


def check_operator(connection: Connection, secret: str) -> None:
    """Nothing, when it is the operator who asks.

    Raises:
        NotAuthorizedException: it is not.
    """
    given: Any = bearer(connection) or ""
    if not compare_digest(given.encode(), secret.encode()):
        raise NotAuthorizedException("not the operator")
