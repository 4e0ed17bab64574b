"""Events are folded one act at a time, and the event loop gets its turn in between: an imported board may have very
many acts."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from bridgelaw.live.state import TableState, act_by_act, read_again
from bridgelaw.store.model import Event


async def folded(states: Iterator[TableState]) -> TableState:
    """The last of them."""
    found = next(states)
    while (following := next(states, None)) is not None:
        found = following
        await asyncio.sleep(0)
    return found


async def again(state: TableState, event: Event) -> TableState:
    """The table one event later, as it was kept; what cannot be read again is passed over and marked."""
    try:
        return await folded(act_by_act(state, event))
    except Exception:
        return read_again(state, event)
