"""Pictures as they are kept and shown: drawn anew. The bytes that somebody has sent are never kept or passed on."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

from bridgelaw.web.desk.picture_worker import TOO_MANY

SECONDS = 20.0
"""How long it may take to draw one."""
_one_by_one = ThreadPoolExecutor(1, "pictures")
"""Its thread waits for the process that draws; however many pictures are sent at once, one process draws at a time."""


class Unfit(Exception):
    """It is no picture to be kept. `code` is one of `case-photo-…` of the messages."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


async def redrawn(data: bytes) -> tuple[str, bytes]:
    """The kind (`image/png`) and the bytes of the picture drawn anew, by a process of its own, one at a time.

    Raises:
        Unfit: it has too many pixels, or cannot be read.
    """
    status, out = await asyncio.get_running_loop().run_in_executor(_one_by_one, _drawn, data)
    if status == TOO_MANY:
        raise Unfit("case-photo-pixels")
    kind, line, picture = out.partition(b"\n")
    if status or not line:
        raise Unfit("case-photo-unreadable")
    return kind.decode(), picture


def _drawn(data: bytes) -> tuple[int, bytes]:
    """The exit status of the process, and what it has written."""
    command = [sys.executable, "-m", "bridgelaw.web.desk.picture_worker"]
    try:
        done = subprocess.run(command, input=data, capture_output=True, timeout=SECONDS, check=False)
    except (subprocess.TimeoutExpired, OSError):
        return -1, b""
    return done.returncode, done.stdout
