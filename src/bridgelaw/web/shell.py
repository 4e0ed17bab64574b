"""Around the whole application: headers of every reply, one line of log, the figures. A plain ASGI application."""

from __future__ import annotations

import logging
from time import perf_counter
from typing import TYPE_CHECKING, Any, cast

from litestar.enums import ScopeType

from bridgelaw.web.callers import Callers
from bridgelaw.web.compressing import Compressing
from bridgelaw.web.limiting import Limiting
from bridgelaw.web.logs import event
from bridgelaw.web.metrics import Metrics

if TYPE_CHECKING:
    from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

CONTENT = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
"""Nothing inline, nothing from elsewhere, no frame around it."""

HEADERS = {
    b"content-security-policy": CONTENT.encode(),
    b"x-content-type-options": b"nosniff",
    # a form of the page must name its origin, which `no-referrer` would take from it
    b"referrer-policy": b"same-origin",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"permissions-policy": b"camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    b"x-frame-options": b"DENY",
}
STRICT = b"max-age=31536000"
ALIVE = "/healthz"
GONE = 499
"""The log has this for a request whose sender went away before all of it had come: nobody was answered, and nothing has
failed."""
SEND = "bridgelaw.send"
"""In the scope of a socket: what sends on it without the framework around, which only looks for the handshake, and
costs as much for each view as half of the sending."""


class Shell:
    """`inner`, with what holds for every reply. Cached for nobody, unless the reply says otherwise."""

    def __init__(
        self, inner: ASGIApp, metrics: Metrics, limiting: Limiting, callers: Callers, *, secure: bool = False
    ) -> None:
        self.inner = inner
        self.metrics, self.limiting, self.callers = metrics, limiting, callers
        self.headers = HEADERS | ({b"strict-transport-security": STRICT} if secure else {})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request; sockets and the life of the application go through as they are."""
        if not await self._is_within_rate(scope):
            await _busy(scope, send)
            return
        if scope["type"] != ScopeType.HTTP:
            cast(dict[str, Any], scope)[SEND] = send
            await self.inner(scope, receive, send)
            return
        started, status, gone = perf_counter(), 500, False
        answer = Compressing(scope, send)

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                own = list(message.get("headers", []))
                named = {name.lower() for name, _ in own}
                own += [(name, value) for name, value in self.headers.items() if name not in named]
                if b"cache-control" not in named:
                    own.append((b"cache-control", b"no-store"))
                message["headers"] = own
            await answer(message)

        async def receiving() -> Any:
            nonlocal gone
            message = await receive()
            gone = gone or message["type"] == "http.disconnect"
            return message

        try:
            await self.inner(scope, receiving, sending)
        finally:
            self._tell(scope, GONE if gone else status, perf_counter() - started)

    async def _is_within_rate(self, scope: Scope) -> bool:
        """Whether the link that asks, or else the address, may ask once more; whoever looks whether the server lives
        always may."""
        client = scope.get("client")
        if client is None or scope.get("path") == ALIVE:
            return True
        return self.limiting.allows("requests", await self.callers.link(scope) or client[0])

    def _tell(self, scope: HTTPScope, status: int, seconds: float) -> None:
        # the template of the path: the path itself can hold the secret of a link
        route = str(scope.get("path_template") or "-")
        self.metrics.requests.labels(route, status).inc()
        self.metrics.request_seconds.labels(route).observe(seconds)
        level = logging.WARNING if status >= 500 else logging.DEBUG
        event("request", level, method=scope["method"], route=route, status=status, ms=round(1000 * seconds, 1))


async def _busy(scope: Scope, send: Send) -> None:
    """Too many requests: said without a look at them."""
    kind = "http" if scope["type"] == ScopeType.HTTP else "websocket.http"
    # a connection that was kept would be one more thing that he has taken
    headers = [(b"content-length", b"0"), (b"retry-after", b"10"), (b"connection", b"close")]
    start: Any = {"type": f"{kind}.response.start", "status": 429, "headers": headers}
    body: Any = {"type": f"{kind}.response.body", "body": b"", "more_body": False}
    await send(start)
    await send(body)
