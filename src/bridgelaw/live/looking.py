"""Whether a player may look at the last trick. It is the Laws that say so; to look is told nobody."""

from __future__ import annotations

from bridgelaw.game.seats import Seat
from bridgelaw.lawbook.judge import Book
from bridgelaw.lawbook.situation import Situation
from bridgelaw.live.found_before import FoundBefore
from bridgelaw.table import acts


def last_trick(book: Book, now: Situation, seat: Seat) -> int | None:
    """The number of the last trick while the player `seat` may have it faced again; None: he may not, or there is
    none."""
    play = now.facts.play
    if now.phase != "play" or play is None or play.trick.number < 2 or now.awaited("claim"):
        return None
    course = (seat, now.dummy, tuple([laid.hand for laid in play.trick.cards]))
    barred = _barred.of(book, now, course, lambda: _is_barred(book, now, seat))
    return None if barred else play.trick.number - 1


_barred = FoundBefore[bool]()


def _is_barred(book: Book, now: Situation, seat: Seat) -> bool:
    return bool(book.objections(now, acts.Inspect(id="\0", by=seat, what="last_trick")))
