"""Links and sessions: random secrets, of which only the hash is kept."""

from __future__ import annotations

import secrets
from contextlib import suppress
from hashlib import sha256

from sqlalchemy import Select, select, update
from sqlalchemy.exc import IntegrityError

from bridgelaw.store import schema
from bridgelaw.store.database import Database
from bridgelaw.store.model import Link

_LINK, _SESSION = schema.link.c, schema.session.c


def hashed(secret: str) -> str:
    """The hash of a secret, which is what is kept of it. A secret is random and long, so it needs neither a salt nor a
    slow hash."""
    return sha256(secret.encode()).hexdigest()


class Links:
    """The links of all tables in a database. Every method raises `Unavailable` when the database does not answer."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, stream: str, who: str, at: float) -> str:
        """A new link to sit at the table `stream` as `who`: its secret, which cannot be had again."""
        secret = secrets.token_urlsafe(32)
        row = {"id": hashed(secret), "stream": stream, "who": who, "made": at, "revoked": None}
        await self._write(stream, schema.link.insert().values(row))
        return secret

    async def keep(self, secret: str, stream: str, who: str, at: float) -> None:
        """A link of a secret that was made elsewhere; nothing where there is or was one of it."""
        if not await self._database.rows(select(_LINK.id).where(_LINK.id == hashed(secret))):
            row = {"id": hashed(secret), "stream": stream, "who": who, "made": at, "revoked": None}
            with suppress(IntegrityError):  # somebody else has kept it at this moment
                await self._write(stream, schema.link.insert().values(row))

    async def find(self, secret: str) -> Link | None:
        """The link of that secret, unless it has been revoked."""
        return await self._first(select(schema.link).where(_LINK.id == hashed(secret), _LINK.revoked.is_(None)))

    async def of(self, stream: str) -> list[Link]:
        """The links of a table that are not revoked, oldest first."""
        query = select(schema.link).where(_LINK.stream == stream, _LINK.revoked.is_(None)).order_by(_LINK.made)
        return [Link(row.id, row.stream, row.who) for row in await self._database.rows(query)]

    async def of_place(self, stream: str, who: str) -> Link | None:
        """A link of `who` at that table which is not revoked; None where there is none."""
        query = select(schema.link).where(_LINK.stream == stream, _LINK.who == who, _LINK.revoked.is_(None))
        return await self._first(query.order_by(_LINK.made).limit(1))

    async def revoke(self, stream: str, who: str, at: float) -> int:
        """End all links of `who` at that table, and the sessions begun with them; how many there were."""
        change = update(schema.link).where(_LINK.stream == stream, _LINK.who == who, _LINK.revoked.is_(None))
        return await self._write(stream, change.values(revoked=at))

    async def revoke_unused(self, stream: str, at: float) -> int:
        """End the links of a table with which nobody has begun a session; how many there were."""
        used = select(_SESSION.link)
        change = update(schema.link).where(_LINK.stream == stream, _LINK.revoked.is_(None), _LINK.id.not_in(used))
        return await self._write(stream, change.values(revoked=at))

    async def begin_session(self, link: Link, at: float) -> str:
        """A session begun with that link: its secret, for a cookie."""
        secret = secrets.token_urlsafe(32)
        await self._write(None, schema.session.insert().values(id=hashed(secret), link=link.id, made=at))
        return secret

    async def session(self, secret: str) -> Link | None:
        """The link with which the session of that secret was begun, unless it has been revoked."""
        joined = schema.link.join(schema.session, _SESSION.link == _LINK.id)
        query = select(schema.link).select_from(joined).where(_SESSION.id == hashed(secret), _LINK.revoked.is_(None))
        return await self._first(query)

    async def is_valid(self, id: str) -> bool:
        """Whether the link of that id is there and not revoked."""
        return await self._first(select(schema.link).where(_LINK.id == id, _LINK.revoked.is_(None))) is not None

    async def _first(self, query: Select[tuple[object, ...]]) -> Link | None:
        return next((Link(row.id, row.stream, row.who) for row in await self._database.rows(query)), None)

    async def _write(self, stream: str | None, change: object) -> int:
        return await self._database.change(stream, change)
