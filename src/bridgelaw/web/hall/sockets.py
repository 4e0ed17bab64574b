"""The WebSocket of a place of a running session: the newest view after each fact, and messages with their replies."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import HTTPException
from litestar.params import FromPath

from bridgelaw.hall.messages import HallRefusal
from bridgelaw.hall.places import Place
from bridgelaw.hall.running import RunningSession
from bridgelaw.store.model import Link, Unavailable
from bridgelaw.web.hall import frames
from bridgelaw.web.hall.access import here
from bridgelaw.web.hall.sending import done
from bridgelaw.web.language import chosen
from bridgelaw.web.lobby import Lobby, lobby_of
from bridgelaw.web.sockets import refuse
from bridgelaw.web.templating import words_of
from bridgelaw.words import Words

STUBBORN = 40
"""Messages without sense, or beyond the rate, one after another, after which a socket is closed."""
TOO_MUCH = 4429


LAST = 1.0
"""Seconds for the last frame of a socket that is closed from here."""


@websocket("/s/{id:str}/at/{who:str}/socket")
async def sit(socket: WebSocket[Any, Any, Any], id: FromPath[str], who: FromPath[str]) -> None:
    """Open for as long as both sides want."""
    lobby = lobby_of(socket)
    try:
        link, running, place = await here(socket, id, who, acting=True)
        await lobby.places.seen(running, place)
    except HTTPException as error:
        await refuse(socket, error.status_code)
    except KeyError:
        await refuse(socket, 404)
    except Unavailable:
        await refuse(socket, 503)
    else:
        if lobby.places.open_of(link) >= lobby.settings.sockets:
            await refuse(socket, 429)
            return
        await socket.accept()
        await AttendingPlace(socket, lobby, running, link, place).run()


class AttendingPlace:
    """A socket at a place. `run` lasts as long as it is open."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], lobby: Lobby, running: RunningSession, link: Link, place: Place
    ) -> None:
        self.link, self.place = link, place
        self._socket, self._lobby, self._running = socket, lobby, running
        self._view, self._sent = b"", b""
        self._some = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._closing: int | None = None
        self._strikes = 0
        wanted = socket.headers.get("accept-language", "")
        self._words: Words = words_of(chosen(socket.query_params.get("language", ""), accept=wanted))

    async def run(self) -> None:
        """Read and send until one side closes."""
        self._tasks = [asyncio.create_task(self._send()), asyncio.create_task(self._read())]
        go = self._lobby.places.come(self._running, self)
        self._lobby.metrics.sockets.inc()
        try:
            await asyncio.wait(self._tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            go()
            self._lobby.metrics.sockets.dec()
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)
            if self._closing is not None:
                # who does not read does not let the last frame through either
                with suppress(Exception):
                    await asyncio.wait_for(self._socket.close(code=self._closing), LAST)

    def show(self, body: bytes) -> None:
        """Send that view, if it is another one than the last; whoever reads slowly gets only the newest."""
        self._view = body
        if body != self._sent:
            self._some.set()

    def leave(self, code: int) -> None:
        """Close the socket with that code."""
        self._closing = code
        for task in self._tasks:
            task.cancel()

    async def _send(self) -> None:
        while True:
            await self._some.wait()
            self._some.clear()
            self._sent = self._view
            await self._socket.send_text(self._sent.decode())

    async def _read(self) -> None:
        while True:
            frame = await self._socket.receive()
            text = frame.get("text") if frame["type"] == "websocket.receive" else None
            if text is None or self._strikes > STUBBORN:
                self._closing = TOO_MUCH if text is not None else None
                return
            if text == frames.PING:
                await self._socket.send_text(frames.PONG)
                continue
            await self._socket.send_text(msgspec.json.encode(await self._reply(text)).decode())

    async def _reply(self, text: str) -> Any:
        if not self._lobby.limiting.allows("acts", self.link.id):
            return self._strike("rate")
        try:
            message = frames.read(text)
        except frames.HallMessageUnreadable:
            return self._strike("invalid")
        self._strikes = 0
        try:
            reply = await done(self._lobby, self._running, self.place, message)
        except Unavailable as error:
            return frames.said(HallRefusal(message.id, f"refused-{error.code}"), self._words)
        return frames.said(reply, self._words)

    def _strike(self, code: str) -> Any:
        self._strikes += 1
        return frames.said(HallRefusal("", f"refused-{code}"), self._words)
