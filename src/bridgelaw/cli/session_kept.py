"""Sessions in the database for the commands that else read a file."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from bridgelaw.cli.kept import in_house
from bridgelaw.cli.spoken import usual_language
from bridgelaw.cli.trouble import complain, report
from bridgelaw.formats.errors import RecordError

if TYPE_CHECKING:
    from bridgelaw.formats.sessions.session_file import SessionFile
    from bridgelaw.hall.sessions import HouseSessions, KeptSession
    from bridgelaw.store.database import Database

_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")


def keep(
    file: Path, id: str, *, names: bool, json: bool, data: str | None, database: str | None, language: str | None
) -> int:
    """Take the session of a file over into the database; of one that is there what has changed, which is told."""
    from bridgelaw.formats.sessions.reading import load

    if not _ID.fullmatch(id):
        return complain("error-session-bad-id", language, id=id)
    try:
        found = load(file)
    except RecordError as error:
        return report(error, language)

    async def work(house: HouseSessions, _: Database) -> int:
        from bridgelaw.cli.session_noticed import tell
        from bridgelaw.cli.session_table import write_difference
        from bridgelaw.formats.sessions.lost import Written
        from bridgelaw.words import Words

        words = Words(language or usual_language(), found.laws)
        before = await house.streams.version(id)
        kept = await house.take_over(id, found, names=names)
        is_same = kept.state.version == before
        print(words.say("session-kept-unchanged" if is_same else "session-kept", id=id))
        if before and not is_same:
            write_difference(kept.state.session, kept.changed(), words)
        tell(found, Written(""), json=json, language=language)
        return 0

    return in_house(work, data, database, language)


def with_kept(
    id: str,
    work: Callable[[SessionFile, KeptSession], int],
    *,
    names_into: Path | None = None,
    data: str | None,
    database: str | None,
    language: str | None,
) -> int:
    """Do something with a session of the database: the exit status. `names_into`: it has its people's names, which will
    stand in that file."""

    async def find(house: HouseSessions, _: Database) -> int:
        import time

        kept = await house.find(id)
        file = await house.file(id, names=names_into is not None)
        if kept is None or file is None:
            return complain("error-session-not-kept", language, id=id)
        status = work(file, kept)
        if names_into is not None and names_into.exists():
            await house.people.exported(str(names_into.resolve()), time.time())
        return status

    return in_house(find, data, database, language)
