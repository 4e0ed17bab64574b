"""When the process looks for what nothing refers to any more: at rest, and not in the middle of what players wait for.

Tables and views are values that refer to nothing that refers back to them, so they go by themselves. What has to be
looked for comes from connections that have been closed. A look through everything takes half a second when hundreds of
tables are open, and Python would take one whenever they have grown by a quarter.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable

YOUNG = (200_000, 1_000_000, 1_000_000)
"""As `gc.set_threshold`: what is young is looked through once, everything together only by `at_rest`."""
EVERY = 60.0
"""Seconds between two looks at whether it is time."""
AT_LATEST = 15
"""Times of `EVERY` after which it is done though the tables are not at rest."""


def settle() -> None:
    """What the program itself consists of is never looked through again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*YOUNG)


async def at_rest(done: Callable[[], float], every: float = EVERY) -> None:
    """Look through everything while nothing has been done since the last look, as long as it is not cancelled.

    `done` counts what has been done so far.
    """
    before, waited = done(), 0
    while True:
        await asyncio.sleep(every)
        now, waited = done(), waited + 1
        if now == before or waited >= AT_LATEST:
            gc.collect()
            waited = 0
        before = now
