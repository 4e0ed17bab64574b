"""Pictures that belong to a board of a table: kept beside the events, not among them."""

from __future__ import annotations

from hashlib import sha256

from msgspec import Struct
from sqlalchemy import func, select, update

from bridgelaw.store import schema
from bridgelaw.store.database import LOST, Database
from bridgelaw.store.trouble import meant

MOST = 8
"""Pictures of one board."""

_KEPT = schema.attachment.c


class Attachment(Struct, frozen=True):
    """A picture: what it is called, what kind it is of (`image/png`), its bytes. `redrawn`: they are ours; those from
    earlier versions are as somebody sent them."""

    id: str
    kind: str
    data: bytes
    redrawn: bool = True


class TooMany(Exception):
    """The board has as many as it may have."""


class Attachments:
    """Those of all tables in a database. Every method raises `Unavailable` when the database does not answer."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, stream: str, place: int, kind: str, data: bytes, at: float) -> str:
        """Keep a picture, drawn anew, of board number `place`; the same one again is kept once. What it is called.

        Raises:
            TooMany: the board has as many as it may have.
        """
        id = sha256(f"{stream} {place} {kind} ".encode() + data).hexdigest()[:32]
        mine = select(func.count()).where(_KEPT.stream == stream, _KEPT.place == place)
        same = select(func.count()).where(_KEPT.id == id)
        try:
            async with self._database.writing() as connection:
                if not (await connection.execute(same)).scalar_one():
                    if (await connection.execute(mine)).scalar_one() >= MOST:
                        raise TooMany
                    row = {
                        "id": id,
                        "stream": stream,
                        "place": place,
                        "kind": kind,
                        "at": at,
                        "data": data,
                        "redrawn": True,
                    }
                    await connection.execute(schema.attachment.insert().values(row))
        except LOST as error:
            raise meant(error) from error
        return id

    async def of(self, stream: str, place: int) -> list[str]:
        """What the pictures of a board are called, oldest first."""
        query = select(_KEPT.id).where(_KEPT.stream == stream, _KEPT.place == place).order_by(_KEPT.at)
        return [row.id for row in await self._database.rows(query)]

    async def find(self, stream: str, place: int, id: str) -> Attachment | None:
        """That picture of the board, if there is one."""
        query = select(schema.attachment).where(_KEPT.id == id, _KEPT.stream == stream, _KEPT.place == place)
        rows = await self._database.rows(query)
        return next((Attachment(row.id, row.kind, bytes(row.data), bool(row.redrawn)) for row in rows), None)

    async def redraw(self, id: str, kind: str, data: bytes) -> None:
        """What that picture is from now on, since it has been drawn anew."""
        change = update(schema.attachment).where(_KEPT.id == id).values(kind=kind, data=data, redrawn=True)
        await self._database.change(None, change)
