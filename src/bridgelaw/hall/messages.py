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

Fault = Literal["ns", "ew", "both", "nobody", "director"]


class _Message(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: str


class SitDown(_Message, frozen=True, tag="sit"):
    """Two people sit down at a table, before there is a movement: names with numbers of a federation, if they have any.
    Without names the place is free again."""

    table: int
    side: Side
    names: tuple[tuple[str, str], ...] = ()


class ArrangeMovement(_Message, frozen=True, tag="arrange"):
    """The movement is chosen: number `choice` (from 0) of what is proposed for those who sit there. `pairs`: how many
    they were when it was proposed; 0: not said."""

    boards: int
    minutes: int | None = None
    winners: Literal[1, 2] | None = None
    choice: int = 0
    pairs: int = 0


class ComeLate(_Message, frozen=True, tag="come"):
    """A pair comes late: it takes the place of the missing pair from that round on. `pair`: the key of one that is in
    the list and has no place; without `names` with the people who are known of it."""

    round: int
    names: tuple[tuple[str, str], ...] = ()
    pair: str = ""


class PutSubstitute(_Message, frozen=True, tag="substitute"):
    """Other people play as that pair from that round on."""

    pair: str
    names: tuple[tuple[str, str], ...]
    round: int


class LeaveSession(_Message, frozen=True, tag="leave"):
    """A pair does not play any more, from that round on."""

    pair: str
    round: int


class DealBoards(_Message, frozen=True, tag="deal"):
    """The hands of boards, by board number, in PBN form."""

    deals: Mapping[int, str]


class CallRound(_Message, frozen=True, tag="call_round"):
    """A round begins, in all sections; `minutes`: how long it is to take, else by the number of its boards."""

    round: int
    minutes: float | None = None


class ExtendRound(_Message, frozen=True, tag="extend"):
    """The present round takes so many minutes more."""

    minutes: float


class EnterScore(_Message, frozen=True, tag="score"):
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


class AgreeToScore(_Message, frozen=True, tag="agree"):
    """The other side agrees to entry number `of`; or, where that number is not known yet because the phone has no
    connection, to what the same place entered in message `entry`."""

    play: str
    of: int = 0
    entry: str = ""


class DisputeScore(_Message, frozen=True, tag="wrong"):
    """A pair says that another result came of a play (Law 79C)."""

    play: str
    contract: str
    by: Seat | None = None
    tricks: int | None = None
    lead: str | None = None


class DecideCorrection(_Message, frozen=True, tag="decide"):
    """The correction asked for by fact `of` is done, or the score stands. `late`: the Director does it though the
    correction period is over."""

    of: int
    do: bool
    late: bool = False


class CorrectScore(_Message, frozen=True, tag="correct"):
    """The Director puts right what is kept of a play (Law 79C), by the same two pairs; without a contract: it was never
    played. `late`: he does it though the correction period is over."""

    play: str
    contract: str
    by: Seat | None = None
    tricks: int | None = None
    lead: str | None = None
    late: bool = False


class BoardNotPlayed(_Message, frozen=True, tag="not_played"):
    """A board is not played at a table; `fault`: whose fault that is, by which both sides get their average: of a side,
    of both, of nobody, or the Director's own, when neither side is at fault. Without it nothing is given yet. `partly`:
    whoever is at fault is only partly so."""

    play: str
    fault: Fault | None = None
    partly: bool = False


class WrongBoardPlayed(_Message, frozen=True, tag="wrong_board"):
    """Two pairs have played a board at a table that it was not for in that round: what came of it (as for a score)."""

    section: str
    table: int
    board: int
    ns: str
    ew: str
    contract: str
    round: int = 0
    by: Seat | None = None
    tricks: int | None = None
    lead: str | None = None


class FoulBoard(_Message, frozen=True, tag="foul"):
    """At those plays a board had another form than at the others; `form`: which, empty for the first one."""

    plays: tuple[str, ...]
    form: str = "2"


class AppealRuling(_Message, frozen=True, tag="appeal"):
    """A pair appeals against what was ruled on a play of its own."""

    play: str


class SeatPairs(_Message, frozen=True, tag="seat"):
    """Other pairs than planned sit at a table in the present round."""

    section: str
    table: int
    ns: str
    ew: str


class CallDirector(_Message, frozen=True, tag="call"):
    """Somebody calls the Director."""

    about: CallAbout
    board: int = 0


class HandleCall(_Message, frozen=True, tag="handle"):
    """Somebody goes to where call number `of` came from, or it is over.

    Attributes:
        by: who goes, where it is not who says so: a deputy, or the Director.
        later: both sides are told that he comes later.
        instead: he goes though somebody else had said that he would.
    """

    of: int
    over: bool = False
    case: str = ""
    by: str = ""
    later: bool = False
    instead: bool = False


class PenalizePair(_Message, frozen=True, tag="penalize"):
    """A penalty that belongs to no board; `kind`: under which Law, where `law` does not name a provision."""

    pair: str
    amount: float
    unit: PenaltyUnit = "percent"
    law: str | None = None
    kind: Literal["procedural", "disciplinary"] = "procedural"


class UndoFact(_Message, frozen=True, tag="undo"):
    """Fact `of` counts no more."""

    of: int


class PlayAsWell(_Message, frozen=True, tag="plays"):
    """The Director plays as well: in that pair."""

    pair: str = ""


class LookAtBoard(_Message, frozen=True, tag="look"):
    """A Director who has that board to play wants to see it all the same; it is kept that he did (Law 16)."""

    board: int


class PublishList(_Message, frozen=True, tag="publish"):
    """The ranking goes up."""


class EndPlay(_Message, frozen=True, tag="end_play"):
    """Nobody has a board to play any more; `over` false: that was said too early."""

    over: bool = True


class CloseSession(_Message, frozen=True, tag="close"):
    """The correction period is over."""


HallMessage = (
    SitDown
    | ArrangeMovement
    | ComeLate
    | PutSubstitute
    | LeaveSession
    | DealBoards
    | CallRound
    | ExtendRound
    | EnterScore
    | AgreeToScore
    | DisputeScore
    | DecideCorrection
    | CorrectScore
    | BoardNotPlayed
    | WrongBoardPlayed
    | FoulBoard
    | AppealRuling
    | SeatPairs
    | CallDirector
    | HandleCall
    | PenalizePair
    | UndoFact
    | PlayAsWell
    | LookAtBoard
    | PublishList
    | EndPlay
    | CloseSession
)


class HallDone(Struct, frozen=True, tag="done"):
    """It is kept; `version`: the number of the session's last fact."""

    id: str
    version: int


class HallAsked(Struct, frozen=True, tag="asked"):
    """Nothing is kept: the table is asked about these, and sends it again with them in `told`."""

    id: str
    doubts: tuple[Mapping[str, Any], ...]


class HallRefusal(Struct, frozen=True, tag="refused"):
    """Nothing is kept; `code` is one of the `session-refused-` or `hall-refused-` messages of the words room."""

    id: str
    code: str
    details: Mapping[str, str] = {}


HallReply = HallDone | HallAsked | HallRefusal
