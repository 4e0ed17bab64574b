"""What goes from the server to whoever sits at a table, as types. The page's own types are made from them.

A view is put together from pieces that several viewers share (`bridgelaw.live.onlooker`), not from these classes; a
test holds them against the views of many boards. Whoever has said no language gets no sentences.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from bridgelaw.answer import model
from bridgelaw.answer.names import ActorName, Hands, SeatName
from bridgelaw.answer.road_model import RoadInView
from bridgelaw.answer.score_model import ScoreResult
from bridgelaw.answer.seat_model import PublicAnswer, SeatAnswer
from bridgelaw.game.seats import Vulnerability
from bridgelaw.live.claims import Claimed
from bridgelaw.live.compared import ComparedResult, ScoreSheetLine
from bridgelaw.live.decisions import Decision
from bridgelaw.live.found_facts import FoundFact
from bridgelaw.live.messages import VIEWERS, Viewer
from bridgelaw.live.noted import NotedFact
from bridgelaw.live.possible import Can
from bridgelaw.live.rescored import Rescored
from bridgelaw.live.settings import LessonPlace
from bridgelaw.live.system_cards import SystemCard
from bridgelaw.live.undoing import Undo
from bridgelaw.table.vocabulary import Scoring
from bridgelaw.words.telling.lessons import LessonTold
from bridgelaw.words.telling.pieces import CostLine, CostOfCalls, NextReadOut, Piece
from bridgelaw.words.telling.stop import Stop

Who = Annotated[str, Meta(extra_json_schema={"title": "Who", "enum": list(VIEWERS)})]

_TEXT, _NUMBER = {"type": "string"}, {"type": "number"}
Happened = Annotated[
    dict[str, Any],
    Meta(
        extra_json_schema={
            "title": "Happened",
            "description": "An act that the viewer perceived: its verb is one of its keys.",
            "properties": {
                "act": _TEXT, "by": {"$ref": "#/$defs/Who"}, "of": _TEXT, "text": _TEXT, "at": _NUMBER, "took": _NUMBER,
            },
            "required": ["act", "by"],
            "additionalProperties": {},
        }
    ),
]  # fmt: skip


class TableInSession(Struct, frozen=True, kw_only=True):
    """Where in a session the table stands: its id, the section (empty: the only one), the table there, the round, and
    how many `boards` that has. Other boards are not played at this table."""

    id: str
    section: str
    table: int
    round: int
    boards: int


class TableConditions(Struct, frozen=True, kw_only=True):
    """What everybody knows of the table and of the conditions of its board; `boards`: its place there, from 1;
    `pointed_at`: verbs of the acts to which attention can be drawn; `notes`: whether a pause or remark may be noted
    among the players; else it is for the Director at once; `programs`: the places at which programs sit, the
    Director's among them where one directs; `lesson`: which lesson the table is; `session`: where in a session it
    stands, if it does."""

    id: str
    title: str
    board: int
    boards: int
    dealer: SeatName
    vulnerable: Vulnerability
    laws: int
    authority: str
    scoring: Scoring | None
    entry: Literal["allow", "prevent"]
    screens: bool
    alerts: Literal["partner", "self", "screenmate"]
    opening_lead: Literal["face_down", "face_up"]
    pointed_at: tuple[str, ...]
    notes: bool
    players: Hands
    programs: tuple[Who, ...]
    lesson: LessonPlace | None
    session: TableInSession | UnsetType = UNSET


class Right(Struct, frozen=True, kw_only=True):
    """A right of a player, and the provision that gives it."""

    right: str
    law: str


class About(Struct, frozen=True, kw_only=True):
    """What a report says: an act of the record format."""

    by: SeatName
    convey: str
    of: str | UnsetType = UNSET
    text: str | UnsetType = UNSET
    took: float | UnsetType = UNSET
    reported_by: SeatName | UnsetType = UNSET


class Reported(Struct, frozen=True, kw_only=True):
    """A report: a player's own; for the Director also by whom, when, and the act that it has become, empty
    where it was set aside."""

    id: str
    about: About
    by: SeatName | UnsetType = UNSET
    at: float | UnsetType = UNSET
    taken_up: str | UnsetType | None = UNSET


class Noted(Struct, frozen=True, kw_only=True):
    """A note of the Director, and when he wrote it."""

    at: float
    text: str


class Sentences(Struct, frozen=True, kw_only=True):
    """The sentences of a view: `prompt`, where the table is and what is asked of the viewer; lines, or one piece for
    each element of the list of that name in the answer; one for each act in `happened`, and in `lately` those of what
    was said and shown since the last call or card, in `explained` what the Director has said since then of what follows
    from an irregularity; `said`: by its act, a phrase of another language that the viewer reads in his own;
    `answered`: the Questions of the road that the Director has answered, and in `findings` what
    each yes or no of his means, by its act; `stop` while play has
    stopped, `reading`: what the Director is to read out next, `ends`: whether the stop then ends by itself, and
    `reminders` what he says besides where the board goes on; `remind`: of what a player is reminded whose partner has
    explained a call; `costs`, of the calls by which he replaces one of his; one of `facts` and `found`
    for each in the view, and of `rescored`; `lesson`: what a lesson says."""

    state: str | UnsetType = UNSET
    prompt: str | UnsetType = UNSET
    happened: tuple[str, ...] | UnsetType = UNSET
    stop: Stop | UnsetType = UNSET
    score: tuple[str, ...] | UnsetType = UNSET
    penalties: tuple[str, ...] | UnsetType = UNSET
    options: tuple[Piece, ...] | UnsetType = UNSET
    read_out: tuple[Piece, ...] | UnsetType = UNSET
    obligations: tuple[Piece, ...] | UnsetType = UNSET
    irregularities: tuple[Piece, ...] | UnsetType = UNSET
    rulings: tuple[Piece, ...] | UnsetType = UNSET
    information: tuple[Piece, ...] | UnsetType = UNSET
    questions: tuple[Piece, ...] | UnsetType = UNSET
    answered: tuple[Piece, ...] | UnsetType = UNSET
    findings: dict[str, str] | UnsetType = UNSET
    rights: tuple[Piece, ...] | UnsetType = UNSET
    errors: tuple[Piece, ...] | UnsetType = UNSET
    reading: NextReadOut | UnsetType = UNSET
    ends: str | UnsetType = UNSET
    reminders: tuple[str, ...] | UnsetType = UNSET
    lately: tuple[str, ...] | UnsetType = UNSET
    said: dict[str, str] | UnsetType = UNSET
    remind: Piece | UnsetType = UNSET
    explained: tuple[CostLine, ...] | UnsetType = UNSET
    costs: tuple[CostOfCalls, ...] | UnsetType = UNSET
    facts: tuple[str, ...] | UnsetType = UNSET
    found: tuple[str, ...] | UnsetType = UNSET
    rescored: tuple[str, ...] | UnsetType = UNSET
    lesson: LessonTold | UnsetType = UNSET


class DirectorsAnswer(model.Answer, frozen=True, kw_only=True):
    """The Director's answer at a live table: with the cards that each hand still holds."""

    hands: Hands


