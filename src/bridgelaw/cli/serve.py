"""`bridgelaw serve`: live tables in the browser, until it is told to stop."""

from __future__ import annotations

import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

from cyclopts import Parameter

from bridgelaw.cli.options import Language
from bridgelaw.cli.spoken import usual_language
from bridgelaw.cli.trouble import BAD_INPUT

if TYPE_CHECKING:
    from bridgelaw.live.messages import Viewer
    from bridgelaw.web.demonstration import Linked
    from bridgelaw.web.lobby import Lobby
    from bridgelaw.words import Words

SEATS: tuple[Viewer, ...] = ("N", "E", "S", "W")


def serve(
    *,
    host: Annotated[str | None, Parameter(help="The address to listen on (127.0.0.1).")] = None,
    port: Annotated[int | None, Parameter(help="The port to listen on (8000); 0 takes a free one.")] = None,
    database: Annotated[str | None, Parameter(help="postgresql://… instead of SQLite in the data folder.")] = None,
    data: Annotated[str | None, Parameter(help="The folder for the database and the operator's secret.")] = None,
    public: Annotated[str | None, Parameter(help="The address that people reach, when a proxy is before it.")] = None,
    config: Annotated[Path | None, Parameter(help="A TOML file with these and further settings.")] = None,
    log: Annotated[str | None, Parameter(help="How much is logged: debug, info, warning, error.")] = None,
    log_form: Annotated[str | None, Parameter(help="text, or json: one object per line.")] = None,
    bots: Annotated[
        str, Parameter(help="Where programs sit at the second table of a first start: N,E,W; or none.")
    ] = "N,E,W",
    irregular: Annotated[float, Parameter(help="How often programs do something irregular, 0 to 1.")] = 0.03,
    hall: Annotated[
        bool, Parameter(help="An evening in a hall: phones in the same network reach it, with their table's card.")
    ] = False,
    units: Annotated[
        Literal["keep", "new"], Parameter(help="Printed table cards stay good (keep), or new ones are needed (new).")
    ] = "keep",
    adopt: Annotated[
        bool, Parameter(help="Take the database as that of this folder, though it is another or an empty one.")
    ] = False,
    json: Annotated[bool, Parameter(help="Print the links as one line of JSON, for programs.")] = False,
    language: Language = None,
) -> int:
    """Live tables in the browser. Settings: flags, then BRIDGELAW_… variables, then the file, then defaults.

    Examples:
      bridgelaw serve
      bridgelaw serve --hall
      bridgelaw serve --port 9000 --bots E,W
      bridgelaw serve --database postgresql://bridge@localhost/bridge --config club.toml
    """
    from bridgelaw.cli import serve_hall
    from bridgelaw.store.model import LaterDatabase, Unavailable
    from bridgelaw.web import logs, serving
    from bridgelaw.web.identity import WrongHouse
    from bridgelaw.web.settings import Misconfigured, settings
    from bridgelaw.words import Words

    words = Words(language or usual_language())
    given = {"host": host, "port": port, "database": database, "data": data, "public": public}
    given |= {"log": log, "log_form": log_form, "hall": hall or None}
    try:
        found = settings(given, os.environ, config)
        seats = _seats(bots)
    except Misconfigured as error:
        return _complain(words, error.code, **error.said)
    logs.set_up(found.log, found.log_form)
    others: tuple[str, ...] = ()
    try:
        listening, found = serving.listen(serve_hall.reachable(found) if found.hall and host is None else found)
    except OSError as error:
        reason = error.strerror or str(error)
        return _complain(words, "serve-taken", host=found.host, port=str(found.port), reason=reason)

    if found.hall:
        found, others = serve_hall.addressed(found)

    @asynccontextmanager
    async def ready(lobby: Lobby) -> AsyncIterator[None]:
        from bridgelaw.web import demonstration
        from bridgelaw.web.desk.access import fresh_link

        if lobby.settings.hall:
            await serve_hall.begin(lobby, others, words, desk=await fresh_link(lobby), units=units, json=json)
            yield
            return
        shown = await demonstration.tables(lobby, seats, words.language)
        tables = await demonstration.linked(lobby, shown, words.language)
        _print(tables, await fresh_link(lobby), lobby, words, json=json, irregular=irregular > 0)
        async with demonstration.playing(lobby, shown, irregular):
            yield

    try:
        with listening:
            serving.run(found, listening, ready, adopt=adopt)
    except WrongHouse as error:
        return _complain(words, error.code, folder=str(found.folder))
    except LaterDatabase as error:
        return _complain(words, "error-database-later", form=str(error))
    except (Unavailable, ValueError) as error:
        return _complain(words, "error-database", reason=logs.without_secrets(str(error).splitlines()[0]))
    if not json:
        print(words.say("serve-stopped"))
    return 0


def _seats(text: str) -> tuple[Viewer, ...]:
    from bridgelaw.web.settings import Misconfigured

    named = [] if text.strip().lower() in ("", "none") else [seat.strip().upper() for seat in text.split(",")]
    if not set(named) <= set(SEATS):
        raise Misconfigured("setting-value", "--", "bots", text)
    return tuple(seat for seat in SEATS if seat in named)


def _print(tables: list[Linked], desk: str, lobby: Lobby, words: Words, *, json: bool, irregular: bool) -> None:
    import msgspec

    if json:
        said: dict[str, Any] = {"address": lobby.settings.address, "desk": desk, "tables": tables}
        print(msgspec.json.encode(said).decode(), flush=True)
        return
    print(f"{lobby.settings.address}/")
    for table in tables:
        print(f"\n{words.say('serve-table', title=table.title)}")
        for who, link in table.links.items():
            print(f"  {words.say('serve-link', place=words.say('serve-place', place=who), link=link)}")
        if table.bots:
            names = words.all_of([words.seat(seat) for seat in table.bots])
            print(f"  {words.say('serve-programs', seats=names)}")
            if irregular:
                print(f"  {words.say('serve-alone')}")
    print(f"\n{words.say('serve-desk', link=desk)}")
    print(f"\n{words.say('serve-kept', folder=str(lobby.settings.folder))}")
    print(words.say("serve-ready"), flush=True)


def _complain(words: Words, message: str, **args: str) -> int:
    print(words.say(message, **args), file=sys.stderr)
    return BAD_INPUT
