"""Somebody is forgotten: his name goes out of the database, and the files are searched for what is left of it."""

from __future__ import annotations

import html
import json
import unicodedata
from collections.abc import Iterable, Iterator
from pathlib import Path

from msgspec import Struct
from sqlalchemy import select, text, update

from bridgelaw.store import schema
from bridgelaw.store.database import LOST, Database
from bridgelaw.store.model import Unavailable
from bridgelaw.store.trouble import meant

_PERSON = schema.person.c
_AT_ONCE = 1 << 20


class Searched(Struct, frozen=True):
    """A file that was searched: how large it is, and how often the name stands in it."""

    file: str
    size: int
    times: int


class Erased(Struct, frozen=True):
    """What was done.

    Attributes:
        searched: the files that were looked through.
        is_clean: the database has written everything anew; not so while somebody else is at work in it.
        out_of_reach: the files of the database lie with its server and cannot be searched from here.
    """

    searched: tuple[Searched, ...]
    is_clean: bool = True
    out_of_reach: bool = False

    @property
    def left(self) -> tuple[Searched, ...]:
        """Where the name still stands."""
        return tuple(one for one in self.searched if one.times)


async def erase(database: Database, key: str, at: float, look: Iterable[Path] = ()) -> Erased:
    """Empty the row of that person, have the database write itself anew without it, and search for the name: in its
    files, and in the files and folders `look`.

    Raises:
        KeyError: nobody has that key. Somebody who has been erased can be erased again, in case the database could not
            be written anew; then there is no name to be searched for any more.
        Unavailable: the database does not answer; erase again.
    """
    rows = await database.rows(select(_PERSON.name).where(_PERSON.key == key))
    if not rows:
        raise KeyError(key)
    name = str(rows[0].name)
    empty = update(schema.person).where(_PERSON.key == key).values(name="", number="", erased=at)
    try:
        async with database.writing() as connection:
            await connection.execute(empty)
        is_clean = await _written_anew(database)
    except LOST as error:
        raise meant(error) from error
    files = () if database.is_postgresql else _files_of(database.engine.url.database)
    return Erased(
        searched=tuple(search((*files, *look), name)) if name else (),
        is_clean=is_clean,
        out_of_reach=database.is_postgresql,
    )


async def _written_anew(database: Database) -> bool:
    """What was freed is nowhere in the files any more; whether the write-ahead log could be emptied too."""
    if database.is_postgresql:
        async with database.engine.connect() as connection:
            free = await connection.execution_options(isolation_level="AUTOCOMMIT")
            await free.execute(text("VACUUM FULL person"))
        return True
    async with database.engine.connect() as connection:
        await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
        await connection.exec_driver_sql("VACUUM")
        # pages from before may stand in the log until it is emptied
        busy = (await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")).one()[0]
    return not busy


def _files_of(file: str | None) -> tuple[Path, ...]:
    if not file:
        return ()
    return tuple(Path(file + end) for end in ("", "-wal", "-shm", "-journal"))


def search(places: Iterable[Path], name: str) -> Iterator[Searched]:
    """How often a name stands in files, and in all files of folders; those that are not there are passed over."""
    forms = _forms(name)
    for file in _all_files(places):
        try:
            yield Searched(str(file), file.stat().st_size, _count(file, forms))
        except OSError as error:
            raise Unavailable(f"{file}: {error.strerror or error}") from error


def _forms(name: str) -> frozenset[bytes]:
    """How a name may be written in a file: in other encodings, composed or not, escaped for JSON or XML."""
    texts = {unicodedata.normalize(form, name) for form in ("NFC", "NFD")}
    texts |= {html.escape(one) for one in texts} | {html.escape(one, quote=False) for one in texts}
    texts |= {json.dumps(one)[1:-1] for one in texts} | {
        one.encode("ascii", "xmlcharrefreplace").decode() for one in texts
    }
    found = {one.encode(encoding) for one in texts for encoding in ("utf-8", "utf-16-le", "utf-16-be")}
    return frozenset(found | {one.encode("latin-1", "ignore") for one in texts if _is_latin(one)})


def _is_latin(text: str) -> bool:
    return all(ord(sign) < 256 for sign in text)


def _all_files(places: Iterable[Path]) -> Iterator[Path]:
    """Each file once, though it is named and lies in one of the folders as well."""
    seen = set()
    for place in places:
        for file in sorted(place.rglob("*")) if place.is_dir() else (place,):
            if file.is_file() and (whole := file.resolve()) not in seen:
                seen.add(whole)
                yield file


def _count(file: Path, forms: frozenset[bytes]) -> int:
    """How often any of them stands in the file, read piece by piece."""
    overlap = max(map(len, forms)) - 1
    found, kept = 0, b""
    with file.open("rb") as stream:
        while piece := stream.read(_AT_ONCE):
            data = kept + piece
            found += sum(data.count(form) - kept.count(form) for form in forms)
            kept = data[-overlap:] if overlap else b""
    return found
