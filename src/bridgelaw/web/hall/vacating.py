"""Whoever is at a place of a session no more is at no live table either: his links end, and his sockets are closed."""

from __future__ import annotations

from collections.abc import Iterator

from bridgelaw.hall.messages import HallMessage, LeaveSession, PlayAsWell, PutSubstitute
from bridgelaw.hall.now import Now
from bridgelaw.hall.online import key_of, person_of, seat_at, table_of_pair
from bridgelaw.hall.places import Place
from bridgelaw.store.model import SESSION
from bridgelaw.web.lobby import Lobby

Held = tuple[str, str]
"""A stream, and who is there by a link."""


async def vacated(lobby: Lobby, session: str, before: Now, after: Now, message: HallMessage) -> None:
    """End what a message has taken from somebody; `before` and `after` it.

    Raises:
        Unavailable: the database does not answer.
    """
    for stream, who in tuple(_held(session, before, after, message)):
        await lobby.links.revoke(stream, who, lobby.house.clock())
        await lobby.check_links(stream)


def _held(session: str, before: Now, after: Now, message: HallMessage) -> Iterator[Held]:
    match message:
        case PutSubstitute() | LeaveSession():
            for place in (Place("player", f"{message.pair}.{n}") for n in (1, 2)):
                if isinstance(message, PutSubstitute) and person_of(before, place) == person_of(after, place):
                    continue
                if isinstance(message, PutSubstitute):
                    yield SESSION + session, str(place)
                at = table_of_pair(before, place.pair)
                if at is not None and (seat := seat_at(at, place)) is not None:
                    yield before.live[key_of(at)].stream, seat.value
        case PlayAsWell():
            # at a table with boards that he has to play now he may not sit; to the others he is led again
            yield from ((status.stream, "director") for status in before.live.values())
        case _:
            return
