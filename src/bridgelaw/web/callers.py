"""Who sends a request, found out before anything is done about it: the link that he has, if it is valid.

All players of a club may come from one address. So whoever has a valid link is counted by the link, and only others by
their address. A link that was found valid is remembered for a moment, so that most requests need no look into the
database.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from hmac import compare_digest
from typing import TYPE_CHECKING

from bridgelaw.store.links import Links, hashed
from bridgelaw.store.model import Unavailable

if TYPE_CHECKING:
    from litestar.types import Scope

LASTS = 60.0
"""For so many seconds a link that was valid is taken for valid here. Only the counting of requests relies on it."""
OPERATOR = "operator"
_PATHS = ("/join/", "/poll/")
"""Whoever asks for one of these has the secret of a link in the address."""
_COOKIES = ("seat", "desk", "place", "hall")


class Callers:
    """Who comes to one server. `operator` is the operator's secret; `clock` gives seconds, and is never set back."""

    def __init__(self, links: Links, operator: str, clock: Callable[[], float] = time.monotonic) -> None:
        self._links, self._operator, self._clock = links, operator.encode(), clock
        self._known: dict[tuple[str, bool], tuple[str, float]] = {}
        self._swept = clock()

    async def link(self, scope: Scope) -> str | None:
        """The id of his link, `operator` for the operator; None for somebody who has no valid one, or if the database
        does not answer."""
        for secret, is_session in _secrets(scope):
            if compare_digest(secret.encode(), self._operator):
                return OPERATOR
            key = hashed(secret), is_session
            id, until = self._known.get(key, ("", 0.0))
            if until > self._clock():
                return id
            try:
                found = await (self._links.session(secret) if is_session else self._links.find(secret))
            except Unavailable:
                return None
            if found is not None:
                self._remember(key, found.id)
                return found.id
        return None

    def _remember(self, key: tuple[str, bool], id: str) -> None:
        now = self._clock()
        if now - self._swept > LASTS:
            self._swept = now
            self._known = {key: kept for key, kept in self._known.items() if kept[1] > now}
        self._known[key] = (id, now + LASTS)


def _secrets(scope: Scope) -> Iterator[tuple[str, bool]]:
    """The secrets that the request carries, and whether each is that of a session."""
    for path in _PATHS:
        if scope["path"].startswith(path):
            yield scope["path"].removeprefix(path), False
    for name, value in scope["headers"]:
        if name == b"authorization":
            kind, _, secret = value.decode("latin-1").partition(" ")
            if kind.lower() == "bearer" and secret.strip():
                yield secret.strip(), False
        elif name == b"cookie":
            for part in value.decode("latin-1").split(";"):
                cookie, _, secret = part.strip().partition("=")
                if cookie in _COOKIES and secret:
                    yield secret, True
