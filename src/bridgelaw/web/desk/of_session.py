"""Cases about a table of a session that the house keeps: their conditions, field and percentages come from there."""

from __future__ import annotations

import asyncio

from msgspec import Struct
from msgspec.structs import replace

from bridgelaw.formats.errors import Wrong
from bridgelaw.hall.case_field import read_from, tables_of, under_session
from bridgelaw.live.messages import Arrange, Refused
from bridgelaw.live.settings import Dealt, TableSettings
from bridgelaw.session.other_tables import OtherTables
from bridgelaw.web.desk.case import Case
from bridgelaw.web.desk.forms import new_id
from bridgelaw.web.lobby import Lobby
from bridgelaw.web.logs import event


class OfSession(Struct, frozen=True):
    """A case with what its session has for its table; None where there is no such table or session any more. `name`:
    how the session is called; `closed`: nothing in it is changed any more."""

    case: Case
    found: OtherTables | None
    name: str
    closed: bool = False


async def in_session(lobby: Lobby, settings: TableSettings) -> TableSettings:
    """The settings of a new case as the session has them whose table it names, with the field as it is now.

    Raises:
        Wrong: there is no such session, or the board was not scored at that table.
    """
    at = settings.boards[0].in_session
    if at is None:
        return settings
    kept = await lobby.sessions_kept.find(at.session)
    found = None if kept is None else await asyncio.to_thread(tables_of, kept, settings.boards[0])
    if kept is None or found is None:
        raise _no_table(settings.boards[0])
    return replace(under_session(settings, kept.state), boards=(read_from(found, settings.boards[0]),))


async def check_in_session(lobby: Lobby, dealt: Dealt) -> None:
    """Nothing, where the board names no table, or one of a session at which it was scored. Raises as `in_session`."""
    if dealt.in_session is not None and await _found(lobby, dealt) is None:
        raise _no_table(dealt)


async def of_session(lobby: Lobby, case: Case) -> OfSession | None:
    """A case that names a table of a session, its field and percentages as the session has them now: where they have
    changed, that is kept with the case. None: it names none.

    Raises:
        Unavailable: the database does not answer.
    """
    dealt = case.state.board.dealt
    if dealt.in_session is None:
        return None
    kept = await lobby.sessions_kept.find(dealt.in_session.session)
    found = None if kept is None else await asyncio.to_thread(tables_of, kept, dealt)
    name = (kept.state.opened.name if kept is not None else "") or dealt.in_session.session
    closed = kept is not None and kept.state.closed
    if found is None:
        return OfSession(case, None, name, closed)
    now = read_from(found, dealt)
    if now != dealt:
        table = await lobby.table(case.state.stream)
        message = Arrange(id=new_id(), board=now, place=case.place, case=case.mark)
        answer = await lobby.act(table, "director", message)
        if isinstance(answer, Refused):  # somebody has gone on with it at this moment; looked at again it is read
            event("field-not-kept", code=answer.code)
        state = await table.at_board(case.place)
        case = case.now(state)
    return OfSession(case, found, name, closed)


async def _found(lobby: Lobby, dealt: Dealt) -> OtherTables | None:
    assert dealt.in_session is not None
    kept = await lobby.sessions_kept.find(dealt.in_session.session)
    return None if kept is None else await asyncio.to_thread(tables_of, kept, dealt)


def _no_table(dealt: Dealt) -> Wrong:
    at = dealt.in_session
    text = "" if at is None else f"{at.session} {at.section}{at.table}"
    return Wrong("paper-not-in-session", f"board {dealt.number} was not scored at {text}", text=text)