ANSWERS: dict[Viewer, type[DirectorsAnswer | SeatAnswer | PublicAnswer]] = {
    "director": DirectorsAnswer,
    "N": SeatAnswer,
    "E": SeatAnswer,
    "S": SeatAnswer,
    "W": SeatAnswer,
    "spectator": PublicAnswer,
}
"""What stands in `answer` of a view, by who sees it."""


class View(Struct, frozen=True, kw_only=True, tag="view"):
    """What `who` sees, at his revision. `rights` and his own `reports` are a player's; all `reports`, `notes`, `deal`
    and the `road` of the ruling (`bridgelaw ruling --json`) the Director's. `claim`: while the board waits for it;
    `undo`: what a player may want to undo; `facts`: what the four have noted among themselves,
    `found` what the Director has found of it;
    `result`: once it is over, for those who have played it; `rescored`: scores of earlier boards that were adjusted
    since this one began; `decision`: what a player may read of a claim that was decided; `read_out`:
    while play stands still, what the other players may choose."""

    revision: int
    who: Who
    table: TableConditions
    answer: Annotated[Any, Meta(extra_json_schema={"$ref": "#/$defs/Answer"})]
    happened: tuple[Happened, ...]
    can: Can
    waiting: tuple[ActorName, ...]
    rights: tuple[Right, ...] | UnsetType = UNSET
    reports: tuple[Reported, ...] | UnsetType = UNSET
    notes: tuple[Noted, ...] | UnsetType = UNSET
    deal: str | UnsetType = UNSET
    claim: Claimed | UnsetType = UNSET
    undo: Undo | UnsetType = UNSET
    facts: tuple[NotedFact, ...] | UnsetType = UNSET
    found: tuple[FoundFact, ...] | UnsetType = UNSET
    result: ComparedResult | UnsetType = UNSET
    rescored: tuple[Rescored, ...] | UnsetType = UNSET
    decision: Decision | UnsetType = UNSET
    read_out: tuple[model.Option, ...] | UnsetType = UNSET
    road: RoadInView | UnsetType = UNSET
    told: Sentences | UnsetType = UNSET


