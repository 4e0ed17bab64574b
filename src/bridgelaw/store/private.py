"""Files that only their owner may read, whatever folder they lie in and whatever the umask of the process is."""

from __future__ import annotations

import logging
import os
from pathlib import Path

_OTHERS = 0o077
_log = logging.getLogger(__name__)


def keep_private(file: Path) -> None:
    """Take from others what they may do with the file, if it is there."""
    try:
        mode = file.stat().st_mode & 0o777
        if mode & _OTHERS:
            file.chmod(mode & ~_OTHERS)
    except FileNotFoundError:
        pass
    except OSError as error:
        _log.warning("%s can be read by others, and that cannot be changed: %s", file, error)


def make_private(file: Path) -> None:
    """The same, and an empty file where there is none."""
    try:
        made = os.open(file, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        keep_private(file)
        return
    try:
        os.chmod(file, 0o600)  # whatever was masked
    finally:
        os.close(made)


def write_private(file: Path, data: bytes) -> None:
    """What is in the file from now on, all or nothing of it."""
    beside = file.with_name(f"{file.name}.{os.getpid()}")
    make_private(beside)
    beside.write_bytes(data)
    beside.replace(file)
