"""Solves deals for one declarer and denomination, in a process of its own: a problem on each line of the standard
input, declarer's tricks on a line of the standard output. Both are JSON. Without the package `endplay` the exit status
is `ABSENT`.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from typing import Any

from bridgelaw.api.double_dummy_worker import ABSENT, PLAYERS, STRAINS


def tricks(problem: Mapping[str, Any]) -> list[int]:
    """Declarer's tricks on each of the deals, the best lead against it."""
    from endplay import dds
    from endplay.dds.solve import SolveMode
    from endplay.types import Deal, Denom, Player

    found = []
    for text in problem["deals"]:
        deal = Deal(text)
        deal.trump, deal.first = Denom[STRAINS[problem["strain"]]], Player[PLAYERS[problem["declarer"]]].lho
        # with one card asked for, the solver looks no further than the best
        _, made = next(iter(dds.solve_board(deal, SolveMode.OptimalOne)))
        found.append(13 - int(made))
    return found


def main() -> int:
    """Problem after problem, until there are no more."""
    try:
        import endplay  # noqa: F401
    except ImportError:
        return ABSENT
    for line in sys.stdin:
        sys.stdout.write(json.dumps(tricks(json.loads(line))) + "\n")
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