class ScoreSheet(Struct, frozen=True, kw_only=True):
    """The boards of the table that are over for whoever asks, in the order in which they were played."""

    boards: tuple[ScoreSheetLine, ...]


class SystemCards(Struct, frozen=True, kw_only=True):
    """The cards of both sides, a player's own first."""

    cards: tuple[SystemCard, ...]


class IfClaimed(Struct, frozen=True, kw_only=True):
    """What the board comes to if the player's side gets none, one, two … and at last all of the tricks that are left;
    empty where there is nothing to claim."""

    results: tuple[ScoreResult, ...]


class IfPlayed(Struct, frozen=True, kw_only=True):
    """What a contract comes to, by the tricks that declarer wins, none to thirteen."""

    results: tuple[ScoreResult, ...]


class Kept(Struct, frozen=True, kw_only=True, tag="done"):
    """It was kept; `revision` is that of the sender's view after it."""

    id: str
    revision: int


class Objection(Struct, frozen=True, kw_only=True):
    """What would be irregular about an act."""

    kind: str
    law: str
    label: str | UnsetType = UNSET
    sentence: str | UnsetType = UNSET
    law_label: str | UnsetType = UNSET


class Refused(Struct, frozen=True, kw_only=True, tag="refused"):
    """Nothing was kept, and why."""

    id: str
    code: str
    sentence: str | UnsetType = UNSET
    objections: tuple[Objection, ...] | UnsetType = UNSET


Connected = Annotated[
    Mapping[Viewer, bool],
    Meta(
        extra_json_schema={
            "title": "Connected",
            "properties": {who: {"type": "boolean"} for who in VIEWERS if who != "spectator"},
        }
    ),
]


class Presence(Struct, frozen=True, kw_only=True, tag="presence"):
    """Which of the seats and the Director are connected."""

    seats: Connected


class CalledAtTable(Struct, frozen=True, kw_only=True, tag="called"):
    """The Director is called where he does not look: on which board, and what he is told of it there (nothing where he
    has no language). `place`: its place, where that board is over."""

    board: int
    place: int | UnsetType = UNSET
    sentence: str | UnsetType = UNSET


class ToJudge(Struct, frozen=True, kw_only=True, tag="to_judge"):
    """What the only person at a table that a program directs is asked: what he would find. Without `question`: nothing
    any more. `kind` and `of` are to be sent back with the answer; `most`: the largest number of tricks."""

    kind: str = ""
    of: str | None = None
    question: Piece | None = None
    most: int | None = None


class Pong(Struct, frozen=True, tag="pong"):
    """Somebody is there."""


FromServer = View | Kept | Refused | Presence | CalledAtTable | ToJudge | Pong
