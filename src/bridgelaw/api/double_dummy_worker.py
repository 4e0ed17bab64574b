"""The solver in a process of its own: a problem as JSON on the standard input, the solution on the standard output.

Native code may crash the process, or never come back. So nothing else runs in it, and `double_dummy` ends it when its
time is over. Without the package `endplay` the exit status is `ABSENT`.
"""

from __future__ import annotations

import json
import sys
from typing import Any

ABSENT = 3
STRAINS = {"NT": "nt", "S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
PLAYERS = {"N": "north", "E": "east", "S": "south", "W": "west"}
_VULNERABLE = {"None": "none", "NS": "ns", "EW": "ew", "All": "both"}
_PENALTIES = {"passed": "", "doubled": "X", "redoubled": "XX"}


def solved(problem: dict[str, Any]) -> dict[str, Any]:
    """Tricks by declarer and denomination, par, and declarer's tricks in the course of the play."""
    from endplay import dds
    from endplay.types import Deal, Denom, Player, Vul

    seats, strains = {s: Player[name] for s, name in PLAYERS.items()}, {s: Denom[name] for s, name in STRAINS.items()}
    deal = Deal(problem["deal"])
    table = dds.calc_dd_table(deal)
    par = dds.par(table, Vul[_VULNERABLE[problem["vulnerable"]]], seats[problem["dealer"]])
    letters = {player: seat for seat, player in seats.items()}
    found: dict[str, Any] = {
        "tricks": {
            seat: {strain: int(table[denom, player]) for strain, denom in strains.items()}
            for seat, player in seats.items()
        },
        "par": int(par.score),
        "par_contracts": [
            [
                f"{one.level}{next(s for s, d in strains.items() if d == one.denom)}{_PENALTIES[one.penalty.name]}",
                letters[one.declarer],
                6 + int(one.level) + int(one.result),
            ]
            for one in par
            if one.level
        ],
        "course": [],
    }
    if problem["plays"]:
        deal.trump, deal.first = strains[problem["strain"]], seats[problem["declarer"]].lho
        found["course"] = [int(n) for n in dds.analyse_play(deal, problem["plays"])]
    return found


def main() -> int:
    """One problem, one solution."""
    problem = json.loads(sys.stdin.read())
    try:
        import endplay  # noqa: F401
    except ImportError:
        return ABSENT
    sys.stdout.write(json.dumps(solved(problem)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
