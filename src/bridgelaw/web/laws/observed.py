"""When a provision speaks, and who may or must do what by it: as the worked cases of its drawer show it.

Nothing here is written down by hand. Every answer of every case is looked at; what it says under a number counts for
the phase in which it was given.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Literal

from msgspec import Struct

from bridgelaw.answer.model import Answer, Obligation
from bridgelaw.api.worked import Worked
from bridgelaw.lawbook.editions import Edition
from bridgelaw.lawbook.numbering import order
from bridgelaw.web.laws.roles import Role, by_irregularity, by_place, together

Stage = Literal["setup", "auction", "clarification", "play", "ended"]
STAGES: tuple[Stage, ...] = ("setup", "auction", "clarification", "play", "ended")
Sort = Literal["option", "obligation", "right"]

Key = tuple[Sort, str, str, str]
"""What sort, which, until when, under which number."""


class ObservedWindow(Struct, frozen=True, kw_only=True):
    """Something that somebody may or must do under `number`: who, in which stages, and when it closes."""

    sort: Sort
    what: str
    number: str
    until: str
    who: tuple[Role, ...]
    stages: frozenset[Stage]


class Observed(Struct, frozen=True, kw_only=True):
    """What cases show: by number the stages in which something was said under it; and the windows."""

    stages: Mapping[str, frozenset[Stage]]
    windows: tuple[ObservedWindow, ...]


class ObservedMoment(Struct, frozen=True):
    """The answer after an act, and each right with the seat that has it and the number that gives it."""

    answer: Answer
    rights: tuple[tuple[str, str, str], ...]


def followed(worked: Worked, edition: Edition) -> Iterator[ObservedMoment]:
    """A case under an edition: before its first act and after each of them."""
    table = worked.table(edition)
    for answer, situation in zip(table.answers(costs=False), table.course.situations, strict=True):
        held = table.book.rights(situation)
        rights = ((seat.value, right, _number(law)) for seat, laws in held.items() for right, law in laws.items())
        yield ObservedMoment(answer, tuple(rights))


def observed(cases: Iterable[Iterable[ObservedMoment]]) -> Observed:
    """What these cases show, all of them under one edition."""
    gathering = _Gathering()
    for case in cases:
        gathering.watch(case)
    return gathering.found()


def stage(phase: str) -> Stage:
    """A closed board has ended."""
    return "ended" if phase == "closed" else phase  # type: ignore[return-value]  # phases are stages but for that one


class _Gathering:
    def __init__(self) -> None:
        self.stages: dict[str, set[Stage]] = {}
        self.windows: dict[Key, dict[Stage, set[Role]]] = {}

    def watch(self, case: Iterable[ObservedMoment]) -> None:
        previous: set[tuple[str, str]] = set()
        for moment in case:
            said = moment.answer
            at = stage(said.phase)
            new = set(_cited(said))
            # what has been said once stays in the answer: it counts for the stage in which it came
            for _, number in new - previous:
                self.stages.setdefault(number, set()).add(at)
            previous = new
            self._windows(said, at)
            for seat, right, number in moment.rights:
                self._note(("right", right, "", number), [by_place(said, seat)], at)

    def found(self) -> Observed:
        windows = [window for key, roles in self.windows.items() for window in _split(key, roles)]
        return Observed(
            stages={number: frozenset(stages) for number, stages in self.stages.items()},
            windows=tuple(sorted(windows, key=lambda window: order(window.number))),
        )

    def _windows(self, said: Answer, at: Stage) -> None:
        for option in said.options:
            who = by_irregularity(said, option.by, option.irregularity)
            self._note(("option", option.id, "", _number(option.law)), [who], at)
        duties: dict[Key, list[Obligation]] = {}
        for duty in said.obligations:
            duties.setdefault(("obligation", duty.what, duty.until, _number(duty.law)), []).append(duty)
        for key, those in duties.items():
            if len({duty.who for duty in those}) == 4:
                self._note(key, ["everybody"], at)
            else:
                self._note(key, [by_irregularity(said, duty.who, duty.irregularity or None) for duty in those], at)

    def _note(self, key: Key, who: Sequence[Role], at: Stage) -> None:
        self.windows.setdefault(key, {}).setdefault(at, set()).update(who)
        self.stages.setdefault(key[3], set()).add(at)


def _split(key: Key, roles: Mapping[Stage, set[Role]]) -> Iterator[ObservedWindow]:
    """One window for the stages in which the same persons have it."""
    stages: dict[tuple[Role, ...], list[Stage]] = {}
    for at in STAGES:
        if at in roles:
            stages.setdefault(together(roles[at]), []).append(at)
    sort, what, until, number = key
    for who, those in stages.items():
        yield ObservedWindow(sort=sort, what=what, number=number, until=until, who=who, stages=frozenset(those))


def _cited(said: Answer) -> Iterator[tuple[str, str]]:
    """Every statement of an answer under a number, with something that tells it from others."""
    for it in said.irregularities:
        yield f"irregularity {it.id} {it.status}", _number(it.law)
    for question in said.questions:
        yield f"question {question.id}", _number(question.law)
    for n, ruling in enumerate(said.rulings):
        yield f"ruling {n}", _number(ruling.law)
    for seat, entries in said.information.items():
        for entry in entries:
            yield f"{seat} {entry.about} {entry.kind} {entry.status}", _number(entry.law)
    for penalty in said.penalties:
        if penalty.law:
            yield "penalty", _number(penalty.law)


def _number(law: str) -> str:
    return law.partition(":")[2]
