"""What is sent to a running session, and what comes back: one struct each, decoded as it stands.

`id` is made by whoever sends; the same sender and id are kept once.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct

from bridgelaw.game.seats import Seat, Side
from bridgelaw.session.doubts import DoubtCode
from bridgelaw.session.facts import CallAbout
from bridgelaw.session.model import PenaltyUnit

Fault = Literal["ns", "ew", "both", "nobody"]


class _Message(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: str


class Sit(_Message, frozen=True, tag="sit"):
    """Two people sit down at a table, before there is a movement: names with numbers of a federation, if they have any.
    Without names the place is free again."""

    table: int
    side: Side
    names: tuple[tuple[str, str], ...] = ()


class Arrange(_Message, frozen=True, tag="arrange"):
    """The movement is chosen: number `choice` (from 0) of what is proposed for those who sit there."""

    boards: int
    minutes: int | None = None
    winners: Literal[1, 2] | None = None
    choice: int = 0


class Come(_Message, frozen=True, tag="come"):
    """A pair comes late: it takes the place of the missing pair from that round on."""

    names: tuple[tuple[str, str], ...]
    round: int


class Substitute(_Message, frozen=True, tag="substitute"):
    """Other people play as that pair from that round on."""

    pair: str
    names: tuple[tuple[str, str], ...]
    round: int


class Leave(_Message, frozen=True, tag="leave"):
    """A pair does not play any more, from that round on."""

    pair: str
    round: int


class Deal(_Message, frozen=True, tag="deal"):
    """The hands of boards, by board number, in PBN form."""

    deals: Mapping[int, str]


class CallRound(_Message, frozen=True, tag="call_round"):
    """A round begins, in all sections; `minutes`: how long it is to take, else by the number of its boards."""

    round: int
    minutes: float | None = None


class Extend(_Message, frozen=True, tag="extend"):
    """The present round takes so many minutes more."""

    minutes: float


class Score(_Message, frozen=True, tag="score"):
    """What came of a play. `ns`, `ew`: who did play; `contract`: `P` where it was passed out; `told`: the doubts that
    the table was asked about."""

    play: str
    ns: str
    ew: str
    contract: str
    by: Seat | None = None
    tricks: int | None = None
    lead: str | None = None
    told: tuple[DoubtCode | Literal["other_pairs"], ...] = ()


class Agree(_Message, frozen=True, tag="agree"):
    """The other side agrees to entry number `of`."""

    play: str
    of: int


class Wrong(_Message, frozen=True, tag="wrong"):
    """A pair says that another result came of a play (Law 79C)."""

    play: str
    contract: str
    by: Seat | None = None
    tricks: int | None = None
    lead: str | None = None


class Decide(_Message, frozen=True, tag="decide"):
    """The correction asked for by fact `of` is done, or the score stands."""

    of: int
    do: bool


class NotPlayed(_Message, frozen=True, tag="not_played"):
    """A board is not played at a table; `fault`: whose fault that is, by which both sides get their average (12C2).
    Without it nothing is given yet."""

    play: str
    fault: Fault | None = None


class SeatPairs(_Message, frozen=True, tag="seat"):
    """Other pairs than planned sit at a table in the present round."""

    section: str
    table: int
    ns: str
    ew: str


class Call(_Message, frozen=True, tag="call"):
    """Somebody calls the Director."""

    about: CallAbout
    board: int = 0


class Handle(_Message, frozen=True, tag="handle"):
    """Somebody goes to where call number `of` came from, or it is over."""

    of: int
    over: bool = False
    case: str = ""


class Penalize(_Message, frozen=True, tag="penalize"):
    """A penalty that belongs to no board."""

    pair: str
    amount: float
    unit: PenaltyUnit = "percent"
    law: str | None = None


class Undo(_Message, frozen=True, tag="undo"):
    """Fact `of` counts no more."""

    of: int


class PlayAsWell(_Message, frozen=True, tag="plays"):
    """The Director plays as well: in that pair."""

    pair: str = ""


class Look(_Message, frozen=True, tag="look"):
    """A Director who has that board to play wants to see it all the same; it is kept that he did (Law 16)."""

    board: int


class Publish(_Message, frozen=True, tag="publish"):
    """The ranking goes up."""


class EndPlay(_Message, frozen=True, tag="end_play"):
    """Nobody has a board to play any more; `over` false: that was said too early."""

    over: bool = True


class Close(_Message, frozen=True, tag="close"):
    """The correction period is over."""


Message = (
    Sit
    | Arrange
    | Come
    | Substitute
    | Leave
    | Deal
    | CallRound
    | Extend
    | Score
    | Agree
    | Wrong
    | Decide
    | NotPlayed
    | SeatPairs
    | Call
    | Handle
    | Penalize
    | Undo
    | PlayAsWell
    | Look
    | Publish
    | EndPlay
    | Close
)


class Done(Struct, frozen=True, tag="done"):
    """It is kept; `version`: the number of the session's last fact."""

    id: str
    version: int


class Asked(Struct, frozen=True, tag="asked"):
    """Nothing is kept: the table is asked about these, and sends it again with them in `told`."""

    id: str
    doubts: tuple[Mapping[str, Any], ...]


class Refused(Struct, frozen=True, tag="refused"):
    """Nothing is kept; `code` is one of the `session-refused-` or `hall-refused-` messages of the words room."""

    id: str
    code: str
    details: Mapping[str, str] = {}


Reply = Done | Asked | Refused
