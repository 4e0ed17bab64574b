"""The views of a running session, one for each kind of place: what stands in them is all that is sent there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from bridgelaw.game.seats import Vulnerability
from bridgelaw.session.conditions import Scoring

Phase = Literal["sitting", "waiting", "playing", "over", "closed"]
PlayState = Literal["to_play", "entered", "agreed", "disputed", "not_played", "awarded"]


class SeenPair(Struct, frozen=True):
    """A pair: its key, how it is called (its number, with its section where there are several), and who it is."""

    key: str
    label: str
    names: tuple[str, ...]


class SeenAward(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An adjusted score: the share of the board that each side has, North-South first (its name, or percent), or for
    each side points of North-South with their weights, of 1 in all."""

    shares: tuple[str | float | None, str | float | None] | None = None
    ns: tuple[tuple[int, float], ...] = ()
    ew: tuple[tuple[int, float], ...] = ()


class SeenResult(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What came of a play. `score`: points of North-South; `awarded`: the Director gave something in its place, `award`
    where that is no other result."""

    contract: str | None = None
    by: str | None = None
    tricks: int | None = None
    lead: str | None = None
    score: int | None = None
    awarded: bool = False
    award: SeenAward | None = None


class SeenPlay(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A board at a table.

    Attributes:
        entry: the number of the entry that can be agreed to.
        asked: the number of a correction that was asked for, and by whom.
        corrected: it stands as it was put right, and not as it was agreed to.
        others: results of the other tables, how often each; only of a board that nobody here has ahead.
        ns_percent: what the result is worth to North-South; under the same condition.
    """

    play: str
    board: int
    dealer: str
    vulnerable: Vulnerability
    state: PlayState
    ns: SeenPair
    ew: SeenPair
    result: SeenResult | None = None
    entry: int | None = None
    asked: SeenCorrection | None = None
    corrected: bool = False
    others: tuple[tuple[int, int], ...] = ()
    ns_percent: float | None = None


class SeenCorrection(Struct, frozen=True, kw_only=True):
    """A correction that was asked for; without a result: that it was never played. `before`: what stands."""

    of: int
    play: str
    by: SeenPair
    result: SeenResult | None
    before: SeenResult | None = None


class SeenCall(Struct, frozen=True, kw_only=True):
    """A call for the Director.

    Attributes:
        about: of a call from the other side's own phone the table is told no more than that there is one.
        going: who is on his way, or comes `later`.
        hidden: it is about a board that the viewer has ahead.
        case: the case about it, for a Director who may be told of the board.
    """

    of: int
    who: str
    about: str
    table: int
    section: str
    board: int
    going: str = ""
    later: bool = False
    hidden: bool = False
    case: str = ""


class SeenSeat(Struct, frozen=True, kw_only=True):
    """Where somebody sits in a round. `table`: its number in the hall; `switched`: the directions are turned round."""

    round: int
    table: int
    label: str
    direction: Literal["NS", "EW"]
    opponents: SeenPair | None
    boards: tuple[int, ...]
    switched: bool = False
    shared_with: tuple[str, ...] = ()


class SeenLiveSeat(Struct, frozen=True, kw_only=True):
    """Where a player sits at a live table. `table`: its name, as its address has it; `label`: how the hall calls it;
    `names`: of the four, by their seats."""

    table: str
    seat: str
    label: str
    round: int
    names: Mapping[str, str]


class SeenRound(Struct, frozen=True, kw_only=True):
    """The round and its clock; `ends`: seconds since the epoch."""

    phase: Phase
    round: int
    rounds: int
    ends: float | None = None


class UnitView(Struct, frozen=True, kw_only=True, tag="unit"):
    """What a table shows. `next`: where its pairs sit in the next round; `boards_to`: the tables that have its boards
    then; `moved`: who had sat down here and begins elsewhere, until the first round is over."""

    name: str
    now: SeenRound
    table: int
    label: str
    ns: SeenPair | None
    ew: SeenPair | None
    switched: bool
    shared_with: tuple[str, ...]
    plays: tuple[SeenPlay, ...]
    next: tuple[tuple[SeenPair, SeenSeat], ...]
    boards_to: tuple[str, ...]
    calls: tuple[SeenCall, ...]
    moved: tuple[tuple[SeenPair, SeenSeat], ...] = ()


class PairView(Struct, frozen=True, kw_only=True, tag="pair"):
    """What the phone of a pair shows. `percent`: of the boards that it has played; `online`: every table is a live one;
    `live`: of one of its players, the seat at a live table to which he is led."""

    name: str
    now: SeenRound
    pair: SeenPair
    seat: SeenSeat | None
    next: SeenSeat | None
    plays: tuple[SeenPlay, ...]
    percent: float | None
    calls: tuple[SeenCall, ...]
    online: bool = False
    live: SeenLiveSeat | None = None


class SeenLiveTable(Struct, frozen=True, kw_only=True):
    """A live table as the Director sees it.

    Attributes:
        table: its number in the hall; `label`: how the hall calls it; `round`: of the boards that it plays.
        board: the one on it.
        phase: of that board; empty where he may not be told of it.
        since: when it began (seconds since the epoch).
        waits: for the Director.
        missing: the seats at which nobody is.
        may_go: he may sit down there.
        case: where that board can be ruled upon at the desk; empty where he may not be told of it.
    """

    table: int
    label: str
    round: int
    board: int
    phase: Literal["", "auction", "play", "over"]
    since: float
    waits: bool
    missing: tuple[str, ...]
    may_go: bool
    case: str


class SeenTable(Struct, frozen=True, kw_only=True):
    """A table as the Director sees it: how many of its boards are done, and what waits there.

    Attributes:
        section, place: its section, and its number in it.
        results: what came of its boards; None as well for those of which he may not be told.
        since: when its present board began: the round, or its last entry (seconds since the epoch).
        live: how it stands, where the session is played online.
    """

    table: int
    label: str
    section: str = ""
    place: int = 0
    ns: SeenPair | None
    ew: SeenPair | None
    boards: tuple[int, ...] = ()
    states: tuple[PlayState, ...] = ()
    results: tuple[SeenResult | None, ...] = ()
    since: float | None = None
    calls: int = 0
    live: SeenLiveTable | None = None


class SeenTablePlays(Struct, frozen=True, kw_only=True):
    """All plays of a table in the rounds that were called, the last round first: of a board that the Director who looks
    has ahead no more than its state."""

    plays: tuple[SeenPlay, ...]


DeedKind = Literal["seated", "scored", "agreed", "corrected", "ruled", "form", "left", "penalty"]


class SeenDeed(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that can be undone, by number `of` of the fact: about a play at a table, or about a pair."""

    of: int
    kind: DeedKind
    at: float
    table: str = ""
    board: int = 0
    pair: SeenPair | None = None


class SeenStanding(Struct, frozen=True, kw_only=True):
    """A pair in the ranking. `section`, `direction`: in which list, where there are several; `percent`: None for
    IMPs."""

    pair: SeenPair
    place: int
    tied: bool
    section: str
    direction: str
    boards: int
    total: float
    percent: float | None


class SeenLooked(Struct, frozen=True, kw_only=True):
    """A pair comes to a board of which one of its players was told while he directed; `law`: the provision on
    information from other sources."""

    play: str
    board: int
    pair: SeenPair
    law: str


class SeenAppeal(Struct, frozen=True, kw_only=True):
    """A pair appeals against what was ruled on a play; `late`: after the time for it; `law`: the provision."""

    of: int
    play: str
    pair: SeenPair
    late: bool
    law: str


class DirectorView(Struct, frozen=True, kw_only=True, tag="director"):
    """What the Director sees, and a helper who types results.

    Attributes:
        plays_in: the pair in which he plays himself; empty: in none.
        locked: boards that his own pair has still to play: of them nothing else is here.
        scoring: in what penalties are measured follows from it.
        boards: how many each pair should play, as was said when the session was opened; 0: not said.
        tables: before there is a movement those that stand ready, with whoever sits there.
        late_place: a late pair would have a place from the next round on.
        left: pairs that do not play any more.
        uncounted: pairs of whom nothing would count if they left now.
        unsettled: plays of rounds that are over of which nobody has said what came.
        unagreed: plays with a result to which nobody has agreed.
        doubted: results that a table has said again when it was asked about them.
        deeds: what he did last and can undo, the newest first.
        deals: for how many boards the hands are known.
        lists: how many rankings have gone up.
        correction_ends: when the correction period of the last one ends, in seconds since the epoch.
        online: every table is a live one; `behind`: those at which a board of an earlier round goes on.
        met: plays still to come on a board that one of the two pairs has played already, elsewhere than planned.
        looked: pairs that come to a board of which one of them was told.
        appealed: appeals, the last one first.
    """

    name: str
    now: SeenRound
    tables: tuple[SeenTable, ...]
    pairs: tuple[SeenPair, ...]
    calls: tuple[SeenCall, ...]
    asked: tuple[SeenCorrection, ...]
    disputed: tuple[SeenPlay, ...]
    plays_in: str
    locked: tuple[int, ...]
    met: tuple[SeenPlay, ...] = ()
    looked: tuple[SeenLooked, ...] = ()
    appealed: tuple[SeenAppeal, ...] = ()
    scoring: Scoring = "mp"
    boards: int = 0
    late_place: bool = False
    left: tuple[str, ...] = ()
    uncounted: tuple[str, ...] = ()
    unsettled: tuple[SeenPlay, ...] = ()
    unagreed: tuple[str, ...] = ()
    doubted: tuple[SeenPlay, ...] = ()
    deeds: tuple[SeenDeed, ...] = ()
    deals: int = 0
    lists: int = 0
    correction_ends: float | None = None
    online: bool = False
    behind: tuple[SeenLiveTable, ...] = ()


class ScreenView(Struct, frozen=True, kw_only=True, tag="screen"):
    """What the big screen shows: where everybody sits; before there is a movement, which places are free; the ranking
    when play is over, and never a result before. Where it is played online, the ranking of the boards that everybody
    has played, as it stands after each round.

    Attributes:
        next: where everybody sits in the next round.
        lists: how many rankings have gone up.
        correction_ends: when the correction period of the last one ends, in seconds since the epoch.
    """

    name: str
    now: SeenRound
    seats: tuple[tuple[SeenPair, SeenSeat], ...]
    free: tuple[tuple[int, str], ...]
    next: tuple[tuple[SeenPair, SeenSeat], ...] = ()
    standings: tuple[SeenStanding, ...] = ()
    lists: int = 0
    correction_ends: float | None = None


View = UnitView | PairView | DirectorView | ScreenView
