"""Finds the rows that movements start from, and writes them to `session/starters.toml`: `make starters`.

Needs `ortools`, of the group `movements`; the product never does, it reads what was found. One worker and fixed seeds,
so that the same rows come out again. docs/movements.md says what the rows are.
"""

from __future__ import annotations

import itertools
import math
import random
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from ortools.sat.python import cp_model

TARGET = Path(__file__).parents[1] / "src" / "bridgelaw" / "session" / "starters.toml"
TABLES = range(2, 15)
ROVER_TABLES = range(5, 21)
SECONDS = 40.0
STEPS = 200_000
STARTS = 2
ROWS = 12
"""Rows that are compared for each number of tables and rounds: how even a movement can be depends on them."""
GLANCE = 30_000
"""Steps that tell roughly how even rows can be."""
LOOKS = 2000
"""How often something is drawn, or tried, before it is given up."""

HEAD = """\
# Rows that movements start from, found by `make starters` (sweeps/starters.py): not written by hand.
#
# [rotation.N.S] N tables, S rounds and sets. In round r (from 0) table t has the rotating pairs first[t] + r and
# second[t] + r (-1: a pair that sits there all the time), and set sets[t] + r, all modulo S. switched[t] has a digit
# for each round: 1 where the second of the two sits North-South.
#
# [rover] N tables: at which table (from 1) the extra pair sits in each round, 0 where it sits out.
"""


class Starter(NamedTuple):
    """Where rotating pairs and sets begin, by table; second is -1 where a pair sits still."""

    first: list[int]
    second: list[int]
    sets: list[int]


def _solved(model: cp_model.CpModel) -> cp_model.CpSolver | None:
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    solver.parameters.random_seed = 1
    solver.parameters.max_time_in_seconds = SECONDS
    status = solver.solve(model)
    return solver if status in (cp_model.OPTIMAL, cp_model.FEASIBLE) else None


def _modulo(model: cp_model.CpModel, value: cp_model.LinearExpr, of: int) -> cp_model.IntVar:
    """`value`, which lies between -of and 2 * of - 1, modulo `of`."""
    found = model.new_int_var(0, of - 1, "")
    turns = model.new_int_var(-1, 1, "")
    model.add(value == found + of * turns)
    return found


def _different(model: cp_model.CpModel, values: Sequence[cp_model.IntVar], of: int) -> cp_model.LinearExpr:
    """How many different values there are among them, from 0 to of - 1."""
    used = []
    for value in range(of):
        here = []
        for one in values:
            is_here = model.new_bool_var("")
            model.add(one == value).only_enforce_if(is_here)
            model.add(one != value).only_enforce_if(~is_here)
            here.append(is_here)
        used.append(model.new_bool_var(""))
        model.add_max_equality(used[-1], here)
    return cp_model.LinearExpr.sum(used)


def starter(tables: int, rounds: int, *, shared: bool) -> Starter | None:
    """Rows for so many tables and rounds, or None where none were found; `shared`: tables may share sets, as few as
    can be."""
    still = 2 * tables - rounds
    model = cp_model.CpModel()
    first = [model.new_int_var(0, rounds - 1, f"a{t}") for t in range(tables)]
    second = [model.new_int_var(0, rounds - 1, f"b{t}") for t in range(still, tables)]
    sets = [model.new_int_var(0, rounds - 1, f"c{t}") for t in range(tables)]
    model.add_all_different([*first, *second])
    apart = []
    for a, b in zip(first[still:], second, strict=True):
        one = _modulo(model, a - b, rounds)
        model.add(one > 0)
        apart += [one, rounds - one]
        model.add(a < b)
    model.add_all_different(apart)
    rotating = [*zip(first, sets, strict=True), *zip(second, sets[still:], strict=True)]
    model.add_all_different([_modulo(model, c - pair, rounds) for pair, c in rotating])
    if shared:
        model.maximize(_different(model, sets, rounds))
    else:
        model.add_all_different(sets)
    # all rows may be turned together, and those of the sets by themselves
    model.add(first[0] == 0)
    model.add(sets[0] == 0)
    for one, other in itertools.pairwise(first[:still]):
        model.add(one < other)
    solver = _solved(model)
    if solver is None:
        return None
    return Starter(
        [solver.value(one) for one in first],
        [-1] * still + [solver.value(one) for one in second],
        [solver.value(one) for one in sets],
    )


