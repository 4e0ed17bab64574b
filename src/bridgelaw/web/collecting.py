"""When Python's garbage collector runs: while tables and halls are at rest, and not while players wait for something.

Tables and views do not refer to each other in circles, so they are freed without it. What it has to find comes from
connections that have been closed. To look through all objects takes half a second when hundreds of tables are open, and
Python would do it each time they have grown by a quarter.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable

YOUNG = (200_000, 1_000_000, 1_000_000)
"""As in `gc.set_threshold`: young objects are looked through as usual, the old ones only by `at_rest`."""
EVERY = 60.0
"""Seconds between two looks at whether it is time."""
AT_LATEST = 15
"""After so many times `EVERY` it is done even if the tables are not at rest."""


def settle() -> None:
    """Take what the program itself consists of out of the garbage collector's sight for good."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*YOUNG)


async def at_rest(done: Callable[[], float], every: float = EVERY) -> None:
    """Run the garbage collector whenever nothing has been done since the last time it was looked, until this task is
    cancelled. `done` counts what has been done so far."""
    before, waited = done(), 0
    while True:
        await asyncio.sleep(every)
        now, waited = done(), waited + 1
        if now == before or waited >= AT_LATEST:
            gc.collect()
            waited = 0
        before = now
