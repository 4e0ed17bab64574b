"""Dense boards by number: each is made, shown after each act, and counted; what fails is kept by its cause."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from random import Random

from msgspec import Struct, field

from bridgelaw.lawbook.course import Course
from bridgelaw.table import acts
from bridgelaw.table.errors import Impossible
from tests.kit.dense import checking
from tests.kit.dense.acting import next_act
from tests.kit.dense.at import At
from tests.kit.dense.causes import Cause
from tests.kit.dense.checking import Check
from tests.kit.dense.conditions import conditions
from tests.kit.dense.folding import Folding

SELDOM = 40
"""After so many acts, and after the last one, all that is dear is made too."""
AFTER_THE_END = 14
"""Acts that are tried on a board that is over."""


class Failure(Struct, frozen=True):
    """A failure on the board of that number: after `happened` came `act`, and at that `stage` something was raised."""

    cause: Cause
    number: int
    stage: str
    happened: tuple[acts.Act, ...]
    act: acts.Act | None


class Tally(Struct):
    """What was done: boards by edition, acts by their class, how many of them followed what was offered, acts that
    could not happen, failures by cause with how often."""

    boards: Counter[str] = field(default_factory=Counter)
    kinds: Counter[str] = field(default_factory=Counter)
    following: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    failures: dict[Cause, Failure] = field(default_factory=dict)
    failed: Counter[Cause] = field(default_factory=Counter)

    @property
    def acts(self) -> int:
        """How many acts have happened."""
        return self.kinds.total()

    @property
    def cards(self) -> int:
        """How many of them were cards: played, or named in words."""
        return self.kinds["Play"] + self.kinds["Designate"]

    def fails(self, failure: Failure) -> None:
        """One more failure; of those with one cause the shortest is kept."""
        self.failed[failure.cause] += 1
        known = self.failures.get(failure.cause)
        if known is None or len(failure.happened) < len(known.happened):
            self.failures[failure.cause] = failure

    def add(self, other: Tally) -> None:
        """What was done elsewhere."""
        self.boards += other.boards
        self.kinds += other.kinds
        self.following += other.following
        self.refused += other.refused
        for cause, failure in other.failures.items():
            self.fails(failure)
            self.failed[cause] += other.failed[cause] - 1


def boards(
    numbers: Iterable[int],
    every: Mapping[str, Check] = checking.EVERY,
    seldom: Mapping[str, Check] = checking.SELDOM,
) -> Tally:
    """All boards of those numbers; what is made after `every` act, and what now and then."""
    tally = Tally()
    for number in numbers:
        board(number, tally, every, seldom)
    return tally


def moments(number: int) -> Iterator[Folding]:
    """The live table of that number after each of its acts: always the same one, gone on with."""
    under = conditions(number)
    at, rng = Folding(under), Random(f"board {number}")
    for _ in range(3 * under.mood.acts):
        before = at.course
        if len(before.happened) >= under.mood.acts or before.now.facts.closed:
            return
        act, _ = next_act(At(before.now, rng, f"a{len(before.happened) + 1}", under.mood.quiet), under.mood)
        if act is None:
            continue
        try:
            at.go_on(at.after(act))
        except Impossible:
            continue
        yield at


def states(number: int, share: float) -> Iterator[Course]:
    """Some of the states, each with that chance, that the board of that number goes through, and its last one."""
    last, which = Folding(conditions(number)).course, Random(f"states {number}")
    for at in moments(number):
        last = at.course
        if which.random() < share:
            yield last
    yield last


def board(number: int, tally: Tally, every: Mapping[str, Check], seldom: Mapping[str, Check]) -> Folding:
    """The board of that number, to its end or to where it cannot be shown any more."""
    under = conditions(number)
    tally.boards[under.edition] += 1
    at, rng = Folding(under), Random(f"board {number}")
    left = AFTER_THE_END
    for _ in range(3 * under.mood.acts):
        before = at.course
        if before.now.facts.finished:
            left -= 1
        if len(before.happened) >= under.mood.acts or before.now.facts.closed or not left:
            break
        act, follows = next_act(At(before.now, rng, f"a{len(before.happened) + 1}", under.mood.quiet), under.mood)
        if act is None:
            continue
        try:
            found = checking.done(at, act)
        except Impossible as error:
            tally.refused[error.code] += 1
            continue
        if at.course is not before:
            tally.kinds[type(act).__name__] += 1
            tally.following += follows
            found = found or checking.shown(at, every)
            if not found and at.course.now.facts.count % SELDOM == 0:
                found = checking.shown(at, seldom)
        if found is None:
            continue
        happened, act = (at.course.happened, found.act) if found.act else (before.happened, act)
        tally.fails(Failure(found.cause, number, found.stage, happened, act))
        if found.stage not in checking.IN_THE_ACT:
            return at
    if (found := checking.shown(at, seldom)) is not None:
        tally.fails(Failure(found.cause, number, found.stage, at.course.happened, None))
    return at
