"""Events are folded one act at a time, and the event loop gets its turn in between: an imported board may have very
many acts."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence

from bridgelaw.live import happenings
from bridgelaw.live.state import TableState, act_by_act, begun, later, read_again
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


async def in_turns(events: Sequence[Event], place: int) -> TableState:
    """The table as it is on its board number `place` (from 1), with what was done about that board later on.

    Raises:
        KeyError: there was no such board.
    """
    state, rest = begun(events, place - 1)
    is_over = False
    for event in rest:
        is_over = is_over or event.kind == happenings.BOARD
        state = later(state, (event,), is_over=is_over)
        await asyncio.sleep(0)
    return state
