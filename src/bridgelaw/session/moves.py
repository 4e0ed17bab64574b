"""Where everybody goes after a round, where that is one sentence."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import chain, pairwise
from typing import Any, Literal

from msgspec import Struct

from bridgelaw.session.plan import PHANTOM, PairNo, Plan, Seating

MovesKind = Literal["lines", "follow", "card"]


class Moves(Struct, frozen=True, kw_only=True):
    """How a movement goes on.

    Attributes:
        kind: `lines`: each direction and the sets go the same number of tables, 0 where they stay; `follow`: each pair
            goes to where the one of `follows` with the number before its own was, the first of them to where the last
            was, all others stay; `card`: every pair has to look.
        ns, ew, sets: tables up (below 0: down); None where there is no one number. Not said of `follow`, where some
            sets rest for rounds.
        next_set: at each table the next set follows, the first after the last.
        skips: after which rounds East-West go one table further than usual.
        extra: a pair that does not go along, but comes to another table in each round (`lines` only).
    """

    kind: MovesKind
    ns: int | None = None
    ew: int | None = None
    sets: int | None = None
    next_set: bool = False
    skips: tuple[int, ...] = ()
    follows: tuple[PairNo, ...] = ()
    extra: PairNo | None = None


def moves(plan: Plan) -> Moves:
    """What is said of a plan before the first round; arrow switches, which are no moves, apart."""
    tables = len(plan.tables)
    if (follows := _follows(plan)) is not None:
        return Moves(kind="follow", next_set=_is_next_set(plan), follows=follows)
    at = list(map(_sets_by_table, plan.rounds))
    sets = _shift(chain.from_iterable(map(_steps, pairwise(at))), tables)
    for extra in (None, max(plan.pairs, default=None)):
        found = _lines(plan, extra)
        if found is not None:
            return Moves(kind="lines", sets=sets, next_set=_is_next_set(plan), extra=extra, **found)
    return Moves(kind="card", sets=sets, next_set=_is_next_set(plan))


def _lines(plan: Plan, extra: PairNo | None) -> dict[str, Any] | None:
    """Where the two directions go, but for an extra pair; None where they do not go as one."""
    tables = len(plan.tables)
    lines = [[_by_table(round_, ns=ns, extra=extra) for round_ in plan.rounds] for ns in (True, False)]
    if set().union(*lines[0]) & set().union(*lines[1]):
        return None
    ns, east_west = ([_shift(_steps(one), tables) for one in pairwise(line)] for line in lines)
    usual = east_west[0] if east_west else None
    if len(set(ns)) != 1 or None in ns or usual is None or any(one not in (usual, usual + 1) for one in east_west):
        return None
    skips = tuple(number for number, one in enumerate(east_west, 1) if one != usual)
    return {"ns": ns[0], "ew": usual, "skips": skips}


_Round = tuple[Seating, ...]
_Step = tuple[int, int]
"""From a table to a table."""


def _unswitched(seating: Seating) -> Seating:
    return seating.turned() if seating.switched else seating


def _by_table(round_: _Round, *, ns: bool, extra: PairNo | None) -> dict[int, int]:
    found = {(one.ns if ns else one.ew): one.table for one in map(_unswitched, round_)}
    return {pair: table for pair, table in found.items() if pair not in (PHANTOM, extra)}


def _sets_by_table(round_: _Round) -> dict[int, int]:
    found: dict[int, int] = {}
    shared = set()
    for one in round_:
        if one.set is not None:
            if one.set in found:
                shared.add(one.set)
            found[one.set] = one.table
    # of a set that is at two tables nobody can say where it goes
    return {key: table for key, table in found.items() if key not in shared}


def _steps(rounds: tuple[Mapping[int, int], Mapping[int, int]]) -> Iterator[_Step]:
    """From where to where everything goes that is in both of two rounds."""
    before, after = rounds
    for key in before.keys() & after.keys():
        yield before[key], after[key]


def _shift(steps: Iterable[_Step], tables: int) -> int | None:
    """How many tables up all of these go, as few as can be; None where they differ."""
    shifts = {(after - before) % tables for before, after in steps}
    if len(shifts) != 1:
        return None
    shift = shifts.pop()
    return shift if shift <= tables // 2 else shift - tables


def _is_next_set(plan: Plan) -> bool:
    """At each table, always the set behind the one before; a table at which nothing lies is none."""
    at = [{one.table: one.set for one in round_} for round_ in plan.rounds]
    steps = [(before[table], after[table]) for before, after in pairwise(at) for table in before.keys() & after.keys()]
    return all(one is not None and (one + 1) % len(plan.sets) == other for one, other in steps)


def _follows(plan: Plan) -> tuple[PairNo, ...] | None:
    """The pairs that follow each other, where it is so after every round."""
    numbers = range(1, 2 * len(plan.tables) + 1)
    absent = sorted(set(numbers).difference(plan.pairs))
    if len(absent) > 1 or len(plan.rounds) < 2:
        return None
    named = {PHANTOM: absent[0]} if absent else {}
    at = [{named.get(pair, pair): one.table for one in round_ for pair in (one.ns, one.ew)} for round_ in plan.rounds]
    if any(round_.keys() != set(numbers) for round_ in at):
        return None
    moving = [pair for pair in numbers if any(round_[pair] != at[0][pair] for round_ in at)]
    ahead_of = list(zip(moving, [*moving[-1:], *moving[:-1]], strict=True))
    is_so = all(after[pair] == before[ahead] for before, after in pairwise(at) for pair, ahead in ahead_of)
    return tuple(moving) if is_so and moving else None
