"""The movement that a session was played by, as its results tell it: where they name rounds and tables."""

from __future__ import annotations

from collections import defaultdict

from bridgelaw.session.model import Session
from bridgelaw.session.plan import PairNo, Plan, Seating


def pair_numbers(session: Session) -> dict[str, PairNo]:
    """The number of each pair in plans of this session: its place among the pairs, from 1."""
    return {pair.key: number for number, pair in enumerate(session.pairs, 1)}


def played(session: Session) -> tuple[Plan, ...]:
    """The plans of its sections; none of a section of which a result does not tell its round and table.

    A board that was not played is no part of them. Where the same pairs did not sit at a table for a whole round, it is
    there more than once.
    """
    numbers = pair_numbers(session)
    found: dict[str, dict[tuple[int, int, PairNo, PairNo], set[int]]] = defaultdict(lambda: defaultdict(set))
    untold = set()
    for one in session.results:
        if one.round is None or one.table is None:
            untold.add(one.section)
        elif one.unplayed is None:
            found[one.section][one.round, one.table, numbers[one.ns], numbers[one.ew]].add(one.board)
    return tuple(_plan(section, found[section]) for section in sorted(found) if section not in untold)


def _plan(section: str, told: dict[tuple[int, int, PairNo, PairNo], set[int]]) -> Plan:
    at = {where: tuple(sorted(boards)) for where, boards in told.items()}
    sets = sorted(set(at.values()))
    place = {boards: number for number, boards in enumerate(sets)}
    rounds: list[list[Seating]] = [[] for _ in range(max(number for number, *_ in at))]
    for (number, table, ns, ew), boards in sorted(at.items()):
        rounds[number - 1].append(Seating(table=table, ns=ns, ew=ew, set=place[boards]))
    return Plan(section=section, name="file", sets=tuple(sets), rounds=tuple(map(tuple, rounds)))
