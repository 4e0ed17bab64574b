"""Deals that fit where the tables would be too large: drawn without the widest line, and only those kept that fit it.

What is kept is as exact and as uniform as before; how many there are is no longer known. With numpy.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import numpy as np
import numpy.typing as npt
from msgspec.structs import replace

from bridgelaw.desk.conditions import Condition
from bridgelaw.desk.deals_that_fit.automaton import Automaton, Wide, automaton
from bridgelaw.desk.deals_that_fit.exact import DealsThatFit, Hands, mask_of, masks_of
from bridgelaw.desk.deals_that_fit.problem import DealProblem, TooWide
from bridgelaw.desk.deals_that_fit.seeds import numbers
from bridgelaw.game.cards import SUITS
from bridgelaw.game.seats import Seat

TRIED = 20_000
RAREST = 1000
"""Of fewer than one in so many deals that fit, this is no way to find them."""


class WithoutWidest:
    """The deals that fit a problem, found by leaving lines out. `dropped`: of which seats; `share`: how many of the
    others fit these lines too, of `TRIED`."""

    def __init__(self, problem: DealProblem, seed: str) -> None:
        """`seed`: of the trial by which the share is known.

        Raises:
            TooWide: fewer than one in `RAREST` fits, or a line is too wide by itself.
            NoHandKnown: no hand is known, and more than one seat has a condition.
        """
        self._problem, self._filters = problem, dict[Seat, _Filter]()
        given = dict(problem.given)
        while True:
            try:
                self._others = DealsThatFit(replace(problem, given=given))
                break
            except TooWide as wide:
                (seat,) = wide.seats
                self._filters[seat] = _Filter(problem, seat, given.pop(seat))
        fitting = sum(1 for _ in self._accepted(f"{seed}:trial", TRIED))
        if fitting * RAREST < TRIED:
            raise TooWide(next(iter(self._filters)))
        self.share = fitting / TRIED

    @property
    def dropped(self) -> tuple[Seat, ...]:
        """The seats whose lines are asked only afterwards."""
        return tuple(self._filters)

    @property
    def others(self) -> int:
        """How many deals fit without these lines."""
        return self._others.count

    def numbers(self, seed: str) -> Iterator[int]:
        """Numbers of deals that fit, by the seed, without an end."""
        return self._accepted(seed, None)

    def hands(self, numbers: list[int]) -> Hands:
        """The deals with those numbers."""
        return self._others.hands(numbers)

    def holding(self, event: dict[Seat, Condition], seed: str, deals: int) -> float:
        """The share of deals in which the event holds, of so many that fit."""
        hands = self.hands(list(islice(self.numbers(seed), deals)))
        fits = np.ones(deals, bool)
        for seat, condition in event.items():
            fits &= _Filter(self._problem, seat, condition).fits(hands)
        return float(fits.mean())

    def _accepted(self, seed: str, tried: int | None) -> Iterator[int]:
        source = islice(numbers(seed, self._others.count), tried)
        while some := list(islice(source, 4096)):
            hands = self._others.hands(some)
            fits = np.ones(len(some), bool)
            for one in self._filters.values():
                fits &= one.fits(hands)
            for number, fit in zip(some, fits.tolist(), strict=True):
                if fit:
                    yield number


class _Filter:
    """Whether a condition holds of the hand of a seat, of many deals at once."""

    def __init__(self, problem: DealProblem, seat: Seat, condition: Condition) -> None:
        unknown = problem.unknown
        seen = problem.known.get(seat) or problem.held.get(seat, frozenset())
        try:
            self._automaton: Automaton = automaton(unknown, SUITS, seen, [condition])
        except Wide:
            raise TooWide(seat) from None
        self._seat, self._seen = seat, [mask_of(seen, suit) for suit in SUITS]
        self._classes: list[npt.NDArray[np.int64]] = []
        for suit, reading in zip(SUITS, self._automaton.suits, strict=True):
            classes = np.full(1 << 13, -1, np.int64)
            classes[masks_of(unknown[suit])] = reading.classes
            self._classes.append(classes)

    def fits(self, hands: Hands) -> npt.NDArray[np.bool_]:
        """Of which of the deals it holds."""
        masks = hands[self._seat]
        alive = np.full(masks[0].size, self._automaton.states[0] > 0)
        state = np.zeros(masks[0].size, np.int64)
        for mask, seen, classes, reading in zip(masks, self._seen, self._classes, self._automaton.suits, strict=True):
            own = classes[mask & ~seen]
            width = max(1, max(reading.classes) + 1)
            rows = [[*row, *(-1 for _ in range(width - len(row)))] for row in reading.after] or [[-1] * width]
            after = np.array(rows, np.int64)[np.where(alive, state, 0), np.maximum(own, 0)]
            alive &= (own >= 0) & (after >= 0)
            state = np.maximum(after, 0)
        return alive
