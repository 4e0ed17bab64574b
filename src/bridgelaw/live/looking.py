"""Whether a player may look at the last trick. It is the Laws that say so; to look is told nobody."""

from __future__ import annotations

from bridgelaw.game.seats import Seat
from bridgelaw.lawbook.judge import Book
from bridgelaw.lawbook.situation import Situation
from bridgelaw.table import acts


def last_trick(book: Book, now: Situation, seat: Seat) -> int | None:
    """The number of the last trick while the player `seat` may have it faced again; None: he may not, or there is
    none."""
    play = now.facts.play
    if now.phase != "play" or play is None or play.trick.number < 2 or now.awaited("claim"):
        return None
    if book.objections(now, acts.Inspect(id="\0", by=seat, what="last_trick")):
        return None
    return play.trick.number - 1
