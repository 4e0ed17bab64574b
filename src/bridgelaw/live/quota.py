"""How much one person may do on one board, so that there is always room for the Director."""

from __future__ import annotations

from bridgelaw.live.messages import Message, NextBoard, Refusal, Sent, Viewer
from bridgelaw.live.state import Board
from bridgelaw.table.acts import Summon

MOST_OF_ONE = 400
"""Events of one player, or of all who look on, on one board; a board has about seventy in all."""
TO_CALL = 20
"""Further ones, by which he can still summon the Director; who may record for anybody."""
MOST_OF_DIRECTOR = 3000


def check(board: Board, who: Viewer, message: Message) -> None:
    """Whether there is room for one more message of `who`.

    Raises:
        Refusal: there is none, `own-share` for a player, `board-full` for the Director.
    """
    if isinstance(message, NextBoard) or board.events < MOST_OF_ONE:
        return
    own = sum(actor == who for actor, _ in board.clients)
    if who == "director":
        if own >= MOST_OF_DIRECTOR:
            raise Refusal("board-full", most=str(MOST_OF_DIRECTOR))
        return
    calls = isinstance(message, Sent) and Summon.verb in message.act
    if own >= MOST_OF_ONE + (TO_CALL if calls else 0):
        raise Refusal("own-share", most=str(MOST_OF_ONE))
