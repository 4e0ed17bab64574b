"""Sessions in the database: a stream of facts each, beside the streams of tables. Who the people in them are stands in
a table of its own (`store.people`)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from sqlalchemy import bindparam, delete, func, select
from sqlalchemy.exc import IntegrityError

from bridgelaw.formats.sessions import fact_data
from bridgelaw.session.facts import Fact, kind_of
from bridgelaw.store import schema
from bridgelaw.store.database import LOST, Database
from bridgelaw.store.model import SESSION, StreamTaken
from bridgelaw.store.trouble import meant

_EVENT = schema.event.c
# made once: to put one together and to know it again takes as long as to run it
_LAST = select(func.coalesce(func.max(_EVENT.version), 0)).where(_EVENT.stream == bindparam("stream"))
_INSERT = schema.event.insert()
_ONLINE = '"online":true'


class ToldFact(Struct, frozen=True):
    """Fact number `version`, when it came (seconds since the epoch), from whom, and under which id. Of several facts
    of one message each has its place (from 1) behind that id."""

    version: int
    at: float
    actor: str
    client: str
    fact: Fact

    @property
    def message(self) -> str:
        """The id of the message that it came of."""
        return self.client.rpartition(":")[0]


class SessionStreams:
    """Those of a database. Every method raises `Unavailable` when the database does not answer."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, id: str, after: int, facts: Sequence[Fact], actor: str, client: str, at: float) -> None:
        """Keep facts, all or none of them, behind fact number `after` of that session (0: it begins). `client`: made by
        whoever sends them.

        Raises:
            StreamTaken: the session has gone on in between, or these have been kept before.
        """
        told = [ToldFact(after + n, at, actor, f"{client}:{n}", fact) for n, fact in enumerate(facts, 1)]
        await self.keep(id, after, told)

    async def keep(self, id: str, after: int, told: Sequence[ToldFact]) -> None:
        """The same of facts that came of several messages, each with who told it; their numbers follow on `after`.
        Raises as `add`."""
        stream = SESSION + id
        rows = [
            {
                "stream": stream,
                "version": one.version,
                "kind": kind_of(one.fact),
                "actor": one.actor,
                "client": one.client,
                "at": one.at,
                "body": fact_data.encode(one.fact).decode(),
            }
            for one in told
        ]
        try:
            async with self._database.writing() as connection:
                current = (await connection.execute(_LAST, {"stream": stream})).scalar_one()
                if current != after:
                    raise StreamTaken(current)
                if rows:
                    await connection.execute(_INSERT, rows)
                await self._database.tell(connection, [(stream, after + len(rows), False)])
        except IntegrityError:
            raise StreamTaken(after) from None
        except LOST as error:
            raise meant(error) from error

    async def read(self, id: str) -> list[tuple[float, Fact]]:
        """The facts of that session in order, each with its time; none where there is no such session."""
        return [(one.at, one.fact) for one in await self.told(id)]

    async def told(self, id: str, after: int = 0) -> list[ToldFact]:
        """The facts of that session behind number `after`, in order, each with who told it."""
        mine = select(schema.event).where(_EVENT.stream == SESSION + id, _EVENT.version > after)
        return [
            ToldFact(row.version, row.at, row.actor, row.client, fact_data.decode(row.body.encode()))
            for row in await self._database.rows(mine.order_by(_EVENT.version))
        ]

    async def version(self, id: str) -> int:
        """The number of its last fact; 0 where there is no such session."""
        return (await self.last(id))[0]

    async def last(self, id: str) -> tuple[int, float]:
        """The number of its last fact, and when that came; (0, 0.0) where there is no such session. A session that was
        taken away and kept anew has another time."""
        mine = select(_EVENT.version, _EVENT.at).where(_EVENT.stream == SESSION + id)
        rows = await self._database.rows(mine.order_by(_EVENT.version.desc()).limit(1))
        return next(((int(row.version), float(row.at)) for row in rows), (0, 0.0))

    async def ids(self) -> list[str]:
        """The sessions that there are, oldest first."""
        opened = select(_EVENT.stream).where(_EVENT.version == 1, _EVENT.stream.startswith(SESSION, autoescape=True))
        rows = await self._database.rows(opened.order_by(_EVENT.at, _EVENT.stream))
        return [row.stream.removeprefix(SESSION) for row in rows]

    async def online(self) -> list[str]:
        """Those that are or were played online, oldest first."""
        opened = (
            select(_EVENT.stream)
            .where(_EVENT.version == 1, _EVENT.stream.startswith(SESSION, autoescape=True))
            .where(_EVENT.body.contains(_ONLINE))
        )
        rows = await self._database.rows(opened.order_by(_EVENT.at, _EVENT.stream))
        return [row.stream.removeprefix(SESSION) for row in rows]

    async def remove(self, id: str) -> None:
        """Take it away, with all that was kept of it."""
        stream = SESSION + id
        await self._database.change(stream, delete(schema.event).where(_EVENT.stream == stream))
