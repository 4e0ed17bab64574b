"""What comes of a message to a session, whichever way it came."""

from __future__ import annotations

from bridgelaw.hall.messages import HallDone, HallMessage, HallRefusal, HallReply
from bridgelaw.hall.places import Place
from bridgelaw.hall.running import RunningSession
from bridgelaw.lawbook.failing import traced
from bridgelaw.store.model import Unavailable
from bridgelaw.web.hall.vacating import vacated
from bridgelaw.web.lobby import Lobby


async def done(lobby: Lobby, running: RunningSession, place: Place, message: HallMessage) -> HallReply:
    """Do it; what the program fails at is told to the operator, and refused.

    Raises:
        Unavailable: the database does not answer.
    """
    before = running.now
    try:
        reply = await running.do(place, message, lobby.house.clock())
        if isinstance(reply, HallDone):
            lobby.metrics.session_messages.count += 1
            if before.state.opened.online:
                await vacated(lobby, running.id, before, running.now, message)
        return reply
    except Unavailable:
        raise
    except Exception as error:
        lobby.house.faults.tell("act", running.id, traced(error), viewer=place.kind, act=type(message).__name__)
        return HallRefusal(message.id, "refused-not-judged")
