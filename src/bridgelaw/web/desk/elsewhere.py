"""The same board at the other tables of the house: what was scored there, for the comparison."""

from __future__ import annotations

from bridgelaw.desk.score import rectified_score
from bridgelaw.game.seats import NS
from bridgelaw.live import happenings
from bridgelaw.live.settings import Dealt
from bridgelaw.live.state import TableState, of_board
from bridgelaw.store.model import Event
from bridgelaw.web.lobby import Lobby


async def field_of_house(lobby: Lobby, state: TableState) -> str:
    """The results of the other tables that have ended the same board (number and cards), as they would be typed."""
    dealt = state.board.dealt
    found = []
    for stream in await lobby.house.store.streams():
        if stream == state.stream:
            continue
        events = await lobby.house.store.read(stream)
        for place, event in enumerate(_begun(events), 1):
            board = happenings.decode(event)
            same = isinstance(board, happenings.Opened | happenings.Begun) and _same(board.board, dealt)
            if same and (score := rectified_score(of_board(events, place).board.now)) is not None and score.points:
                found.append(f"{score.points[NS]:+d}")
    return " ".join(found)


def _begun(events: list[Event]) -> list[Event]:
    return [event for event in events if event.kind in ("opened", happenings.BOARD)]


def _same(one: Dealt, other: Dealt) -> bool:
    return (one.number, one.deal, one.dealer, one.vulnerable) == (
        other.number, other.deal, other.dealer, other.vulnerable,
    )  # fmt: skip
