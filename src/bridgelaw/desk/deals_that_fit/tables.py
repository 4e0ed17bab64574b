"""All deals that fit, counted, and each of them by its number. With numpy; whoever imports this needs the extra `[dd]`.

A block is a hand with conditions; all other hidden hands together are one block more, without any. The unknown cards
of a suit go to the blocks in so many ways, which are sorted by what they do to the automata: the number in a class is
its weight. A state is one state of each automaton. Backwards over the suits, the number of ways from a state on is the
sum, over the classes, of the weight times the number from the state after it. Forwards, the number of a deal picks a
class, one of its ways, and goes on with what is left of it: what comes before is taken off, so each number is another
deal.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import prod

import numpy as np
import numpy.typing as npt

from bridgelaw.desk.deals_that_fit.automaton import Automaton

Numbers = npt.NDArray[np.int64]
Masks = npt.NDArray[np.int16]

AT_ONCE = 1 << 20
"""So many steps are in memory at once."""

WIDTH = 32
FEW = 1 << 21
"""Of a layer with more than so many running sums only every `WIDTH`th is kept; those between are made for a draw."""

ROWS = 500
"""For no more deals than these, running sums are made only of the states that they come to."""

FEW_ENDS = 64

TOGETHER = 8192
"""So many deals are drawn together: what they need stays in the processor's cache."""

MOST_BYTES = 256 << 20
MOST_STEPS = 300_000_000
_MOST_KEYS = 10_000_000


class TablesTooLarge(Exception):
    """The tables would be larger than `MOST_BYTES`."""


class _Suit:
    """The ways in which the unknown cards of one suit go to the blocks, by class."""

    def __init__(self, unknown: int, automata: Sequence[Automaton], layer: int, *, free: bool) -> None:
        blocks = len(automata) + free
        masks = [np.zeros(1, np.int16) for _ in automata]
        for card in range(unknown):
            parts = [[mask | (1 << card if to == n else 0) for to in range(blocks)] for n, mask in enumerate(masks)]
            masks = [np.concatenate(part).astype(np.int16) for part in parts]
        readings = [one.suits[layer] for one in automata]
        joint = np.zeros(masks[0].size, np.int64)
        alive = np.ones(joint.size, bool)
        sizes = []
        for reading, mask in zip(readings, masks, strict=True):
            own = np.array(reading.classes, np.int64)[mask]
            alive &= own >= 0
            sizes.append(max(1, max(reading.classes) + 1))
            joint = joint * sizes[-1] + own
        joint = joint[alive]
        order = np.argsort(joint, kind="stable")
        self.masks: list[Masks] = [mask[alive][order] for mask in masks]
        keys, weights = np.unique(joint, return_counts=True)
        self.size = int(keys.size)
        self.weights: Numbers = weights.astype(np.int64)
        self.starts: Numbers = np.cumsum(self.weights) - self.weights
        self.classes: list[Numbers] = []
        for size in reversed(sizes):
            self.classes.insert(0, keys % size)
            keys = keys // size

    @property
    def bytes(self) -> int:
        return sum(mask.nbytes for mask in self.masks) + 8 * self.weights.size * (2 + len(self.classes))


