"""A house and its database belong together: an emptied or foreign one is not taken for a new house."""

from __future__ import annotations

import asyncio
import logging
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bridgelaw.cli.serve import serve
from bridgelaw.live.settings import TableSettings as TableSettings
from bridgelaw.web.app import open_lobby
from bridgelaw.web.identity import FILE, WrongHouse
from bridgelaw.web.operator import FILE as SECRET
from bridgelaw.web.settings import ServerSettings, settings
from bridgelaw.web.tables import open_table
from tests.kit.postgres import Cluster
from tests.web.processes import Process, process

BASE = "tables.sqlite"
EMPTY, OTHER = "serve-house-empty", "serve-house-other"


def start(folder: Path, *, adopt: bool = False, opens: bool = True, **further: Any) -> list[str]:
    """Start in that folder, open a table (unless it is not to), stop: the tables that are there."""

    async def whole(made: ServerSettings) -> list[str]:
        async with open_lobby(made, adopt=adopt) as lobby:
            if opens:
                await open_table(lobby, TableSettings(seed="identity"))
            return await lobby.house.store.streams()

    return asyncio.run(whole(settings({"data": str(folder), **further})))


def refused(folder: Path, **further: Any) -> str:
    """Why it does not start there; nothing in the folder is another after it."""
    before = {name: (folder / name).read_bytes() for name in (FILE, SECRET) if (folder / name).exists()}
    with pytest.raises(WrongHouse) as error:
        start(folder, **further)
    assert {name: (folder / name).read_bytes() for name in before} == before
    assert [name for name in (FILE, SECRET) if (folder / name).exists()] == list(before)
    return error.value.code


def remove(folder: Path) -> None:
    """The database, with what SQLite keeps beside it."""
    for file in folder.glob(f"{BASE}*"):
        file.unlink()


def without_id(folder: Path) -> None:
    """As a house was before there were ids."""
    (folder / FILE).unlink()
    with closing(sqlite3.connect(folder / BASE)) as database:
        database.execute("DELETE FROM house WHERE name = 'identity'")
        database.commit()


def test_a_new_house_has_an_id_that_stays(tmp_path: Path) -> None:
    folder = tmp_path / "a"
    start(folder, opens=False)
    id = (folder / FILE).read_text()
    assert len(id.strip()) == 32
    assert not (folder / FILE).stat().st_mode & 0o077
    # nothing was done in it, and still it is this house's
    assert len(start(folder)) == 1
    assert len(start(folder)) == 2
    assert (folder / FILE).read_text() == id
    start(tmp_path / "b")
    assert (tmp_path / "b" / FILE).read_text() != id


def test_an_emptied_database_is_refused_until_it_is_adopted(tmp_path: Path) -> None:
    (table,) = start(tmp_path)
    saved, id = tmp_path / "saved", (tmp_path / FILE).read_text()
    shutil.copy(tmp_path / BASE, saved)
    remove(tmp_path)
    assert refused(tmp_path) == EMPTY
    assert refused(tmp_path, operator="a-secret-by-setting") == EMPTY
    # restored, it is known again
    remove(tmp_path)
    shutil.copy(saved, tmp_path / BASE)
    assert table in start(tmp_path)
    remove(tmp_path)
    assert start(tmp_path, adopt=True, opens=False) == []
    assert (tmp_path / FILE).read_text() != id
    assert len(start(tmp_path)) == 1
    # what was there before is now another
    remove(tmp_path)
    shutil.copy(saved, tmp_path / BASE)
    assert refused(tmp_path) == OTHER
    assert table in start(tmp_path, adopt=True)
    assert table in start(tmp_path)


def test_the_database_of_another_house_is_refused_until_it_is_adopted(tmp_path: Path) -> None:
    mine, other = tmp_path / "mine", tmp_path / "other"
    start(mine)
    (table,) = start(other)
    remove(mine)
    shutil.copy(other / BASE, mine / BASE)
    assert refused(mine) == OTHER
    assert table in start(mine, adopt=True)
    assert table in start(mine)
    assert table in start(other)


def test_a_house_from_before_there_were_ids_is_taken_as_it_is(tmp_path: Path) -> None:
    (table,) = start(tmp_path)
    without_id(tmp_path)
    assert table in start(tmp_path)
    assert (tmp_path / FILE).exists()
    # stopped when the database had its id and the folder not yet
    (tmp_path / FILE).unlink()
    assert table in start(tmp_path)
    # a database from before, restored into a house that has an id
    kept = (tmp_path / FILE).read_bytes()
    without_id(tmp_path)
    (tmp_path / FILE).write_bytes(kept)
    assert refused(tmp_path) == OTHER
    assert table in start(tmp_path, adopt=True)
    # and one that was emptied before the house had an id
    (tmp_path / FILE).unlink()
    remove(tmp_path)
    assert refused(tmp_path) == EMPTY
    (tmp_path / SECRET).unlink()
    remove(tmp_path)
    assert len(start(tmp_path)) == 1


def test_processes_on_one_postgresql_are_of_one_house(tmp_path: Path, postgres: Cluster) -> None:
    database, another = postgres.database(), postgres.database()
    one, two, by_setting = tmp_path / "one", tmp_path / "two", tmp_path / "three"

    async def both() -> None:
        async with (
            open_lobby(settings({"data": str(one), "database": database})),
            open_lobby(settings({"data": str(two), "database": database})),
        ):
            pass

    asyncio.run(both())
    start(one, database=database)
    assert len(start(by_setting, database=database, operator="a-secret", opens=False)) == 1
    assert len({(folder / FILE).read_text() for folder in (one, two, by_setting)}) == 1
    assert not (by_setting / SECRET).exists()
    for folder in (one, two, by_setting):
        assert refused(folder, database=another) == EMPTY
    start(one, database=another, adopt=True)
    assert refused(two, database=another) == OTHER
    assert refused(one, database=database) == OTHER
    assert len(start(two, database=another, adopt=True, opens=False)) == 1


@pytest.mark.parametrize(
    ("language", "empty", "other"),
    [
        ("en", "The database is empty, but", "is not the one to which"),
        ("fr", "La base de données est vide", "n’est pas celle à laquelle"),
        ("nb", "Databasen er tom", "ikke den som mappen"),
    ],
)
def test_the_command_says_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: Any, empty: str, other: str
) -> None:
    mine, theirs = tmp_path / "mine", tmp_path / "theirs"
    start(mine)
    start(theirs)
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    for database, said in ((None, empty), (theirs / BASE, other)):
        remove(mine)
        if database is not None:
            shutil.copy(database, mine / BASE)
        try:
            status = serve(port=0, data=str(mine), language=language)
        finally:
            root.handlers[:] = handlers
            root.setLevel(level)
        shown = capsys.readouterr()
        assert (status, shown.out) == (2, "")
        assert said in shown.err
        assert str(mine) in shown.err
        assert "bridgelaw serve --adopt" in shown.err
        assert "Traceback" not in shown.err


def test_the_command_adopts(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    start(folder)
    remove(folder)
    with pytest.raises(RuntimeError, match="The database is empty, but"):
        Process(folder)
    with process(folder, "--adopt") as server:
        assert server.open_table()["table"]
        assert server.stop() == 0
    assert len(start(folder)) > 1
