"""Worlds in which the truth is known: deals with a few features, two contracts with random tricks, real scoring."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import numpy as np
from msgspec import Struct

from bridgelaw.desk.shift import Cell, SolvedCell, allotted
from bridgelaw.game.calls import CALLS, STRAINS
from bridgelaw.game.contracts import Contract, Risk
from bridgelaw.game.scoring import points
from bridgelaw.game.seats import SEATS, VULNERABILITIES

_RISKS: tuple[Risk, ...] = ("", "", "X")
DEALS = 4000
SO_MANY = 10**9
"""Each deal stands for so many: cells are as good as endless, as real ones are."""


class World(Struct):
    """What one action is worth more than the other on each deal, and of which deals each reading holds."""

    differences: np.ndarray
    readings: np.ndarray
    null: bool = False
    """The readings have nothing to do with the hands: a deal of any cell is as any other."""

    kept: dict[str, tuple[list[Cell], list[np.ndarray]]] = {}

    @property
    def cells(self) -> tuple[list[Cell], list[np.ndarray]]:
        """The cells, and the deals of each."""
        if "cells" not in self.kept:
            self.kept["cells"] = self._cells()
        return self.kept["cells"]

    def _cells(self) -> tuple[list[Cell], list[np.ndarray]]:
        holds = [tuple(bool(bit) for bit in column) for column in self.readings.T]
        kinds = sorted(set(holds))
        members = [np.array([n for n, one in enumerate(holds) if one == kind]) for kind in kinds]
        cells = [Cell(kind, len(own) * SO_MANY) for kind, own in zip(kinds, members, strict=True)]
        return cells, [np.arange(DEALS)] * len(kinds) if self.null else members

    def truth(self, reading: int) -> float:
        """The shift of a reading."""
        if self.null:
            return 0.0
        inside = self.readings[reading]
        return float(self.differences[inside].mean() - self.differences.mean())


def world(number: int, *, null: bool = False, rare: bool = False) -> World:
    """A world with two to four readings; `null`: they have nothing to do with the hands; `rare`: each holds on about
    one deal in two hundred."""
    chance, even = Random(number), np.random.default_rng(number)
    strength, length = even.normal(10, 3, DEALS), even.integers(0, 7, DEALS)
    pull, fit = chance.uniform(-0.5, 0.5), chance.uniform(-0.7, 0.7)
    worth = []
    for action in range(2):
        bid = CALLS[f"{chance.randint(1, 6)}{chance.choice(STRAINS)}"]
        contract = Contract(bid, chance.choice(_RISKS), chance.choice(SEATS))
        vulnerable = chance.choice(VULNERABILITIES)
        centre = contract.tricks_needed + chance.uniform(-2, 1)
        tricks = np.clip(
            np.round(
                centre + (pull if action else 0.2) * (strength - 10) + fit * (length - 3) + even.normal(0, 1, DEALS)
            ),
            0,
            13,
        )
        each = {n: points(contract, vulnerable, n) for n in range(14)}
        side = 1 if contract.declarer.side is SEATS[0].side else -1
        worth.append(np.array([side * each[int(n)] for n in tricks], float))
    each_rare = _rare if rare else _reading
    readings = [each_rare(chance, even, strength, length, null=null) for _ in range(chance.randint(2, 4))]
    return World(worth[1] - worth[0], np.array(readings), null)


def _reading(
    chance: Random, even: np.random.Generator, strength: np.ndarray, length: np.ndarray, *, null: bool
) -> np.ndarray:
    kinds = {
        "more": lambda: strength > chance.uniform(10, 15),
        "less": lambda: strength < chance.uniform(5, 9),
        "longer": lambda: length >= chance.randint(4, 6),
        "short": lambda: length <= chance.randint(0, 2),
        "rare": lambda: (strength > 14) & (length >= 5),
        "coin": lambda: even.random(DEALS) < chance.choice([0.01, 0.05, 0.2, 0.5]),
    }
    found: np.ndarray = kinds["coin" if null else chance.choice(list(kinds))]()
    return found if 5 <= found.sum() <= DEALS - 5 else even.random(DEALS) < 0.3


def _rare(
    chance: Random, even: np.random.Generator, strength: np.ndarray, length: np.ndarray, *, null: bool
) -> np.ndarray:
    """The strongest of the longest hands, or of the shortest: 8 to 40 of the deals."""
    far = length >= chance.choice([5, 6]) if chance.random() < 0.5 else length <= chance.choice([0, 1])
    least = np.sort(strength[far])[-chance.randint(8, 40)]
    found: np.ndarray = far & (strength >= least)
    return found


def solved(world: World, seed: int, deals: int = 600) -> list[SolvedCell]:
    """A sample in cells, as a card draws it."""
    cells, members = world.cells
    counts = allotted(cells, len(world.readings), deals)
    even = np.random.default_rng(seed)
    return [
        SolvedCell(cell, (even.choice(world.differences[own], count).tolist(),))
        for cell, own, count in zip(cells, members, counts, strict=True)
    ]


def coverage(worlds: Sequence[World], samples: int, how: object = None, rarest: float = 1.0) -> float:
    """How often the interval of a reading holds the truth; `how` may spoil a sample. Readings with a larger share than
    `rarest` are left out."""
    from bridgelaw.desk.shift import estimated

    hits = total = 0
    for number, one in enumerate(worlds):
        truths = [one.truth(reading) for reading in range(len(one.readings))]
        for seed in range(samples):
            sample = solved(one, 1000 * number + seed)
            if callable(how):
                sample = how(one, sample, seed)
            for reading, truth in enumerate(truths):
                if one.readings[reading].mean() > rarest:
                    continue
                interval = estimated(sample, reading, 1)
                hits += interval.low <= truth <= interval.high
                total += 1
    return hits / total
