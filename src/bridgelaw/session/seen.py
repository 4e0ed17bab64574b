"""What of a session everybody may see: nothing of a board that somebody may still have to play (Law 16D)."""

from __future__ import annotations

from collections import defaultdict

from msgspec.structs import replace

from bridgelaw.session.model import Session


def open_boards(session: Session) -> frozenset[int]:
    """The boards that every pair of the session has played, while play goes on.

    Whether a pair that has no result on a board still meets it, only its movement could tell; so it is ahead of it, and
    stays so when the pair has sat out. A play that has not come about is ahead as well. The sections play the same
    boards, whoever is compared with whom.
    """
    played: dict[int, set[str]] = defaultdict(set)
    for one in session.results:
        if one.unplayed is None:
            played[one.board] |= {one.ns, one.ew}
    pairs = {pair.key for pair in session.pairs}
    return frozenset(board for board, by in played.items() if pairs <= by)


def visible(session: Session, *, is_over: bool) -> Session:
    """The session as everybody may see it: results and deals of open boards alone, so that no number that is made of it
    (points, totals, places) comes from any other. When play is over that is all of it."""
    return session if is_over else with_boards(session, open_boards(session))


def with_boards(session: Session, seen: frozenset[int]) -> Session:
    """The session with the results and deals of those boards alone."""
    return replace(
        session,
        results=tuple(one for one in session.results if one.board in seen),
        deals={board: deal for board, deal in session.deals.items() if board in seen},
    )
