"""Texts from elsewhere, read by a few processes beside this one: a thread would hold up everything else in this
process.

A process is started when it is first needed, and reads one text after another. If a text takes too long its process is
ended and another one started.
"""

from __future__ import annotations

import asyncio
import atexit
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from queue import SimpleQueue
from typing import BinaryIO, cast

import msgspec

from bridgelaw.api.first_board import Answer, FirstBoard, Form, NoBoard, TextToRead, sent, taken

READERS = 2
MOST_WAITING = 20
"""Texts that may wait to be read, or be read, at one time."""


class Unread(Exception):
    """No board is there, and why: see `NoBoard`; `late` when reading takes longer than it may, or too many wait."""

    def __init__(self, why: NoBoard) -> None:
        super().__init__(why.code)
        self.code, self.reason, self.details = why.code, why.reason, why.details


class _Reader:
    """One process, started with the first text."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None

    def ask(self, asked: bytes) -> bytes:
        """The answer of the process; nothing if it was ended because the text took too long."""
        # one that has gone while it had nothing to do is replaced
        for _ in range(2):
            process = self._running()
            assert process.stdin is not None
            assert process.stdout is not None
            with suppress(OSError):
                process.stdin.write(asked)
                process.stdin.flush()
                return self._answered(taken(cast(BinaryIO, process.stdout)))
            self.end()
        return b""

    def _answered(self, found: bytes) -> bytes:
        if not found:
            self.end()
        return found

    def _running(self) -> subprocess.Popen[bytes]:
        if self._process is None or self._process.poll() is not None:
            self.end()
            command = [sys.executable, "-m", "bridgelaw.api.reading_work"]
            self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        return self._process

    def end(self) -> None:
        """End the process, if there is one."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            with process, suppress(OSError):
                pass


class _Readers:
    """All of them, each asked by one thread at a time."""

    def __init__(self, number: int) -> None:
        self._threads = ThreadPoolExecutor(number, "reading")
        self._all = [_Reader() for _ in range(number)]
        self._free: SimpleQueue[_Reader] = SimpleQueue()
        self._waiting = 0
        for reader in self._all:
            self._free.put(reader)
        atexit.register(self.end)

    async def ask(self, asked: TextToRead) -> Answer:
        """The answer."""
        if self._waiting >= MOST_WAITING:
            return NoBoard("late", "too many others wait")
        self._waiting += 1
        try:
            found = await asyncio.wrap_future(self._threads.submit(self._ask, sent(asked)))
        finally:
            self._waiting -= 1
        return msgspec.msgpack.decode(found, type=Answer) if found else NoBoard("late", "it takes too long")

    def _ask(self, asked: bytes) -> bytes:
        reader = self._free.get()
        try:
            return reader.ask(asked)
        finally:
            self._free.put(reader)

    def end(self) -> None:
        """End all processes."""
        for reader in self._all:
            reader.end()


_readers = _Readers(READERS)


def end() -> None:
    """End the processes; another one is started for the next text."""
    _readers.end()


async def first_board(text: str, form: Form) -> FirstBoard:
    """The first board of a text.

    Raises:
        Unread: it cannot be read, takes too long to read, or holds no board.
    """
    found = await _readers.ask(TextToRead(text.encode("utf-8", "surrogatepass"), form))
    if isinstance(found, NoBoard):
        raise Unread(found)
    return found
