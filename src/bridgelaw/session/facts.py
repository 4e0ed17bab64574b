"""What happens to a session, fact by fact. A fact is never edited; all else is folded from them (`session.fold`).

Facts count from 1 in the order in which they came; `of` names one by that number.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct

from bridgelaw.game.seats import Side
from bridgelaw.lawbook.editions import USUAL, Edition
from bridgelaw.session.conditions import Conditions
from bridgelaw.session.doubts import DoubtCode
from bridgelaw.session.model import FieldAward, Pair, PlayResult, Section, SessionPenalty
from bridgelaw.session.plan import Plan
from bridgelaw.session.play import Play, play_of

CallAbout = Literal[
    "insufficient_bid", "call_out_of_rotation", "opening_lead_out_of_turn", "lead_out_of_turn", "exposed_card",
    "revoke", "claim", "hesitation", "wrong_explanation", "changed_call", "wrong_pair", "wrong_board", "score",
    "not_begun", "appeal", "other",
]  # fmt: skip
"""What a call for the Director is about, as far as whoever calls says."""


class SessionOpened(Struct, frozen=True, kw_only=True, tag="opened"):
    """The session is there. `settings`: what is set otherwise than its authority does; `date`: of play, `YYYY-MM-DD`;
    `source`, `program`: where it was taken over from; `boards`, `tables`: how many are wanted and stand ready (0: not
    said); `units`: the table units of the house lead to it; `online`: every table is a live one, and results come from
    the boards themselves."""

    name: str
    conditions: Conditions
    sections: tuple[Section, ...] = ()
    laws: Edition = USUAL
    authority: str = "wbf"
    settings: Mapping[str, Any] = {}
    date: str = ""
    source: str = ""
    program: str = ""
    boards: int = 0
    tables: int = 0
    units: bool = False
    online: bool = False


class Rearranged(Struct, frozen=True, tag="rearranged"):
    """It is scored otherwise from now on; once there is a result, only who stands in which list can be changed."""

    conditions: Conditions
    sections: tuple[Section, ...]


class PairEntered(Struct, frozen=True, tag="entered"):
    """A pair takes part; entered again it has other players from that round on (a substitute), and stays the pair."""

    pair: Pair
    round: int = 1


class PairLeft(Struct, frozen=True, tag="left"):
    """A pair does not play from that round on. `counts`: so does what it has played."""

    pair: str
    round: int
    counts: bool = True


class Planned(Struct, frozen=True, tag="planned"):
    """The whole movement of a section; of one that goes on already only the rounds from `round` on are replaced."""

    plan: Plan
    round: int = 1


class BoardsDealt(Struct, frozen=True, tag="dealt"):
    """Deals by board, in PBN form from North."""

    deals: Mapping[int, str]


class PairPlaced(Struct, frozen=True, tag="placed"):
    """A pair has sat down somewhere, before there is a movement; nobody sits there any more where `pair` is empty."""

    table: int
    side: Side
    pair: str = ""


class RoundCalled(Struct, frozen=True, tag="called"):
    """A round begins in those sections; `at`: seconds since the epoch; `minutes`: how long it is to take."""

    sections: tuple[str, ...]
    round: int
    at: float
    minutes: float = 0.0


class RoundExtended(Struct, frozen=True, tag="extended"):
    """The present round of those sections takes so many minutes more (below 0: fewer)."""

    sections: tuple[str, ...]
    minutes: float


class Seated(Struct, frozen=True, tag="seated"):
    """Other pairs than planned sat at a play."""

    play: Play
    ns: str
    ew: str


class Scored(Struct, frozen=True, tag="scored"):
    """What a table says came of a play. `again`: see `Play`; `unit`: which device said it; `told`: the doubts that it
    was asked about and said again."""

    result: PlayResult
    again: int = 0
    unit: str = ""
    told: tuple[DoubtCode, ...] = ()

    @property
    def play(self) -> Play:
        """The play that it is about."""
        return play_of(self.result, self.again)


class Agreed(Struct, frozen=True, tag="agreed"):
    """The other side agrees to what fact `of` says of the play."""

    play: Play
    of: int


class CorrectionAsked(Struct, frozen=True, tag="asked"):
    """A pair says that the score of a play is another one (Law 79C); None: that it was never played. Nothing changes
    until the other side agrees or the Director decides."""

    play: Play
    result: PlayResult | None
    pair: str


class CorrectionRefused(Struct, frozen=True, tag="kept"):
    """What fact `of` asked for is not done: the score stands."""

    of: int


class ScoreCorrected(Struct, frozen=True, tag="corrected"):
    """The score of a play is put right (Law 79C); None: it never happened. `law`: the provision by which it is."""

    play: Play
    result: PlayResult | None
    reason: str = ""
    law: str = ""


class Ruled(Struct, frozen=True, kw_only=True, tag="ruled"):
    """What the Director gives in place of what these two pairs obtained, with the penalties of the case.

    Attributes:
        award: an adjusted score. Without it and without a result the score obtained stands.
        result: what came of the play by the Laws, as with tricks transferred: no adjusted score (Laws 64 and 69 to 71).
        case: where the ruling is, and `version` its state there. It takes the place of what was ruled in that case
            before, and one without a case of all that was ruled on the play.
        law: the provision, where no case tells it.
    """

    play: Play
    ns: str
    ew: str
    award: FieldAward | None = None
    result: PlayResult | None = None
    penalties: tuple[SessionPenalty, ...] = ()
    case: str = ""
    version: int = 0
    law: str = ""

    @property
    def counts(self) -> bool:
        """Whether it puts something in the place of what was obtained."""
        return self.award is not None or self.result is not None


class FormPlayed(Struct, frozen=True, tag="form"):
    """Which form of a fouled board was played at a play; empty for the first one (Law 87)."""

    play: Play
    form: str


class Penalized(Struct, frozen=True, tag="penalized"):
    """A penalty that belongs to no play (Laws 90 and 91)."""

    penalty: SessionPenalty


class DirectorCalled(Struct, frozen=True, tag="summoned"):
    """Somebody calls the Director. `who`: the place that does, as `unit:A5` or `pair:7`; `table`: where he is to go."""

    who: str
    about: CallAbout
    table: int
    section: str = ""
    board: int = 0


class CallHandled(Struct, frozen=True, tag="handled"):
    """What becomes of call number `of`: somebody goes there (`later`: he has told them that he comes later), or it is
    over. `by`: who; `case`: the case about it."""

    of: int
    over: bool
    by: str = ""
    case: str = ""
    later: bool = False


class PlaysAsWell(Struct, frozen=True, tag="plays"):
    """Whoever has that place, as `director`, plays in a pair of the session; in none where `pair` is empty."""

    who: str
    pair: str = ""


class BoardLooked(Struct, frozen=True, tag="looked"):
    """Somebody who has that board to play has been told of it; `pair`: his (Law 16: other sources)."""

    pair: str
    board: int


class ListPublished(Struct, frozen=True, tag="published"):
    """A list went up: the ranking as it is now. Lists are numbered from 1. `at`: seconds since the epoch; 0 where
    nobody knows."""

    number: int
    at: float = 0.0


class RulingAppealed(Struct, frozen=True, tag="appealed"):
    """A pair appeals against what was ruled on a play of its own (Law 92); `late`: after the time for it."""

    play: Play
    pair: str
    late: bool = False


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
    | PairPlaced
    | BoardsDealt
    | RoundCalled
    | RoundExtended
    | Seated
    | Scored
    | Agreed
    | CorrectionAsked
    | CorrectionRefused
    | ScoreCorrected
    | Ruled
    | FormPlayed
    | Penalized
    | RulingAppealed
    | DirectorCalled
    | CallHandled
    | PlaysAsWell
    | BoardLooked
    | ListPublished
    | PlayOver
    | SessionClosed
    | Undone
)
PlayFact = Seated | Scored | Agreed | ScoreCorrected | Ruled | FormPlayed
"""What is about one play."""
Undoable = PlayFact | PairLeft | Penalized
"""What can be undone; all else is put right by another fact of its kind."""


def kind_of(fact: Fact) -> str:
    """The name of its kind."""
    return str(type(fact).__struct_config__.tag)
