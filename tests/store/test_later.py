"""A database that a later version has brought to its own form is left alone, and whoever starts on it is told."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bridgelaw.cli.kept import in_house
from bridgelaw.cli.serve import serve
from bridgelaw.store.database import open_database

FORM = "v9999"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A house on such a database."""
    file = tmp_path / "tables.sqlite"

    async def made() -> None:
        await (await open_database(f"sqlite:///{file}")).close()

    asyncio.run(made())
    with closing(sqlite3.connect(file)) as database:
        database.execute("UPDATE alembic_version SET version_num = ?", [FORM])
        database.execute("CREATE TABLE later (what TEXT)")
        database.commit()
    return tmp_path


def kept(folder: Path) -> list[str]:
    """All that is in the database."""
    with closing(sqlite3.connect(folder / "tables.sqlite")) as database:
        return list(database.iterdump())


@pytest.mark.parametrize(("language", "word"), [("en", "later version"), ("fr", "plus récente"), ("nb", "nyere")])
def test_the_server_says_so_in_a_line(
    folder: Path, capsys: pytest.CaptureFixture[str], language: str, word: str
) -> None:
    before, root = kept(folder), logging.getLogger()
    handlers, level = root.handlers[:], root.level
    try:
        status = serve(port=0, data=str(folder), language=language)
    finally:
        root.handlers[:] = handlers
        root.setLevel(level)
    said = capsys.readouterr().err.splitlines()
    assert (status, len(said)) == (2, 1)
    assert word in said[0]
    assert FORM in said[0]
    assert kept(folder) == before


def test_so_does_whoever_reads_its_sessions(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def none(*_: object) -> int:
        raise AssertionError

    before = kept(folder)
    assert in_house(none, str(folder), None, "en") == 2
    (said,) = capsys.readouterr().err.splitlines()
    assert FORM in said
    assert kept(folder) == before
