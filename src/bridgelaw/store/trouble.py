"""What an error of a database means: it is busy or gone, its disk is full, or it cannot be written to."""

from __future__ import annotations

import errno
import sqlite3

from bridgelaw.store.model import DiskFails, DiskFull, Unavailable

_SQLITE: dict[int, type[Unavailable]] = {
    sqlite3.SQLITE_FULL: DiskFull,
    sqlite3.SQLITE_IOERR: DiskFails,
    sqlite3.SQLITE_READONLY: DiskFails,
}
_POSTGRESQL: dict[str, type[Unavailable]] = {
    "53100": DiskFull,  # disk_full
    "58030": DiskFails,  # io_error
    "25006": DiskFails,  # read_only_sql_transaction
}
_SYSTEM: dict[int | None, type[Unavailable]] = {
    errno.ENOSPC: DiskFull,
    errno.EDQUOT: DiskFull,
    errno.EROFS: DiskFails,
    errno.EIO: DiskFails,
}


def meant(error: BaseException) -> Unavailable:
    """What the store says of it: `DiskFull` or `DiskFails` where it is no use to try again at once, else that the
    database does not answer."""
    original = getattr(error, "orig", None) or error
    found: type[Unavailable] | None = None
    if isinstance(original, sqlite3.Error):
        # the lowest byte says what it is, the rest where in SQLite
        found = _SQLITE.get((getattr(original, "sqlite_errorcode", None) or 0) & 0xFF)
    elif isinstance(original, OSError):
        found = _SYSTEM.get(original.errno)
    else:
        found = _POSTGRESQL.get(str(getattr(original, "sqlstate", "")))
    return (found or Unavailable)(str(error))