class _Layer:
    """The states before a suit, and what follows them."""

    def __init__(self, suit: _Suit, states: list[Numbers], automata: Sequence[Automaton], layer: int) -> None:
        self.suit, self.states = suit, states
        self.after: list[Numbers] = []
        for one in automata:
            rows = np.full((one.states[layer], max(1, max(one.suits[layer].classes) + 1)), -1, np.int64)
            for n, after in enumerate(one.suits[layer].after):
                rows[n, : len(after)] = after
            self.after.append(rows)
        self.sizes = [one.states[layer + 1] for one in automata]
        self.keys = prod(self.sizes)
        self.width = 1 if self.size * suit.size <= FEW else WIDTH
        self.slices = -(-suit.size // self.width)
        self.found: Numbers = np.zeros(0, np.int64)
        self._place: npt.NDArray[np.int32] | None = None

    @property
    def size(self) -> int:
        return int(self.states[0].size)

    def key_after(self, states: Sequence[Numbers], classes: Sequence[Numbers]) -> Numbers:
        """The key of the state after those; `keys` where nothing fits."""
        shape = np.broadcast_shapes(*(one.shape for one in (*states, *classes)))
        key = np.zeros(shape, np.int64)
        dead = np.zeros(shape, bool)
        for table, size, state, one in zip(self.after, self.sizes, states, classes, strict=True):
            after = table[state, one]
            dead |= after < 0
            key = key * size + after
        key[dead] = self.keys
        return key

    def keys_after(self, part: slice) -> Numbers:
        """The same for some of the states and every class."""
        return self.key_after([one[part, None] for one in self.states], [one[None, :] for one in self.suit.classes])

    def find(self, keys: Numbers) -> None:
        """Takes these keys, in their order, as the states that follow."""
        self.found = keys
        if self.keys <= _MOST_KEYS:
            self._place = np.full(self.keys + 1, keys.size, np.int32)
            self._place[keys] = np.arange(keys.size, dtype=np.int32)

    def place(self, keys: Numbers) -> npt.NDArray[np.integer]:
        """The numbers of the states with those keys; the number behind the last one where nothing fits."""
        if self._place is not None:
            return self._place[keys]
        places = np.searchsorted(self.found, keys)
        missing = (places == self.found.size) | (self.found[np.minimum(places, self.found.size - 1)] != keys)
        return np.where(missing, self.found.size, places)

    def chunks(self) -> Iterator[slice]:
        rows = max(1, AT_ONCE // max(1, self.suit.size))
        for begin in range(0, self.size, rows):
            yield slice(begin, begin + rows)


class Tables:
    """The deals of some blocks. `counts`: for each of the `cells` how many there are."""

    def __init__(self, unknown: Sequence[int], automata: Sequence[Automaton], *, free: bool) -> None:
        """`unknown`: how many unknown cards there are of each suit, in the order in which the automata read them.

        Raises:
            TablesTooLarge: they do not fit into `MOST_BYTES`, or would take too long.
        """
        self._automata = automata
        self._layers: list[_Layer] = []
        self._bytes = self._steps = 0
        self.cells: list[tuple[bool, ...]] = [()]
        if not automata:
            self.counts = [1]
            return
        blocks = len(automata) + free
        if sum(2 * len(automata) * blocks**u for u in unknown) > MOST_BYTES // 2:
            raise TablesTooLarge
        states = [np.zeros(min(1, one.states[0]), np.int64) for one in automata]
        for n, number in enumerate(unknown):
            layer = _Layer(_Suit(number, automata, n, free=free), states, automata, n)
            self._layers.append(layer)
            self._steps += layer.size * layer.suit.size
            self._bytes += layer.suit.bytes + 8 * layer.size * layer.slices + 4 * min(layer.keys, _MOST_KEYS)
            if self._bytes > MOST_BYTES or self._steps > MOST_STEPS:
                raise TablesTooLarge
            self._forward(layer)
            states = self._apart(layer)
        self.cells, ends = self._ends(states)
        self.counts = self._backward(ends)
        self._sums: tuple[int, list[Numbers]] = (-1, [])

    def _forward(self, layer: _Layer) -> None:
        """Which states can follow."""
        dense = layer.keys <= _MOST_KEYS
        mark = np.zeros(layer.keys + 1, bool) if dense else np.zeros(0, bool)
        several = [np.zeros(0, np.int64)]
        for part in layer.chunks():
            keys = layer.keys_after(part)
            if dense:
                mark[keys] = True
            else:
                several = [np.unique(np.concatenate([*several, keys[keys < layer.keys]]))]
        layer.find(np.flatnonzero(mark[:-1]).astype(np.int64) if dense else several[0])

    @staticmethod
    def _apart(layer: _Layer) -> list[Numbers]:
        """The states that follow, of each automaton."""
        keys, states = layer.found, list[Numbers]()
        for size in reversed(layer.sizes):
            states.insert(0, keys % size)
            keys = keys // size
        return states

    def _ends(self, states: list[Numbers]) -> tuple[list[tuple[bool, ...]], Numbers]:
        """What holds at the ends, as cells, and which ends are in which of them."""
        said = [
            tuple(bit for one, at in zip(self._automata, ends, strict=True) for bit in one.ends[at])
            for ends in zip(*states, strict=True)
        ]
        cells = sorted(set(said))
        inside = np.zeros((len(cells), len(said)), np.int64)
        for n, one in enumerate(said):
            inside[cells.index(one), n] = 1
        return cells, inside

    def _backward(self, counts: Numbers) -> list[int]:
        """Counts from the last suit to the first, of each cell: those behind each layer are kept."""
        self._behind: list[Numbers] = []
        for layer in reversed(self._layers):
            behind = np.concatenate([counts, np.zeros((len(counts), 1), np.int64)], axis=1)
            self._behind.insert(0, behind)
            counts = np.zeros((len(counts), layer.size), np.int64)
            for part in layer.chunks():
                places = layer.place(layer.keys_after(part))
                if len(counts) > 1 and layer.found.size < FEW_ENDS:
                    # the ways to each state that follows, once for all cells
                    counts[:, part] = behind @ _ways_to(places, layer.suit.weights, behind.shape[1]).T
                    continue
                for cell, own in enumerate(behind):
                    counts[cell, part] = own[places] @ layer.suit.weights
        return [int(one.sum()) for one in counts]

    def _running(self, cell: int) -> list[Numbers]:
        """For each layer and state of a cell: the running sums over the classes, or over slices of them. Those of one
        cell are kept."""
        if self._sums[0] != cell:
            found = list[Numbers]()
            for layer, behind in zip(self._layers, self._behind, strict=True):
                sums = np.zeros((layer.size, layer.slices), np.int64)
                begins = np.arange(layer.slices) * layer.width
                for part in layer.chunks():
                    each = behind[cell][layer.place(layer.keys_after(part))] * layer.suit.weights
                    if layer.slices:
                        np.cumsum(np.add.reduceat(each, begins, axis=1), axis=1, out=sums[part])
                found.append(sums)
            self._sums = (cell, found)
        return self._sums[1]

    @property
    def bytes(self) -> int:
        """How large they are, the running sums of one cell among them."""
        return self._bytes

    def draw(self, numbers: Numbers, cell: int = 0) -> list[list[Masks]]:
        """The deals with those numbers (from 0, below the count of that cell): for each suit, in the order in which it
        is read, the masks of the blocks with conditions."""
        if not self._automata:
            return []
        few = numbers.size <= ROWS and self._sums[0] != cell
        kept = [None] * len(self._layers) if few else self._running(cell)
        parts = [self._drawn(numbers[n : n + TOGETHER], cell, kept) for n in range(0, max(1, numbers.size), TOGETHER)]
        return [
            [np.concatenate([part[suit][block] for part in parts]) for block in range(len(self._automata))]
            for suit in range(len(self._layers))
        ]

    def _drawn(self, numbers: Numbers, cell: int, kept: Sequence[Numbers | None]) -> list[list[Masks]]:
        state: Numbers = np.zeros(numbers.size, np.int64)
        rest, found, every = numbers.copy(), list[list[Masks]](), np.arange(numbers.size)
        for layer, behind, sums in zip(self._layers, self._behind, kept, strict=True):
            suit, states = layer.suit, [own[state] for own in layer.states]
            chosen, width = np.zeros(numbers.size, np.int64), suit.size
            if sums is not None:
                chosen, width = _below(sums, state, rest), layer.width
                rest -= np.where(chosen > 0, sums[state, chosen - 1], 0)
            if width > 1:
                classes = chosen[:, None] * width + np.arange(width)
                weights = np.where(classes < suit.size, suit.weights[np.minimum(classes, suit.size - 1)], 0)
                classes = np.minimum(classes, suit.size - 1)
                place = layer.place(
                    layer.key_after([own[:, None] for own in states], [c[classes] for c in suit.classes])
                )
                within = (behind[cell][place] * weights).cumsum(axis=1)
                further = (within <= rest[:, None]).sum(axis=1)
                rest -= np.where(further > 0, within[every, further - 1], 0)
                chosen = chosen * width + further
            place = layer.place(layer.key_after(states, [c[chosen] for c in suit.classes]))
            member, rest = np.divmod(rest, behind[cell][place])
            state = place.astype(np.int64)
            way = suit.starts[chosen] + member
            found.append([mask[way] for mask in suit.masks])
        return found


def _ways_to(places: npt.NDArray[np.integer], weights: Numbers, size: int) -> Numbers:
    """For each row of places: the sum of the weights of each place. Exact: no sum comes near 2 to the power of 53."""
    rows = np.arange(len(places))[:, None] * size + places
    found = np.bincount(rows.ravel(), np.broadcast_to(weights, places.shape).ravel(), len(places) * size)
    return found.reshape(-1, size).astype(np.int64)


def _below(sums: Numbers, rows: Numbers, numbers: Numbers) -> Numbers:
    """How many of the sums in each of the rows are not above the number: by halves, all numbers side by side."""
    size, flat = sums.shape[1], sums.ravel()
    begin, found = rows * size - 1, np.zeros(numbers.size, np.int64)
    step = 1 << (size - 1).bit_length() >> 1 if size > 1 else 0
    while step:
        further = found + step
        found = np.where(flat[begin + np.minimum(further, size)] <= numbers, further, found)
        step >>= 1
    return found
