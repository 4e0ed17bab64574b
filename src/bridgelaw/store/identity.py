"""Which house a database is of: a random id, made once and never changed."""

from __future__ import annotations

import secrets
from typing import Any

from sqlalchemy import select
from sqlalchemy.dialects import postgresql, sqlite

from bridgelaw.store import schema
from bridgelaw.store.database import Database

_NAME = "identity"
_HOUSE = schema.house.c


async def identity(database: Database) -> str | None:
    """Its id; None where it has none yet.

    Raises:
        Unavailable: the database does not answer.
    """
    rows = await database.rows(select(_HOUSE.value).where(_HOUSE.name == _NAME))
    return next((str(row.value) for row in rows), None)


async def identified(database: Database) -> str:
    """Its id, made now where it has none. Of several processes that come at once one makes it.

    Raises:
        Unavailable: the database does not answer.
    """
    make: Any = postgresql.insert if database.is_postgresql else sqlite.insert
    row = {"name": _NAME, "value": secrets.token_hex(16)}
    await database.change(None, make(schema.house).values(row).on_conflict_do_nothing())
    found = await identity(database)
    assert found is not None
    return found


async def is_empty(database: Database) -> bool:
    """Whether nothing was ever done in it: no table, no link.

    Raises:
        Unavailable: the database does not answer.
    """
    for table in (schema.event, schema.link):
        if await database.rows(select(table).limit(1)):
            return False
    return True
