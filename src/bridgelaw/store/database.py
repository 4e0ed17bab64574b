"""The store on SQLite or PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from secrets import token_hex
from typing import Any

from sqlalchemy import event, func, select, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bridgelaw.store import schema
from bridgelaw.store.changes import Changes
from bridgelaw.store.listener import CHANNEL, Announced, encode, listen
from bridgelaw.store.migrate import migrate
from bridgelaw.store.model import SESSION, Event, StreamChange, Unavailable
from bridgelaw.store.private import keep_private, make_private
from bridgelaw.store.trouble import meant
from bridgelaw.store.writer import PATIENCE, Writer

LOST = (OperationalError, InterfaceError, DBAPIError, OSError, asyncio.TimeoutError, NoConnection)
"""Errors of a database that does not answer, or is busy, the last one when all connections to it are."""

CHECKED = 1.0
"""For so many seconds the result of a check is used again."""

_PROBE = 65_536
_NOTIFY = text("SELECT pg_notify(:channel, :said)")
_PAYLOAD = 7000  # PostgreSQL takes 8000 bytes
_EVENT = schema.event.c
_OF_TABLE = ~_EVENT.stream.startswith(SESSION, autoescape=True)
_COLUMNS = (_EVENT.stream, _EVENT.version, _EVENT.kind, _EVENT.actor, _EVENT.client, _EVENT.at, _EVENT.body)


class Database:
    """A `Store`, on a database that `open_database` has brought to its present form."""

    def __init__(self, engine: AsyncEngine, patience: float = PATIENCE) -> None:
        self.engine = engine
        self.is_postgresql = engine.dialect.name == "postgresql"
        self._insert = _inserting(self.is_postgresql)
        self._writer = Writer(self._commit, LOST, patience)
        self._changes = Changes(self._change)
        self._reading: set[asyncio.Task[Sequence[Any]]] = set()
        self._checking = asyncio.Lock()
        self._checked: tuple[float, Unavailable | None] = (-CHECKED, None)

    async def append(self, event: Event) -> None:
        """See `Store.append`."""
        await self._writer.append(event)

    async def read(self, stream: str, after: int = 0) -> list[Event]:
        """See `Store.read`."""
        query = select(*_COLUMNS).where(_EVENT.stream == stream, _EVENT.version > after).order_by(_EVENT.version)
        return [_event(row) for row in await self.rows(query)]

    async def find(self, stream: str, actor: str, client: str) -> Event | None:
        """See `Store.find`."""
        query = select(*_COLUMNS).where(_EVENT.stream == stream, _EVENT.actor == actor, _EVENT.client == client)
        return next((_event(row) for row in await self.rows(query)), None)

    async def streams(self) -> list[str]:
        """See `Store.streams`."""
        query = select(_EVENT.stream).where(_EVENT.version == 1, _OF_TABLE).order_by(_EVENT.at, _EVENT.stream)
        return [row.stream for row in await self.rows(query)]

    async def versions(self) -> dict[str, int]:
        """See `Store.versions`."""
        last = func.max(_EVENT.version).label("version")
        query = select(_EVENT.stream, last).where(_OF_TABLE).group_by(_EVENT.stream)
        return {row.stream: row.version for row in await self.rows(query)}

    async def changed(self) -> AsyncIterator[StreamChange]:
        """See `Store.changed`. On SQLite nothing is heard of other processes."""
        if not self.is_postgresql:
            await asyncio.Event().wait()
        async for change in listen(self.engine.url):
            yield change

    async def announce(self, text: str) -> None:
        """See `Store.announce`. On SQLite nobody else is there to hear it."""
        if not self.is_postgresql:
            return
        try:
            async with self.engine.begin() as connection:
                await connection.execute(_NOTIFY, {"channel": CHANNEL, "said": encode(Announced(said=text))})
        except LOST as error:
            raise meant(error) from error

    async def check(self) -> None:
        """See `Store.check`. More is written than an act takes; who asks again at once gets the same answer."""
        async with self._checking:
            now, (at, trouble) = asyncio.get_running_loop().time(), self._checked
            if now - at >= CHECKED:
                trouble = await self._trouble()
                self._checked = (asyncio.get_running_loop().time(), trouble)
        if trouble is not None:
            raise trouble

    async def close(self) -> None:
        """See `Store.close`."""
        await self._writer.close()
        await self._changes.close()
        await asyncio.gather(*self._reading, return_exceptions=True)
        await self.engine.dispose()

    async def rows(self, query: Any) -> Sequence[Any]:
        """The rows that a query finds.

        Raises:
            Unavailable: the database does not answer.
        """
        # Whoever asks may go away while it is read. The connection would be thrown away with him, and where it is the
        # only one, so would what others read on it.
        task = asyncio.create_task(self._rows(query), name="store read")
        self._reading.add(task)
        task.add_done_callback(self._read)
        return await asyncio.shield(task)

    async def _rows(self, query: Any) -> Sequence[Any]:
        try:
            async with self.engine.connect() as connection:
                return (await connection.execute(query)).all()
        except LOST as error:
            raise meant(error) from error

    def _read(self, task: asyncio.Task[Sequence[Any]]) -> None:
        self._reading.discard(task)
        if not task.cancelled():
            task.exception()  # heard, though nobody may wait for it any more

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes; what it has written is durable once it is over."""
        async with self.engine.connect() as connection:
            if not self.is_postgresql:
                await connection.exec_driver_sql("BEGIN IMMEDIATE")
            yield connection
            await connection.commit()

    async def change(self, stream: str | None, change: Any) -> int:
        """Make a small change, together with others that wait: how many rows it has changed. Other processes are told
        that it is about the links of `stream`.

        Raises:
            Unavailable: the database does not answer.
        """
        return await self._changes.do(stream, change)

    async def tell(self, connection: AsyncConnection, changes: Sequence[tuple[str, int, bool]]) -> None:
        """Let other processes know, once the transaction is over."""
        if self.is_postgresql:
            for payload in _payloads(changes):
                await connection.execute(_NOTIFY, {"channel": CHANNEL, "said": payload})

    async def _trouble(self) -> Unavailable | None:
        """Why nothing can be kept now, if that is so."""
        make: Any = postgresql.insert if self.is_postgresql else sqlite.insert
        put = make(schema.house)
        try:
            # it gives the room back, so that the next time it has to be found again
            for value in (token_hex(_PROBE // 2), ""):
                row = put.values(name="probe", value=value)
                await self.change(None, row.on_conflict_do_update(index_elements=["name"], set_={"value": value}))
        except Unavailable as error:
            return error
        return None

    async def _change(self, batch: Sequence[tuple[str | None, Any]]) -> list[int]:
        try:
            async with self.writing() as connection:
                found = [int((await connection.execute(change)).rowcount) for _, change in batch]
                await self.tell(connection, [(stream, 0, True) for stream, _ in batch if stream is not None])
            return found
        except LOST as error:
            raise meant(error) from error

    async def _commit(self, batch: Sequence[Event]) -> list[Event | None]:
        async with self.writing() as connection:
            written = await connection.execute(self._insert, [_row(one) for one in batch])
            kept = {tuple(row) for row in written}
            found: list[Event | None] = []
            added = []
            for one in batch:
                key = (one.stream, one.version, one.actor, one.client)
                if key in kept:
                    kept.remove(key)  # the same event twice in one batch was written once
                    found.append(None)
                    added.append((one.stream, one.version, False))
                else:
                    found.append(await _in_the_way(connection, one))
            await self.tell(connection, added)
        return found


async def open_database(url: str | URL, patience: float = PATIENCE) -> Database:
    """The store in the database at `url`, brought to its present form.

    `sqlite:///file.db` (aiosqlite) or `postgresql://user@host/name` (asyncpg, the extra `[postgres]`).

    Raises:
        LaterDatabase: a later version has left it.
        Unavailable: the database does not answer.
        ValueError: another kind of database.
    """
    made = make_url(url)
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    driver = drivers.get(made.drivername.partition("+")[0])
    if driver is None:
        raise ValueError(f"{made.drivername}: a database is sqlite or postgresql")
    made = made.set(drivername=driver)
    # what is written may be a name, and errors are logged
    if driver == "sqlite+aiosqlite":
        _only_ours(made.database)
        # transactions are begun here, by BEGIN IMMEDIATE, and nowhere else
        engine = create_async_engine(made, isolation_level="AUTOCOMMIT", hide_parameters=True)
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        migrating = engine
    else:
        # a database that takes what it is asked and stands still would leave a request without an answer
        limits = {"timeout": patience, "command_timeout": patience}
        engine = create_async_engine(made, pool_pre_ping=True, connect_args=limits, hide_parameters=True)
        migrating = create_async_engine(made)  # which may take long when there is much in it
    try:
        async with migrating.connect() as connection:
            await connection.run_sync(migrate)
            await connection.commit()
    except LOST as error:
        await engine.dispose()
        raise meant(error) from error
    except BaseException:
        await engine.dispose()
        raise
    finally:
        if migrating is not engine:
            await migrating.dispose()
    return Database(engine, patience)


def _only_ours(file: str | None) -> None:
    """Nobody else may read the file, nor what SQLite keeps beside it, which it makes with the same rights."""
    if not file or file.startswith(("file:", ":")):
        return
    with suppress(OSError):  # what cannot be opened is told by SQLite
        make_private(Path(file))
    for beside in ("-wal", "-shm", "-journal"):
        keep_private(Path(file + beside))


def _prepare_sqlite(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON", "secure_delete=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _inserting(is_postgresql: bool) -> Any:
    make: Any = postgresql.insert if is_postgresql else sqlite.insert
    return (
        make(schema.event)
        .on_conflict_do_nothing()
        .returning(_EVENT.stream, _EVENT.version, _EVENT.actor, _EVENT.client)
    )


async def _in_the_way(connection: AsyncConnection, one: Event) -> Event:
    """The event because of which `one` was not written."""
    same = select(*_COLUMNS).where(_EVENT.stream == one.stream, _EVENT.actor == one.actor, _EVENT.client == one.client)
    last = select(func.max(_EVENT.version)).where(_EVENT.stream == one.stream).scalar_subquery()
    latest = select(*_COLUMNS).where(_EVENT.stream == one.stream, _EVENT.version == last)
    row = (await connection.execute(same)).first() or (await connection.execute(latest)).one()
    return _event(row)


def _row(one: Event) -> dict[str, Any]:
    return {
        "stream": one.stream,
        "version": one.version,
        "kind": one.kind,
        "actor": one.actor,
        "client": one.client,
        "at": one.at,
        "body": one.body.decode(),
    }


def _event(row: Any) -> Event:
    return Event(row.stream, row.version, row.kind, row.actor, row.client, row.at, row.body.encode())


def _payloads(changes: Sequence[tuple[str, int, bool]]) -> Iterator[str]:
    """What is said of them, in as few messages as it takes; of a stream only its last version."""
    last = {(stream, links): version for stream, version, links in changes}
    said: list[tuple[str, int, bool]] = []
    size = 0
    for (stream, links), version in last.items():
        if size + len(stream) + 40 > _PAYLOAD:
            yield encode(Announced(changes=said))
            said, size = [], 0
        said.append((stream, version, links))
        size += len(stream) + 40
    if said:
        yield encode(Announced(changes=said))
