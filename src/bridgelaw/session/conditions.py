"""The conditions of a session: what a score is compared with, and how it counts (Laws 78 and 80B)."""

from __future__ import annotations

from typing import Literal, get_args

from msgspec import Struct

Scoring = Literal["mp", "cross_imp", "butler"]
Scope = Literal["section", "session"]
Uneven = Literal["neuberg", "factor", "none", "ties"]
Withdrawn = Literal["keep", "half", "cancel"]
WITHDRAWN: tuple[Withdrawn, ...] = get_args(Withdrawn)


class DatumRule(Struct, frozen=True):
    """How the datum of a board is found: so many scores left out at each end, the mean to the nearest ten."""

    dropped: int = 0
    nearest: Literal[10] = 10


class Conditions(Struct, frozen=True, kw_only=True):
    """How a session is scored.

    Attributes:
        unit: matchpoints for each score that is beaten.
        winners: one list for everybody, or one for each direction.
        field: with whom a result is compared, all of the session or those of its section.
        rank_by: who stands in one list.
        uneven: what is done where a board has fewer scores than were expected; `ties`, known of foreign programs only,
            counts an artificial score as a tie with everybody.
        datum: Butler scoring only.
        withdrawn: whether what a pair has played counts when it leaves before the end: always, where it has at least
            half of its boards behind it, or never.
    """

    scoring: Scoring = "mp"
    unit: Literal[1, 2] = 2
    winners: Literal[1, 2] = 2
    field: Scope = "session"
    rank_by: Scope = "session"
    uneven: Uneven = "neuberg"
    datum: DatumRule = DatumRule()
    withdrawn: Withdrawn = "keep"
