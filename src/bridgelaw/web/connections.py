"""Limits for connections on which nobody has asked for anything yet: the size of a request's head, the time it may
take, the number of open connections.

uvicorn sets none of them when httptools reads, so its protocols are extended here. A connection *waits* as long as no
request is being answered on it: the next request has not begun, or is not complete.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Literal

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from bridgelaw.web.settings import ServerSettings

FIELDS = 100
"""Header fields of one request."""
PIPELINED = 16
"""Requests that may come on one connection while an earlier one is being answered. Browsers send none."""
FLUSHING = 30.0
"""Seconds within which a connection that is to be closed must take what is still to be sent, and within which somebody
who is being answered must take at least some of it."""
_SLICE = 16_384
"""Bytes that are read at once. So at most this much more than the largest head is ever held of one connection."""
_ROUND = 1.0
"""Seconds between two looks for connections whose time is over."""

Stage = Literal["head", "body", "answer", "idle", "leaving"]


class TooLarge(Exception):
    """The head of a request has more bytes or fields than it may have."""


class Door:
    """The connections of one server that wait. If there are too many, of one address or in all, the one that has waited
    longest is closed: so whoever sends his request at once gets in, however many others are open and send nothing.

    `files`: the most files that the process may have open; all these connections take half of them at most.
    """

    def __init__(self, settings: ServerSettings, files: int) -> None:
        self.settings = settings
        self.of_one = min(settings.waiting, max(1, files // 4))
        self.in_all = min(4 * settings.waiting, max(1, files // 2))
        self._until: dict[BoundedHttp, float] = {}
        self._waiting: dict[BoundedHttp, None] = {}
        self._of: dict[str, dict[BoundedHttp, None]] = {}
        self._looking: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return len(self._waiting)

    def wait(self, one: BoundedHttp, seconds: float) -> None:
        """The connection waits from now on, for so many seconds at most."""
        self.leave(one)
        for waiting, most in ((self._of.get(one.address, {}), self.of_one), (self._waiting, self.in_all)):
            if len(waiting) >= most:
                next(iter(waiting)).drop()
        self._waiting[one] = None
        self._of.setdefault(one.address, {})[one] = None
        self.end(one, seconds)

    def end(self, one: BoundedHttp, seconds: float) -> None:
        """The connection must have been closed after so many seconds."""
        self._until[one] = one.loop.time() + seconds
        if self._looking is None:
            self._looking = one.loop.call_later(_ROUND, self._look, one.loop)

    def leave(self, one: BoundedHttp) -> None:
        """The connection does not wait any more: a request is being answered on it, or it is closed."""
        self._until.pop(one, None)
        if one in self._waiting:
            del self._waiting[one]
            mine = self._of[one.address]
            del mine[one]
            if not mine:
                del self._of[one.address]

    def _look(self, loop: asyncio.AbstractEventLoop) -> None:
        now = loop.time()
        for one in [one for one, until in self._until.items() if until <= now]:
            one.drop()
        self._looking = loop.call_later(_ROUND, self._look, loop) if self._until else None


class BoundedHttp(HttpToolsProtocol):
    """A connection on which requests come. `bounded_http` makes the class that belongs to one door."""

    door: Door

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.address = "-"
        self._stage: Stage = "idle"
        self._began = 0
        self._head = self._fields = self._beside = self._in_body = 0
        self._unsent = 0
        self._too_large = False
        self._lost = False

    # what uvicorn calls

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """A new connection: its first request has to begin in time."""
        super().connection_made(transport)
        self.address = self.client[0] if self.client else "-"
        self._wait("head")

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has been closed."""
        self._lost = True
        self.door.leave(self)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """More has been written than the client takes at once. It gets so long to take some of it: no other limit holds
        while it is being answered."""
        super().pause_writing()
        if self._stage == "answer":
            self._unsent = self.transport.get_write_buffer_size()
            self.door.end(self, FLUSHING)

    def resume_writing(self) -> None:
        """The client has taken nearly all of it."""
        super().resume_writing()
        if self._stage == "answer":
            self.door.leave(self)

    def data_received(self, data: bytes) -> None:
        """Read what has come, a slice at a time, and stop as soon as the request is refused."""
        if self._stage == "idle":
            self._wait("head")
        for start in range(0, len(data), _SLICE):
            self._feed(data if len(data) <= _SLICE else data[start : start + _SLICE])
            if self._stage == "leaving" or self.transport.is_closing():
                return

    def handle_websocket_upgrade(self) -> None:
        """The connection becomes a WebSocket; from now on it is limited by its link."""
        self._stage = "leaving"
        self.door.leave(self)
        super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:
        """What came is no request, or too large a one."""
        self._refuse(431 if self._too_large else 400, msg)

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._began += 1
        self._head = self._fields = self._beside = 0
        if self._stage != "head":
            self._wait("head")

    def on_url(self, url: bytes) -> None:
        """Some of its address."""
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A field of its head, or one behind its body."""
        self._fields += 1
        self._count(len(name) + len(value) + 4)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Its head is whole."""
        if len(self.pipeline) >= PIPELINED:
            raise TooLarge
        self._wait("body")
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Some of its body."""
        self._in_body += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is complete."""
        super().on_message_complete()
        if self._is_answered() and not self.pipeline:
            self._wait("idle")
        else:
            self._stage = "answer"
            self.door.leave(self)

    def on_response_complete(self) -> None:
        """The request has been answered, perhaps before all of it had come."""
        super().on_response_complete()
        if self._lost:
            return
        if self.transport.is_closing():
            self._close()
        elif self._stage == "answer" and self._is_answered():
            self._wait("idle")

    # what the door calls

    def drop(self) -> None:
        """It has waited too long: it is closed, and with force if what was to be sent is not taken. Whoever takes his
        answer slowly may go on, as long as he takes some of it each time."""
        unsent = self.transport.get_write_buffer_size()
        if self._stage == "answer" and unsent < self._unsent:
            self._unsent = unsent
            self.door.end(self, FLUSHING)
        elif self._stage == "answer" or self.transport.is_closing():
            self.door.leave(self)
            self.transport.abort()
        elif self._stage == "body" or (self._stage == "head" and self._head):
            self._refuse(408, "Request timeout.")
        else:
            self._close()

    def _wait(self, stage: Literal["head", "body", "idle"]) -> None:
        settings = self.door.settings
        seconds = {
            "head": settings.head_seconds,
            "body": settings.body_seconds,
            "idle": settings.idle_seconds + FLUSHING,  # uvicorn closes it before, if what was sent is taken
        }
        self._stage = stage
        self.door.wait(self, seconds[stage])

    def _close(self) -> None:
        self._stage = "leaving"
        self.door.leave(self)
        self.door.end(self, FLUSHING)
        self.transport.close()

    def _feed(self, data: bytes) -> None:
        began, self._in_body = self._began, 0
        super().data_received(data)
        # what is no body, and of which nothing is told before it is whole: the rest of a field, what stands between
        # the pieces of a body
        if self._began == began and self._stage in ("head", "body"):
            self._beside += len(data) - self._in_body
            if self._beside > self.door.settings.head:
                self._refuse(431, "Too large.")

    def _count(self, bytes: int) -> None:
        self._head += bytes
        if self._head > self.door.settings.head or self._fields > FIELDS:
            self._too_large = True
            raise TooLarge

    def _refuse(self, status: int, said: str) -> None:
        """Answer with that status, unless another request is being answered, and close the connection."""
        cycle = self._cycle()
        if not self.pipeline and (self._is_answered() or (self._stage == "body" and not self.cycle.response_started)):
            head = b"content-type: text/plain; charset=utf-8\r\ncontent-length: %d\r\nconnection: close\r\n\r\n"
            self.transport.write(STATUS_LINE[status] + head % len(said) + said.encode())
        if cycle is not None:
            cycle.disconnected = True
            cycle.message_event.set()
        self._close()

    def _is_answered(self) -> bool:
        """Whether nothing that was asked waits for its answer."""
        cycle = self._cycle()
        return cycle is None or cycle.response_complete

    def _cycle(self) -> RequestResponseCycle | None:
        return self.cycle  # uvicorn does not say that there is none at first


class QuietWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket whose handshake may be refused with a status: uvicorn logs that as an error of the application."""

    async def run_asgi(self) -> None:
        """The application, for as long as it is open."""
        inner = self.app

        async def app(scope: Any, receive: Any, send: Any) -> None:
            await inner(scope, receive, send)
            if self.initial_response is not None and self.close_sent:
                self.handshake_complete = True  # with another answer than it asked for

        self.app = app
        await super().run_asgi()


def bounded_http(settings: ServerSettings) -> type[asyncio.Protocol]:
    """The class of connections for one server."""

    class Bounded(BoundedHttp):
        door = Door(settings, open_files())

    return Bounded


def open_files() -> int:
    """How many files this process may have open, once it has asked for as many as it may ask for."""
    try:
        import resource
    except ImportError:  # not on every system
        return 2048
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 65_536 if hard == resource.RLIM_INFINITY else min(hard, 65_536)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return 65_536 if soft == resource.RLIM_INFINITY else soft
