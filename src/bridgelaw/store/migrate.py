"""Brings a database to its present form."""

from __future__ import annotations

from sqlalchemy import Connection, text

from bridgelaw.store.model import LaterDatabase

_ONE_AT_A_TIME = 0x6272696C  # any number; it only has to be the same in every process


def migrate(connection: Connection) -> None:
    """Run the steps that the database has not seen, all or none; of several processes, one runs them.

    Raises:
        LaterDatabase: it has seen one that is not known here.
    """
    from alembic import command
    from alembic.config import Config
    from alembic.migration import MigrationContext
    from alembic.script import ScriptDirectory

    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _ONE_AT_A_TIME})
    else:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    config = Config()
    config.set_main_option("script_location", "bridgelaw.store:migrations")
    config.attributes["connection"] = connection
    known = {one.revision for one in ScriptDirectory.from_config(config).walk_revisions()}
    unknown = set(MigrationContext.configure(connection).get_current_heads()) - known
    if unknown:
        raise LaterDatabase(", ".join(sorted(unknown)))
    command.upgrade(config, "head")
    connection.commit()
