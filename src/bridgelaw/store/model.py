"""What the store takes and gives: events of streams, links and sessions, and what can go wrong."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Protocol

from msgspec import Struct

SESSION = "s:"
"""How the streams of sessions are called, the id behind it. No table is called so."""


class Event(Struct, frozen=True):
    """One thing that happened on a stream, as number `version` of it (from 1).

    `actor` and `client` (an id made by whoever sent it) name it once and for all: the same pair is never kept twice on
    a stream. `at` is in seconds since the epoch, `body` is JSON.
    """

    stream: str
    version: int
    kind: str
    actor: str
    client: str
    at: float
    body: bytes


class StreamChange(Struct, frozen=True):
    """Another process may have added to `stream` up to `version`, or (`links`) given out or revoked links of it.

    Without a stream: anything may have changed, since nothing was heard for a while. `said`: only this was announced.
    """

    stream: str | None = None
    version: int = 0
    links: bool = False
    said: str | None = None


class Link(Struct, frozen=True):
    """The right to sit at a table as `who`. The secret itself is not kept; `id` names the link."""

    id: str
    stream: str
    who: str


class StoreError(Exception):
    """Something was not kept."""


class StreamTaken(StoreError):
    """The stream has gone on in between: its last event is number `current`."""

    def __init__(self, current: int) -> None:
        super().__init__(f"the stream is at version {current}")
        self.current = current


class Repeated(StoreError):
    """This actor has sent that before: it is kept as `event`."""

    def __init__(self, event: Event) -> None:
        super().__init__(f"kept before as version {event.version}")
        self.event = event


class Unavailable(StoreError):
    """The database does not answer. Whether the event was kept is not known: read the stream again.

    `code` tells it from those below.
    """

    code = "unavailable"


class DiskFull(Unavailable):
    """There is no room for it: nothing was kept."""

    code = "disk-full"


class DiskFails(Unavailable):
    """It cannot be written: the disk fails, or may only be read."""

    code = "disk-fails"


class LaterDatabase(StoreError):
    """A later version of the program has brought it to a form that this one does not know: nothing was changed."""


class Store(Protocol):
    """Events of many streams. One process appends through one store; several processes may share a database."""

    async def append(self, event: Event) -> None:
        """Keep `event`; when this returns, it has been written for good.

        Raises:
            Taken: there is an event of that version already.
            Repeated: that actor has sent that client id on this stream before.
            Unavailable: the database does not answer.
        """

    async def read(self, stream: str, after: int = 0) -> list[Event]:
        """The events of a stream behind version `after`, in their order.

        Raises:
            Unavailable: the database does not answer.
        """

    async def find(self, stream: str, actor: str, client: str) -> Event | None:
        """The event that this actor sent under that client id."""

    async def streams(self) -> list[str]:
        """The streams of tables, oldest first."""

    async def versions(self) -> dict[str, int]:
        """The number of the last event of each stream of a table."""

    def changed(self) -> AsyncIterator[StreamChange]:
        """What other processes have changed, as long as it is asked for; may also name changes of this process."""

    async def announce(self, text: str) -> None:
        """Say something to all processes on the database, this one included; nothing is kept, and it may be lost.

        Raises:
            Unavailable: the database does not answer.
        """

    async def check(self) -> None:
        """Whether something can be kept now.

        Raises:
            Unavailable: it cannot; `DiskFull` and `DiskFails` say why.
        """

    async def close(self) -> None:
        """Write what still waits, and let the database go."""
