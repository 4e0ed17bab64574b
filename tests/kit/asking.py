"""Where other processes stand: what they say when they are asked, what they do, who is connected to whom."""

from __future__ import annotations

import os
import stat
import time
from collections.abc import Iterator
from pathlib import Path

import psutil

from tests.kit.standing import ASKING

PATIENCE = 3.0
"""Seconds in which a process has to say where it stands."""
_LOST = (psutil.Error, OSError)


def everything(root: int) -> str:
    """All of it about the processes that process `root` has started: a table, their connections, their stacks."""
    found = _family(root)
    return "\n".join(("processes", *map(_line, found), "connections", *_connections(found), *_stacks(found)))


def asked(process: psutil.Process) -> str:
    """What a process of Python says about where it stands; empty when it cannot be asked.

    One that writes to a file is read there; what another says comes out wherever it writes.
    """
    if not _can_be_asked(process):
        return ""
    try:
        with open(f"/proc/{process.pid}/fd/2", "rb") as file:
            if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
                process.send_signal(ASKING)
                return "(it has said so on its error stream)"
            file.seek(0, os.SEEK_END)
            process.send_signal(ASKING)
            return _read(file.fileno())
    except _LOST as error:
        return f"({error})"


def _read(descriptor: int) -> str:
    """What is written until nothing more comes."""
    said, until = b"", time.monotonic() + PATIENCE
    while time.monotonic() < until:
        time.sleep(0.3)
        more = os.read(descriptor, 1 << 20)
        if said and not more:
            break
        said += more
    return said.decode(errors="replace")


def _can_be_asked(process: psutil.Process) -> bool:
    """Whether it is one of Python that does something of its own on that signal, which would end it otherwise."""
    try:
        if not process.name().startswith("python"):
            return False
        status = Path(f"/proc/{process.pid}/status").read_text("utf-8")
    except _LOST:
        return False
    caught = next(line for line in status.splitlines() if line.startswith("SigCgt"))
    return bool(int(caught.split()[1], 16) >> (ASKING - 1) & 1)


def _family(root: int) -> list[psutil.Process]:
    try:
        one = psutil.Process(root)
        return [one, *one.children(recursive=True)]
    except _LOST:
        return []


def _line(process: psutil.Process) -> str:
    """One process: who began it, whether it works or waits, how long it has worked, what it is."""
    try:
        with process.oneshot():
            spent = sum(process.cpu_times()[:2])
            command = " ".join(part.rpartition("/")[2] if part.startswith("/") else part for part in process.cmdline())
            return f"{process.pid:8} of {process.ppid():8} {process.status():10} {spent:8.1f} s  {command[:110]}"
    except _LOST as error:
        return f"{process.pid:8} {error}"


def _connections(found: list[psutil.Process]) -> Iterator[str]:
    """Each connection over TCP, and what waits in it: sent and not yet taken, come and not yet read."""
    waiting = _waiting()
    for process in found:
        try:
            for one in process.net_connections("tcp"):
                if one.raddr:
                    unsent, unread = waiting.get((one.laddr.port, one.raddr.port), (0, 0))
                    what = f"{one.laddr.port} to {one.raddr.port} {one.status}, {unsent} unsent, {unread} unread"
                    yield f"{process.pid:8} {what}"
        except _LOST:
            continue


def _waiting() -> dict[tuple[int, int], tuple[int, int]]:
    """By the ports of both ends: bytes unsent and unread. Only Linux tells."""
    table, found = Path("/proc/net/tcp"), {}
    if table.exists():
        for line in table.read_text("utf-8").splitlines()[1:]:
            fields = line.split()
            mine, other = (int(fields[n].rpartition(":")[2], 16) for n in (1, 2))
            unsent, unread = (int(part, 16) for part in fields[4].split(":"))
            found[mine, other] = unsent, unread
    return found


def _stacks(found: list[psutil.Process]) -> Iterator[str]:
    for process in found:
        if process.pid != os.getpid() and (said := asked(process)):
            yield f"process {process.pid}\n{said}"
