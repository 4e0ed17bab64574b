"""Mitchell movements: North-South stay, East-West go up one table, the sets go down one.

With an odd number of tables everybody meets every set so. With an even number E-W would come back to boards that they
have played when half is over. Either they skip one table then (one round less than there are tables); or the last table
shares its set with the first, and one set rests at a stand in the middle (a *relay*; as many rounds as tables).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bridgelaw.session.plan import PairNo, Plan, Seating, sets_of, switched, without
from bridgelaw.session.starters import switches

FEWEST = 3
"""Tables."""


def most_rounds(tables: int, *, relay: bool = False) -> int:
    """How many rounds a Mitchell of so many tables has at most."""
    return tables if tables % 2 or relay else tables - 1


def fair_switch(tables: int, rounds: int, *, relay: bool = False) -> tuple[int, ...]:
    """In which rounds the directions change places so that one list is fairest; none where nothing is gained."""
    known = switches().relay if relay else switches().plain
    first, last = known.get(tables, {}).get(rounds, (1, 0))
    return tuple(range(first, last + 1))


def mitchell(
    tables: int,
    rounds: int | None = None,
    *,
    boards: int = 2,
    relay: bool = False,
    switch: Iterable[int] = (),
    phantom: PairNo | None = None,
    section: str = "",
) -> Plan:
    """A Mitchell. N-S pairs have the numbers of their tables, E-W pairs those that follow.

    Args:
        tables: at least 3.
        rounds: all that are possible, if not said; of fewer, the first.
        boards: in each set.
        relay: share and relay instead of a skip; needs an even number of tables.
        switch: rounds (from 1) in which the two directions change places, so that all are in one list.
        phantom: a pair that is not there.

    Raises:
        ValueError: there is no such movement.
    """
    if relay and tables % 2:
        raise ValueError(f"{tables} tables need no relay")
    most = most_rounds(tables, relay=relay)
    rounds = most if rounds is None else rounds
    if tables < FEWEST or not 1 <= rounds <= most:
        raise ValueError(f"no Mitchell has {tables} tables and {rounds} rounds")
    made = Plan(
        section=section,
        name="relay" if relay else "mitchell",
        sets=sets_of(tables, boards),
        rounds=tuple(tuple(_round(tables, number, relay=relay)) for number in range(rounds)),
    )
    if phantom is not None:
        if phantom not in made.pairs:
            raise ValueError(f"there is no pair {phantom}")
        made = without(made, phantom)
    return switched(made, switch)


def _round(tables: int, number: int, *, relay: bool) -> Iterator[Seating]:
    half = tables // 2
    skip = 1 if tables % 2 == 0 and not relay and number >= half else 0
    for table in range(tables):
        # the sets go round a circle; behind the stand of a relay tables are one place further, the last with the first
        place = table + 1 if relay and table >= half else table
        yield Seating(
            table=table + 1,
            ns=table + 1,
            ew=tables + 1 + (table - number - skip) % tables,
            set=(place + number) % tables,
        )
