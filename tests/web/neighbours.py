"""How long those at one table wait for an answer while something heavy is done at another one of the same server."""

from __future__ import annotations

import json
import statistics
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx

from tests.formats.doubling import lin, pbn
from tests.web.processes import Process

SIZE = 198_000
"""Characters of a text that is made to hold up whoever reads it."""


def _pbn(piece: str) -> tuple[str, str]:
    return "pbn", f"{pbn.AUCTION}1C {piece * (SIZE // len(piece))}"


def _record() -> str:
    acts = [{"id": f"a{n}", "by": "NESW"[n % 4], "call": "P"} for n in range(SIZE // 44)]
    return json.dumps({"bridgelaw": 1, "laws": 2017, "board": 1, "deal": "N:... ... ... ...", "acts": acts})


BOMBS: dict[str, tuple[str, str]] = {
    "marks": _pbn("^^*^*"),
    "suffixes": _pbn("$1 "),
    "notes": _pbn("^S ^S ^S "),
    "comments": _pbn("1C {x} "),
    "calls in lin": ("lin", lin.DEALT + "mb|1C|" * (SIZE // 6)),
    "commands in lin": ("lin", "zz||" * (SIZE // 4)),
    "deep json": ("record", "[" * SIZE),
    "deep yaml": ("record", "- " * (SIZE // 2)),
    "anchors": ("record", "a: &a [x]\n" + "".join(f"b{n}: *a\n" for n in range(SIZE // 12))),
    "acts": ("record", _record()),
}


class Seated:
    """Somebody at a table of a server, over one connection."""

    def __init__(self, client: httpx.Client, table: dict[str, Any], who: str) -> None:
        self._client = client
        self._headers = {"authorization": f"Bearer {table['secrets'][who]}"}
        self._address = f"/t/{table['table']}/{who}"
        self._sent = 0

    def send(self, message: dict[str, Any]) -> tuple[float, httpx.Response]:
        """How long it took until it was answered, in seconds, and the answer."""
        self._sent += 1
        message = {**message, "id": f"message-{self._sent:06}"}
        began = time.perf_counter()
        reply = self._client.post(f"{self._address}/acts", json=message, headers=self._headers)
        return time.perf_counter() - began, reply

    def bring(self, form: str, text: str) -> tuple[float, str]:
        """A board that was played elsewhere is brought as a file: the seconds, and `done` or why it was refused."""
        began = time.perf_counter()
        reply = self._client.post(
            f"{self._address}/boards?format={form}", content=text.encode(), headers=self._headers, timeout=60
        )
        seconds = time.perf_counter() - began
        assert reply.status_code in (200, 409), reply.text[:500]
        return seconds, reply.json().get("code", "done")

    def act(self, act: dict[str, Any]) -> float:
        """It is done, whatever is irregular about it; the seconds."""
        seconds, reply = self.send({"type": "act", "act": act, "confirmed": True})
        assert reply.status_code == 200, reply.text[:500]
        return seconds


@contextmanager
def seated(server: Process, table: dict[str, Any], who: str) -> Iterator[Seated]:
    """Somebody comes there, and goes."""
    with server.client() as client:
        yield Seated(client, table, who)


def waits(server: Process, times: int, pause: float = 0.01) -> list[float]:
    """The seconds that a Director at a table of his own waits for each of so many notes."""
    found = []
    with seated(server, server.open_table(seed="neighbour"), "director") as director:
        for n in range(times):
            seconds, reply = director.send({"type": "note", "text": f"{n}"})
            assert reply.status_code == 200, reply.text[:500]
            found.append(seconds)
            time.sleep(pause)
    return found


@contextmanager
def beside(work: Callable[[], object]) -> Iterator[None]:
    """`work` is done again and again meanwhile; what it raises is raised at the end."""
    over, failed = threading.Event(), list[BaseException]()

    def again() -> None:
        try:
            while not over.is_set():
                work()
        except BaseException as error:
            failed.append(error)

    thread = threading.Thread(target=again, daemon=True)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join(60)
    assert not failed, failed


def p99(seconds: list[float]) -> float:
    """99 of 100 waits were no longer."""
    return statistics.quantiles(seconds, n=100)[-1]
