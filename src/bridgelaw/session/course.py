"""The course of a pair's session: board by board, what it got and where it stood."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from msgspec import Struct

from bridgelaw.game.seats import EW, NS, Side
from bridgelaw.session.comparing import Earned
from bridgelaw.session.model import Session
from bridgelaw.session.ranking import Ranking


class PairBoard(Struct, frozen=True):
    """One board of a pair.

    Attributes:
        place: of the result in the session.
        earned: None where the board is worth nothing to the pair.
        so_far: percent of what there was up to and with this board; in IMPs their sum. None before anything counts.
    """

    place: int
    side: Side
    earned: Earned | None
    so_far: Fraction | None


def course(session: Session, ranking: Ranking, key: str) -> Iterator[PairBoard]:
    """The boards of that pair as it played them: by round where rounds are known, else by board. Penalties stand apart
    and are no part of it."""
    mine = [place for place, one in enumerate(session.results) if key in (one.ns, one.ew)]
    mine.sort(key=lambda place: (session.results[place].round or 0, session.results[place].board))
    points, of = Fraction(0), 0
    so_far: Fraction | None = None
    for place in mine:
        side = NS if session.results[place].ns == key else EW
        earned = ranking.earned[place].get(side)
        if earned is not None:
            points += earned.points
            of += earned.of or 0
            so_far = 100 * points / of if of else points if earned.of is None else so_far
        yield PairBoard(place, side, earned, so_far)
