"""One server process: uvicorn around the application, with a stop that loses nothing."""

from __future__ import annotations

import asyncio
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import AbstractAsyncContextManager, contextmanager

import uvicorn
from msgspec.structs import replace

from bridgelaw.web import collecting
from bridgelaw.web.app import create, open_lobby
from bridgelaw.web.connections import QuietWebSocket, bounded_http
from bridgelaw.web.lobby import Lobby
from bridgelaw.web.logs import event
from bridgelaw.web.settings import ServerSettings

BACKLOG = 1024
Ready = Callable[[Lobby], AbstractAsyncContextManager[None]]


class Server(uvicorn.Server):
    """uvicorn without its own handling of signals, which would end the process before the database is closed."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Does nothing; see the class."""
        yield


def listen(settings: ServerSettings) -> tuple[socket.socket, ServerSettings]:
    """The socket to listen on, and the settings with its port.

    Raises:
        OSError: nobody can listen there.
    """
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    made = socket.create_server((settings.host, settings.port), family=family, backlog=BACKLOG)
    return made, replace(settings, port=made.getsockname()[1])


def run(settings: ServerSettings, listening: socket.socket, ready: Ready, *, adopt: bool = False) -> None:
    """Serve until a signal says stop. `ready` is entered once requests are taken; `adopt` as for `open_lobby`.

    Raises:
        Unavailable: the database does not answer.
        LaterDatabase: a later version has left it.
        ValueError: it is none that can be used.
        WrongHouse: it is not that of this house.
    """
    loops = uvicorn.Config("", loop="auto", log_config=None).get_loop_factory()
    with asyncio.Runner(loop_factory=loops) as runner:
        runner.run(_serve(settings, listening, ready, adopt=adopt))


def configured(lobby: Lobby) -> uvicorn.Config:
    """How uvicorn is to run it: no compression of what is secret, no log of what an address holds."""
    return uvicorn.Config(
        create(lobby),
        loop="auto",
        http=bounded_http(lobby.settings),
        ws=QuietWebSocket,
        ws_max_size=lobby.settings.message,
        ws_per_message_deflate=False,
        lifespan="off",
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_keep_alive=lobby.settings.idle_seconds,
        timeout_graceful_shutdown=max(1, round(lobby.settings.grace)),
    )


async def _serve(settings: ServerSettings, listening: socket.socket, ready: Ready, *, adopt: bool) -> None:
    async with open_lobby(settings, adopt=adopt) as lobby:
        server = Server(configured(lobby))
        loop = asyncio.get_running_loop()
        for wanted in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(wanted, _stop, server)
        serving = asyncio.create_task(server.serve(sockets=[listening]))
        while not server.started and not serving.done():
            await asyncio.sleep(0.01)
        if server.started:
            event("started", host=settings.host, port=settings.port)
            async with ready(lobby):
                collecting.settle()
                looking = asyncio.create_task(collecting.at_rest(lobby.metrics.done), name="collecting")
                try:
                    await serving
                finally:
                    looking.cancel()
    event("stopped")


def _stop(server: uvicorn.Server) -> None:
    """At once when it is asked for a second time."""
    server.force_exit = server.should_exit
    server.should_exit = True
