"""Who sits where, as far as open sockets tell, here and in other processes."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping
from typing import Protocol

from bridgelaw.live.messages import VIEWERS, Viewer
from bridgelaw.store.model import Link, Store
from bridgelaw.web import frames, wire
from bridgelaw.web.elsewhere import Elsewhere


class Sitter(Protocol):
    """An open socket."""

    link: Link
    who: Viewer

    @property
    def language(self) -> str | None:
        """The language of the sentences that it is sent."""

    def say(self, text: str) -> None:
        """Send a short message."""

    def judge(self) -> None:
        """Ask what he would find, or say that nothing is asked any more."""

    def leave(self, code: int) -> None:
        """Close the socket."""


class OpenSockets:
    """The open sockets, by table. Spectators are not named: nobody else is to know who looks on. `changed`, when it is
    set, is told of a table whenever somebody may have come to it or left it."""

    def __init__(self, store: Store) -> None:
        self.elsewhere = Elsewhere(store, self._here, self._tell)
        self._at: dict[str, list[Sitter]] = defaultdict(list)
        self._programs: dict[str, frozenset[Viewer]] = {}
        self._links: Counter[str] = Counter()
        self._told: dict[str, dict[Viewer, bool]] = {}
        self.changed: Callable[[str], None] = lambda _: None

    def __len__(self) -> int:
        return sum(map(len, self._at.values()))

    def open_of(self, link: Link) -> int:
        """How many sockets that link has open."""
        return self._links[link.id]

    def at(self, table: str) -> list[Sitter]:
        """The sockets at a table."""
        return list(self._at.get(table, ()))

    def language_of(self, table: str, who: str) -> str | None:
        """The language in which somebody at a table reads, where he is connected here."""
        return next((sitter.language for sitter in self.at(table) if sitter.who == who and sitter.language), None)

    def everybody(self) -> Iterator[Sitter]:
        """All sockets."""
        for sitters in list(self._at.values()):
            yield from list(sitters)

    def seat_programs(self, table: str, seats: frozenset[Viewer]) -> None:
        """Programs of this process sit there; they are always present."""
        self._programs[table] = seats

    def come(self, sitter: Sitter) -> None:
        """A socket is open; who is there is told if that has changed, and to the newcomer in any case."""
        table = sitter.link.stream
        self._at[table].append(sitter)
        self._links[sitter.link.id] += 1
        if not self._tell(table):
            sitter.say(_told(self.there(table)))

    def go(self, sitter: Sitter) -> None:
        """A socket is closed."""
        table = sitter.link.stream
        self._at[table].remove(sitter)
        self._links[sitter.link.id] -= 1
        if not self._links[sitter.link.id]:
            del self._links[sitter.link.id]
        if not self._at[table]:
            del self._at[table]
        self._tell(table)

    def there(self, table: str) -> dict[Viewer, bool]:
        """Which of the seats and the Director are connected."""
        present = self._present(table) | self.elsewhere.at(table)
        return {who: who in present for who in VIEWERS if who != "spectator"}

    def _present(self, table: str) -> frozenset[Viewer]:
        sitters = frozenset(sitter.who for sitter in self._at.get(table, ()))
        return (sitters | self._programs.get(table, frozenset())) - {"spectator"}

    def _here(self) -> dict[str, list[Viewer]]:
        return {table: sorted(self._present(table)) for table in {**self._at, **self._programs}}

    def _tell(self, table: str) -> bool:
        """Tell everybody at the table who is there, if that has changed; whether it has."""
        now = self.there(table)
        self.changed(table)
        if table not in self._at:
            self._told.pop(table, None)
            self.elsewhere.tell(table)
            return False
        if self._told.get(table) == now:
            return False
        self._told[table] = now
        self.elsewhere.tell(table)
        said = _told(now)
        for sitter in self.at(table):
            sitter.say(said)
        return True


def _told(there: Mapping[Viewer, bool]) -> str:
    return wire.text(frames.Presence(seats=there))
