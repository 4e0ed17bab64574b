"""A card for a Question: from which information it arose, from whom, which choice it is about, and how it is solved."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.metadata import version
from typing import Literal

from msgspec import Struct

from bridgelaw.api.double_dummy import Unsolved
from bridgelaw.api.many_deals import SECONDS, Heard, Solved, solve_many
from bridgelaw.desk.card import CardAsked, EvidenceCard, NoCard, card, to_solve
from bridgelaw.desk.deals_that_fit.problem import NoSolver
from bridgelaw.desk.evidence import concerned
from bridgelaw.desk.problem import NoProblem
from bridgelaw.desk.usable import UsableDeal, next_choice, usable
from bridgelaw.game.seats import Seat
from bridgelaw.lawbook.course import Course
from bridgelaw.lawbook.situation import Question
from bridgelaw.table import acts


class NoChoice(ValueError):
    """There is no card about this Question: `nothing_conveyed`, it does not rest on information that the player may not
    use; `not_chosen`, he has called or played nothing since."""

    def __init__(self, code: Literal["nothing_conveyed", "not_chosen"]) -> None:
        super().__init__(code)
        self.code = code


class AskedAbout(Struct, frozen=True):
    """What a card about a Question is about: what the player might use, whose hand the information was about, and the
    acts by which he got it."""

    usable: UsableDeal
    about: Seat
    because: tuple[str, ...]


def asked_about(course: Course, question: Question, seat: Seat | None = None) -> AskedAbout:
    """The choice that the Question is about, and the information on which it rests.

    Raises:
        NoChoice: it rests on none, or the player has chosen nothing yet.
        NoProblem: his hand is not known, or `seat` is another player's.
    """
    now = course.now
    player = question.seat or seat
    if player is None:
        raise NoChoice("nothing_conveyed")
    if seat not in (None, player):
        raise NoProblem("no-choice")
    those = concerned(now, question)
    told = {said.effect.about: said.effect for said in now.information if said.effect.seat is player}
    because = tuple(act for act in those if act in told and not told[act].authorised)
    sources = [source for act in because if (source := _source(course, told[act].source, act)) not in (None, player)]
    if not sources or sources[0] is None:
        raise NoChoice("nothing_conveyed")
    choice = next_choice(course, question.of, player)
    if choice is None:
        raise NoChoice("not_chosen")
    return AskedAbout(usable(course, choice, player), sources[0], because)


def solved_card(
    asked: CardAsked,
    seconds: float = SECONDS,
    solved: Solved | None = None,
    heard: Heard | None = None,
    command: Sequence[str] = (),
) -> EvidenceCard:
    """The card, its deals solved by processes of their own; `solved` and `heard` as in `solve_many`.

    Raises:
        NoCard, NotCounted: as `to_solve`; besides `late`, out of time, and `broken`, the solver has failed.
    """
    solving = to_solve(asked)
    try:
        tricks = solve_many(solving.deals, solving.outcomes, seconds, command=command, solved=solved, heard=heard)
    except Unsolved as error:
        if error.why == "absent":
            raise NoSolver from None
        raise NoCard("late" if error.why == "late" else "broken") from None
    return card(solving, tricks)


def solver() -> str:
    """Which program solves the deals."""
    return f"dds (endplay {version('endplay')})"


def _source(course: Course, source: Seat | None, act: str) -> Seat | None:
    if source is not None:
        return source
    done: Mapping[str, acts.Act] = course.now.facts.acts
    return getattr(done[act], "by", None) if act in done else None
