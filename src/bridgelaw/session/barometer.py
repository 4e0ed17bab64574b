"""A barometer: in each round all tables play the same boards, so nothing restricts who meets whom.

For play online, or with a copy of each board at each table.
"""

from __future__ import annotations

from bridgelaw.session.plan import PHANTOM, Plan, Seating, sets_of


def barometer(pairs: int, rounds: int, *, boards: int = 2, section: str = "") -> Plan:
    """Every pair meets another one in each round, by the method of the circle: one sits still, the others go round it.
    Of an odd number of pairs one sits out in each round.

    Args:
        pairs: at least 3.
        rounds: at most as many as a pair can meet others (of an odd number: sit-outs counted).
        boards: in each set; there is one for each round.

    Raises:
        ValueError: there is no such movement.
    """
    circle = pairs - 1 if pairs % 2 == 0 else pairs
    if pairs < 3 or not 1 <= rounds <= circle:
        raise ValueError(f"no barometer has {pairs} pairs and {rounds} rounds")
    still = pairs if pairs % 2 == 0 else PHANTOM
    made = tuple(
        tuple(_seated(table, *_met(circle, still, number, table), number) for table in range((circle + 1) // 2))
        for number in range(rounds)
    )
    return Plan(section=section, name="barometer", sets=sets_of(rounds, boards), rounds=made)


def _met(circle: int, still: int, number: int, table: int) -> tuple[int, int]:
    """Who meets at that table (from 0), before it is said who sits North-South."""
    if table == 0:
        return 1 + number % circle, still
    return 1 + (number + table) % circle, 1 + (number - table) % circle


def _seated(table: int, one: int, other: int, number: int) -> Seating:
    # at every second table, and at that of the pair that sits still in every second round, the other way round
    turned = number % 2 if table == 0 else table % 2
    return Seating(table + 1, other, one, number) if turned else Seating(table + 1, one, other, number)
