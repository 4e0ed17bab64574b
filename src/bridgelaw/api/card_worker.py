"""The double-dummy solver for whoever has to play a card: one problem on each line of the standard input, its solution
on a line of the standard output. Both are JSON.

Native code may crash the process, or never come back: nothing else runs in it, and `card_solver` ends it when its time
is over. Without the package `endplay` the exit status is `ABSENT`.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from bridgelaw.api.double_dummy_worker import ABSENT, PLAYERS, STRAINS


def solved(problem: dict[str, Any]) -> list[dict[str, int]]:
    """For each of the `deals`: how many of the tricks that are left, the one in progress included, the side of the hand
    in turn makes with each card that it can play."""
    from endplay import dds
    from endplay.types import Deal, Denom, Player

    found = []
    for text in problem["deals"]:
        deal = Deal(text)
        deal.trump, deal.first = Denom[STRAINS[problem["trumps"]]], Player[PLAYERS[problem["leader"]]]
        for card in problem["trick"]:
            deal.play(card, from_hand=False)
        found.append(
            {f"{card.suit.name[0].upper()}{card.rank.abbr}": int(tricks) for card, tricks in dds.solve_board(deal)}
        )
    return found


def main() -> int:
    """Problems and solutions, until there are no more."""
    try:
        import endplay  # noqa: F401
    except ImportError:
        return ABSENT
    for line in sys.stdin:
        sys.stdout.write(json.dumps(solved(json.loads(line))) + "\n")
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
