"""A lean WebSocket client for loads: it reads frames of a server, counts views, and decodes only what it has to."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Any


class Wire(asyncio.Protocol):
    """One socket. `heard` is called with each text frame, as bytes."""

    def __init__(self, host: str, path: str, secret: str, heard: Callable[[bytes], None]) -> None:
        self.heard = heard
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._ask = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\nSec-WebSocket-Version: 13\r\n"
            f"Authorization: Bearer {secret}\r\n\r\n"
        ).encode()
        self._data = bytearray()
        # that of uvloop is no asyncio.Transport by its class
        self._transport: Any = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the socket."""
        self._transport = transport
        self._transport.write(self._ask)

    def connection_lost(self, error: Exception | None) -> None:
        """It is gone."""
        if not self.open.done():
            self.open.set_exception(ConnectionError("refused"))

    def data_received(self, data: bytes) -> None:
        """Whole frames are handed on."""
        self._data += data
        if not self.open.done():
            head, found, rest = self._data.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                self.open.set_exception(ConnectionError(head.decode()))
                return
            self._data = bytearray(rest)
            self.open.set_result(None)
        self._frames()

    def _frames(self) -> None:
        data, start = self._data, 0
        while len(data) - start >= 2:
            size, at = data[start + 1] & 127, start + 2
            if size == 126:
                size, at = int.from_bytes(data[at : at + 2], "big"), at + 2
            elif size == 127:
                size, at = int.from_bytes(data[at : at + 8], "big"), at + 8
            if len(data) < at + size:
                break
            kind = data[start] & 15
            body = bytes(data[at : at + size])
            start = at + size
            if kind == 1:
                self.heard(body)
            elif kind == 9:
                self.send(body, 10)
        del data[:start]

    def send(self, body: bytes, kind: int = 1) -> None:
        """Send a frame, masked with nought: the mask is there for the sake of proxies."""
        size = len(body)
        head = bytes((128 | kind, 128 | size)) if size < 126 else bytes((128 | kind, 254)) + size.to_bytes(2, "big")
        self._transport.write(head + b"\0\0\0\0" + body)

    def close(self) -> None:
        """No more of it."""
        self._transport.abort()


async def opened(host: str, port: int, path: str, secret: str, heard: Callable[[bytes], None]) -> Wire:
    """An open socket."""
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(f"{host}:{port}", path, secret, heard), host, port)
    await asyncio.wait_for(wire.open, 60)
    return wire
