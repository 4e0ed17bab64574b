"""What happens to a session, fact by fact. A fact is never edited; all else is folded from them (`session.fold`).

Facts count from 1 in the order in which they came; `of` names one by that number.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from bridgelaw.lawbook.editions import USUAL, Edition
from bridgelaw.session.conditions import Conditions
from bridgelaw.session.model import FieldAward, Pair, PlayResult, Section, SessionPenalty
from bridgelaw.session.plan import Plan
from bridgelaw.session.play import Play, play_of


class SessionOpened(Struct, frozen=True, kw_only=True, tag="opened"):
    """The session is there. `settings`: what is set otherwise than its authority does; `date`: of play, `YYYY-MM-DD`;
    `source`, `program`: where it was taken over from."""

    name: str
    conditions: Conditions
    sections: tuple[Section, ...] = ()
    laws: Edition = USUAL
    authority: str = "wbf"
    settings: Mapping[str, Any] = {}
    date: str = ""
    source: str = ""
    program: str = ""


class Rearranged(Struct, frozen=True, tag="rearranged"):
    """It is scored otherwise from now on; once there is a result, only who stands in which list can be changed."""

    conditions: Conditions
    sections: tuple[Section, ...]


class PairEntered(Struct, frozen=True, tag="entered"):
    """A pair takes part; entered again it has other players from that round on (a substitute), and stays the pair."""

    pair: Pair
    round: int = 1


class PairLeft(Struct, frozen=True, tag="left"):
    """A pair does not play from that round on. What it has played counts."""

    pair: str
    round: int


class Planned(Struct, frozen=True, tag="planned"):
    """The whole movement of a section; of one that goes on already only the rounds from `round` on are replaced."""

    plan: Plan
    round: int = 1


class BoardsDealt(Struct, frozen=True, tag="dealt"):
    """Deals by board, in PBN form from North."""

    deals: Mapping[int, str]


class RoundCalled(Struct, frozen=True, tag="called"):
    """A round begins in those sections; `at`: seconds since the epoch."""

    sections: tuple[str, ...]
    round: int
    at: float


class Seated(Struct, frozen=True, tag="seated"):
    """Other pairs than planned sat at a play."""

    play: Play
    ns: str
    ew: str


class Scored(Struct, frozen=True, tag="scored"):
    """What a table says came of a play. `again`: see `Play`; `unit`: which device said it."""

    result: PlayResult
    again: int = 0
    unit: str = ""

    @property
    def play(self) -> Play:
        """The play that it is about."""
        return play_of(self.result, self.again)


class Agreed(Struct, frozen=True, tag="agreed"):
    """The other side agrees to what fact `of` says of the play."""

    play: Play
    of: int


class ScoreCorrected(Struct, frozen=True, tag="corrected"):
    """The score of a play is put right (Law 79C); None: it never happened."""

    play: Play
    result: PlayResult | None
    reason: str = ""


class Ruled(Struct, frozen=True, kw_only=True, tag="ruled"):
    """What the Director gives in place of what these two pairs obtained, with the penalties of the case; without an
    award the score obtained stands. What was ruled on the play before is replaced by it. `case`: where the ruling is.
    """

    play: Play
    ns: str
    ew: str
    award: FieldAward | None = None
    penalties: tuple[SessionPenalty, ...] = ()
    case: str = ""


class Penalized(Struct, frozen=True, tag="penalized"):
    """A penalty that belongs to no play (Laws 90 and 91)."""

    penalty: SessionPenalty


class ListPublished(Struct, frozen=True, tag="published"):
    """A list went up: the ranking as it is now. Lists are numbered from 1."""

    number: int


class PlayOver(Struct, frozen=True, tag="play_over"):
    """Nobody has a board to play any more: all of it may be seen. `over` false: that was said too early."""

    over: bool = True


class SessionClosed(Struct, frozen=True, tag="closed"):
    """The correction period is over: nothing is changed any more."""


class Undone(Struct, frozen=True, tag="undone"):
    """Fact `of` counts no more, as if it had never been."""

    of: int


Fact = (
    SessionOpened
    | Rearranged
    | PairEntered
    | PairLeft
    | Planned
    | BoardsDealt
    | RoundCalled
    | Seated
    | Scored
    | Agreed
    | ScoreCorrected
    | Ruled
    | Penalized
    | ListPublished
    | PlayOver
    | SessionClosed
    | Undone
)
PlayFact = Seated | Scored | Agreed | ScoreCorrected | Ruled
"""What is about one play."""
Undoable = PlayFact | PairLeft | Penalized
"""What can be undone; all else is put right by another fact of its kind."""


def kind_of(fact: Fact) -> str:
    """The name of its kind."""
    return str(type(fact).__struct_config__.tag)
