"""How evenly a movement lets the pairs of one list compete with each other.

The rivalry of two pairs grows by one with each board on which both sat the same way, shrinks by one with each on which
they sat opposite at different tables, and grows by as many as there are other scores with each on which they met: that
is how the matchpoints of the one move with those of the other. A movement is fair where all rivalries are equal.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from itertools import combinations
from math import sqrt

from bridgelaw.session.plan import PairNo, Plan

Contestant = tuple[str, PairNo]
"""Section and number."""


def rivalries(plans: Sequence[Plan]) -> list[int]:
    """The rivalry of each two pairs of sections that are compared with each other, in no order."""
    ns: dict[Contestant, int] = defaultdict(int)
    ew: dict[Contestant, int] = defaultdict(int)
    scores: Counter[int] = Counter()
    met: dict[frozenset[Contestant], list[int]] = defaultdict(list)
    for plan in plans:
        for _, seating, boards in plan.played():
            one, other = (plan.section, seating.ns), (plan.section, seating.ew)
            bits = sum(1 << board for board in boards)
            ns[one] |= bits
            ew[other] |= bits
            scores.update(boards)
            met[frozenset((one, other))].extend(boards)
    directions = [(one, ns[one], ew[one]) for one in {*ns, *ew}]
    found = []
    for (one, ns1, ew1), (other, ns2, ew2) in combinations(directions, 2):
        value = ((ns1 & ns2) | (ew1 & ew2)).bit_count() - ((ns1 & ew2) | (ew1 & ns2)).bit_count()
        # a board on which they met has been counted as one on which they sat opposite
        found.append(value + sum(scores[board] for board in met.get(frozenset((one, other)), ())))
    return found


def unevenness(values: Iterable[int]) -> float | None:
    """The standard deviation of those rivalries by their mean; None where there is nothing to compare."""
    values = list(values)
    mean = sum(values) / len(values) if values else 0.0
    if mean <= 0:
        return None
    return sqrt(sum((value - mean) ** 2 for value in values) / len(values)) / mean


def balance(plans: Sequence[Plan]) -> float:
    """100 where all rivalries are equal, 0 where they deviate by as much as they are. For one list of winners."""
    found = unevenness(rivalries(plans))
    return 0.0 if found is None else max(0.0, 100 * (1 - found))
