"""A real server on a free port of the loopback, in the loop of the test; people and programs that come to it."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any
from unittest.mock import patch

import httpx
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect

from bridgelaw.live.settings import TableSettings as TableSettings
from bridgelaw.web import app
from bridgelaw.web.app import open_lobby
from bridgelaw.web.lobby import Lobby
from bridgelaw.web.serving import Server, configured, listen
from bridgelaw.web.settings import ServerSettings, settings
from bridgelaw.web.tables import open_table
from tests.kit.lines import act as line_act
from tests.web.processes import UNENCRYPTED

SOON = 10.0
PATIENT = {
    "acts": "100000/second",
    "joins": "100000/second",
    "looks": "100000/second",
    "opens": "100000/second",
    "requests": "100000/second",
}
"""Rates that no test comes near, unless it means to."""

_numbers = itertools.count(1)
_routed = cache(app.routed)
"""The routes are registered once for all servers that run one after the other: it takes longer than most tests."""
TICK = 0.005
"""Seconds after which a server looks whether it is to end. By itself it takes twenty times as long, and twice: that was
more than half of the time of most tests here."""


class _Prompt:
    """`asyncio` as the server's module sees it here: what it sleeps between two looks is short."""

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(min(seconds, TICK))


def client_id() -> str:
    """An id that no message had."""
    return f"client-{next(_numbers):06}"


class Guest:
    """A program at a place, over its WebSocket. It keeps the last view and who is there."""

    def __init__(self, socket: ClientConnection, who: str) -> None:
        self.socket, self.who = socket, who
        self.view: dict[str, Any] = {}
        self.there: dict[str, bool] = {}
        self.frames: list[str] = []
        self.answers: dict[str, dict[str, Any]] = {}

    async def hello(self, language: str | None = None, seen: int | None = None) -> None:
        """Say hello."""
        await self.send({"type": "hello", "language": language, "seen": seen})

    async def send(self, message: Any) -> None:
        """Send a message, or a text or bytes as they are."""
        await self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    async def take(self) -> dict[str, Any]:
        """The next message."""
        text = await asyncio.wait_for(self.socket.recv(), SOON)
        assert isinstance(text, str)
        self.frames.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "view":
            self.view = message
        elif message["type"] == "presence":
            self.there = message["seats"]
        elif message["type"] in ("done", "refused"):
            self.answers[message["id"]] = message
        return message

    async def until(self, fits: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The next message that fits."""
        while not fits(message := await self.take()):
            pass
        return message

    async def seen(self) -> dict[str, Any]:
        """The next view."""
        return await self.until(lambda message: message["type"] == "view")

    async def answer(self, id: str) -> dict[str, Any]:
        """What is said to the message of that id."""
        while id not in self.answers:
            await self.take()
        return self.answers[id]

    async def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        """Send a deed, and what is said to it."""
        id = message.setdefault("id", client_id())
        await self.send(message)
        return await self.answer(id)

    async def do(self, line: str, **further: Any) -> dict[str, Any]:
        """An act in short, without who does it: `call 1H`."""
        act = line_act(f"N {line}") if self.who != "director" else line_act(line)
        act.pop("by", None)
        return await self.ask({"type": "act", "act": act, "confirmed": True, **further})

    async def settle(self) -> None:
        """Take what has come so far: nothing more comes for the answer to a ping that was sent after it."""
        await self.send({"type": "ping"})
        await self.until(lambda message: message["type"] == "pong")


class Open:
    """The server, one table, and the links to it."""

    def __init__(self, lobby: Lobby, address: str, table: str, links: dict[str, str], stack: AsyncExitStack) -> None:
        self.lobby, self.address, self.table, self.links = lobby, address, table, links
        self._stack = stack

    async def another(self, **table: Any) -> Open:
        """Another table of the same server."""
        found = await open_table(self.lobby, TableSettings(**{"seed": "other", **table}))
        return Open(self.lobby, self.address, found.table, found.links, self._stack)

    def secret(self, who: str) -> str:
        """The secret of the link to a place."""
        return self.links[who].rpartition("/")[2]

    def bearer(self, who: str) -> dict[str, str]:
        """The header of a program that has that link."""
        return {"authorization": f"Bearer {self.secret(who)}"}

    def url(self, who: str, rest: str = "") -> str:
        """An address of a place."""
        return f"{self.address}/t/{self.table}/{who}{rest}"

    def socket_url(self, who: str) -> str:
        """The address of its WebSocket."""
        return self.url(who, "/socket").replace("http", "ws", 1)

    async def browser(self) -> httpx.AsyncClient:
        """A browser with no cookie yet."""
        return await self._stack.enter_async_context(browser(self.address))

    async def joined(self, who: str, browser: httpx.AsyncClient | None = None) -> httpx.AsyncClient:
        """A browser that has pressed the button of the link."""
        browser = browser or await self.browser()
        done = await browser.post(f"/join/{self.secret(who)}", headers={"origin": self.address})
        assert done.status_code == 303, done.text
        return browser

    async def guest(self, who: str, *, greet: bool = True, language: str | None = None, **further: Any) -> Guest:
        """A program that has come to its place, and seen the first view."""
        options: dict[str, Any] = {"additional_headers": self.bearer(who), "proxy": None, "compression": None} | further
        socket = await self._stack.enter_async_context(connect(self.socket_url(who), max_size=None, **options))
        guest = Guest(socket, who)
        if greet:
            await guest.hello(language)
            await guest.seen()
        return guest

    async def four(self) -> dict[str, Guest]:
        """Programs at all four seats."""
        return {who: await self.guest(who) for who in "NESW"}


def browser(address: str) -> httpx.AsyncClient:
    """A browser that has never been there."""
    return httpx.AsyncClient(base_url=address, trust_env=False, timeout=30, verify=UNENCRYPTED)


Check = Callable[[Open], Awaitable[None]]


def visit(folder: Path, check: Check, *, table: dict[str, Any] | None = None, **limits: Any) -> None:
    """Run `check` with a server whose data is in `folder`, and one open table."""

    async def whole() -> None:
        async with opened(folder, table=table, **limits) as house:
            await check(house)

    asyncio.run(whole())


@asynccontextmanager
async def opened(folder: Path, *, table: dict[str, Any] | None = None, **limits: Any) -> AsyncIterator[Open]:
    """The server with one open table."""
    made = settings({"data": str(folder), "port": 0, **PATIENT, **limits})
    async with serving(made) as (lobby, address), AsyncExitStack() as stack:
        found = await open_table(lobby, TableSettings(**{"seed": "test", **(table or {})}))
        yield Open(lobby, address, found.table, found.links, stack)


@asynccontextmanager
async def serving(made: ServerSettings) -> AsyncIterator[tuple[Lobby, str]]:
    """A server with those settings: its lobby and its address."""
    listening, found = listen(made)
    async with AsyncExitStack() as stack:
        stack.enter_context(listening)
        lobby = await stack.enter_async_context(open_lobby(replace(found, grace=1)))
        stack.enter_context(patch.object(app, "routed", _routed))
        stack.enter_context(patch("uvicorn.server.asyncio", _Prompt()))
        server = Server(configured(lobby))
        task = asyncio.create_task(server.serve(sockets=[listening]))
        while not server.started:
            await asyncio.sleep(0.005)
        try:
            yield lobby, f"http://127.0.0.1:{found.port}"
        finally:
            server.should_exit = True
            with suppress(asyncio.CancelledError):
                await task
