"""A house with sessions, on a database of its own."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

from bridgelaw.formats.sessions.neutral import loads
from bridgelaw.formats.sessions.session_file import SessionFile
from bridgelaw.hall.sessions import HouseSessions
from bridgelaw.store.database import Database, open_database
from tests.session.sessions import FORM, field

NAMES = ("Åse Ødegård", "Zoltán O’Brien & Sons", "Ann Lee", "Björn Käll")
RULED = {"weighted": {"ns": [[420, 0.6], [-50, 0.4]]}}
Check = Callable[[HouseSessions, Database], Awaitable[None]]


def evening(*scores: Any, **more: Any) -> SessionFile:
    """A board at some tables; at the first sit the people above."""
    rows = field(*scores)
    pairs: list[dict[str, Any]] = [
        {"pair": key} for key in dict.fromkeys(row[side] for row in rows for side in ("ns", "ew"))
    ]
    pairs[0]["people"], pairs[1]["people"] = ["H0", "H1"], ["H2", "H3"]
    people = {f"H{n}": {"name": name, "number": str(9000 + n)} for n, name in enumerate(NAMES)}
    return loads(json.dumps({"form": FORM, "pairs": pairs, "results": rows, "people": people, **more}))


def at_home(address: str, check: Check) -> None:
    """Do something in the house whose database is there. Each time that it asks it is a second later."""
    seconds = iter(range(1_000_000))

    async def whole() -> None:
        database = await open_database(address)
        try:
            await check(HouseSessions(database, lambda: float(next(seconds))), database)
        finally:
            await database.close()

    asyncio.run(whole())
