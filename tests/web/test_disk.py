"""A server whose disk is full, or cannot be written to: it says so at once, loses nothing, and goes on by itself."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.web.processes import Process, process

if sys.platform != "linux":
    pytest.skip("file systems and limits as Linux has them", allow_module_level=True)

AT_ONCE = 4.0
"""Seconds within which a refusal has to come, on a busy machine; trying again and again takes ten."""
SIZE = "24m"


class Playing:
    """A Director who writes notes: each is kept, or refused at once. `kept` are those that were acknowledged."""

    def __init__(self, server: Process, table: dict[str, Any], client: httpx.Client) -> None:
        self._server, self._table, self._client = server, table, client
        self._headers = {"authorization": f"Bearer {table['secrets']['director']}"}
        self._address = f"/t/{table['table']}/director"
        self.kept: list[str] = []
        self.refused: dict[str, dict[str, Any]] = {}
        self._sent = 0

    def write(self, text: str | None = None, language: str = "en") -> httpx.Response:
        """The next note, or one that is sent again."""
        if text is None:
            self._sent += 1
            text = f"{self._sent:06} " + "x" * 950
        message = {"type": "note", "id": f"note-{text[:6]}", "text": text}
        began = time.monotonic()
        reply = self._client.post(f"{self._address}/acts?language={language}", json=message, headers=self._headers)
        assert time.monotonic() - began < AT_ONCE
        if reply.status_code == 200:
            self.kept.append(text)
            self.refused.pop(text, None)
        else:
            self.refused[text] = reply.json()
        return reply

    def until_refused(self) -> httpx.Response:
        """Notes until there is no room for one more."""
        for _ in range(5000):
            if (reply := self.write()).status_code != 200:
                return reply
        raise AssertionError("it is never full")

    def shown(self) -> list[str]:
        """The notes that the Director is shown."""
        view = self._client.get(f"{self._address}/view", headers=self._headers).json()
        return [note["text"] for note in view["notes"]]

    def ready(self) -> tuple[int, str]:
        """What the server says of itself; not sooner than it looks again."""
        time.sleep(1.1)
        reply = self._client.get("/readyz")
        return reply.status_code, reply.text


@contextmanager
def playing(server: Process) -> Iterator[Playing]:
    """Somebody who plays there."""
    with server.client() as client:
        yield Playing(server, server.open_table(seed="disk"), client)


def _can_mount() -> bool:
    command = ["unshare", "-Urm", "mount", "-t", "tmpfs", "none", "/mnt"]
    try:
        return subprocess.run(command, capture_output=True, check=False, timeout=30).returncode == 0
    except FileNotFoundError:
        return False


@pytest.mark.skipif(not _can_mount(), reason="no small disk can be made here")
def test_a_disk_that_is_full(tmp_path: Path) -> None:
    """A real one, of a few megabytes, in a space of names of its own, which somebody else fills and clears."""
    folder = tmp_path / "data"
    folder.mkdir()
    mount = f'mount -t tmpfs -o size={SIZE} none "$0" && exec "$@"'
    with process(folder, within=["unshare", "-Urm", "sh", "-c", mount, str(folder)]) as server:
        disk = server.folder = Path(f"/proc/{server.pid}/root{folder}")
        with playing(server) as director:
            assert director.write().status_code == 200
            assert director.ready() == (200, "ok")
            _fill(disk / "fill")
            refused = director.until_refused()
            assert (refused.status_code, refused.json()["code"]) == (503, "disk-full")
            assert director.ready() == (503, "the disk is full")
            said = {language: director.write(language=language).json()["sentence"] for language in ("en", "fr", "nb")}
            assert "This was not stored" in said["en"]
            assert "Ce n’est pas enregistré" in said["fr"]
            assert "Dette ble ikke lagret" in said["nb"]
            assert director.shown() == director.kept
            with server.client() as browser:
                headers = {"origin": server.address, "accept": "text/html"}
                link = f"/join/{director._table['secrets']['N']}"
                pages = [browser.post(link, headers=headers) for _ in range(60)]
            assert pages[-1].status_code == 503
            assert "The server’s disk is full" in pages[-1].text
            (disk / "fill").unlink()
            assert director.ready() == (200, "ok")
            for text in list(director.refused):
                assert director.write(text).status_code == 200
            assert director.write().status_code == 200
            assert director.shown() == director.kept
            assert len(set(director.kept)) == len(director.kept)
        assert server.stop() == 0
    assert "Traceback" not in (tmp_path / "data.log").read_text("utf-8")


def test_a_disk_that_cannot_be_written_to(tmp_path: Path) -> None:
    """Files that may not grow: the server is told so, then killed; what was acknowledged is there, and nothing else."""
    folder = tmp_path / "data"
    with process(folder) as server, playing(server) as director:
        for _ in range(20):
            assert director.write().status_code == 200
        largest = max(file.stat().st_size for file in folder.iterdir())
        _limit(server, largest + 40_000)
        refused = director.until_refused()
        assert (refused.status_code, refused.json()["code"]) == (503, "disk-fails")
        assert "not certain" in refused.json()["sentence"]
        assert director.ready() == (503, "the disk cannot be written to")
        assert director.shown() == director.kept
        table = director._table
        server.kill()
    with process(folder) as server, server.client() as client:
        again = Playing(server, table, client)
        assert [text for text in again.shown() if text not in director.refused] == director.kept
        again._sent, again.kept = director._sent, again.shown()
        _limit(server, 1000)
        assert again.until_refused().json()["code"] == "disk-fails"
        _limit(server, resource.RLIM_INFINITY)
        assert again.ready() == (200, "ok")
        for text in list(again.refused):
            assert again.write(text).status_code == 200
        assert again.shown() == again.kept


def _fill(file: Path) -> None:
    with suppress(OSError), file.open("wb", buffering=0) as out:
        for size in (1 << 16, 1 << 12):
            with suppress(OSError):
                while True:
                    out.write(b"x" * size)
    assert os.statvfs(file.parent).f_bavail < 20


def _limit(server: Process, bytes: int) -> None:
    """No file of the process may grow beyond that."""
    hard = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)[1]
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (bytes, hard))
