"""The operator's secret: set, or made once and kept in the data folder for nobody else to read."""

from __future__ import annotations

import os
import secrets
from contextlib import suppress
from pathlib import Path

from bridgelaw.store.private import keep_private, write_private
from bridgelaw.web.settings import ServerSettings

FILE = "operator.secret"


def secret(settings: ServerSettings) -> str:
    """The secret by which tables are opened and figures are read."""
    if settings.operator:
        return settings.operator
    return kept_secret(file(settings))


def kept_secret(path: Path) -> str:
    """The secret that is kept there, made when it is first asked for. Of two processes that start at once, one makes
    it."""
    if path.exists():
        keep_private(path)
        return path.read_text("utf-8").strip()
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    made = path.with_suffix(f".{os.getpid()}")
    write_private(made, (secrets.token_urlsafe(32) + "\n").encode())
    with suppress(FileExistsError):
        os.link(made, path)
    made.unlink()
    return path.read_text("utf-8").strip()


def file(settings: ServerSettings) -> Path:
    """Where a secret that was made is kept."""
    return settings.folder / FILE
