"""The place of a session from which somebody sits at one of its live tables: there he is told where he goes next."""

from __future__ import annotations

from bridgelaw.hall.online import player_at
from bridgelaw.hall.places import place_of
from bridgelaw.live.messages import Viewer, seat_of
from bridgelaw.live.state import TableState
from bridgelaw.web.hall.access import path_of


def home_of(state: TableState, who: Viewer, come_from: str = "") -> str:
    """The address of that place; empty where the table is of no session, or nobody is known to have come from one.
    `come_from`: the place as whoever directs has told it."""
    at = state.board.dealt.in_session
    if not state.in_session or at is None:
        return ""
    seat = seat_of(who)
    if seat is not None:
        pair = at.ns if seat.side.value == "NS" else at.ew
        return path_of(at.session, str(player_at(pair, seat)))
    place = place_of(come_from)
    return path_of(at.session, str(place)) if who == "director" and place is not None and place.rules else ""
