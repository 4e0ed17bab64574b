"""Connections that ask for much, or begin to ask and do not go on: raw ones, against a real server."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import sys
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import psutil
import pytest

from bridgelaw.web import connections
from bridgelaw.web.connections import FIELDS, PIPELINED, BoundedHttp, Door
from tests.web.house import Open, visit
from tests.web.processes import process

HEAD = 32_768
ASK = b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n"
LAST = ASK[:-2] + b"connection: close\r\n\r\n"
Raw = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@asynccontextmanager
async def raw(address: str, first: bytes = b"") -> AsyncIterator[Raw]:
    """A connection, with what is sent at once."""
    host, _, port = address.rpartition("/")[2].partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        writer.write(first)
        yield reader, writer
    finally:
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()


async def status(reader: asyncio.StreamReader) -> int:
    """That of the next reply; 0 where the connection is closed without one."""
    try:
        line = await reader.readline()
    except ConnectionError:
        return 0
    return int(line.split()[1]) if line else 0


async def rest(reader: asyncio.StreamReader) -> bytes:
    """All that still comes until the connection is closed."""
    with suppress(ConnectionError):
        return await reader.read()
    return b""


async def until(reached: Callable[[], bool]) -> None:
    """Wait for it, however slow the machine is; what never comes ends at the limit of the test."""
    while not reached():
        await asyncio.sleep(0.005)


class Clock:
    """The time of the running loop, server and clients alike, which a test puts forward: what depends on time then does
    not depend on how busy the machine is."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        loop = asyncio.get_running_loop()
        self._ahead, real = 0.0, loop.time
        monkeypatch.setattr(loop, "time", lambda: real() + self._ahead)

    def forward(self, seconds: float) -> None:
        """So many seconds are over."""
        self._ahead += seconds


HOUR = 3600
"""Seconds of every limit that shall not be reached."""


@pytest.fixture
def doors(monkeypatch: pytest.MonkeyPatch) -> list[Door]:
    """The doors of the servers that are started."""
    found: list[Door] = []

    class Kept(Door):
        def __init__(self, *args: Any) -> None:
            super().__init__(*args)
            found.append(self)

    monkeypatch.setattr(connections, "Door", Kept)
    return found


LARGE = {
    "one field": b"GET /healthz HTTP/1.1\r\nhost: x\r\nx: " + b"a" * HEAD + b"\r\n\r\n",
    "the address": b"GET /healthz?" + b"a" * HEAD + b" HTTP/1.1\r\nhost: x\r\n\r\n",
    "many fields": b"GET /healthz HTTP/1.1\r\nhost: x\r\n" + b"x: a\r\n" * FIELDS + b"\r\n",
    "of a handshake": b"GET /t/x/N/socket HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
    b"x: " + b"a" * HEAD + b"\r\n\r\n",
    "behind the body": b"POST /healthz HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n1\r\na\r\n0\r\n"
    + b"x: a\r\n" * FIELDS
    + b"\r\n",
}


@pytest.mark.parametrize("what", LARGE)
def test_a_head_that_is_too_large_is_refused(tmp_path: Path, what: str) -> None:
    async def check(house: Open) -> None:
        async with raw(house.address, LARGE[what]) as (reader, _):
            assert await status(reader) in ((431, 405) if what == "behind the body" else (431,))
            await rest(reader)
        async with raw(house.address, ASK) as (reader, _):
            assert await status(reader) == 200

    visit(tmp_path, check)


@pytest.mark.parametrize(
    "first",
    [
        b"GET /healthz HTTP/1.1\r\nhost: x\r\nx: ",
        b"GET /",
        b"POST /healthz HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n1;",
        b"POST /healthz HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n0\r\nx: ",
    ],
)
@pytest.mark.parametrize("size", [500, 200_000])
def test_a_head_without_an_end_is_not_read_on(tmp_path: Path, first: bytes, size: int) -> None:
    """Whatever the pieces in which it comes, no more of it is taken than twice the limit and what is on the way."""

    async def check(house: Open) -> None:
        async with raw(house.address, first) as (_, writer):
            sent = 0
            with suppress(ConnectionError):
                while sent < 30_000_000:
                    writer.write(b"a" * size)
                    await writer.drain()
                    sent += size
                    await asyncio.sleep(0)
            assert sent < 30_000_000

    visit(tmp_path, check)


