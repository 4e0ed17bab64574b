"""The view of a place as bytes, with the names of its people."""

from __future__ import annotations

import msgspec

from bridgelaw.hall.places import Place
from bridgelaw.hall.running import RunningSession
from bridgelaw.hall.view import Viewing
from bridgelaw.web.lobby import Lobby


async def seen(lobby: Lobby, running: RunningSession, place: Place) -> bytes:
    """What is sent to that place.

    Raises:
        KeyError: there is no such table or pair.
        Unavailable: the database does not answer.
    """
    now = running.now
    names = await lobby.names.of([key for pair in now.state.pairs.values() for key in pair.people])
    return msgspec.json.encode(Viewing(now, place, names).view())
