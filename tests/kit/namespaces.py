"""A club's network on this machine: a hall in which the server runs and rooms of phones. Each is a network namespace,
and each room is joined to the hall by a cable that can be pulled. Linux, as root."""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

_NEW_NETWORK = 0x40000000
"""CLONE_NEWNET of `setns(2)`."""


class Network:
    """By the names of its namespaces. Room 1 reaches the hall at 10.77.1.1, room 2 at 10.77.2.1."""

    def __init__(self, rooms: int) -> None:
        self._name = f"bridgelaw{os.getpid()}"
        self.rooms = range(1, rooms + 1)

    def address(self, room: int) -> str:
        """The server as it is reached from there."""
        return f"10.77.{room}.1"

    def pull(self, room: int) -> None:
        """Nothing comes through any more."""
        self._in_hall("link", "set", f"room{room}", "down")

    def plug(self, room: int) -> None:
        """It does again."""
        self._in_hall("link", "set", f"room{room}", "up")

    def program(self, folder: Path, room: int, path: str) -> Path:
        """A program like that at `path`, which runs in a room."""
        made = folder / f"room{room}"
        made.write_text(f'#!/bin/sh\nexec ip netns exec {self._room(room)} {path} "$@"\n', "utf-8")
        made.chmod(0o755)
        return made

    @contextmanager
    def in_hall(self) -> Iterator[None]:
        """This thread, and all that it starts meanwhile, is in the hall."""
        with Path("/proc/thread-self/ns/net").open("rb") as before, Path("/run/netns", self._hall).open("rb") as hall:
            _enter(hall.fileno())
            try:
                yield
            finally:
                _enter(before.fileno())

    def make(self) -> None:
        """All of it, plugged in."""
        _ip("netns", "add", self._hall)
        self._in_hall("link", "set", "lo", "up")
        for room in self.rooms:
            there = self._room(room)
            _ip("netns", "add", there)
            self._in_hall("link", "add", f"room{room}", "type", "veth", "peer", "name", "hall", "netns", there)
            self._in_hall("address", "add", f"{self.address(room)}/24", "dev", f"room{room}")
            _ip("-n", there, "address", "add", f"10.77.{room}.2/24", "dev", "hall")
            for device in ("lo", "hall"):
                _ip("-n", there, "link", "set", device, "up")
            self.plug(room)

    def remove(self) -> None:
        """As if it had never been."""
        for name in (self._hall, *map(self._room, self.rooms)):
            with suppress(subprocess.CalledProcessError):
                _ip("netns", "delete", name)

    @property
    def _hall(self) -> str:
        return f"{self._name}-hall"

    def _room(self, room: int) -> str:
        return f"{self._name}-room{room}"

    def _in_hall(self, *words: str) -> None:
        _ip("-n", self._hall, *words)


def _ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True, timeout=60)


def _enter(namespace: int) -> None:
    if ctypes.CDLL(None, use_errno=True).setns(namespace, _NEW_NETWORK):
        raise OSError(ctypes.get_errno(), "setns")


@contextmanager
def network(rooms: int) -> Iterator[Network]:
    """It is gone at the end. Skips the test where no namespaces can be made."""
    if os.geteuid() != 0 or shutil.which("ip") is None:
        pytest.skip("network namespaces need root and ip (iproute2)")
    made = Network(rooms)
    try:
        made.make()
        yield made
    finally:
        made.remove()
