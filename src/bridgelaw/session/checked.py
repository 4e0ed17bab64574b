"""What holds of a plan and what does not, property by property: of ours, and of one from a file.

Some properties make a movement one: a plan of ours that breaks them is a fault of the program. Others are worth
knowing of any plan, and `noted` where they are not so. All is found from boards, since sets of a file may overlap.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from typing import Literal

from msgspec import Struct

from bridgelaw.session.moves import Moves, moves
from bridgelaw.session.plan import PairNo, Plan

MovementProperty = Literal[
    "table_once", "pair_once", "meet_once", "board_once", "out_once", "one_table", "equal_boards", "same_boards"
]
REQUIRED: frozenset[MovementProperty] = frozenset(("table_once", "pair_once", "meet_once", "board_once", "out_once"))
"""Without these it is no movement; the others are worth knowing."""
PropertyStatus = Literal["holds", "broken", "noted"]


class PlanBreach(Struct, frozen=True, kw_only=True):
    """One place where a property does not hold; which of these are given depends on the property."""

    rounds: tuple[int, ...] = ()
    tables: tuple[int, ...] = ()
    pairs: tuple[PairNo, ...] = ()
    boards: tuple[int, ...] = ()


class PlanProperty(Struct, frozen=True):
    """A property of a plan.

    - `table_once`: no table is there twice in a round
    - `pair_once`: no pair sits twice in a round
    - `meet_once`: no two pairs meet twice
    - `board_once`: no pair plays a board twice
    - `out_once`: no pair sits out twice
    - `one_table`: no board is at two tables in a round (else they share it, or each has a copy)
    - `equal_boards`: all play as many boards
    - `same_boards`: all play the same boards, but for as many as they may miss while they sit out
    """

    name: MovementProperty
    breaches: tuple[PlanBreach, ...] = ()

    @property
    def status(self) -> PropertyStatus:
        """`broken` where the plan is no movement by it, `noted` where it is one all the same."""
        if not self.breaches:
            return "holds"
        return "broken" if self.name in REQUIRED else "noted"


class CheckedPlan(Struct, frozen=True, kw_only=True):
    """All that can be said of a plan.

    Attributes:
        boards: how many the pairs play, the fewest and the most.
        still: pairs that sit at one table from the first round to the last.
    """

    properties: tuple[PlanProperty, ...]
    boards: tuple[int, int]
    still: tuple[PairNo, ...]
    moves: Moves

    @property
    def is_valid(self) -> bool:
        """Nothing is broken."""
        return all(one.status != "broken" for one in self.properties)

    def breaches(self, name: MovementProperty) -> tuple[PlanBreach, ...]:
        """Where that property does not hold."""
        return next(one.breaches for one in self.properties if one.name == name)


def checked(plan: Plan) -> CheckedPlan:
    """Every property of a plan."""
    plays = boards_by_pair(plan)
    counts = [len(boards) for boards in plays.values()] or [0]
    properties = (
        PlanProperty("table_once", tuple(_tables_twice(plan))),
        PlanProperty("pair_once", tuple(_pairs_twice(plan))),
        PlanProperty("meet_once", tuple(_meetings_again(plan))),
        PlanProperty("board_once", tuple(_boards_again(plan))),
        PlanProperty("out_once", tuple(_out_again(plan))),
        PlanProperty("one_table", tuple(shared(plan))),
        PlanProperty("equal_boards", tuple(_fewer(plays))),
        PlanProperty("same_boards", tuple(not_common(plan))),
    )
    return CheckedPlan(
        properties=properties, boards=(min(counts), max(counts)), still=tuple(_still(plan)), moves=moves(plan)
    )


def _twice(values: Iterable[int]) -> list[int]:
    return sorted(value for value, times in Counter(values).items() if times > 1)


def boards_by_pair(plan: Plan) -> dict[PairNo, set[int]]:
    """The boards that each pair plays."""
    found: dict[PairNo, set[int]] = {pair: set() for pair in plan.pairs}
    for _, seating, boards in plan.played():
        for pair in seating.pairs:
            found[pair].update(boards)
    return found


def _tables_twice(plan: Plan) -> Iterator[PlanBreach]:
    for number, tables in enumerate(plan.rounds, 1):
        for table in _twice(one.table for one in tables):
            yield PlanBreach(rounds=(number,), tables=(table,))


def _pairs_twice(plan: Plan) -> Iterator[PlanBreach]:
    for number, tables in enumerate(plan.rounds, 1):
        for pair in _twice(pair for one in tables for pair in one.pairs):
            at = tuple(sorted({one.table for one in tables if pair in one.pairs}))
            yield PlanBreach(rounds=(number,), tables=at, pairs=(pair,))


def _meetings_again(plan: Plan) -> Iterator[PlanBreach]:
    met: dict[tuple[PairNo, PairNo], list[int]] = defaultdict(list)
    for number, seating, _ in plan.played():
        one, other = sorted(seating.pairs)
        met[one, other].append(number)
    for pairs, rounds in sorted(met.items()):
        if len(rounds) > 1:
            yield PlanBreach(rounds=tuple(rounds), pairs=pairs)


def _boards_again(plan: Plan) -> Iterator[PlanBreach]:
    when: dict[tuple[PairNo, int], list[int]] = defaultdict(list)
    for number, seating, boards in plan.played():
        for pair in seating.pairs:
            for board in boards:
                when[pair, board].append(number)
    again: dict[tuple[PairNo, tuple[int, ...]], list[int]] = defaultdict(list)
    for (pair, board), rounds in sorted(when.items()):
        if len(rounds) > 1:
            again[pair, tuple(rounds)].append(board)
    for (pair, rounds_), boards_ in again.items():
        yield PlanBreach(rounds=rounds_, pairs=(pair,), boards=tuple(boards_))


def _out_again(plan: Plan) -> Iterator[PlanBreach]:
    out: dict[PairNo, list[int]] = defaultdict(list)
    for number, pairs in enumerate(plan.sitting_out(), 1):
        for pair in pairs:
            out[pair].append(number)
    for pair, rounds in sorted(out.items()):
        if len(rounds) > 1:
            yield PlanBreach(rounds=tuple(rounds), pairs=(pair,))


def shared(plan: Plan) -> Iterator[PlanBreach]:
    """Where tables need a board at the same time."""
    at: dict[tuple[int, int], list[int]] = defaultdict(list)
    for number, seating, boards in plan.played():
        for board in boards:
            at[number, board].append(seating.table)
    together: dict[tuple[int, tuple[int, ...]], list[int]] = defaultdict(list)
    for (number, board), tables in sorted(at.items()):
        if len(set(tables)) > 1:
            together[number, tuple(sorted(set(tables)))].append(board)
    for (number, tables_), boards_ in together.items():
        yield PlanBreach(rounds=(number,), tables=tables_, boards=tuple(boards_))


def _fewer(plays: dict[PairNo, set[int]]) -> Iterator[PlanBreach]:
    most = max(map(len, plays.values()), default=0)
    if fewer := tuple(pair for pair, boards in sorted(plays.items()) if len(boards) < most):
        yield PlanBreach(pairs=fewer)


def not_common(plan: Plan) -> Iterator[PlanBreach]:
    """Boards that some do not play, more than they may miss while they sit out."""
    plays = boards_by_pair(plan)
    every = set().union(*plays.values())
    in_a_round = max(map(len, plan.sets), default=0)
    out = Counter(pair for pairs in plan.sitting_out() for pair in pairs)
    missed: dict[tuple[int, ...], list[PairNo]] = defaultdict(list)
    for pair, boards in sorted(plays.items()):
        if len(every - boards) > in_a_round * out[pair]:
            missed[tuple(sorted(every - boards))].append(pair)
    for boards_, pairs_ in missed.items():
        yield PlanBreach(pairs=tuple(pairs_), boards=boards_)


def _still(plan: Plan) -> Iterator[PairNo]:
    at: dict[PairNo, set[int]] = defaultdict(set)
    rounds: dict[PairNo, set[int]] = defaultdict(set)
    for number, seating in plan.seatings():
        for pair in seating.pairs:
            at[pair].add(seating.table)
            rounds[pair].add(number)
    for pair in sorted(at):
        if len(at[pair]) == 1 and len(rounds[pair]) == len(plan.rounds):
            yield pair
