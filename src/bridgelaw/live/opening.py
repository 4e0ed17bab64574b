"""A new table."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from bridgelaw.live import happenings
from bridgelaw.live.folding import folded
from bridgelaw.live.happenings import Opened
from bridgelaw.live.settings import TableSettings, checked
from bridgelaw.live.state import opened_act_by_act
from bridgelaw.store.model import Event, Store
from bridgelaw.store.stream_id import new_stream_id


async def open_table(
    store: Store, settings: TableSettings, at: float, acts: Sequence[dict[str, Any]] = (), name: str = ""
) -> str:
    """A new table with its first board: its name, made up unless one is given. `acts`, in record form: what was done on
    that board elsewhere.

    Raises:
        ValueError: it cannot be run with these settings.
        Impossible, Wrong: such an act cannot have happened, or is none.
        Taken, Repeated: there is a table of that name.
        Unavailable: the database does not answer.
    """
    settings = checked(settings if settings.seed else replace(settings, seed=secrets.token_hex(16)))
    id, board = name or new_stream_id(), settings.board(0)
    event = Event(id, 1, "opened", "operator", "opened", at, happenings.encode(Opened(settings, board, tuple(acts))))
    await folded(opened_act_by_act(event))  # what cannot have happened is not kept
    await store.append(event)
    return id
