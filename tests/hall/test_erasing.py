"""Somebody is erased: no byte of the name is left in the database, its write-ahead log, the log or what is exported."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from bridgelaw.cli.session_files import export, import_
from bridgelaw.cli.session_people import erase as erase_command
from bridgelaw.cli.session_people import people as people_command
from bridgelaw.formats.sessions import neutral_writer, pbn_writer, usebio_writer
from bridgelaw.hall.sessions import HouseSessions
from bridgelaw.store.database import Database
from bridgelaw.store.erasing import erase, search
from tests.hall.house import NAMES, at_home, evening
from tests.kit.databases import made_at_once

ENCODINGS = ("utf-8", "latin-1", "utf-16-le")
NAME = NAMES[0]


@pytest.fixture(autouse=True)
def databases() -> Iterator[None]:
    """Each test has a new one."""
    with made_at_once():
        yield


@pytest.fixture
def log(tmp_path: Path) -> Iterator[Path]:
    """All that is logged, down to the least."""
    file, root = tmp_path / "all.log", logging.getLogger()
    handler, level = logging.FileHandler(file, encoding="utf-8"), root.level
    quiet = logging.getLogger("aiosqlite")
    quiet.setLevel(logging.WARNING)  # as the server has it (`web.logs`): it says what is written
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    yield file
    root.removeHandler(handler)
    root.setLevel(level)
    handler.close()


def times(folder: Path, name: str) -> dict[str, int]:
    """How often the name stands in each file of a folder: counted here, not by what is tested."""
    found: dict[str, int] = {}
    for file in folder.rglob("*"):
        if file.is_file():
            data = file.read_bytes()
            count = sum(data.count(form) for one in ENCODINGS if (form := name.encode(one, "ignore")))
            found |= {file.name: count} if count else {}
    return found


@pytest.mark.parametrize("name", NAMES)
def test_no_byte_of_the_name_is_left(tmp_path: Path, log: Path, name: str) -> None:
    async def check(house: HouseSessions, database: Database) -> None:
        # so much that it fills pages, grows, and stands in the write-ahead log
        for n in range(12):
            await house.take_over(f"evening{n}", evening(420, 450, 10 * n, name=f"Evening {n}"), names=True)
        found = times(tmp_path, name)
        assert found  # else nothing would be shown
        assert set(found) <= {"store.db", "store.db-wal"}
        key = next(one.key for one in await house.people.all() if one.name == name)
        done = await erase(database, key, 99.0, [log])
        assert (done.is_clean, done.left) == (True, ())
        assert {Path(one.file).name for one in done.searched} >= {"store.db", "all.log"}
        # while the database is still open, and its log is there
        assert times(tmp_path, name) == {}
        # nobody else is forgotten, and the sessions are as they were
        assert {one.name for one in await house.people.all()} == set(NAMES) - {name}
        file = await house.file("evening3", names=True)
        assert file is not None
        assert len(file.session.results) == 3
        out = tmp_path / "out"
        out.mkdir()
        (out / "a.xml").write_text(usebio_writer.write(file, names=True).text, encoding="utf-8")
        (out / "a.pbn").write_bytes(pbn_writer.encoded(pbn_writer.write(file, names=True).text))
        (out / "a.json").write_text(neutral_writer.write(file, names=True).text, encoding="utf-8")
        assert [one.times for one in search([out], name)] == [0, 0, 0]

    at_home(f"sqlite:///{tmp_path / 'store.db'}", check)
    assert times(tmp_path, name) == {}


def test_with_somebody_else_at_the_database(tmp_path: Path) -> None:
    """As a server that runs has it open, and reads."""
    address = f"sqlite:///{tmp_path / 'store.db'}"

    async def check(house: HouseSessions, _: Database) -> None:
        await house.take_over("tuesday", evening(420, 450), names=True)
        key = next(one.key for one in await house.people.all() if one.name == NAME)

        import asyncio

        from bridgelaw.store.database import open_database

        other = await open_database(address)
        done, _read = await asyncio.gather(erase(other, key, 9.0), house.find("tuesday"))
        assert (done.is_clean, done.left) == (True, ())
        assert times(tmp_path, NAME) == {}
        await other.close()

    at_home(address, check)


def test_where_the_name_still_stands_is_told(tmp_path: Path) -> None:
    folder = tmp_path / "backup"
    folder.mkdir()
    (folder / "utf8.txt").write_bytes(b"x" * ((1 << 20) - 4) + f"{NAME} and {NAME}".encode())  # over the end of a piece
    (folder / "latin.pbn").write_bytes(NAME.encode("latin-1"))
    (folder / "escaped.json").write_text('"\\u00c5se \\u00d8deg\\u00e5rd"')
    (folder / "entities.xml").write_text("&#197;se &#216;deg&#229;rd")
    (folder / "other.txt").write_text("Åse")
    found = {Path(one.file).name: one.times for one in search([folder, tmp_path / "nowhere"], NAME)}
    assert found == {"utf8.txt": 2, "latin.pbn": 1, "escaped.json": 1, "entities.xml": 1, "other.txt": 0}
    # a file that is named and lies in the folder too is told once
    twice = [one.file for one in search([folder / "utf8.txt", folder, folder / ".." / "backup"], NAME)]
    assert len(twice) == len(found)


def test_the_command_says_what_it_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data, file, out = str(tmp_path / "house"), tmp_path / "evening.json", tmp_path / "out.xml"
    file.write_text(neutral_writer.write(evening(420, 450), names=True).text, encoding="utf-8")
    assert import_(file, into="tuesday", names=True, data=data) == 0
    assert export(Path("tuesday"), kept=True, to="usebio", names=True, out=out, data=data) == 0
    assert export(Path("tuesday"), kept=True, to="usebio", names=True, data=data) == 2
    capsys.readouterr()
    assert people_command("ødeg", data=data) == 0
    key, name, number = capsys.readouterr().out.strip().split("\t")
    assert (name, number) == (NAME, "9000")
    # the export is still there, and lies where it is told
    assert erase_command(key, data=data) == 1
    assert f"The name is still in {out} (1 time)." in capsys.readouterr().out
    out.unlink()
    # of somebody else, when nothing is left
    assert people_command("Käll", data=data) == 0
    other = capsys.readouterr().out.split("\t")[0]
    assert erase_command(other, data=data) == 0
    assert "The name is in none of them." in capsys.readouterr().out
    assert times(tmp_path / "house", NAME) == {}
    assert erase_command("nobody", data=data) == 2
