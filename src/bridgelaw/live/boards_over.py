"""`BoardsOver`: the boards of a table that are over, for whoever looks at them again.

They are read from the store when somebody asks for them, one act at a time, so that no table has to wait; what was made
of one of them is kept until something happens about it.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TypeVar

from msgspec.structs import replace

from bridgelaw.game.seats import SEATS
from bridgelaw.live import compared, happenings
from bridgelaw.live.compared import ScoreSheetLine
from bridgelaw.live.faults import Faults
from bridgelaw.live.folding import in_turns
from bridgelaw.live.messages import Refusal, Viewer
from bridgelaw.live.onlooker import Onlooker, Played
from bridgelaw.live.state import TableState, later
from bridgelaw.live.view import View, has_ended
from bridgelaw.store.model import Store

K = TypeVar("K")
V = TypeVar("V")

STATES = 8
"""How many of them are kept in memory for Directors who rule on them."""
VIEWS = 96
"""How many views of them are kept: twenty-four boards as each of the four saw them."""


class BoardsOver:
    """Those of one table. `state` and the others are given the table as it is now (`present`)."""

    def __init__(self, store: Store, faults: Faults) -> None:
        self._store, self._faults = store, faults
        self._states: OrderedDict[int, TableState] = OrderedDict()
        self._lines: dict[int, ScoreSheetLine] = {}
        self._views: OrderedDict[tuple[int, Viewer], View] = OrderedDict()
        self._heard = 0
        self._reading = asyncio.Lock()

    def keep(self, state: TableState) -> None:
        """The board on the table is over, and another one begins: it need not be read again."""
        _put(self._states, state.board.index + 1, state, STATES)

    async def state(self, present: TableState, place: int) -> TableState:
        """The table at its board number `place` (from 1), with all that was decided about it after it was over.

        Raises:
            KeyError: there was no such board.
            Unavailable: the database does not answer.
        """
        async with self._reading:
            found = self._states.get(place)
            if found is None:
                found = await in_turns(await self._store.read(present.stream), place)
            elif found.version < present.version:
                found = later(found, await self._store.read(present.stream, found.version), is_over=True)
            _put(self._states, place, found, STATES)
            return found

    async def sheet(self, present: TableState, boards: int, who: Viewer) -> list[ScoreSheetLine]:
        """The score sheet of the first so many boards of the table. Errors as in `state`."""
        await self._hear(present)
        found = [await self._line(present, place) for place in range(1, boards + 1)]
        return [compared.for_onlookers(one) for one in found] if who == "spectator" else found

    async def _line(self, present: TableState, place: int) -> ScoreSheetLine:
        if place == present.board.index + 1:
            return _line_of(present)
        if place not in self._lines:
            self._lines[place] = _line_of(await self.state(present, place))
        return self._lines[place]

    async def view(self, present: TableState, place: int, who: Viewer) -> View:
        """What a viewer sees of that board now. Errors as in `state`.

        Raises:
            Refusal: it was not played to the end, so that its cards are for the Director alone.
        """
        await self._hear(present)
        found = self._views.get((place, who))
        if found is None:
            state = await self.state(present, place)
            if who != "director" and not has_ended(state.board.now):
                raise Refusal("not-ended")
            # nobody is waited for any more
            state = replace(state, board=replace(state.board, ready=frozenset(SEATS)))
            found = Onlooker(who, Played(state), faults=self._faults).look(state, state.last)[0]
        _put(self._views, (place, who), found, VIEWS)
        return found

    async def _hear(self, present: TableState) -> None:
        """Drop what was made of boards about which something has happened since."""
        if self._heard >= present.version:
            return
        events = await self._store.read(present.stream, self._heard) if self._heard else ()
        self._heard = max(present.version, events[-1].version if events else 0)
        changed = {happenings.place_of(happenings.decode(event)) for event in events}
        for place in changed:
            self._lines.pop(place or 0, None)
        for key in [key for key in self._views if key[0] in changed]:
            del self._views[key]


def _line_of(state: TableState) -> ScoreSheetLine:
    return compared.line(state, Played(state).moments[-1])


def _put(kept: OrderedDict[K, V], key: K, value: V, most: int) -> None:
    """Keep it as the newest; the one that was not used for longest goes."""
    kept[key] = value
    kept.move_to_end(key)
    if len(kept) > most:
        kept.popitem(last=False)