def test_what_is_usual_is_answered(tmp_path: Path) -> None:
    large = b"GET /healthz HTTP/1.1\r\nhost: x\r\ncookie: " + b"a" * (HEAD - 200) + b"\r\n\r\n"
    chunked = b"POST /join/none HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n" + b"5\r\nhello\r\n" * 100

    async def check(house: Open) -> None:
        async with raw(house.address) as (reader, writer):
            for asked, wanted in ((ASK, 200), (large, 200), (chunked + b"0\r\n\r\n", 403), (ASK, 200)):
                for start in range(0, len(asked), 1000):
                    writer.write(asked[start : start + 1000])
                    await asyncio.sleep(0)
                assert await status(reader) == wanted
                head = await reader.readuntil(b"\r\n\r\n")
                length = next(int(line[15:]) for line in head.split(b"\r\n") if line.startswith(b"content-length"))
                await reader.readexactly(length)
        async with raw(house.address, ASK * (PIPELINED - 1) + LAST) as (reader, _):
            assert (await rest(reader)).count(b"HTTP/1.1 200") == PIPELINED

    visit(tmp_path, check, idle_seconds=HOUR)


def test_what_comes_before_its_turn_is_limited(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        async with raw(house.address, ASK * 2000) as (reader, _):
            assert (await rest(reader)).count(b"HTTP/1.1 200") <= PIPELINED + 1

    visit(tmp_path, check)


def test_who_begins_and_does_not_go_on_is_sent_away(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, doors: list[Door]
) -> None:
    head, body, idle = 1000, 2000, 3000
    many = 20

    async def check(house: Open) -> None:
        join = f"/join/{house.secret('N')}"
        post = b"POST /t/%b/N/acts HTTP/1.1\r\nhost: x\r\nauthorization: Bearer %b\r\ncontent-length: 90\r\n\r\n{"
        begun = {
            b"": (0, head),
            b"GET /healthz HT": (408, head),
            b"GET /healthz HTTP/1.1\r\nhost: x\r\nx: a": (408, head),
            ASK + b"GET": (200, head),
            b"POST %b HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\nabc" % join.encode(): (403, body),
            post % (house.table.encode(), house.secret("N").encode()): (408, body),
            ASK: (200, idle),
        }
        answered, gone = Counter[bytes](), Counter[bytes]()
        at_once = {first: many for first, (wanted, _) in begun.items() if wanted not in (0, 408)}

        async def one(first: bytes) -> None:
            async with raw(house.address, first) as (reader, _):
                assert await status(reader) == begun[first][0], first
                answered[first] += 1
                await rest(reader)
                gone[first] += 1

        clock, (door,) = Clock(monkeypatch), doors
        stages = {"head": 4 * many, "body": 2 * many, "idle": many}

        def stand() -> bool:
            return answered == at_once and Counter(one._stage for one in door._until) == stages

        async with asyncio.TaskGroup() as group:
            tasks = [(group.create_task(one(first)), first) for first in begun for _ in range(many)]
            await until(stand)
            past = 0
            for limit in (head, body, idle):
                assert gone == {first: many for first, (_, lasts) in begun.items() if lasts < limit}
                clock.forward(limit + 1 - past)
                past = limit + 1
                sent_away = [task for task, first in tasks if begun[first][1] <= limit]
                await asyncio.wait(sent_away)

    with caplog.at_level(logging.WARNING):
        visit(tmp_path, check, head_seconds=head, body_seconds=body, idle_seconds=idle)
    assert [(record.getMessage(), getattr(record, "fields", {})) for record in caplog.records] == []


@pytest.mark.parametrize(("first", "drip"), [(b"GET / HTTP/1.1\r\nx: ", b"a"), (b"", b"\r\n"), (ASK, b"\r\n")])
def test_a_few_bytes_now_and_then_do_not_help(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, first: bytes, drip: bytes
) -> None:
    async def check(house: Open) -> None:
        clock = Clock(monkeypatch)
        async with raw(house.address, first) as (reader, writer):
            if first == ASK:
                assert await status(reader) == 200
            for _ in range(60):
                clock.forward(10)
                writer.write(drip)
                with suppress(ConnectionError):
                    await writer.drain()
                await asyncio.sleep(0.02)
                if writer.transport.is_closing():
                    return
        raise AssertionError("it is still there")

    visit(tmp_path, check, head_seconds=60, body_seconds=HOUR, idle_seconds=HOUR)


def test_however_many_stand_there_one_more_gets_in(tmp_path: Path, doors: list[Door]) -> None:
    """Of one address only so many wait: it is the longest waiting who has to go, not the next who comes."""
    come, waiting = 120, 20

    async def check(house: Open) -> None:
        north, (door,) = await house.guest("N"), doors
        gone: list[int] = []

        async def stand(n: int) -> None:
            async with raw(house.address, b"GET / HTTP/1.1\r\n") as (reader, _):
                await rest(reader)
                gone.append(n)

        tasks = []
        for n in range(come):
            tasks.append(asyncio.create_task(stand(n)))
            await until(lambda: len(door) == min(len(tasks), waiting))
        await until(lambda: len(gone) == come - waiting)
        async with raw(house.address, ASK) as (reader, _):
            assert await status(reader) == 200
        assert (await north.do("call 1C"))["type"] == "done"
        assert sorted(gone) == list(range(come - waiting + 1))
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    visit(tmp_path, check, waiting=waiting, head_seconds=HOUR)


SMALL_WINDOW = 4096
"""Bytes that the system takes for somebody who does not read."""


@pytest.fixture
def small_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server's system keeps little of what is sent, so that a short answer is one that is not taken."""
    made = BoundedHttp.connection_made

    def connection_made(self: BoundedHttp, transport: asyncio.Transport) -> None:
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SMALL_WINDOW)
        made(self, transport)

    monkeypatch.setattr(BoundedHttp, "connection_made", connection_made)


