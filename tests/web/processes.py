"""Real server processes, as an operator starts them; they can be killed at any moment."""

from __future__ import annotations

import json
import os
import signal
import ssl
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

UNENCRYPTED = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""For clients of a server on the loopback: without it each of them reads all certificates of the machine."""
ROOT = Path(__file__).parents[2]
MAIN = "from tests.kit.standing import register; register(); from bridgelaw.cli.main import main; main()"


class Process:
    """One process of `bridgelaw serve`."""

    def __init__(self, folder: Path, *flags: str, within: Sequence[str] = ()) -> None:
        """`within`: a command that starts it, by turning into it."""
        self.folder = folder
        command = [*within, sys.executable, "-c", MAIN, "serve", "--json", "--port", "0", "--data", str(folder)]
        rates = {f"BRIDGELAW_{name}": "100000/second" for name in ("ACTS", "JOINS", "REQUESTS")}
        self._log = (folder.parent / f"{folder.name}.log").open("ab")
        self._run = subprocess.Popen(
            [*command, "--bots", "none", *flags],
            stdout=subprocess.PIPE,
            stderr=self._log,
            env={**os.environ, **rates},
            cwd=ROOT,
            start_new_session=True,
        )
        self.said = self._first_line()
        self.address: str = self.said["address"]

    @property
    def operator(self) -> dict[str, str]:
        """The header of the operator."""
        secret = (self.folder / "operator.secret").read_text("utf-8").strip()
        return {"authorization": f"Bearer {secret}"}

    def open_table(self, **settings: Any) -> dict[str, Any]:
        """A new table: its name, and the secrets of its links by viewer."""
        with self.client() as client:
            reply = client.post("/api/tables", json=settings, headers=self.operator)
        reply.raise_for_status()
        found = reply.json()
        return {"table": found["table"], "secrets": {w: u.rpartition("/")[2] for w, u in found["links"].items()}}

    def record(self, table: dict[str, Any]) -> dict[str, Any]:
        """The Director's view of a table."""
        headers = {"authorization": f"Bearer {table['secrets']['director']}"}
        with self.client() as client:
            reply = client.get(f"/t/{table['table']}/director/view", headers=headers)
        reply.raise_for_status()
        found: dict[str, Any] = reply.json()
        return found

    def client(self) -> httpx.Client:
        """What sends requests to it."""
        return httpx.Client(base_url=self.address, trust_env=False, timeout=30, verify=UNENCRYPTED)

    @property
    def pid(self) -> int:
        """Its number."""
        return self._run.pid

    def kill(self) -> None:
        """End it at once: it can put nothing in order."""
        self._run.kill()
        self._gone()

    def stop(self) -> int:
        """Ask it to stop; its exit status."""
        self._run.send_signal(signal.SIGTERM)
        return self._gone()

    def _gone(self) -> int:
        status = self._run.wait(timeout=60)
        assert self._run.stdout is not None
        self._run.stdout.close()
        self._log.close()
        return status

    def _first_line(self) -> dict[str, Any]:
        assert self._run.stdout is not None
        line = self._run.stdout.readline()
        if not line:
            self._gone()
            raise RuntimeError((self.folder.parent / f"{self.folder.name}.log").read_text("utf-8"))
        found: dict[str, Any] = json.loads(line)
        return found

    @property
    def runs(self) -> bool:
        """Whether it still does."""
        return self._run.poll() is None


@contextmanager
def process(folder: Path, *flags: str, within: Sequence[str] = ()) -> Iterator[Process]:
    """A process that is gone at the end, whatever happens."""
    made = Process(folder, *flags, within=within)
    try:
        yield made
    finally:
        if made.runs:
            made.kill()
