"""Who people are: the only place where a name stands. All else has their keys, which are random."""

from __future__ import annotations

from collections.abc import Iterable
from secrets import token_urlsafe

from msgspec import Struct
from sqlalchemy import select

from bridgelaw.store import schema
from bridgelaw.store.database import LOST, Database
from bridgelaw.store.trouble import meant

_PERSON, _EXPORT = schema.person.c, schema.export.c


class KnownPerson(Struct, frozen=True):
    """Somebody who plays: name, and the number that a federation gives."""

    key: str
    name: str
    number: str = ""


class People:
    """Those of a database. Every method raises `Unavailable` when the database does not answer."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def keys(self, wanted: Iterable[tuple[str, str]], at: float) -> dict[tuple[str, str], str]:
        """The keys of people by name and number; whoever is not known yet is kept from now on."""
        known = {(one.name, one.number): one.key for one in await self.all()}
        new = {who: token_urlsafe(9) for who in dict.fromkeys(wanted) if who not in known}
        rows = [
            {"key": key, "name": name, "number": number, "added": at, "erased": None}
            for (name, number), key in new.items()
        ]
        if rows:
            try:
                async with self._database.writing() as connection:
                    await connection.execute(schema.person.insert(), rows)
            except LOST as error:
                raise meant(error) from error
        return known | new

    async def all(self) -> list[KnownPerson]:
        """Everybody who has not been erased, in the order in which they came."""
        query = select(schema.person).where(_PERSON.erased.is_(None)).order_by(_PERSON.added, _PERSON.key)
        return [KnownPerson(row.key, row.name, row.number) for row in await self._database.rows(query)]

    async def exported(self, file: str, at: float) -> None:
        """Note that names went into a file."""
        await self._database.change(None, schema.export.insert().values(file=file, at=at))

    async def exports(self) -> list[str]:
        """The files into which names went, each once, oldest first."""
        query = select(_EXPORT.file).order_by(_EXPORT.at)
        return list(dict.fromkeys(row.file for row in await self._database.rows(query)))
