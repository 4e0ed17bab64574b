"""Which of two pairs sits North-South, where a movement leaves it free: so that the balance is good."""

from __future__ import annotations

from collections import defaultdict

from msgspec.structs import replace

from bridgelaw.session.plan import PairNo, Plan, Seating

PASSES = 4
"""How often all tables are gone through; later ones hardly find anything."""
LOOKS = 1000
"""About how many seatings are looked at: in a large field, whose balance is poor in any case, fewer passes are made."""
_Place = tuple[int, int]


class _Sides:
    """Signs of the seatings (+1: as planned), and the rivalries that follow; see `balance`. The mean of all rivalries
    does not depend on who sits where, so what evens them out is that their squares are small."""

    def __init__(self, plan: Plan) -> None:
        self.cells: dict[int, list[tuple[_Place, Seating]]] = defaultdict(list)
        for number, tables in enumerate(plan.rounds):
            for place, seating in enumerate(tables):
                if seating.is_played and seating.set is not None:
                    self.cells[seating.set].append(((number, place), seating))
        self.signs = {place: 1 for cells in self.cells.values() for place, _ in cells}
        self.rivals: dict[PairNo, dict[PairNo, int]] = defaultdict(lambda: defaultdict(int))
        for cells in self.cells.values():
            for n, (_, one) in enumerate(cells):
                self._add(one.ns, one.ew, len(cells) - 1)
                for _, other in cells[:n]:
                    self._add_all(one, other, 1)

    def _add(self, one: PairNo, other: PairNo, value: int) -> None:
        self.rivals[one][other] += value
        self.rivals[other][one] += value

    def _add_all(self, one: Seating, other: Seating, sign: int) -> None:
        """What two seatings on the same boards do to the rivalries of the four pairs, times `sign`."""
        self._add(one.ns, other.ns, sign)
        self._add(one.ew, other.ew, sign)
        self._add(one.ns, other.ew, -sign)
        self._add(one.ew, other.ns, -sign)

    def turn_if_better(self, at: int, place: _Place, seating: Seating) -> bool:
        """Let two pairs change places where that makes the squares smaller, and say whether it did."""
        mine = self.signs[place]
        others = [(one, mine * self.signs[there]) for there, one in self.cells[at] if there != place]
        ns, ew = self.rivals[seating.ns], self.rivals[seating.ew]
        seen = sum(sign * (ns[one.ns] - ns[one.ew] - ew[one.ns] + ew[one.ew]) for one, sign in others)
        if seen <= 4 * len(others):
            return False
        for one, sign in others:
            self._add_all(seating, one, -2 * sign)
        self.signs[place] = -mine
        return True


def evened_out(plan: Plan) -> Plan:
    """The same plan with some pairs turned at some tables, for one list of winners. Always the same for a plan."""
    sides = _Sides(plan)
    for _ in range(max(1, min(PASSES, LOOKS // max(1, len(sides.signs))))):
        turned = [
            sides.turn_if_better(at, place, seating) for at, cells in sides.cells.items() for place, seating in cells
        ]
        if not any(turned):
            break
    return replace(
        plan,
        rounds=tuple(
            tuple(
                replace(seating, ns=seating.ew, ew=seating.ns) if sides.signs.get((number, place)) == -1 else seating
                for place, seating in enumerate(tables)
            )
            for number, tables in enumerate(plan.rounds)
        ),
    )
