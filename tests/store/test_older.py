"""A database that a version before has left is brought to the present form, with all that is in it."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from bridgelaw.store.database import open_database
from bridgelaw.store.links import Links, hashed


def steps() -> list[str]:
    """The forms that a database has had, oldest first, without the present one."""
    config = Config()
    config.set_main_option("script_location", "bridgelaw.store:migrations")
    return [one.revision for one in ScriptDirectory.from_config(config).walk_revisions()][:0:-1]


@pytest.mark.parametrize("form", steps())
def test_an_older_database_is_opened(tmp_path: Path, form: str) -> None:
    file = tmp_path / "store.db"
    config = Config()
    config.set_main_option("script_location", "bridgelaw.store:migrations")
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, form)
    engine.dispose()
    with closing(sqlite3.connect(file)) as database:
        database.execute(
            "INSERT INTO link (id, stream, who, made) VALUES (?, 's:x', 'unit:1', 1.0)", [hashed("secret")]
        )
        database.commit()

    async def opened() -> None:
        store = await open_database(f"sqlite:///{file}")
        try:
            link = await Links(store).find("secret")
            assert link is not None
            assert (link.stream, link.who) == ("s:x", "unit:1")
            await store.check()
        finally:
            await store.close()

    asyncio.run(opened())
