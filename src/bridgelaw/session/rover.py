"""Half a table more: an extra North-South pair takes the place of another one in each round, which sits out.

It works where the tables that it comes to are all different, and so are the sets and the E-W pairs that it finds there.
"""

from __future__ import annotations

from msgspec.structs import replace

from bridgelaw.session.mitchell import mitchell
from bridgelaw.session.plan import Plan
from bridgelaw.session.starters import starters


def rover_rounds(tables: int) -> int:
    """How many rounds a rover movement of so many full tables has at most; 0: there is none."""
    return len(starters().rover.get(tables, ()))


def rover(tables: int, rounds: int | None = None, *, boards: int = 2, section: str = "") -> Plan:
    """A Mitchell with one pair more, whose number is the last; for two lists of winners.

    Args:
        tables: those at which somebody plays.
        rounds: `rover_rounds`, if not said; of fewer, the first.
        boards: in each set.

    Raises:
        ValueError: there is no such movement.
    """
    row = starters().rover.get(tables, ())
    rounds = len(row) if rounds is None else rounds
    if not 1 <= rounds <= len(row):
        raise ValueError(f"no rover movement has {tables} tables and {rounds} rounds")
    plan = mitchell(tables, rounds, boards=boards, section=section)
    extra = 2 * tables + 1
    made = tuple(
        tuple(replace(seating, ns=extra) if seating.table == at else seating for seating in tables_now)
        for tables_now, at in zip(plan.rounds, row, strict=False)
    )
    return replace(plan, name="rover", rounds=made)
