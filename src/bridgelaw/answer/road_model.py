"""The form of the road of a ruling: what `bridgelaw ruling --json` prints, and what the Director's view holds of it.

Plain data, since that is what goes out; the types say which keys there are.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from msgspec import Meta

from bridgelaw.desk.changes import What
from bridgelaw.desk.road import Basis, Do, QuestionStatus, State, StepName, StepStatus
from bridgelaw.lawbook.authorities import Origin

ScoreSaid = Annotated[Any, Meta(extra_json_schema={"$ref": "#/$defs/Score"})]
"""A score in the form of the answer, as plain data."""

ResultSaid = Annotated[Any, Meta(extra_json_schema={"$ref": "#/$defs/ScoreResult"})]
"""A result in the form of one that is awarded, as plain data."""


class AnswerSaid(TypedDict):
    """An answer of the Director to a Question, in the act `act`."""

    act: str
    value: Any
    why: str
    consulted: list[str]


class QuestionSaid(TypedDict):
    """A Question, open or answered. `choices`: what may be answered, where that hangs on the board; `most`: the largest
    number, `outcomes`: the result of the board by each number from 0 on; `in_passing`: nobody has to wait for the
    answer; `after_play`: nobody needs it before the board is over; `by`: the act that made it obsolete; `in_letter`: it
    is a card, and stands in the letter."""

    kind: str
    of: str | None
    seat: str | None
    law: str | None
    status: QuestionStatus
    because: list[str]
    answers: list[AnswerSaid]
    choices: NotRequired[list[str]]
    most: NotRequired[int]
    outcomes: NotRequired[list[ResultSaid]]
    in_passing: NotRequired[bool]
    after_play: NotRequired[bool]
    by: NotRequired[str]
    in_letter: NotRequired[bool]


class OptionSaid(TypedDict):
    """An option, in the form that it has in the answer."""

    id: str
    by: str
    irregularity: str | None
    law: str
    suits: tuple[str, ...] | None
    calls: tuple[str, ...] | None
    cards: NotRequired[tuple[str, ...]]
    then: NotRequired[list[dict[str, Any]]]


class SettingSaid(TypedDict):
    """What is set on a board: the value, who has set it, the Law that leaves it open, and where it was found."""

    name: str
    value: Any
    origin: Origin
    law: str
    source: str
    confidence: str


class NextSaid(TypedDict):
    """What is to be done now. `then`: what holds once the Director has explained; `irregularity`: the one to be taken
    up."""

    step: StepName | None
    do: Do
    question: QuestionSaid | None
    options: list[OptionSaid]
    then: NotRequired[list[dict[str, Any]]]
    irregularity: NotRequired[str]
    regulations: list[SettingSaid]


class StepSaid(TypedDict):
    """A part of the road, and how far it is."""

    step: StepName
    status: StepStatus


class ComplaintSaid(TypedDict):
    """How something came to the Director."""

    act: str
    by: str
    how: Literal["summon", "attention", "reserve"]
    about: str | None
    phase: str


class FactSaid(TypedDict):
    """Something that a player is said to have done, and on what it rests."""

    about: str
    by: str | None
    basis: Basis


class ScoresSaid(TypedDict):
    """The score at the table, and the one that stands. `appealed`: the one against which there was an appeal, where
    another one has taken its place."""

    before: ScoreSaid | None
    after: ScoreSaid | None
    appealed: NotRequired[ScoreSaid]


class AppealSaid(TypedDict):
    """An appeal, and how it was decided."""

    act: str
    by: str
    of: str | None
    concurring: bool
    decision: str | None


class AppealsSaid(TypedDict):
    """The time to appeal in minutes, the deposit, and the appeals."""

    minutes: int
    deposit: str
    appeals: list[AppealSaid]


class ObsoleteSaid(TypedDict):
    """Something that no longer counts, since the act `by`."""

    kind: What
    what: str
    about: str | None
    by: str


class RoadSaid(TypedDict):
    """The road. `after`: the last act, `start` before the first; `to_explain`: the irregularities that wait for it;
    `may_be_left`: nobody has to choose; `chosen`: the acts by which options were taken; `chosen_under`: the
    provisions under which they were open; `clauses`: the names of those by which anything was irregular, chosen
    or ruled; `double_dummy`: the figures,
    where they were asked for."""

    bridgelaw: int
    laws: int
    authority: str
    after: str
    state: State
    next: NextSaid
    to_explain: list[str]
    steps: list[StepSaid]
    complaints: list[ComplaintSaid]
    facts: list[FactSaid]
    questions: list[QuestionSaid]
    options: list[OptionSaid]
    may_be_left: NotRequired[bool]
    chosen: list[str]
    chosen_under: NotRequired[dict[str, str]]
    clauses: NotRequired[list[str]]
    offending: str | None
    awards: list[str]
    award: str | None
    appealed_award: NotRequired[str]
    score: ScoresSaid
    appeal: AppealsSaid
    obsolete: list[ObsoleteSaid]
    double_dummy: NotRequired[dict[str, Any]]


class RoadInView(RoadSaid):
    """The road at a live table. `before_play`: what has to be done before a table that stands still may go on;
    `ends_by_itself`: whether it then goes on without a word of the Director's, None where that is not known;
    `stands`: the result from which an adjustment starts."""

    before_play: Do | None
    ends_by_itself: bool | None
    stands: ResultSaid | None
