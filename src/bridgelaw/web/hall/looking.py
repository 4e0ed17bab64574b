"""What is seen at the places of running sessions, with the names of their people, and who has them open."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Protocol

import msgspec

from bridgelaw.hall.directing import view_of
from bridgelaw.hall.names import KnownNames
from bridgelaw.hall.places import Place
from bridgelaw.hall.running import RunningSession
from bridgelaw.live.faults import Faults
from bridgelaw.store.model import Link
from bridgelaw.web.hall.showing import ShownSession


class AtPlace(Protocol):
    """An open socket at a place."""

    link: Link
    place: Place

    def show(self, body: bytes) -> None:
        """Send that view, if it is another one than the last."""

    def leave(self, code: int) -> None:
        """Close the socket."""


class OpenPlaces:
    """The open sockets at places of sessions."""

    def __init__(self, names: KnownNames, faults: Faults) -> None:
        self._names, self._faults = names, faults
        self._at: dict[str, dict[AtPlace, None]] = {}
        self._shown: dict[str, ShownSession] = {}

    async def seen(self, running: RunningSession, place: Place) -> bytes:
        """What is sent to that place.

        Raises:
            KeyError: there is no such table or pair.
            Unavailable: the database does not answer.
        """
        names = await self._names.of(running.now.people)
        return msgspec.json.encode(view_of(running.now, place, names))

    def come(self, running: RunningSession, socket: AtPlace) -> Callable[[], None]:
        """A socket is open, and gets a view whenever that has changed. Returns what ends it."""
        stream = socket.link.stream
        self._at.setdefault(stream, {})[socket] = None
        if running.id not in self._shown:
            self._shown[running.id] = ShownSession(running, self.seen, self._faults)
        shown = self._shown[running.id]
        shown.come(socket)

        def go() -> None:
            shown.go(socket)
            if shown.is_empty:
                self._shown.pop(running.id, None)
            del self._at[stream][socket]
            if not self._at[stream]:
                del self._at[stream]

        return go

    def open_of(self, link: Link) -> int:
        """How many sockets that link has open."""
        return sum(one.link.id == link.id for one in self._at.get(link.stream, ()))

    def at(self, stream: str | None) -> Iterator[AtPlace]:
        """Those of a session's stream; None: all."""
        for of in [stream] if stream is not None else list(self._at):
            yield from list(self._at.get(of, ()))
