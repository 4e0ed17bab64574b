"""Which cases on paper are about tables of which session, as their events tell it."""

from __future__ import annotations

import msgspec
from msgspec import Struct
from sqlalchemy import select

from bridgelaw.store import schema
from bridgelaw.store.database import Database

_EVENT = schema.event.c
_KINDS = ("opened", "conditions")
"""The kinds of events that tell of the board."""
_NAMED = '"in_session":'


class _At(Struct, frozen=True):
    session: str = ""


class _BoardAt(Struct, frozen=True):
    in_session: _At = _At()


class _Opened(Struct, frozen=True):
    board: _BoardAt = _BoardAt()


_opened = msgspec.json.Decoder(_Opened).decode


class SessionCases:
    """Those of a database. Every method raises `Unavailable` when the database does not answer."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def by_session(self) -> dict[str, list[str]]:
        """The streams of cases by the session that they name or have named, oldest first."""
        named = select(_EVENT.stream, _EVENT.body).where(_EVENT.kind.in_(_KINDS), _EVENT.body.contains(_NAMED))
        found: dict[str, dict[str, None]] = {}
        for row in await self._database.rows(named.order_by(_EVENT.at, _EVENT.stream)):
            if session := _opened(row.body.encode()).board.in_session.session:
                found.setdefault(session, {})[row.stream] = None
        return {session: list(streams) for session, streams in found.items()}
