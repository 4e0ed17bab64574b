"""How a movement takes in those who are there: the pairs that have sat down, and one that comes late."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from msgspec.structs import replace

from bridgelaw.game.seats import EW, NS, Side
from bridgelaw.session.facts import Fact, PairEntered, Planned
from bridgelaw.session.fold import SessionState
from bridgelaw.session.model import Pair
from bridgelaw.session.plan import PHANTOM, PairNo, Plan, Seating


def arranged(state: SessionState, plans: Sequence[Plan], *, winners: Literal[1, 2]) -> Iterator[Fact]:
    """The pairs that have sat down get sections and numbers, and the movement is theirs; with two lists of `winners`
    also a direction. Whoever sits at a place where the movement begins stays there; the others take the places that
    are left, in order."""
    placed, seats = state.evening.placed, first_seats(plans)
    free = [where for where in sorted(seats, key=_order) if where not in placed]
    for where in sorted(placed, key=_order):
        at = where if where in seats else free.pop(0)
        section, number = seats[at]
        pair, direction = state.pairs[placed[where]], at[1] if winners == 2 else None
        yield PairEntered(replace(pair, section=section, number=str(number), direction=direction))
    for plan in plans:
        yield Planned(plan)


def first_seats(plans: Sequence[Plan]) -> dict[tuple[int, Side], tuple[str, PairNo]]:
    """Section and number of the pair at each place of the first round, by table of the hall (all sections numbered
    through) and side."""
    found: dict[tuple[int, Side], tuple[str, PairNo]] = {}
    tables = [(plan, table) for plan in sorted(plans, key=lambda one: one.section) for table in plan.tables]
    for number, (plan, table) in enumerate(tables, 1):
        seating = next((one for one in plan.rounds[0] if one.table == table), None)
        for side, pair in ((NS, seating.ns), (EW, seating.ew)) if seating is not None else ():
            if pair != PHANTOM:
                found[number, side] = plan.section, pair
    return found


def with_late_pair(state: SessionState, key: str, people: tuple[str, ...], round: int) -> Iterator[Fact]:
    """A pair that comes late takes the place of the one that is missing; nothing where none is."""
    for section, plan in state.plans.items():
        number = missing(plan, round)
        if number is None:
            continue
        yield PairEntered(Pair(key=key, section=section, number=str(number), people=people), round)
        later = tuple(
            tables if n < round else tuple(_filled(one, number) for one in tables)
            for n, tables in enumerate(plan.rounds, 1)
        )
        yield Planned(replace(plan, rounds=later), round)
        return


def missing(plan: Plan, round: int = 1) -> PairNo | None:
    """The number of the pair whose place nobody has from that round on; None where there is no such place."""
    later = (one for number, one in plan.seatings() if number >= round)
    if not any(PHANTOM in (one.ns, one.ew) and one.set is not None for one in later):
        return None
    numbers = set(plan.pairs)
    return next(number for number in range(1, max(numbers, default=0) + 2) if number not in numbers)


def _filled(one: Seating, number: PairNo) -> Seating:
    if one.set is None or (one.ns, one.ew) == (PHANTOM, PHANTOM):
        return one
    return replace(one, ns=number if one.ns == PHANTOM else one.ns, ew=number if one.ew == PHANTOM else one.ew)


def _order(where: tuple[int, Side]) -> tuple[int, str]:
    return where[0], where[1].value