def rover(tables: int) -> list[int] | None:
    """At which table (from 1) the extra pair sits in each round, for as many rounds as can be; it sits out at most one
    (0), the first. E-W pairs go up one table, and skip one after half if the number of tables is even."""
    most = tables if tables % 2 else tables - 1
    for rounds, begins in ((most, 0), (most, 1), (most - 1, 0), (most - 1, 1), (most - 2, 0), (most - 2, 1)):
        model = cp_model.CpModel()
        seats = [model.new_int_var(0, tables - 1, "") for _ in range(begins, rounds)]
        skips = [1 if tables % 2 == 0 and r >= tables // 2 else 0 for r in range(begins, rounds)]
        model.add_all_different(seats)
        model.add_all_different(
            [
                _modulo(model, t - r - skip, tables)
                for t, r, skip in zip(seats, range(begins, rounds), skips, strict=True)
            ]
        )
        model.add_all_different(
            [_modulo(model, t + r, tables) for t, r in zip(seats, range(begins, rounds), strict=True)]
        )
        if (solver := _solved(model)) is not None:
            return [0] * begins + [solver.value(t) + 1 for t in seats]
    return None


class Cell(NamedTuple):
    """Two pairs at a table in a round; numbers from 0, those that sit still behind the rotating ones."""

    table: int
    round: int
    one: int
    other: int


def cells_by_set(rows: Starter, rounds: int) -> list[list[Cell]]:
    """Who plays each set, over all rounds."""
    found: dict[int, list[Cell]] = defaultdict(list)
    for r in range(rounds):
        for t, (a, b, c) in enumerate(zip(*rows, strict=True)):
            other = (b + r) % rounds if b >= 0 else rounds + t
            found[(c + r) % rounds].append(Cell(t, r, (a + r) % rounds, other))
    return [found[s] for s in range(rounds)]


class Sides:
    """Who sits North-South at each table in each round, and the rivalry of any two pairs that follows: +1 for a board
    on which both sat the same way, -1 if not, and as many as there are other tables for one on which they met.

    The mean of all rivalries does not depend on who sits where, so what evens them out is that their squares are small.
    """

    def __init__(self, by_set: list[list[Cell]], tables: int, chance: random.Random) -> None:
        self.by_set, self.tables = by_set, tables
        self.signs = [[chance.choice((1, -1)) for _ in cells] for cells in by_set]
        pairs = 2 * tables
        self.rivals = [[0] * pairs for _ in range(pairs)]
        for cells, signs in zip(by_set, self.signs, strict=True):
            seats = [(cell.one, sign) for cell, sign in zip(cells, signs, strict=True)]
            seats += [(cell.other, -sign) for cell, sign in zip(cells, signs, strict=True)]
            for n, (mine, x) in enumerate(seats):
                for theirs, y in seats[:n]:
                    self._add(mine, theirs, x * y)
            for cell in cells:
                self._add(cell.one, cell.other, tables)
        self.squares = sum(value * value for row in self.rivals for value in row) // 2

    def _add(self, one: int, other: int, value: int) -> None:
        self.rivals[one][other] += value
        self.rivals[other][one] += value

    def change(self, s: int, n: int) -> int:
        """By how much the sum of squares grows if the two pairs of a cell change places."""
        cells, signs = self.by_set[s], self.signs[s]
        own, opposite = self.rivals[cells[n].one], self.rivals[cells[n].other]
        seen = sum(
            sign * (own[there.one] - own[there.other] - opposite[there.one] + opposite[there.other])
            for m, (there, sign) in enumerate(zip(cells, signs, strict=True))
            if m != n
        )
        return 16 * (len(cells) - 1) - 4 * signs[n] * seen

    def turn(self, s: int, n: int) -> None:
        """Let them change places."""
        self.squares += self.change(s, n)
        cells, signs = self.by_set[s], self.signs[s]
        cell = cells[n]
        for m, (there, sign) in enumerate(zip(cells, signs, strict=True)):
            if m != n:
                by = 2 * signs[n] * sign
                self._add(cell.one, there.one, -by)
                self._add(cell.one, there.other, by)
                self._add(cell.other, there.one, by)
                self._add(cell.other, there.other, -by)
        signs[n] = -signs[n]

    @property
    def mean(self) -> float:
        """The mean of all rivalries."""
        pairs = 2 * self.tables
        return sum(map(sum, self.rivals)) / (pairs * (pairs - 1))

    def deviation(self, squares: int) -> float:
        """What the rivalries deviate from their mean, in proportion to it, if that is the sum of their squares."""
        count = self.tables * (2 * self.tables - 1)
        return math.sqrt(max(0.0, squares / count - self.mean**2)) / self.mean


def balanced(rows: Starter, rounds: int, steps: int = STEPS, starts: int = STARTS) -> tuple[list[str], float]:
    """Which cells to turn, as digits by table, and the deviation of all rivalries; by simulated annealing."""
    tables = len(rows.first)
    by_set = cells_by_set(rows, rounds)
    chance = random.Random(1000 * tables + rounds)
    best: tuple[float, list[list[int]]] | None = None
    for _ in range(starts):
        sides = Sides(by_set, tables, chance)
        lowest, kept = sides.squares, [list(one) for one in sides.signs]
        heat = 40.0 * tables
        cooling = (0.5 / heat) ** (1 / steps)
        for _ in range(steps):
            heat *= cooling
            s = chance.randrange(rounds)
            n = chance.randrange(len(by_set[s]))
            change = sides.change(s, n)
            if change > 0 and chance.random() >= math.exp(-change / heat):
                continue
            sides.turn(s, n)
            if sides.squares < lowest:
                lowest, kept = sides.squares, [list(one) for one in sides.signs]
        found = sides.deviation(lowest)
        if best is None or found < best[0]:
            best = (found, kept)
        if found == 0:
            break
    assert best is not None
    turned = [["0"] * rounds for _ in range(tables)]
    for cells, signs in zip(by_set, best[1], strict=True):
        for cell, sign in zip(cells, signs, strict=True):
            turned[cell.table][cell.round] = "0" if sign > 0 else "1"
    return ["".join(row) for row in turned], best[0]


def by_chance(tables: int, rounds: int, chance: random.Random) -> Starter | None:
    """Rows that no two tables share sets in, drawn at random; None where the draw leads nowhere."""
    still = 2 * tables - rounds
    free, apart = list(range(rounds)), set[int]()
    first, second = [], []
    for _ in range(still, tables):
        chance.shuffle(free)
        found = next(
            ((a, b) for a, b in itertools.combinations(free, 2) if not apart & {(a - b) % rounds, (b - a) % rounds}),
            None,
        )
        if found is None:
            return None
        apart |= {(found[0] - found[1]) % rounds, (found[1] - found[0]) % rounds}
        free = [one for one in free if one not in found]
        first.append(found[0])
        second.append(found[1])
    first, second = sorted(free) + first, [-1] * still + second
    sets = _sets_by_chance(list(zip(first, second, strict=True)), rounds, chance)
    return None if sets is None else Starter(first, second, sets)


def _sets_by_chance(pairs: list[tuple[int, int]], rounds: int, chance: random.Random) -> list[int] | None:
    sets: list[int] = []
    used: list[set[int]] = []
    looks = iter(range(LOOKS))

    def placed() -> bool:
        if len(sets) == len(pairs):
            return True
        rotating = [one for one in pairs[len(sets)] if one >= 0]
        for value in chance.sample(range(rounds), rounds):
            taken = {(value - one) % rounds for one in rotating}
            if value in sets or len(taken) < len(rotating) or any(taken & one for one in used):
                continue
            if next(looks, None) is None:
                return False
            sets.append(value)
            used.append(taken)
            if placed():
                return True
            sets.pop()
            used.pop()
        return False

    return sets if placed() else None


def fairest(tables: int, rounds: int) -> tuple[Starter, list[str], float] | None:
    """Of some rows those that can be made most even, with what `balanced` gives for them; None where there are none."""
    first = starter(tables, rounds, shared=False)
    if first is None:
        first = starter(tables, rounds, shared=True)
        return None if first is None else (first, *balanced(first, rounds))
    chance = random.Random(1000 * tables + rounds)
    drawn = (by_chance(tables, rounds, chance) for _ in range(LOOKS))
    others = list(itertools.islice((rows for rows in drawn if rows is not None), ROWS))
    likely = sorted(others, key=lambda rows: balanced(rows, rounds, GLANCE, 1)[1])
    return min(((rows, *balanced(rows, rounds)) for rows in (first, *likely[:1])), key=lambda one: one[2])


def _listed(name: str, values: Sequence[int]) -> str:
    return f"{name} = [{', '.join(map(str, values))}]\n"


def written() -> Iterator[str]:
    """The file, in parts."""
    yield HEAD
    for tables in TABLES:
        for rounds in range(tables + 1, 2 * tables):
            # no rows for an even number of tables and one round more: see the docstring of `session/rotation.py`
            if tables % 2 == 0 and rounds == tables + 1 and tables > 4:
                continue
            found = fairest(tables, rounds)
            if found is None:
                print(f"{tables} tables, {rounds} rounds: none", flush=True)
                continue
            rows, turned, deviation = found
            shared = tables - len(set(rows.sets))
            print(f"{tables} tables, {rounds} rounds: deviation {deviation:.2f}, shared {shared}", flush=True)
            yield f"\n[rotation.{tables}.{rounds}]\n"
            yield _listed("first", rows.first)
            yield _listed("second", rows.second)
            yield _listed("sets", rows.sets)
            yield "switched = [\n" + "".join(f'    "{row}",\n' for row in turned) + "]\n"
    yield "\n[rover]\n"
    for tables in ROVER_TABLES:
        seats = rover(tables)
        print(f"rover, {tables} tables: {seats}", flush=True)
        if seats is not None:
            yield _listed(str(tables), seats)


def main() -> None:
    """Find all rows and write them."""
    TARGET.write_text("".join(written()), encoding="utf-8")


if __name__ == "__main__":
    main()
