"""Programs that play at tables of a process which is killed again and again: what was acknowledged stays, once."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.kit.program import Seen, deed
from tests.web.processes import Process

_seen = msgspec.json.Decoder(Seen)
LOST = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, EOFError)


class Driven:
    """A table whose four seats are played by one program. `done` is what has been acknowledged, in order.

    `pending` was sent and not acknowledged: it may have been kept or not. It is sent again under the same id.
    """

    def __init__(self, table: dict[str, Any], seed: int) -> None:
        self.table, self.chance = table, random.Random(seed)
        self.done: list[dict[str, Any]] = []
        self.pending: tuple[str, dict[str, Any]] | None = None
        self.boards, self.ready = 0, 0
        self.playing = asyncio.Event()
        self._sent = 0

    async def play(self, address: str) -> None:
        """Play until the server is gone."""
        sockets: dict[str, ClientConnection] = {}
        try:
            for who in "NESW":
                sockets[who] = await self._open(address, who)
            views = {who: await self._view(socket, None) for who, socket in sockets.items()}
            while True:
                who, message = self.pending or self._next(views)
                self.pending = who, message
                await sockets[who].send(json.dumps(message))
                answer = await self._answer(sockets[who], message["id"], views)
                self._note(message, answer)
                self.playing.set()
                for other, socket in sockets.items():
                    await self._catch_up(other, socket, views)
        finally:
            for socket in sockets.values():
                with suppress(*LOST):
                    await asyncio.wait_for(socket.close(), 1)
                # whose other side is gone cannot say goodbye
                socket.transport.abort()

    def _next(self, views: dict[str, Seen]) -> tuple[str, dict[str, Any]]:
        for who, view in views.items():
            found = deed(view, self.chance)
            if found is not None:
                self._sent += 1
                return who, {**found, "id": f"deed-{self._sent:08}"}
        raise AssertionError(f"nobody can go on: {views}")

    def _note(self, message: dict[str, Any], answer: dict[str, Any]) -> None:
        self.pending = None
        if answer["type"] == "refused":
            # what was sent again after a restart may have come too late to be done: then it had not been kept
            assert answer["code"] == "stale", (message, answer)
        elif message["type"] == "next_board":
            # it begins when all four have said that they are ready
            self.ready = (self.ready + 1) % 4
            if self.ready == 0:
                self.boards += 1
                self.done = []
        else:
            self.done.append(message["act"])

    async def _open(self, address: str, who: str) -> ClientConnection:
        url = f"{address}/t/{self.table['table']}/{who}/socket".replace("http", "ws", 1)
        headers = {"authorization": f"Bearer {self.table['secrets'][who]}"}
        socket = await connect(url, additional_headers=headers, proxy=None, compression=None, max_size=None)
        await socket.send('{"type":"hello"}')
        return socket

    async def _view(self, socket: ClientConnection, seen: Seen | None) -> Seen:
        """The next view, if it is not the one that is known."""
        while True:
            text = await asyncio.wait_for(socket.recv(), 30)
            if text.startswith('{"type":"view"'):  # type: ignore[arg-type]
                return _seen.decode(text)

    async def _answer(self, socket: ClientConnection, id: str, views: dict[str, Seen]) -> dict[str, Any]:
        while True:
            text = await asyncio.wait_for(socket.recv(), 30)
            assert isinstance(text, str)
            if text.startswith('{"type":"view"'):
                view = _seen.decode(text)
                views[view.who] = view
            elif text.startswith(('{"type":"done"', '{"type":"refused"')):
                answer: dict[str, Any] = json.loads(text)
                if answer["id"] == id:
                    return answer

    async def _catch_up(self, who: str, socket: ClientConnection, views: dict[str, Seen]) -> None:
        """Take what has been sent up to now: an answer to a ping comes behind it."""
        await socket.send('{"type":"ping"}')
        while True:
            text = await asyncio.wait_for(socket.recv(), 30)
            if text.startswith('{"type":"view"'):  # type: ignore[arg-type]
                views[who] = _seen.decode(text)
            elif text.startswith('{"type":"pong"'):  # type: ignore[arg-type]
                return

    def check(self, director: dict[str, Any]) -> None:
        """That the table holds what was acknowledged, once, in order, and nothing else but what was under way."""
        kept = [_bare(act) for act in director["happened"]]
        wanted = [_bare(act) for act in self.done]
        boards = director["table"]["boards"] - 1
        under_way = self.pending[1] if self.pending else None
        if boards == self.boards + 1:
            assert under_way is not None
            assert under_way["type"] == "next_board"
            assert kept == []
            return
        assert boards == self.boards
        assert kept[: len(wanted)] == wanted
        more = kept[len(wanted) :]
        assert more in ([], [_bare(under_way["act"])] if under_way and "act" in under_way else []), (more, under_way)


def _bare(act: dict[str, Any]) -> dict[str, Any]:
    """An act without what the server adds to it."""
    return {key: value for key, value in act.items() if key in ("call", "play", "down", "face", "spread")}


Start = Callable[[], Process]


async def kill_at(
    moments: int, tables: int, start: Callable[[], Process], seed: int, longest: float = 0.4
) -> dict[str, int]:
    """Kill the process that `start` starts at that many random moments under load, and look at every table each time.

    Returns what was counted: kills, acts acknowledged, messages that were under way.
    """
    chance = random.Random(seed)
    server = start()
    driven = [Driven(server.open_table(seed=f"kill{seed}x{n}"), seed * 1000 + n) for n in range(tables)]
    counted = {"kills": 0, "acknowledged": 0, "under way": 0}
    try:
        for _ in range(moments):
            for table in driven:
                table.playing.clear()
            playing = [asyncio.create_task(table.play(server.address)) for table in driven]
            await asyncio.wait_for(asyncio.gather(*(table.playing.wait() for table in driven)), 120)
            await asyncio.sleep(chance.random() * longest)
            await asyncio.to_thread(server.kill)
            counted["kills"] += 1
            for done in await asyncio.gather(*playing, return_exceptions=True):
                if not isinstance(done, LOST):
                    raise AssertionError("a program stopped for another reason") from done
            server = await asyncio.to_thread(start)
            for table in driven:
                counted["under way"] += table.pending is not None
                table.check(await asyncio.to_thread(server.record, table.table))
        counted["acknowledged"] = sum(table._sent - (table.pending is not None) for table in driven)
    finally:
        server.kill()
    return counted


def folder_of(tmp_path: Path, name: str = "data") -> Path:
    """A data folder."""
    found = tmp_path / name
    found.mkdir(exist_ok=True)
    return found
