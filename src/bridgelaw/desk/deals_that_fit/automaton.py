"""A hand read suit by suit: what is left of its conditions after each holding.

The state is how many cards are still to come, and the conditions as they are left. A fact is a mask: of totals
(points, controls, cards named) that the rest may have, or of lengths that the suits to come may have; after a suit it
is shifted. What holds, or fails, whatever the rest is, is dropped. So states stay few, and two holdings of a suit that
lead from every state to the same one are of one class.

Why it is exact: a mask says of each total of the rest whether the fact will hold; and `feasible` has just the totals
that some rest has. `tests/desk/deals_that_fit` compares with the plain evaluation of whole hands.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product
from typing import Any

from msgspec import Struct

from bridgelaw.desk.conditions import Condition
from bridgelaw.desk.conditions.parts import (
    Aces,
    AllOf,
    Anything,
    Controls,
    Held,
    Not,
    OneOf,
    Points,
    lengths,
    weights,
)
from bridgelaw.game.cards import SUITS, Card, Suit

AND, OR = -1, -2
LENGTHS = 0
"""The measure whose masks are of lengths; those after it add up cards."""

DEAD = -1
MOST_STEPS = 4_000_000

Left = Any
"""What is left of a condition: True, False, `(measure, mask)`, or `(AND or OR, parts in their order)`."""

Effect = tuple[int, ...]
"""What a holding counts for each measure, its length first."""


class Wide(Exception):
    """The automaton would have too many states."""


class SuitRead(Struct, frozen=True):
    """One suit: the class of each holding (by the mask of its cards, the first card is 1; `DEAD`: it never fits), and
    by state and class the state after it."""

    classes: tuple[int, ...]
    after: tuple[tuple[int, ...], ...]


class Automaton(Struct, frozen=True):
    """The four readings of a hand; how many states there are before each suit and at the end; and of each state at the
    end, which of the conditions beside the first one hold."""

    suits: tuple[SuitRead, ...]
    states: tuple[int, ...]
    ends: tuple[tuple[bool, ...], ...]


def automaton(
    unknown: Mapping[Suit, Sequence[Card]], order: Sequence[Suit], held: Iterable[Card], conditions: Sequence[Condition]
) -> Automaton:
    """The automaton of a hand that has the cards `held`, and gets others from `unknown`, read in `order`.

    The first of the conditions has to hold; of the others the ends say whether they do.

    Raises:
        Wide: there are too many states.
    """
    return _Builder(unknown, order, held, conditions).built()


class _Builder:
    def __init__(
        self,
        unknown: Mapping[Suit, Sequence[Card]],
        order: Sequence[Suit],
        held: Iterable[Card],
        conditions: Sequence[Condition],
    ) -> None:
        self._cards = [unknown[suit] for suit in order]
        self._order, self._held = order, frozenset(held)
        self._needs = 13 - len(self._held)
        self._weights: list[dict[Card, int]] = [{}]
        self._places: dict[tuple[tuple[Card, int], ...], int] = {}
        for condition in conditions:
            self._measures_of(condition)
        self._tuples: list[list[tuple[int, ...]]] = []
        for layer in range(5):
            most = (range(min(len(cards), self._needs) + 1) for cards in self._cards[layer:])
            least = 0 if layer else self._needs
            self._tuples.append([one for one in product(*most) if least <= sum(one) <= self._needs])
        self._index = [{one: n for n, one in enumerate(tuples)} for tuples in self._tuples]
        self._feasible = [list(self._totals(measure)) for measure in range(len(self._weights))]
        self._first = tuple(self._of(condition, False) for condition in conditions)
        self._steps: dict[tuple[int, int, int, int], Left] = {}

    def built(self) -> Automaton:
        states: dict[tuple[int, tuple[Left, ...]], int] = {(self._needs, self._first): 0}
        if self._first[0] is False:
            states = {}
        readings, counts, steps = list[SuitRead](), [len(states)], 0
        for layer, cards in enumerate(self._cards):
            effects, effect_of = self._effects(cards)
            steps += len(effects) * len(states)
            if steps > MOST_STEPS:
                raise Wide
            states, reading = self._read(layer, states, effects, effect_of)
            readings.append(reading)
            counts.append(len(states))
        return Automaton(tuple(readings), tuple(counts), tuple(left[1:] for _, left in states))

    def _read(
        self, layer: int, states: Mapping[tuple[int, tuple[Left, ...]], int], effects: list[Effect], of: list[int]
    ) -> tuple[dict[tuple[int, tuple[Left, ...]], int], SuitRead]:
        self._steps = {}
        following: dict[tuple[int, tuple[Left, ...]], int] = {}
        rest = sum(len(cards) for cards in self._cards[layer + 1 :])
        columns: list[list[int]] = [[] for _ in effects]
        for needs, left in states:
            for column, effect in zip(columns, effects, strict=True):
                coming = needs - effect[LENGTHS]
                after = DEAD
                if 0 <= coming <= rest:
                    first = self._step(left[0], effect, layer, coming)
                    if first is not False:
                        others = tuple(self._step(one, effect, layer, coming) for one in left[1:])
                        after = following.setdefault((coming, (first, *others)), len(following))
                column.append(after)
        classes: dict[tuple[int, ...], int] = {tuple(DEAD for _ in states): DEAD}
        class_of = [classes.setdefault(tuple(column), len(classes) - 1) for column in columns]
        alive = [column for column, number in classes.items() if number != DEAD]
        after_ = tuple(zip(*alive, strict=True)) if alive else tuple(() for _ in states)
        return following, SuitRead(tuple(class_of[effect] for effect in of), after_)

    def _effects(self, cards: Sequence[Card]) -> tuple[list[Effect], list[int]]:
        """What the holdings of a suit count, and for the mask of each holding the number of that."""
        counted = [tuple(one.get(card, 0) for one in self._weights[1:]) for card in cards]
        found: list[Effect] = [(0,) * len(self._weights)]
        for own in counted:
            more = (1, *own)
            found += [tuple(a + b for a, b in zip(one, more, strict=True)) for one in found]
        numbers: dict[Effect, int] = {}
        of = [numbers.setdefault(effect, len(numbers)) for effect in found]
        return list(numbers), of

    # what is left of a condition

    def _measures_of(self, condition: Condition) -> None:
        match condition:
            case AllOf(parts=parts) | OneOf(parts=parts):
                for part in parts:
                    self._measures_of(part)
            case Not(part=part):
                self._measures_of(part)
            case Points() | Controls() | Aces() | Held():
                counted = weights(condition)
                key = tuple(counted.items())
                if key not in self._places:
                    self._places[key] = len(self._weights)
                    self._weights.append(counted)

    def _of(self, condition: Condition, negated: bool) -> Left:
        """What has to be so of the cards that are to come."""
        match condition:
            case AllOf(parts=parts):
                return self._joined(OR if negated else AND, [self._of(one, negated) for one in parts], 0, self._needs)
            case OneOf(parts=parts):
                return self._joined(AND if negated else OR, [self._of(one, negated) for one in parts], 0, self._needs)
            case Not(part=part):
                return self._of(part, not negated)
            case Anything():
                return not negated
            case Points(span=span) | Controls(span=span) | Aces(span=span) | Held(span=span):
                counted = weights(condition)
                measure = self._places[tuple(counted.items())]
                has = sum(counted.get(card, 0) for card in self._held)
                totals = range(self._feasible[measure][0][self._needs].bit_length())
                mask = sum(1 << total for total in totals if ((total + has) in span) is not negated)
                return self._leaf(measure, mask, 0, self._needs)
            case _:
                allowed = lengths(condition)
                has_ = [sum(card.suit == suit for card in self._held) for suit in SUITS]
                places = [self._order.index(suit) for suit in SUITS]
                mask = 0
                for n, one in enumerate(self._tuples[0]):
                    four = tuple(one[place] + more for place, more in zip(places, has_, strict=True))
                    mask |= ((four in allowed) is not negated) << n
                return self._leaf(LENGTHS, mask, 0, self._needs)

    def _leaf(self, measure: int, mask: int, layer: int, needs: int) -> Left:
        feasible = self._feasible[measure][layer][needs]
        mask &= feasible
        if mask == 0:
            return False
        return True if mask == feasible else (measure, mask)

    def _joined(self, how: int, parts: Iterable[Left], layer: int, needs: int) -> Left:
        """All of the parts, or one of them; those of the same measure are one."""
        ends = how == OR
        masks: dict[int, int] = {}
        others: list[Left] = []
        waiting = list(parts)
        for part in waiting:
            if part is ends:
                return ends
            if part is (not ends):
                continue
            if part[0] == how:
                waiting.extend(part[1])
            elif part[0] < 0:
                others.append(part)
            elif part[0] in masks:
                masks[part[0]] = masks[part[0]] | part[1] if how == OR else masks[part[0]] & part[1]
            else:
                masks[part[0]] = part[1]
        found: list[Left] = []
        for measure, mask in masks.items():
            leaf = self._leaf(measure, mask, layer, needs)
            if leaf is ends:
                return ends
            if leaf is not (not ends):
                found.append(leaf)
        found = sorted({*found, *others})
        if not found:
            return not ends
        return found[0] if len(found) == 1 else (how, tuple(found))

    def _step(self, left: Left, effect: Effect, layer: int, coming: int) -> Left:
        """What is left of it after a holding of that effect, with so many cards to come."""
        if left is True or left is False:
            return left
        measure, what = left
        if measure < 0:
            parts = []
            ends = measure == OR
            for part in what:
                stepped = self._step(part, effect, layer, coming)
                if stepped is ends:
                    return ends
                parts.append(stepped)
            return self._joined(measure, parts, layer + 1, coming)
        key = (measure, what, effect[measure], coming)
        found = self._steps.get(key)
        if found is None:
            mask = self._shorter(what, effect[LENGTHS], layer) if measure == LENGTHS else what >> effect[measure]
            found = self._steps[key] = self._leaf(measure, mask, layer + 1, coming)
        return found

    def _shorter(self, mask: int, length: int, layer: int) -> int:
        """The mask of lengths without the suit that was read."""
        index, found = self._index[layer], 0
        for n, one in enumerate(self._tuples[layer + 1]):
            place = index.get((length, *one))
            if place is not None and mask >> place & 1:
                found |= 1 << n
        return found

    def _totals(self, measure: int) -> Iterator[list[int]]:
        """For each suit from which on, and each number of cards to come: the mask of what they can count together."""
        for layer in range(5):
            if measure == LENGTHS:
                masks = [0] * (self._needs + 1)
                for n, one in enumerate(self._tuples[layer]):
                    masks[sum(one)] |= 1 << n
            else:
                masks = [1] + [0] * self._needs
                counted = self._weights[measure]
                for card in (card for cards in self._cards[layer:] for card in cards):
                    for number in range(self._needs, 0, -1):
                        masks[number] |= masks[number - 1] << counted.get(card, 0)
            yield masks
