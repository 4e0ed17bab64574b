"""Programs that play a session from their players' links, as anybody's could: they are told of their seat, get a link
to it, and play there over the WebSocket."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, cast

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from bridgelaw.answer.seat import SeatAnswer
from bridgelaw.game.seats import Seat
from bridgelaw.live.bots import Bot
from bridgelaw.live.possible import Can
from bridgelaw.live.view import View
from tests.web.house import client_id
from tests.web.processes import UNENCRYPTED

Heard = Callable[["PlayerProgram", str, dict[str, Any], str], None]
"""Who, from where (`hall` or `table`), the frame, and its text."""


class _SentView:
    """A view as it came over the wire, with what a bot looks at."""

    def __init__(self, frame: dict[str, Any]) -> None:
        self.who, self.revision, self.table, self.waiting = (frame[k] for k in ("who", "revision", "table", "waiting"))
        self.answer = msgspec.convert(frame["answer"], SeatAnswer)
        self.can = msgspec.convert(frame["can"], Can)
        self.happened = msgspec.Raw(msgspec.json.encode(frame["happened"]))


@asynccontextmanager
async def _to_its_end(socket: ClientConnection) -> AsyncIterator[None]:
    """Whoever is cancelled closes the connection before the loop is gone."""
    try:
        with suppress(ConnectionClosed):
            yield
    finally:
        await socket.close()


class PlayerProgram:
    """The player of that link (`player:p1.1`). `heard` is told of every frame that is sent to it; `goes_on`: it says by
    itself that it is ready for the next board."""

    def __init__(
        self, address: str, session: str, who: str, secret: str, heard: Heard, *, goes_on: bool = True
    ) -> None:
        self.address, self.who, self.pair = address, who, who.removeprefix("player:")[:-2]
        self.path = f"/s/{session}/at/{who}"
        self.view: dict[str, Any] = {}
        self.seats: list[str] = []
        """The addresses of the tables to which it was led, in order."""
        self.secret, self._heard, self._goes_on = secret, heard, goes_on
        self._task: asyncio.Task[None] | None = None
        self.troubles: list[str] = []

    async def run(self) -> None:
        """Follow the session until the task is ended."""
        try:
            await self._follow()
        except Exception as error:
            self.troubles.append(f"{self.who}: {error!r}")
            raise
        finally:
            await self._leave()

    async def _follow(self) -> None:
        async for socket in self._connected(self.path, self.secret):
            async with _to_its_end(socket):
                async for text in socket:
                    self.view = json.loads(text)
                    self._heard(self, "hall", self.view, str(text))
                    await self._go()

    async def _go(self) -> None:
        live = self.view["live"]
        address = f"/t/{live['table']}/{live['seat']}" if live else ""
        if not address or (self.seats and self.seats[-1] == address):
            return
        await self._leave()
        async with httpx.AsyncClient(base_url=self.address, trust_env=False, timeout=120, verify=UNENCRYPTED) as client:
            reply = await client.post(f"{self.path}/table", headers={"authorization": f"Bearer {self.secret}"})
        if reply.status_code != 201:
            return  # it has changed since; another view comes
        seat = reply.json()
        self.seats.append(seat["address"])
        self._task = asyncio.create_task(self._sit(seat["address"], seat["secret"]))
        self._task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled() and (error := task.exception()) is not None:
            self.troubles.append(f"{self.who}: {error!r}")

    async def _leave(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None

    async def _sit(self, address: str, secret: str) -> None:
        bot = Bot(Seat[address[-1]], address)
        async for socket in self._connected(address, secret):
            async with _to_its_end(socket):
                await socket.send(json.dumps({"type": "hello"}))
                async for text in socket:
                    frame = json.loads(text)
                    self._heard(self, "table", frame, str(text))
                    if frame["type"] == "refused" and frame["code"] not in ("stale", "is-ready", "no-more-boards"):
                        self.troubles.append(f"{address}: {frame}")
                    if frame["type"] == "view":
                        for message in self._does(bot, frame):
                            await socket.send(json.dumps({"id": client_id(), **message}))

    def _does(self, bot: Bot, frame: dict[str, Any]) -> list[dict[str, Any]]:
        view = _SentView(frame)
        me, phase = view.who, view.answer.phase
        if phase in ("ended", "closed"):
            return [{"type": "next_board"}] if me in view.waiting and self._goes_on else []
        doing = bot.does(cast(View, view))
        if doing is not None:
            act = {"type": "act", "seen": view.revision, "act": doing.act, "confirmed": doing.confirmed}
            return [act, {"type": "act", "act": doing.then, "confirmed": True}] if doing.then else [act]
        if phase == "clarification" and me in view.waiting:
            return [{"type": "no_questions"}]
        return []

    def _connected(self, path: str, secret: str) -> connect:
        address = self.address.replace("http", "ws", 1) + path + "/socket"
        headers = {"authorization": f"Bearer {secret}"}
        return connect(address, additional_headers=headers, proxy=None, compression=None, max_size=None)
