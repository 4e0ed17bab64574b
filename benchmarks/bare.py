"""The ceiling: a server that only commits each act durably, in the same store, and sends five prepared messages.

python -m benchmarks.bare DATABASE BYTES     prints its port
"""

from __future__ import annotations

import asyncio
import socket
import sys
import time
from typing import Any

import msgspec
import uvicorn
from msgspec import Struct

from bridgelaw.store.database import Database, open_database
from bridgelaw.store.model import Event

VIEWERS = ("N", "E", "S", "W", "director")


class Sent(Struct):
    """All that it reads of a message."""

    type: str
    id: str = ""


class Bare:
    """A plain ASGI application. Tables are whatever is asked for."""

    def __init__(self, store: Database, size: int) -> None:
        self.store = store
        self.sockets: dict[str, dict[str, Any]] = {}
        self.versions: dict[str, int] = {}
        self.prepared = {who: f'{{"type":"view","who":"{who}","text":"{"x" * max(0, size - 60)}"}}' for who in VIEWERS}
        self._decode = msgspec.json.Decoder(Sent).decode

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """One socket."""
        _, _, table, who, _ = scope["path"].split("/")
        await receive()
        await send({"type": "websocket.accept"})
        self.sockets.setdefault(table, {})[who] = send
        while True:
            message = await receive()
            if message["type"] != "websocket.receive":
                return
            sent = self._decode(message["text"])
            if sent.type == "hello":
                await send({"type": "websocket.send", "text": self.prepared[who]})
                continue
            version = self.versions[table] = self.versions.get(table, 0) + 1
            body = message["text"].encode()
            await self.store.append(Event(table, version, "act", who, sent.id, time.time(), body))
            for other, to in self.sockets[table].items():
                await to({"type": "websocket.send", "text": self.prepared[other]})
            await send({"type": "websocket.send", "text": f'{{"type":"done","id":"{sent.id}"}}'})


async def serve(database: str, size: int) -> None:
    """Serve until it is ended."""
    store = await open_database(database)
    listening = socket.create_server(("127.0.0.1", 0), backlog=1024)
    config = uvicorn.Config(
        Bare(store, size),
        http="auto",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        lifespan="off",
        access_log=False,
        log_config=None,
    )
    print(listening.getsockname()[1], flush=True)
    await uvicorn.Server(config).serve(sockets=[listening])


def main() -> None:
    """As an operator would: with uvloop."""
    loops = uvicorn.Config("", loop="auto", log_config=None).get_loop_factory()
    with asyncio.Runner(loop_factory=loops) as runner:
        runner.run(serve(sys.argv[1], int(sys.argv[2])))


if __name__ == "__main__":
    main()
