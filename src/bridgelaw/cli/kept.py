"""What commands about sessions in the database have in common: where it is, and what is said when it cannot be had."""

from __future__ import annotations

import os
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from bridgelaw.cli.trouble import complain

if TYPE_CHECKING:
    from bridgelaw.hall.sessions import HouseSessions
    from bridgelaw.store.database import Database
    from bridgelaw.web.settings import ServerSettings

Data = Annotated[str | None, Parameter(help="The data folder of the server, as for serve.")]
Address = Annotated[str | None, Parameter(name="--database", help="postgresql://… instead of SQLite in that folder.")]
Kept = Annotated[bool, Parameter(help="FILE is the name of a session in the database, not a file.")]

Work = Callable[["HouseSessions", "Database"], Awaitable[int]]


def in_house(work: Work, data: str | None, address: str | None, language: str | None) -> int:
    """Do something with the sessions of the house: the exit status."""
    import asyncio  # what looks at a file alone does without

    from bridgelaw.hall.sessions import NameInText
    from bridgelaw.session.refused import FactRefused
    from bridgelaw.store.model import LaterDatabase, StreamTaken, Unavailable
    from bridgelaw.web.identity import WrongHouse
    from bridgelaw.web.logs import without_secrets
    from bridgelaw.web.settings import Misconfigured, settings

    try:
        found = settings({"data": data, "database": address}, os.environ)
    except Misconfigured as error:
        return complain(error.code, language, **error.said)
    try:
        return asyncio.run(_with_house(work, found))
    except WrongHouse as error:
        return complain(error.code, language, folder=str(found.folder))
    except NameInText as error:
        return complain("error-session-name-in-text", language, text=error.text)
    except FactRefused as error:
        return complain(f"session-refused-{error.code}", language, **error.details)
    except StreamTaken:
        return complain("error-session-gone-on", language)
    except LaterDatabase as error:
        return complain("error-database-later", language, form=str(error))
    except Unavailable as error:
        return complain("error-database", language, reason=without_secrets(str(error).splitlines()[0]))


async def _with_house(work: Work, settings: ServerSettings) -> int:
    import time

    from bridgelaw.hall.sessions import HouseSessions
    from bridgelaw.store.database import open_database
    from bridgelaw.web import identity
    from bridgelaw.web.settings import database_address

    database = await open_database(database_address(settings))
    try:
        await identity.settle(database, settings)
        return await work(HouseSessions(database, time.time), database)
    finally:
        await database.close()
