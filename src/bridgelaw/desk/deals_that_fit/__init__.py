"""Which deals fit what is known: how many there are, how often an event holds among them, and a sample of them.

Every deal that fits has a number, and drawing is choosing a number: nothing is rejected and nothing weighed. Only where
the tables would be too large is the widest line asked afterwards. `problem` says what is known; numpy (of the extra
`[dd]`) is imported when something is counted.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from hashlib import sha256
from itertools import combinations, islice
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from bridgelaw.desk.conditions import Condition, write_line
from bridgelaw.desk.conditions.parts import all_of
from bridgelaw.desk.deals_that_fit.problem import (
    BadCards,
    DealProblem,
    NoDealFits,
    NoHandKnown,
    NoSolver,
    NotCounted,
    TooWide,
    problem,
)
from bridgelaw.desk.deals_that_fit.seeds import numbers
from bridgelaw.game.cards import in_order
from bridgelaw.game.deals import write_hand
from bridgelaw.game.seats import Seat

if TYPE_CHECKING:
    from bridgelaw.desk.deals_that_fit.exact import DealsThatFit

__all__ = [
    "BadCards",
    "DealProblem",
    "Event",
    "NoDealFits",
    "NoHandKnown",
    "NoSolver",
    "NotCounted",
    "Possible",
    "Sample",
    "TooWide",
    "deals_that_fit",
    "possible",
    "problem",
    "usual_seed",
]

Event = Mapping[Seat, Condition]

_ESTIMATED = 10_000
"""Deals by which the probability of an event is estimated, where it cannot be counted."""


class Sample(Struct, frozen=True):
    """Deals in the order in which they were drawn, from North, and their numbers."""

    seed: str
    numbers: tuple[int, ...]
    deals: tuple[str, ...]


class Possible(Struct, frozen=True, kw_only=True):
    """What fits a problem.

    `count`: the deals that fit, of the `of` that fit the cards alone; `share`: their quotient. `events`: the
    probability of each. Where the tables would have been too large, `count` is None, the others are estimates, and
    `asked_after` names the seats whose lines were asked only of the deals drawn.
    """

    count: int | None
    of: int
    share: Fraction | float
    events: tuple[Fraction | float, ...]
    sample: Sample | None = None
    asked_after: tuple[Seat, ...] = ()


def deals_that_fit(given: DealProblem, readings: Sequence[Condition] = (), about: Seat | None = None) -> DealsThatFit:
    """All deals that fit, in cells by which of the `readings`, conditions on the hidden hand of `about`, hold.

    Raises:
        NoSolver: the extra `[dd]` is not installed.
        NoHandKnown: no hand is known, and more than one seat has a condition.
        TooWide: the tables would be too large.
        NoDealFits: no deal fits.
    """
    found: DealsThatFit = _exact()(given, readings, about)
    if not found.count:
        raise NoDealFits(*_contradiction(given))
    return found


def possible(given: DealProblem, events: Iterable[Event] = (), deals: int = 0, seed: str | None = None) -> Possible:
    """How many deals fit, how often each event holds among them, and (with `deals`) a sample; without a `seed` by the
    usual one of the problem.

    Raises:
        NoSolver, NoHandKnown, TooWide, NoDealFits: as `deals_that_fit`; `TooWide` only where fewer than one deal in a
            thousand that fits the other lines fits the widest one.
    """
    seed = usual_seed(given) if seed is None else seed
    try:
        fits = deals_that_fit(given)
        probabilities = [Fraction(_count_with(given, event), fits.count) for event in events]
    except TooWide:
        return _estimated(given, list(events), deals, seed)
    sample = None
    if deals:
        drawn = list(islice(numbers(seed, fits.count), deals))
        sample = Sample(seed, tuple(drawn), tuple(fits.deals(drawn)))
    of = given.ways()
    return Possible(count=fits.count, of=of, share=Fraction(fits.count, of), events=tuple(probabilities), sample=sample)


def usual_seed(given: DealProblem, act: str = "") -> str:
    """The seed of a problem, and of the act about which it is asked: nobody draws until he likes it."""
    lines = [f"{seat.value} {write_hand(hand)}" for seat, hand in given.known.items()]
    lines += [f"{seat.value} {' '.join(map(str, in_order(cards)))}" for seat, cards in given.held.items()]
    lines += [write_line(seat, condition) for seat, condition in given.given.items()]
    return sha256("\n".join([*lines, act]).encode(errors="surrogateescape")).hexdigest()


def _exact() -> Any:
    try:
        import numpy  # noqa: F401
    except ImportError:
        raise NoSolver from None
    from bridgelaw.desk.deals_that_fit.exact import DealsThatFit

    return DealsThatFit


def _count_with(given: DealProblem, event: Event) -> int:
    """How many deals fit the problem and the event."""
    both = {
        seat: all_of([given.given[seat], condition]) if seat in given.given else condition
        for seat, condition in event.items()
    }
    count: int = _exact()(replace(given, given={**given.given, **both})).count
    return count


def _contradiction(given: DealProblem) -> tuple[Seat, ...]:
    """The seats whose lines contradict each other: as few as possible."""
    for size in range(1, len(given.given)):
        for seats in combinations(given.given, size):
            if not _exact()(replace(given, given={seat: given.given[seat] for seat in seats})).count:
                return seats
    return tuple(given.given)


def _estimated(given: DealProblem, events: Sequence[Event], deals: int, seed: str) -> Possible:
    from bridgelaw.desk.deals_that_fit.exact import written
    from bridgelaw.desk.deals_that_fit.rejecting import WithoutWidest

    fits = WithoutWidest(given, seed)
    sample = None
    if deals:
        drawn = list(islice(fits.numbers(seed), deals))
        sample = Sample(seed, tuple(drawn), tuple(written(fits.hands(drawn))))
    of = given.ways()
    return Possible(
        count=None,
        of=of,
        share=fits.share * fits.others / of,
        events=tuple(fits.holding(dict(event), seed, _ESTIMATED) for event in events),
        sample=sample,
        asked_after=fits.dropped,
    )
