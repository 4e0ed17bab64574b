"""Where actions lead on deals that fit what a player might use: drawn, solved by processes of their own, counted."""

from __future__ import annotations

from bridgelaw.api.double_dummy import SECONDS
from bridgelaw.api.many_deals import solve_many
from bridgelaw.desk.over_deals import DEALS, OverDeals, WeighedChoice, to_weigh, weighed

_PROCESSES = 1
"""The tables that play meanwhile are not to be slowed."""


def solved_over_deals(choice: WeighedChoice, seconds: float = SECONDS, deals: int = DEALS) -> OverDeals:
    """How the actions of a choice fare.

    Raises:
        Unsolved: `absent`, `late`, `broken`, as `solve_many`.
        BadCards, NotCounted: as `to_weigh`.
    """
    solving = to_weigh(choice, deals)
    tricks = solve_many(solving.deals, solving.outcomes, seconds, processes=_PROCESSES)
    return weighed(solving, tricks)
