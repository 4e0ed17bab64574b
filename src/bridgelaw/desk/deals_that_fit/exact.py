"""The deals that fit a problem: how many, in which cells, and each by its number. With numpy."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

import numpy as np
import numpy.typing as npt

from bridgelaw.desk.conditions import Condition, holds
from bridgelaw.desk.conditions.parts import Anything
from bridgelaw.desk.deals_that_fit.automaton import Automaton, Wide, automaton
from bridgelaw.desk.deals_that_fit.problem import DealProblem, NoHandKnown, TooWide, ways
from bridgelaw.desk.deals_that_fit.splitting import chosen
from bridgelaw.desk.deals_that_fit.tables import Masks, Tables, TablesTooLarge
from bridgelaw.game.cards import RANKS, SUITS, Card, Suit
from bridgelaw.game.seats import SEATS, Seat

Hands = dict[Seat, list[Masks]]
"""For each seat and suit the masks of the cards, one for each deal; the ace is 1, the two is 4096."""

_INT64 = 1 << 63


class DealsThatFit:
    """All deals that fit a problem. `count`: how many; `cells`: the same, by which of the readings hold."""

    def __init__(self, problem: DealProblem, readings: Sequence[Condition] = (), about: Seat | None = None) -> None:
        """`readings` are conditions on the hidden hand of `about`.

        Raises:
            NoHandKnown: no hand is known, and more than one seat has a condition.
            TooWide: the tables would be too large.
        """
        self._problem = problem
        self._unknown = problem.unknown
        self._order: list[Suit] = sorted(SUITS, key=lambda suit: len(self._unknown[suit]))
        fits = all(holds(problem.given[seat], problem.known[seat]) for seat in problem.given if seat in problem.known)
        conditions = {
            seat: [problem.given.get(seat, Anything()), *(readings if seat is about else ())] for seat in problem.hidden
        }
        self._bound = [seat for seat, those in conditions.items() if len(those) > 1 or those[0] != Anything()]
        if not problem.known and len(self._bound) > 1:
            raise NoHandKnown
        self._free = [seat for seat in problem.hidden if seat not in self._bound]
        needs = [problem.needs(seat) for seat in self._free]
        self._split = ways(needs)
        automata = [self._automaton(seat, conditions[seat]) for seat in self._bound]
        sizes = [len(self._unknown[suit]) for suit in self._order]
        if ways([*(problem.needs(seat) for seat in self._bound), sum(needs)]) >= _INT64:
            raise NoHandKnown
        try:
            self._tables = Tables(sizes, automata, free=sum(needs) > 0)
        except TablesTooLarge:
            states = [sum(one.states) for one in automata]
            raise TooWide(self._bound[states.index(max(states))]) from None
        counts = [count * self._split * fits for count in self._tables.counts]
        self.cells: dict[tuple[bool, ...], int] = dict(zip(self._tables.cells, counts, strict=True))
        self.count: int = sum(counts)
        self._full = {suit: masks_of(self._unknown[suit]) for suit in SUITS}

    def _automaton(self, seat: Seat, conditions: Sequence[Condition]) -> Automaton:
        try:
            return automaton(self._unknown, self._order, self._problem.held.get(seat, ()), conditions)
        except Wide:
            raise TooWide(seat) from None

    @property
    def bytes(self) -> int:
        """How large its tables are."""
        return self._tables.bytes

    def hands(self, numbers: Sequence[int], cell: tuple[bool, ...] = ()) -> Hands:
        """The deals of a cell with those numbers, each from 0 up to what the cell counts (without it)."""
        kind = np.int64 if self.count < _INT64 else object
        every = np.array(numbers, kind)
        own, rest = every // self._split, every % self._split
        drawn = self._tables.draw(own.astype(np.int64), self._tables.cells.index(cell))
        found: Hands = {}
        left = {suit: np.full(len(numbers), self._full[suit][-1]) for suit in SUITS}
        for n, seat in enumerate(self._bound):
            masks = {suit: self._full[suit][drawn[place][n]] for place, suit in enumerate(self._order)}
            found[seat] = [masks[suit] for suit in SUITS]
            left = {suit: left[suit] & ~masks[suit] for suit in SUITS}
        needs = [self._problem.needs(seat) for seat in self._free]
        for n, seat in enumerate(self._free[:-1]):
            number, rest = rest // ways(needs[n + 1 :]), rest % ways(needs[n + 1 :])
            found[seat] = chosen([left[suit] for suit in SUITS], needs[n], number.astype(np.int64))
            left = {suit: left[suit] & ~mask for suit, mask in zip(SUITS, found[seat], strict=True)}
        for seat in self._free[-1:]:
            found[seat] = [left[suit] for suit in SUITS]
        for seat in SEATS:
            seen = self._problem.known.get(seat) or self._problem.held.get(seat, frozenset())
            own_masks = [mask_of(seen, suit) for suit in SUITS]
            empty = np.zeros(len(numbers), np.int16)
            found[seat] = [mask | own for mask, own in zip(found.get(seat, [empty] * 4), own_masks, strict=True)]
        return {seat: found[seat] for seat in SEATS}

    def deals(self, numbers: Sequence[int], cell: tuple[bool, ...] = ()) -> list[str]:
        """The same as PBN writes them, from North."""
        return written(self.hands(numbers, cell))


def written(hands: Hands) -> list[str]:
    """Deals as PBN writes them, from North."""
    ranks = _ranks()
    suits = [[ranks[mask].tolist() for mask in masks] for masks in hands.values()]
    each = [list(map(".".join, zip(*four, strict=True))) for four in suits]
    return [f"N:{deal}" for deal in map(" ".join, zip(*each, strict=True))]


def mask_of(cards: Iterable[Card], suit: Suit) -> np.int16:
    """The mask of the cards of that suit, the ace 1, the two 4096."""
    return np.int16(sum(1 << RANKS.index(card.rank) for card in cards if card.suit == suit))


def masks_of(cards: Sequence[Card]) -> Masks:
    """By the mask of a holding among unknown cards: its mask among all cards of the suit."""
    found: npt.NDArray[np.int16] = np.zeros(1, np.int16)
    for card in cards:
        found = np.concatenate([found, found | mask_of([card], card.suit)])
    return found


@cache
def _ranks() -> npt.NDArray[np.object_]:
    """By the mask of a holding: its cards as they are written."""
    found = [""]
    for rank in reversed(RANKS):
        found = [text for one in found for text in (one, rank + one)]
    return np.array(found, object)
