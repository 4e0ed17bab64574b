"""A throwaway PostgreSQL for tests: Debian's, installed when it is missing and may be, run as an ordinary user."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psutil
import pytest

from tests.kit.installing import unhurried

_MISSING = "PostgreSQL 15 is needed by this test and cannot be installed here: apt-get install postgresql (as root)."
_PLACES = ("/usr/lib/postgresql/*/bin", "/usr/local/pgsql/bin", "/opt/homebrew/opt/postgresql*/bin")
_USER = "bridgelaw"


class Cluster:
    """A cluster in a folder of its own, listening on a port of its own."""

    def __init__(self, programs: Path, folder: Path, port: int) -> None:
        self._programs, self._folder, self._port = programs, folder, port
        self._databases = 0

    def start(self) -> None:
        """Begin to answer."""
        options = f"-p {self._port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off"
        self._run("pg_ctl", "start", "-w", "-s", "-D", str(self._folder / "data"), "-o", options, "-l", self._log)

    def crash(self) -> None:
        """End at once, as if the machine had been switched off."""
        self._run("pg_ctl", "stop", "-w", "-s", "-m", "immediate", "-D", str(self._folder / "data"))

    @contextmanager
    def still(self) -> Iterator[None]:
        """It takes what it is asked and says nothing, as one whose machine has frozen or whose network is cut."""
        main = psutil.Process(int((self._folder / "data" / "postmaster.pid").read_text("utf-8").split()[0]))
        processes = [main, *main.children(recursive=True)]
        for one in processes:
            one.suspend()
        try:
            yield
        finally:
            for one in processes:
                one.resume()

    def database(self) -> str:
        """The address of a new, empty database."""
        self._databases += 1
        name = f"test{os.getpid()}x{self._databases}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self._port), "-U", _USER, name)
        return f"postgresql://{_USER}@127.0.0.1:{self._port}/{name}"

    def initialise(self) -> None:
        """Make the files of an empty cluster."""
        self._run(
            "initdb", "-D", str(self._folder / "data"), "-U", _USER, "-A", "trust", "-E", "UTF8", "--no-locale", "-N"
        )

    @property
    def _log(self) -> str:
        return str(self._folder / "log")

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._programs / program), *arguments]
        if os.geteuid() == 0:
            command = ["runuser", "-u", _ordinary_user(), "--", *command]
        # the server keeps what it inherits open: it must not be a pipe that somebody waits for
        with tempfile.TemporaryFile() as said:
            done = subprocess.run(
                command, cwd="/", stdout=said, stderr=said, stdin=subprocess.DEVNULL, check=False, timeout=240
            )
            said.seek(0)
            if done.returncode:
                raise RuntimeError(f"{program}: {said.read().decode(errors='replace')}")


@contextmanager
def cluster() -> Iterator[Cluster]:
    """A running cluster, gone with all its files at the end."""
    programs = _programs()
    folder = Path(tempfile.mkdtemp(prefix="bridgelaw-postgres-"))
    try:
        if os.geteuid() == 0:
            shutil.chown(folder, _ordinary_user())
        made = Cluster(programs, folder, _free_port())
        made.initialise()
        made.start()
        try:
            yield made
        finally:
            made.crash()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _programs() -> Path:
    """Where initdb and pg_ctl are, installed first if need be."""
    found = _found()
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        with unhurried():
            for command in (
                ["apt-get", "update"],
                ["apt-get", "install", "-y", "--no-install-recommends", "postgresql"],
            ):
                subprocess.run(command, env=quiet, capture_output=True, check=False, timeout=240)
        found = _found()
    if found is None:
        pytest.fail(_MISSING)
    return found


def _found() -> Path | None:
    beside = shutil.which("initdb")
    places = [Path(beside).resolve().parent] if beside else []
    for pattern in _PLACES:
        places += sorted(Path("/").glob(pattern.lstrip("/")), reverse=True)
    return next((place for place in places if (place / "pg_ctl").exists() and (place / "createdb").exists()), None)


def _ordinary_user() -> str:
    names = {user.pw_name for user in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


def _free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])