@pytest.mark.usefixtures("small_windows")
@pytest.mark.parametrize("asked", [PIPELINED, 1000], ids=["as many as may come at once", "ever more"])
def test_who_does_not_read_his_answer_is_sent_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, asked: int) -> None:
    monkeypatch.setattr(connections, "_ROUND", 0.1)
    monkeypatch.setattr(connections, "FLUSHING", 0.5)

    async def check(house: Open) -> None:
        first = await house.browser()
        assert (await first.get("/openapi.json")).status_code == 200  # made once: now it is answered at once
        with socket.socket() as made:
            made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL_WINDOW)
            host, _, port = house.address.rpartition("/")[2].partition(":")
            loop = asyncio.get_running_loop()
            made.setblocking(False)
            await loop.sock_connect(made, (host, int(port)))
            with suppress(ConnectionError):
                await loop.sock_sendall(made, b"GET /openapi.json HTTP/1.1\r\nhost: x\r\n\r\n" * asked)
                await loop.sock_recv(made, 1)  # it has been let in: there is an answer, or it has been refused already
            assert await is_gone(made)

    visit(tmp_path, check, head_seconds=2, body_seconds=2, idle_seconds=1)


@pytest.mark.usefixtures("small_windows")
def test_who_reads_his_answer_slowly_gets_all_of_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "_ROUND", 0.05)
    monkeypatch.setattr(connections, "FLUSHING", 0.5)
    slices = []

    async def check(house: Open) -> None:
        whole = len((await (await house.browser()).get("/openapi.json")).content)
        ask = b"GET /openapi.json HTTP/1.1\r\nhost: x\r\n\r\n"
        async with raw(house.address, ask * (PIPELINED - 1) + ask[:-2] + b"connection: close\r\n\r\n") as (reader, _):
            while slice := await reader.read(whole // 4):
                slices.append(len(slice))
                await asyncio.sleep(0.02)
        assert sum(slices) > PIPELINED * whole

    visit(tmp_path, check, head_seconds=2, body_seconds=2, idle_seconds=1)


async def is_gone(made: socket.socket) -> bool:
    """Wait until the server has closed its end of a connection; False if it never does. Who does not read what was
    sent can't see it himself."""
    port = made.getsockname()[1]
    for _ in range(600):
        if not any(one.raddr[1:] == (port,) for one in psutil.Process().net_connections("tcp4")):
            return True
        await asyncio.sleep(0.1)
    return False


def test_a_refused_handshake_is_no_error(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def check(house: Open) -> None:
        for path, wanted in ((f"/t/{house.table}/N/socket", 401), ("/t/none/X/socket", 404)):
            ask = (
                f"GET {path} HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
                "sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
            )
            async with raw(house.address, ask.encode()) as (reader, _):
                assert await status(reader) == wanted
                await rest(reader)

    with caplog.at_level(logging.INFO):
        visit(tmp_path, check)
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


Against = Callable[[str], Awaitable[None]]


@pytest.mark.skipif(sys.platform != "linux", reason="the memory of a process is read as Linux writes it")
def test_a_real_process_holds_little_of_what_does_not_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Four hundred heads that never end, and three of 64 MB: the process gives them back within their time."""

    async def attack(address: str) -> None:
        async def endless() -> int:
            async with raw(address, b"GET / HTTP/1.1\r\nx: ") as (_, writer):
                with suppress(ConnectionError):
                    for _ in range(1024):
                        writer.write(b"a" * 65_536)
                        await writer.drain()
                    return 0
            return 1

        async def stand() -> None:
            async with raw(address, b"GET / HTTP/1.1\r\nx: " + b"a" * 30_000) as (reader, _):
                await rest(reader)

        standing = [asyncio.create_task(stand()) for _ in range(400)]
        assert await asyncio.gather(*(endless() for _ in range(3))) == [1, 1, 1]
        async with raw(address, ASK) as (reader, _):
            assert await status(reader) == 200
        await asyncio.gather(*standing)

    monkeypatch.setenv("BRIDGELAW_HEAD_SECONDS", "4")
    with process(tmp_path / "data") as server:
        before, open_before = _memory(server.pid), _open(server.pid)
        asyncio.run(attack(server.address))
        assert _open(server.pid) <= open_before + 2
        assert _memory(server.pid) - before < 60_000_000


def _memory(pid: int) -> int:
    """Bytes that the process has in use."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def _open(pid: int) -> int:
    return len(list(Path(f"/proc/{pid}/fd").iterdir()))
