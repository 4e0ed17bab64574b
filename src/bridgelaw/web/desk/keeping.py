"""A case about a play of a running session is kept: with all that the session knows, nothing of it typed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from litestar.exceptions import TooManyRequestsException
from msgspec.structs import replace

from bridgelaw.hall.messages import HandleCall
from bridgelaw.live.settings import TableSettings
from bridgelaw.web.desk.access import AtDesk
from bridgelaw.web.desk.of_play import PlayTold
from bridgelaw.web.desk.of_session import in_session
from bridgelaw.words import Words


def of_ruling(told: PlayTold, settings: TableSettings, words: Words) -> TableSettings:
    """The settings of a quick ruling as they are for that play: where it was, and no names, which the session keeps."""
    board = replace(settings.boards[0], number=told.board, vulnerable=told.vulnerable, in_session=told.in_session)
    title = words.say("quick-table-named", text=told.table)
    return replace(settings, title=title, players={}, boards=(board,), seed="")


def written_down(told: PlayTold, words: Words) -> TableSettings:
    """Those of a case that is written down act by act, with the hands as far as they are known, and no act yet."""
    title = words.say("quick-table-named", text=told.table)
    return TableSettings(title=title, language=words.language, boards=(told.dealt(),), kind="paper")


async def keep_case(
    desk: AtDesk, told: PlayTold, settings: TableSettings, acts: Sequence[dict[str, Any]], id: str, *, over: bool
) -> None:
    """Keep it under that name. The call is told first: whoever opens it from then on comes to the same case.

    Raises:
        Wrong: it cannot be.
        TooManyRequestsException: the house has as many tables and cases as it may.
        Unavailable: the database does not answer.
    """
    lobby = desk.lobby
    if len(await lobby.house.store.streams()) >= lobby.settings.tables:
        raise TooManyRequestsException("tables")
    settings = await in_session(lobby, settings)
    call, at = told.named.call, lobby.house.clock()
    if call:
        goes = HandleCall(id=f"{id}-goes", of=call, case=id, instead=True)
        await told.running.do(told.place, goes, at)
    await lobby.open_case(settings, acts, id)
    if call and over:
        await told.running.do(told.place, HandleCall(id=f"{id}-over", of=call, over=True, case=id), at)
