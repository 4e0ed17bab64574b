"""A movement as data: who meets whom on which boards, for all rounds.

Once a plan is made it stays as it is: nothing later is computed from the name of a movement.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from msgspec import Struct
from msgspec.structs import replace

from bridgelaw.game.seats import EW, NS, Side

PairNo = int
"""The number of a pair in its section, from 1."""
PHANTOM: PairNo = 0
"""A pair that is not there: whoever would meet it sits out."""
BoardSet = tuple[int, ...]
"""Boards that travel together."""


PLAN_NAMES = ("mitchell", "relay", "howell", "three_quarter", "hesitation", "rover", "barometer", "file")
"""Kinds of movement."""


class Seating(Struct, frozen=True, gc=False):
    """One table in one round.

    Attributes:
        table: from 1.
        ns, ew: who sits there, `PHANTOM` where nobody does.
        set: which of the plan's sets, counted from 0; None where there are no boards.
        switched: the two pairs have changed directions for this round.
    """

    table: int
    ns: PairNo
    ew: PairNo
    set: int | None
    switched: bool = False

    @property
    def is_played(self) -> bool:
        """Two pairs meet here on boards."""
        return self.ns != PHANTOM and self.ew != PHANTOM and self.set is not None

    @property
    def pairs(self) -> tuple[PairNo, ...]:
        """Who sits here, without the phantom."""
        return tuple(pair for pair in (self.ns, self.ew) if pair != PHANTOM)

    def turned(self) -> Seating:
        """The same with the pairs' directions changed."""
        return replace(self, ns=self.ew, ew=self.ns, switched=not self.switched)


class Plan(Struct, frozen=True):
    """The movement of a section. `name`: the kind of movement, one of `PLAN_NAMES`;
    `rounds`: in order, the first is round 1."""

    section: str
    name: str
    sets: tuple[BoardSet, ...]
    rounds: tuple[tuple[Seating, ...], ...]

    @property
    def pairs(self) -> tuple[PairNo, ...]:
        """All that sit somewhere in it, in order; also those that play nowhere."""
        found = {one.ns for tables in self.rounds for one in tables}
        found.update(one.ew for tables in self.rounds for one in tables)
        return tuple(sorted(found - {PHANTOM}))

    @property
    def tables(self) -> tuple[int, ...]:
        """The numbers of its tables, in order."""
        return tuple(sorted({seating.table for _, seating in self.seatings()}))

    def seatings(self) -> Iterator[tuple[int, Seating]]:
        """Every table of every round (counted from 1), in order."""
        for number, tables in enumerate(self.rounds, 1):
            for seating in tables:
                yield number, seating

    def played(self) -> Iterator[tuple[int, Seating, BoardSet]]:
        """Those of them at which two pairs meet, with the boards that they play."""
        for number, seating in self.seatings():
            if seating.is_played and seating.set is not None:
                yield number, seating, self.sets[seating.set]

    def of_pair(self, pair: PairNo) -> tuple[tuple[Seating, Side] | None, ...]:
        """Where a pair sits in each round, and on which side; None where it has no table."""
        found = []
        for tables in self.rounds:
            here = next(((one, NS if one.ns == pair else EW) for one in tables if pair in (one.ns, one.ew)), None)
            found.append(here)
        return tuple(found)

    def sitting_out(self) -> tuple[tuple[PairNo, ...], ...]:
        """The pairs that play nothing, round by round."""
        playing: list[set[PairNo]] = [set() for _ in self.rounds]
        for number, seating, _ in self.played():
            playing[number - 1].update(seating.pairs)
        pairs = self.pairs
        return tuple(tuple(pair for pair in pairs if pair not in busy) for busy in playing)


def sets_of(count: int, boards: int, first: int = 1) -> tuple[BoardSet, ...]:
    """So many sets of so many boards each, numbered on from `first`."""
    return tuple(tuple(range(first + n * boards, first + (n + 1) * boards)) for n in range(count))


def without(plan: Plan, pair: PairNo) -> Plan:
    """The same plan where that pair has not come: it is the phantom. All others keep their numbers."""

    def seated(number: PairNo) -> PairNo:
        return PHANTOM if number == pair else number

    rounds = tuple(
        tuple(replace(one, ns=seated(one.ns), ew=seated(one.ew)) if pair in (one.ns, one.ew) else one for one in tables)
        for tables in plan.rounds
    )
    return replace(plan, rounds=rounds)


def most_tables(plan: Plan) -> int:
    """At how many tables a board is played in it, at the most. Boards that are played less often count as if they had
    been played so often (Neuberg), so that they give the same."""
    return max(Counter(board for _, _, boards in plan.played() for board in boards).values(), default=0)


def switched(plan: Plan, rounds: Iterable[int]) -> Plan:
    """The same plan with an arrow switch in those rounds (from 1), at all tables."""
    chosen = frozenset(rounds)
    return replace(
        plan,
        rounds=tuple(
            tuple(seating.turned() for seating in tables) if number in chosen else tables
            for number, tables in enumerate(plan.rounds, 1)
        ),
    )
