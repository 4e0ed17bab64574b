"""Brings a database to its present form."""

from __future__ import annotations

from sqlalchemy import Connection, text

_ONE_AT_A_TIME = 0x6272696C  # any number; it only has to be the same in every process


def migrate(connection: Connection) -> None:
    """Run the steps that the database has not seen, all or none; of several processes, one runs them."""
    from alembic import command
    from alembic.config import Config

    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _ONE_AT_A_TIME})
    else:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    config = Config()
    config.set_main_option("script_location", "bridgelaw.store:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    connection.commit()
