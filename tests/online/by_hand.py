"""A live table of a session whose four are played from here, a word at a time."""

from __future__ import annotations

from typing import Any

from bridgelaw.live.messages import Kept, NextBoard, Sent, Viewer
from bridgelaw.live.table import LiveTable
from tests.online.session import OnlineSession
from tests.web.house import client_id

SEATS: tuple[Viewer, ...] = ("N", "E", "S", "W")


class TableByHand:
    """That of a table and round, once it is there."""

    def __init__(self, at: OnlineSession, table: LiveTable) -> None:
        self.at, self.table = at, table

    @classmethod
    async def of(cls, at: OnlineSession, number: int, round: int = 1) -> TableByHand:
        """Wait until the session has opened it."""
        view = await at.until(lambda view: bool(view["tables"][number - 1].get("live")))
        label = view["tables"][number - 1]["place"]
        return cls(at, await at.house.lobby.house.table(f"{at.id}-{label}-{round}"))

    async def sends(self, who: Viewer, message: Any) -> Any:
        """A message of somebody there, and the answer."""
        return await self.at.house.lobby.act(self.table, who, message)

    async def does(self, who: Viewer, place: int | None = None, **act: Any) -> None:
        """An act of his, which is done; of the Director also about an earlier board."""
        answer = await self.sends(who, Sent(id=client_id(), act=act, confirmed=True, place=place))
        assert isinstance(answer, Kept), (who, act, answer)

    async def passed_out(self) -> None:
        """The board on the table is passed out."""
        for _ in range(4):
            turn = self.table.state.board.now.turn
            assert turn is not None
            await self.does(turn.value, call="P")

    async def ready(self) -> Any:
        """All four are ready for the next board; what the last of them is answered."""
        answer = None
        for who in SEATS:
            answer = await self.sends(who, NextBoard(id=client_id()))
        return answer

    async def play(self, board: int) -> dict[str, Any]:
        """What the Director sees of that board of this table in the session."""
        number = self.table.state.board.dealt.in_session
        assert number is not None
        path = f"/s/{self.at.id}/at/director/tables/{number.table}"
        reply = await self.at.browser.get(path, headers=self.at.bearer("director"))
        found: dict[str, Any] = next(one for one in reply.json()["plays"] if one["board"] == board)
        return found
