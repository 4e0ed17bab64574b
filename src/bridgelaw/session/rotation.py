"""Movements in which some pairs sit still and all others follow each other: Howell, three-quarter, hesitation.

With n tables and s rounds and sets, 2n - s pairs sit still and s rotate. In round r table t has the rotating pairs
a + r and b + r (or a + r and a pair that sits still) and set c + r, all modulo s. That is a movement if and only if all
a and b are different; all differences a - b, either way, are different (each two meet at most once); all differences
c - a and c - b are different (each plays each set once); and all c are different, or else tables share a set.

One family has no solution without sharing: an even number of tables and one round more. The s differences c - a and
c - b are all there are, and so are the a and b; both sum up to 0 modulo an odd s, so the sum of all c, with that of the
one table of two rotating pairs counted twice, is 0 too. The n = s - 1 different c have the sum of all numbers less the
one that is left out: so that table would have to have just that one.
"""

from __future__ import annotations

from msgspec.structs import replace

from bridgelaw.session.plan import PairNo, Plan, Seating, sets_of, without
from bridgelaw.session.starters import starters


def rounds_possible(tables: int) -> tuple[int, ...]:
    """With how many rounds there is a rotation for so many tables, fewest first; the last is the Howell."""
    return tuple(sorted(starters().rotation.get(tables, {})))


def kind_of(tables: int, rounds: int) -> str:
    """What a rotation of so many tables and rounds is called."""
    if rounds == 2 * tables - 1:
        return "howell"
    return "hesitation" if rounds == tables + 1 else "three_quarter"


def rotation(
    tables: int, rounds: int | None = None, *, boards: int = 2, phantom: PairNo | None = None, section: str = ""
) -> Plan:
    """A rotation for one list of winners. Rotating pairs have the numbers from 1, those that sit still the last ones.

    Args:
        tables: those of `starters.toml`.
        rounds: one of `rounds_possible`; if not said, as a Howell has them.
        boards: in each set.
        phantom: a pair that is not there.

    Raises:
        ValueError: there is no such movement.
    """
    rounds = 2 * tables - 1 if rounds is None else rounds
    row = starters().rotation.get(tables, {}).get(rounds)
    if row is None:
        raise ValueError(f"no rotation has {tables} tables and {rounds} rounds")
    places = list(zip(row.first, row.second, row.sets, row.switched, strict=True))
    made = []
    for number in range(rounds):
        tables_now = []
        for place, (first, second, boards_at, turned) in enumerate(places):
            one = 1 + (first + number) % rounds
            other = 1 + (second + number) % rounds if second >= 0 else rounds + 1 + place
            seating = Seating(table=place + 1, ns=one, ew=other, set=(boards_at + number) % rounds)
            tables_now.append(replace(seating, ns=other, ew=one) if turned[number] == "1" else seating)
        made.append(tuple(tables_now))
    plan = Plan(section=section, name=kind_of(tables, rounds), sets=sets_of(rounds, boards), rounds=tuple(made))
    if phantom is None:
        return plan
    if phantom not in plan.pairs:
        raise ValueError(f"there is no pair {phantom}")
    return without(plan, phantom)
