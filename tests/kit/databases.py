"""New SQLite databases: the steps to the present form are gone through once, and each one gets what came of them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from unittest.mock import patch

from sqlalchemy import Connection, create_engine

from bridgelaw.store import database
from bridgelaw.store.migrate import migrate


@contextmanager
def made_at_once() -> Iterator[None]:
    """Within it, databases that are opened for the first time are made so; the tests of the store do without."""
    with patch.object(database, "migrate", _brought_up):
        yield


def _brought_up(connection: Connection) -> None:
    is_new = connection.dialect.name == "sqlite" and not connection.exec_driver_sql("PRAGMA schema_version").scalar()
    if not is_new:
        migrate(connection)
        return
    connection.exec_driver_sql("BEGIN IMMEDIATE")
    for statement in _statements():
        connection.exec_driver_sql(statement)
    connection.commit()


@cache
def _statements() -> tuple[str, ...]:
    engine = create_engine("sqlite://", isolation_level="AUTOCOMMIT")
    try:
        with engine.connect() as connection:
            migrate(connection)
            raw = connection.connection.driver_connection
            assert raw is not None
            return tuple(line for line in raw.iterdump() if line not in ("BEGIN TRANSACTION;", "COMMIT;"))
    finally:
        engine.dispose()
