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
from bridgelaw.web.hall.looking import seen
from bridgelaw.web.language import chosen
from bridgelaw.web.lobby import GONE, Lobby, lobby_of
from bridgelaw.web.sockets import refuse
from bridgelaw.web.templating import words_of
from bridgelaw.words import Words

STUBBORN = 40
"""Messages without sense, or beyond the rate, one after another, after which a socket is closed."""
TOO_MUCH = 4429


@websocket("/s/{id:str}/at/{who:str}/socket")
async def sit(socket: WebSocket[Any, Any, Any], id: FromPath[str], who: FromPath[str]) -> None:
    """Open for as long as both sides want."""
    lobby = lobby_of(socket)
    try:
        link, running, place = await here(socket, id, who, acting=True)
        await seen(lobby, running, place)
    except HTTPException as error:
        await refuse(socket, error.status_code)
    except KeyError:
        await refuse(socket, 404)
    except Unavailable:
        await refuse(socket, 503)
    else:
        await socket.accept()
        await AttendingPlace(socket, lobby, running, link, place).run()


class AttendingPlace:
    """A socket at a place. `run` lasts as long as it is open."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], lobby: Lobby, running: RunningSession, link: Link, place: Place
    ) -> None:
        self._socket, self._lobby, self._running, self._link, self._place = socket, lobby, running, link, place
        self._changed = asyncio.Event()
        self._strikes = 0
        wanted = socket.headers.get("accept-language", "")
        self._words: Words = words_of(chosen(socket.query_params.get("language", ""), accept=wanted))

    async def run(self) -> None:
        """Read and send until one side closes."""
        unwatch = self._running.watch(self._changed.set)
        self._changed.set()
        tasks = [asyncio.create_task(self._send()), asyncio.create_task(self._read())]
        self._lobby.metrics.sockets.inc()
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            unwatch()
            self._lobby.metrics.sockets.dec()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _send(self) -> None:
        last = b""
        while True:
            await self._changed.wait()
            self._changed.clear()
            if not await self._lobby.links.is_valid(self._link.id):
                await self._socket.close(code=GONE)
                return
            with suppress(Unavailable):
                body = await seen(self._lobby, self._running, self._place)
                if body != last:
                    last = body
                    await self._socket.send_text(body.decode())

    async def _read(self) -> None:
        while True:
            frame = await self._socket.receive()
            text = frame.get("text") if frame["type"] == "websocket.receive" else None
            if text is None or self._strikes > STUBBORN:
                return
            if text == frames.PING:
                await self._socket.send_text(frames.PONG)
                continue
            await self._socket.send_text(msgspec.json.encode(await self._reply(text)).decode())

    async def _reply(self, text: str) -> Any:
        if not self._lobby.limiting.allows("acts", self._link.id):
            return self._strike("rate")
        try:
            message = frames.read(text)
        except frames.HallMessageUnreadable:
            return self._strike("invalid")
        self._strikes = 0
        try:
            reply = await self._running.do(self._place, message, self._lobby.house.clock())
        except Unavailable as error:
            return frames.said(HallRefusal(message.id, f"refused-{error.code}"), self._words)
        return frames.said(reply, self._words)

    def _strike(self, code: str) -> Any:
        self._strikes += 1
        return frames.said(HallRefusal("", f"refused-{code}"), self._words)
