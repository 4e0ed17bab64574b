"""What anybody may have goes over the line compressed. Nothing else does: from how short a secret beside somebody's own
words becomes, it could be guessed."""

from __future__ import annotations

import gzip
from functools import lru_cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from litestar.types import HTTPScope, Message, Send

KEPT = 256
"""Files that are kept compressed."""
_LEAST = 500
"""Bytes below which nothing is gained."""
_KINDS = (b"text/", b"application/javascript", b"application/json", b"application/manifest+json", b"image/svg+xml")
_CODING = b"gzip"


class Compressing:
    """`send` for the reply to the request of `scope`: what caches for everybody may keep is compressed, if whoever asks
    can read it."""

    def __init__(self, scope: HTTPScope, send: Send) -> None:
        self._send = send
        self._reads = any(name == b"accept-encoding" and _names_it(value) for name, value in scope["headers"])
        self._start: Any = None

    async def __call__(self, message: Message) -> None:
        """Sends it; the head of what is compressed waits for the body."""
        if message["type"] == "http.response.start" and _is_for_all(message["headers"]):
            message["headers"] = [*message["headers"], (b"vary", b"accept-encoding")]
            if self._reads and message["status"] == 200:
                self._start = message
                return
        start, self._start = self._start, None
        if start is not None:
            body: Any = message.get("body", b"")
            if message["type"] == "http.response.body" and not message.get("more_body") and len(body) >= _LEAST:
                small = _compressed(body)
                message["body"] = small
                kept = [one for one in start["headers"] if one[0].lower() != b"content-length"]
                start["headers"] = [
                    *kept, (b"content-encoding", _CODING), (b"content-length", str(len(small)).encode())
                ]  # fmt: skip
            await self._send(start)
        await self._send(message)


def _names_it(accepted: bytes) -> bool:
    offered = (one.replace(b" ", b"").partition(b";q=") for one in accepted.split(b","))
    return any(name == _CODING and weight not in (b"0", b"0.0") for name, _, weight in offered)


def _is_for_all(headers: Any) -> bool:
    said: dict[bytes, bytes] = {name.lower(): value for name, value in headers}
    return said.get(b"cache-control", b"").startswith(b"public") and said.get(b"content-type", b"").startswith(_KINDS)


@lru_cache(KEPT)
def _compressed(body: bytes) -> bytes:
    return gzip.compress(body, mtime=0)
