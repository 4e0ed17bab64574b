"""Whether the database is that of this house. A house that finds another one, or an empty one, must not begin anew as
if nothing had been: its links would lead nowhere, and nobody would know why.

The id of the house stands in its database, and beside the operator's secret in the data folder.
"""

from __future__ import annotations

from pathlib import Path

from bridgelaw.store.database import Database
from bridgelaw.store.identity import identified, identity, is_empty
from bridgelaw.store.private import keep_private, write_private
from bridgelaw.web import operator
from bridgelaw.web.settings import ServerSettings

FILE = "house.id"


class WrongHouse(Exception):
    """The database is not that of this folder. `code` is `serve-house-…` of the messages."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


async def settle(database: Database, settings: ServerSettings, *, adopt: bool = False) -> None:
    """Make sure that the database and the data folder belong together; a new house is given an id in both.

    A folder without an id takes the database as it is: it is new, or from a time before there were ids. Only one that
    has a secret already is not taken for new when the database is empty. `adopt`: whatever it is, it is ours from now
    on.

    Raises:
        WrongHouse: they do not.
        Unavailable: the database does not answer.
    """
    file = settings.folder / FILE
    keep_private(file)
    kept = _read(file)
    found = await identity(database)
    if kept and kept == found:
        return
    if not adopt:
        is_used = kept is not None or operator.file(settings).exists()
        if found is None and is_used and await is_empty(database):
            raise WrongHouse("serve-house-empty")
        if kept is not None:
            raise WrongHouse("serve-house-other")
    # the database first: whoever is stopped in between finds a database with an id, and a folder without one
    found = await identified(database)
    file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    write_private(file, f"{found}\n".encode())


def _read(file: Path) -> str | None:
    try:
        return file.read_text("utf-8", "replace").strip()
    except FileNotFoundError:
        return None
