"""Whoever may still ask while the opening lead lies face down says that he does not. Pure."""

from __future__ import annotations

from bridgelaw.game.seats import Seat
from bridgelaw.lawbook.situation import Situation
from bridgelaw.live.happenings import Did, Ready
from bridgelaw.live.messages import Refusal
from bridgelaw.live.state import Board


def asked_for_questions(now: Situation) -> tuple[Seat, ...]:
    """The leader's partner and declarer while the lead lies face down, of whom the Laws give each his questions before
    it is faced (41B). Nobody while play has stopped, and nobody where another has led: what is to become of that card
    he decides who is asked."""
    down, declarer = now.facts.down, now.declarer
    if down is None or declarer is None or now.frozen or down.by is not declarer.lho:
        return ()
    return (down.by.partner, declarer)


def nothing_asked(board: Board, seat: Seat, at: float) -> Did | Ready:
    """`seat` has no questions; with the last of the two the lead is faced.

    Raises:
        Refusal: nobody waits for him to say so.
    """
    now = board.now
    asked = asked_for_questions(now)
    if seat not in asked or seat in board.ready:
        raise Refusal("stale")
    down = now.facts.down
    if down is None or {*asked} - {*board.ready, seat}:
        return Ready()
    count = len(board.course.happened) + 1
    return Did({"by": down.by.value, "face": True, "id": f"a{count}", "at": round(at - board.began, 3)})
