"""The boards for which the Director was called, of all tables: found once by going through the events that are kept,
then followed as new ones come."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from bridgelaw.lawbook.failing import traced
from bridgelaw.live import happenings
from bridgelaw.live.faults import Faults
from bridgelaw.live.state import Board, TableState, later, of_board
from bridgelaw.store.model import Event, Store, Unavailable

T = TypeVar("T")
Make = Callable[[TableState, str], T]
_CALLING = tuple(
    f'"{verb}"'.encode()
    for verb in ("summon", "attention", "reserve", "contest", "convey", "appeal", "find", "rule", "adjust", "penalize")
)
"""Texts that stand in every event by which a board can come to the Director."""


class Boards:
    """Follows the streams of a store. A board is folded only if somebody has called for the Director on it.

    `lost`: the streams that could not be read when they were last asked for.
    """

    def __init__(self, store: Store, faults: Faults | None = None) -> None:
        self._store, self._faults = store, faults or Faults()
        self.lost: tuple[str, ...] = ()
        self._tables: dict[str, _Followed] = {}
        self._made: dict[tuple[object, str, int, str], tuple[Board, Any]] = {}
        self._reading = asyncio.Lock()

    async def all(self) -> list[TableState]:
        """The table on each of those boards, with all that has been done about it.

        Raises:
            Unavailable: the database does not answer.
        """
        async with self._reading:  # two who read one stream at once would count its boards twice
            await self._read()
        return [state for followed in self._tables.values() for state in followed.boards.values()]

    async def _read(self) -> None:
        """Go on with every stream that has something new."""
        lost = []
        for stream, version in (await self._store.versions()).items():
            followed = self._tables.setdefault(stream, _Followed(stream))
            if followed.version < version:
                try:
                    await followed.go_on(self._store)
                except Unavailable:
                    raise
                except Exception as error:
                    lost.append(stream)
                    if stream not in self.lost:
                        self._faults.tell("event", stream, traced(error))
        self.lost = tuple(lost)

    async def each(self, make: Make[T], bare: Make[T], language: str) -> list[T]:
        """What `make` makes of each of them for the readers of a language: anew only where a board has gone on. What
        cannot be made, `bare` makes: one board takes down no page.

        Raises:
            Unavailable: the database does not answer.
        """
        return [self._once(make, bare, state, language) for state in await self.all()]

    def _once(self, make: Make[T], bare: Make[T], state: TableState, language: str) -> T:
        key = (make, state.stream, state.board.index, language)
        found = self._made.get(key)
        if found is None or found[0] is not state.board:
            found = self._made[key] = state.board, self._whole(make, bare, state, language)
        return found[1]

    def _whole(self, make: Make[T], bare: Make[T], state: TableState, language: str) -> T:
        try:
            return make(state, language)
        except Exception as error:
            self._faults.tell("board", state.stream, traced(error), board=str(state.board.index + 1))
            return bare(state, language)


class _Followed:
    """One stream, as far as it has been read."""

    def __init__(self, stream: str) -> None:
        self.stream, self.version, self._place = stream, 0, 0
        self.boards: dict[int, TableState] = {}

    async def go_on(self, store: Store) -> None:
        """Read what is new. If that fails on the way, nothing has been read."""
        events = await store.read(self.stream, self.version)
        if not events:
            return
        called, place = self._called_on(events)
        boards = {n: later(state, events, is_over=n < self._place) for n, state in self.boards.items()}
        version = events[-1].version
        if new := called - set(boards):
            # what has come since the first reading is for the next time: it has not been looked through for calls
            whole = [event for event in await store.read(self.stream) if event.version <= version]
            boards |= {n: of_board(whole, n) for n in sorted(new)}
        self.boards, self._place, self.version = boards, place, version

    def _called_on(self, events: Sequence[Event]) -> tuple[set[int], int]:
        """The boards on which somebody called for the Director in these events, and the one that is played after them,
        each by its number at the table."""
        called, place = set(), self._place
        for event in events:
            if event.kind == "opened":
                place = 1
                if happenings.opening(event).settings.kind == "paper":
                    called.add(1)
                continue
            if event.kind == happenings.BOARD:
                place += 1
            if event.kind == "report" or any(word in event.body for word in _CALLING):
                called.add(happenings.place_of(happenings.decode(event)) or place)
        return called, place
