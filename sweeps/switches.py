"""Finds in which rounds a Mitchell is best switched, and writes them to `session/switches.toml`: `make starters`.

Only whole rounds in a row are tried, since everybody has to be told of them; of equal ones the last.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from bridgelaw.session.balance import rivalries, unevenness
from bridgelaw.session.mitchell import FEWEST, mitchell, most_rounds
from bridgelaw.session.plan import Plan, switched

TARGET = Path(__file__).parents[1] / "src" / "bridgelaw" / "session" / "switches.toml"
TABLES = range(FEWEST, 21)

HEAD = """\
# In which rounds a Mitchell is switched for one list of winners, found by `make starters` (sweeps/switches.py): not
# written by hand. [plain.N] and [relay.N]: N tables; ROUNDS = [first round, last round].
"""


def fairest(plan: Plan) -> tuple[int, int]:
    """The first and the last round to be switched."""
    rounds = len(plan.rounds)
    found = []
    for many in range(1, max(1, rounds // 3) + 1):
        for first in range(1, rounds - many + 2):
            uneven = unevenness(rivalries([switched(plan, range(first, first + many))]))
            if uneven is not None:
                found.append((round(uneven, 6), many, -first))
    _, many, first = min(found)
    return -first, many - first - 1


def written() -> Iterator[str]:
    """The file, in parts."""
    yield HEAD
    for name, relay in (("plain", False), ("relay", True)):
        for tables in TABLES:
            if relay and tables % 2:
                continue
            yield f"\n[{name}.{tables}]\n"
            for rounds in range(2, most_rounds(tables, relay=relay) + 1):
                first, last = fairest(mitchell(tables, rounds, boards=1, relay=relay))
                yield f"{rounds} = [{first}, {last}]\n"


def main() -> None:
    """Find all of them and write them."""
    TARGET.write_text("".join(written()), encoding="utf-8")


if __name__ == "__main__":
    main()
