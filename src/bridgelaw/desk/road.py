"""The road of a ruling as a value: its steps, what has been asked and answered, what comes next."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Literal

from msgspec import Struct

from bridgelaw.desk.changes import Obsolete
from bridgelaw.desk.score import Score
from bridgelaw.game.seats import Seat, Side
from bridgelaw.lawbook.authorities import SettingInForce
from bridgelaw.lawbook.situation import Situation
from bridgelaw.table.options import MAY_BE_LEFT
from bridgelaw.table.vocabulary import Phase

StepName = Literal["complaint", "facts", "questions", "options", "play", "adjustment", "appeal"]
StepStatus = Literal["done", "now", "later", "not_needed"]
Do = Literal[
    "take_up", "find", "explain_options", "choose", "resume", "play", "adjust", "withdraw_award", "decide_appeal",
    "by_hand", "nothing",
]  # fmt: skip
Basis = Literal["stated", "agreed", "disputed", "found", "not_found"]
QuestionStatus = Literal["open", "answered", "waiting", "evidence", "obsolete"]
State = Literal["quiet", "open", "waiting", "decided", "appealed", "final"]

STEPS: tuple[StepName, ...] = ("complaint", "facts", "questions", "options", "play", "adjustment", "appeal")


class Complaint(Struct, frozen=True):
    """How something came to the Director: who (a seat, `director`, `spectator`) did what, about which act, in which
    phase."""

    act: str
    by: str
    how: Literal["summon", "attention", "reserve"]
    about: str | None
    phase: Phase


class StatedFact(Struct, frozen=True):
    """Something that a player is said to have done, and on what it rests."""

    about: str
    by: Seat | None
    basis: Basis


class GivenAnswer(Struct, frozen=True):
    """An answer of the Director to a Question, in the act `act`."""

    act: str
    value: Any
    why: str
    consulted: tuple[str, ...]


class RoadQuestion(Struct, frozen=True):
    """A Question, open or answered. `law` is None for what was said before any provision asked it.

    `answers`: all that was answered, the last one last; `by`: the act that made it obsolete; `most`: the largest number
    that can be answered; `in_passing`: it is open, and nobody need wait for the answer: without one it counts as no,
    and the Director may adjust the score; `in_letter`: it is a card, and stands in the letter.
    """

    kind: str
    of: str | None
    seat: Seat | None
    law: str | None
    status: QuestionStatus
    answers: tuple[GivenAnswer, ...] = ()
    by: str | None = None
    because: tuple[str, ...] = ()
    most: int | None = None
    in_passing: bool = False
    in_letter: bool = False

    @property
    def answer(self) -> GivenAnswer | None:
        """The answer that stands or stood last."""
        return self.answers[-1] if self.answers else None


class OpenChoice(Struct, frozen=True):
    """An option that is open to a player or (`by` = `director`) to the Director."""

    option: str
    by: str
    irregularity: str | None
    law: str
    suits: tuple[str, ...] | None = None
    calls: tuple[str, ...] | None = None
    cards: tuple[str, ...] | None = None


class TakenChoice(Struct, frozen=True):
    """An option that was taken by `act`: the number and the name of the provision under which it was open, empty where
    it was not."""

    act: str
    law: str = ""
    clause: str = ""


class Appealed(Struct, frozen=True):
    """An appeal: by whom, of which ruling, who concurs, and how it was decided."""

    act: str
    by: Seat
    of: str | None
    concurring: bool
    decision: str | None = None


class RoadStep(Struct, frozen=True):
    """A part of the road, and how far it is."""

    name: StepName
    status: StepStatus


class Next(Struct, frozen=True):
    """What is to be done now: the step, the Director's or a player's act, the Question or the options that wait."""

    step: StepName | None
    do: Do
    question: RoadQuestion | None = None
    choices: tuple[OpenChoice, ...] = ()
    settings: tuple[SettingInForce, ...] = ()
    """What the authority has set that bears on it."""
    unnoticed: str | None = None
    """The key of the irregularity to be taken up: nobody has drawn attention to it."""


class Explained(Struct, frozen=True):
    """What explaining now would lead to: the options that would be open then (none: the Law itself is read out), and
    the situation; None where that was not tried."""

    options: tuple[OpenChoice, ...]
    after: Situation | None


class Road(Struct, frozen=True, kw_only=True):
    """The whole of it. `is_called`: somebody has called the Director, and he has not left the table since. `before` is
    the score at the table, without the tricks that were transferred; `after` the one that stands;
    `appealed` the one against which there was an appeal, where another one has taken its place, `appealed_award` the
    act that had given it.

    `clauses`: the names of the provisions by which something was irregular, chosen or ruled.
    `explained`: what would be so if the Director explained now, where something waits for that and nothing is to be
    decided first. `before_play`: what has to be done before a table that stands still may go on.
    `offending`: the side on whose account the score is to be adjusted, where it is one. `shares`: from which chance on
    a result is likely, and at all probable (1997:12C2, 2007:12C1(e)).
    """

    state: State
    steps: tuple[RoadStep, ...]
    next: Next
    explained: Explained | None
    before_play: Do | None
    complaints: tuple[Complaint, ...]
    is_called: bool
    facts: tuple[StatedFact, ...]
    questions: tuple[RoadQuestion, ...]
    choices: tuple[OpenChoice, ...]
    chosen: tuple[TakenChoice, ...]
    clauses: tuple[str, ...]
    awards: tuple[str, ...]
    award: str | None
    appeals: tuple[Appealed, ...]
    obsolete: tuple[Obsolete, ...]
    before: Score | None
    after: Score | None
    appealed: Score | None
    appeal_minutes: int
    appeal_deposit: str
    offending: Side | None = None
    appealed_award: str | None = None
    shares: tuple[Fraction, Fraction] = (Fraction(1, 3), Fraction(1, 6))

    @property
    def may_be_left(self) -> bool:
        """Whether the players' choices are all such as they may leave: then the table may go on without one."""
        choices = [one.option for one in self.choices if one.by != "director"]
        return bool(choices) and all(option in MAY_BE_LEFT for option in choices)
