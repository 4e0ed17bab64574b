"""What this machine lacks is installed by the first test that needs it, without hurry."""

from __future__ import annotations

import faulthandler
import signal
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def unhurried() -> Iterator[None]:
    """The limit of the test does not run on: however long the network takes, the first test does not fail by that."""
    left, _ = signal.getitimer(signal.ITIMER_REAL)
    signal.setitimer(signal.ITIMER_REAL, 0)
    faulthandler.cancel_dump_traceback_later()
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, left)
