"""What every message about a result begins with: the play that it names, who sits there, what is said to have come of
it."""

from __future__ import annotations

from typing import Any, Protocol

from bridgelaw.formats.errors import Wrong as WrongData
from bridgelaw.formats.sessions import neutral
from bridgelaw.formats.sessions.neutral_fields import RESULT
from bridgelaw.game.seats import Seat
from bridgelaw.hall.door import HallRefused
from bridgelaw.hall.now import Now
from bridgelaw.hall.places import Place
from bridgelaw.session.model import PlayResult
from bridgelaw.session.play import Play
from bridgelaw.session.schedule import TableRound


class SaidResult(Protocol):
    """What a message says of a result."""

    @property
    def contract(self) -> str:
        """`P` where it was passed out."""

    @property
    def by(self) -> Seat | None:
        """Declarer."""

    @property
    def tricks(self) -> int | None:
        """Those that he won."""

    @property
    def lead(self) -> str | None:
        """The card led."""


def play_at(now: Now, place: Place, text: str) -> tuple[Play, TableRound]:
    """The play of that name and the table at which it is.

    Raises:
        HallRefused: it is not planned, not begun, or at another table.
    """
    found = now.schedule.named(text)
    if found is None:
        raise HallRefused("no-such-play", play=text)
    play, at = found
    if now.state.called.get(play.section, 0) < play.round:
        raise HallRefused("round-not-called", round=str(play.round))
    if place.kind == "unit" and now.numbers[play.section, play.table] != place.table:
        raise HallRefused("not-here")
    return play, at


def result_of(play: Play, ns: str, ew: str, said: SaidResult) -> PlayResult:
    """The result that is said to have come of a play.

    Raises:
        HallRefused: there is no such result.
    """
    row: dict[str, Any] = {"section": play.section, "board": play.board, "table": play.table, "round": play.round}
    row |= {"ns": ns, "ew": ew, "contract": said.contract}
    if said.contract != "P":
        row |= {"by": said.by.value if said.by else None, "tricks": said.tricks, "lead": said.lead}
    try:
        read = RESULT.read({key: value for key, value in row.items() if value is not None})
        return neutral.result_of(0, read, dict.fromkeys((ns, ew), play.section), [])
    except WrongData:
        raise HallRefused("no-result", board=str(play.board)) from None


def sitting(now: Now, play: Play, at: TableRound) -> tuple[str, str]:
    """The pairs that sit there, North-South first: as somebody has said, else as planned."""
    known = now.state.plays.get(play)
    return (known.seated if known is not None else None) or (at.ns, at.ew)
