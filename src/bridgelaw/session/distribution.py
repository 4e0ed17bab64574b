"""What was scored on a board, and how often: the results of a field by their score."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping

from msgspec import Struct

from bridgelaw.game.seats import Side
from bridgelaw.session.comparing import Earned
from bridgelaw.session.model import Session
from bridgelaw.session.ranking import Ranking


class ScoreGroup(Struct, frozen=True):
    """A score of North-South with the results (their places in the session) that have it, and what it is worth to
    either side."""

    score: int
    plays: tuple[int, ...]
    worth: Mapping[Side, Earned]


def distribution(session: Session, ranking: Ranking, places: Iterable[int]) -> tuple[ScoreGroup, ...]:
    """The scores at those places, the best for North-South first. What the Director gave in place of a score is no part
    of it. Where a board is fouled, one score can be worth this or that: it is there once for each."""
    found: dict[tuple[int, str], list[int]] = defaultdict(list)
    for place in places:
        one = session.results[place]
        if one.bare_score is not None:
            found[one.bare_score, one.form].append(place)
    order = sorted(found.items(), key=lambda group: (-group[0][0], group[0][1]))
    return tuple(ScoreGroup(score, tuple(plays), ranking.earned[plays[0]]) for (score, _), plays in order)
