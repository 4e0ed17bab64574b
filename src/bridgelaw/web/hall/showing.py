"""Makes the views of a session for all who look at it, one at a time, so that messages are answered in between.

Who waits for what has changed gets his view at once; everybody else some time later, many facts in one. A place at
which several look has its view made once.
"""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable
from typing import Protocol

from bridgelaw.hall.places import Place
from bridgelaw.hall.running import RunningSession
from bridgelaw.lawbook.failing import traced
from bridgelaw.live.faults import Faults
from bridgelaw.store.model import Unavailable

SOON = 2.0
"""Seconds after which those who do not wait for it see what has changed; in a big hall more, so that no more than
`A_SECOND` views are made for that."""
A_SECOND = 80
REST = 20
"""A view is made again at the earliest after so many times as long as it took."""
AT_A_STRETCH = 0.004
"""Seconds for which views are made before messages come to their turn."""
WRITTEN = 0.05
"""For so many seconds views wait for messages that are being written. To write takes many short steps in another
thread: with a view between any two of them whoever has sent something waits for ten of other people's views."""
LATER = 1.0
"""Seconds after which it is tried again when the database did not answer."""

MakeView = Callable[[RunningSession, Place], Awaitable[bytes]]


class PlaceWatcher(Protocol):
    """Somebody who looks."""

    place: Place

    def show(self, body: bytes) -> None:
        """Send that view, if it is another one than the last."""


class ShownSession:
    """One session with its onlookers. `make` makes the view of a place."""

    def __init__(self, running: RunningSession, make: MakeView, faults: Faults) -> None:
        self._running, self._make, self._faults = running, make, faults
        self._at: dict[Place, dict[PlaceWatcher, Callable[[], None]]] = defaultdict(dict)
        self._urgent: dict[Place, None] = {}
        self._later: dict[Place, None] = {}
        self._resting: dict[Place, float] = {}
        self._timers: set[asyncio.TimerHandle] = set()
        self._coming = False
        self._task: asyncio.Task[None] | None = None

    @property
    def is_empty(self) -> bool:
        """Whether nobody looks."""
        return not self._at

    def come(self, onlooker: PlaceWatcher) -> None:
        """Somebody looks from now on, and gets a view at once."""
        place = onlooker.place
        self._at[place][onlooker] = self._running.watch(place, lambda waits: self._tell(place, waits=waits))
        self._resting.pop(place, None)
        self._want(place)

    def go(self, onlooker: PlaceWatcher) -> None:
        """He does not look any more."""
        place = onlooker.place
        self._at[place].pop(onlooker)()
        if not self._at[place]:
            del self._at[place]
            for waiting in (self._urgent, self._later, self._resting):
                waiting.pop(place, None)
        if self.is_empty:
            for timer in self._timers:
                timer.cancel()
            if self._task is not None:
                self._task.cancel()

    def _tell(self, place: Place, *, waits: bool) -> None:
        if waits:
            self._want(place)
        elif not self._coming:
            self._coming = True
            self._after(max(SOON, len(self._at) / A_SECOND), self._want_all)

    def _want(self, place: Place) -> None:
        if place in self._at:
            self._urgent[place] = None
            self._work()

    def _want_all(self) -> None:
        self._coming = False
        self._later.update(dict.fromkeys(self._at))
        self._work()

    def _after(self, seconds: float, do: Callable[[], None]) -> None:
        def now() -> None:
            self._timers.discard(timer)
            do()

        timer = asyncio.get_running_loop().call_later(seconds, now)
        self._timers.add(timer)

    def _work(self) -> None:
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run(), name="session shown")

    async def _run(self) -> None:
        since = time.monotonic()
        while self._urgent or self._later:
            waits = bool(self._urgent)
            place = next(iter(self._urgent or self._later))
            self._urgent.pop(place, None)
            self._later.pop(place, None)
            began = time.monotonic()
            wait = self._resting.get(place, began) - began
            if wait > 0:
                self._after(wait, lambda place=place: self._want(place))  # type: ignore[misc]
                continue
            await self._shown(place)
            took = time.monotonic() - began
            self._resting[place] = began + REST * took
            # what nobody waits for takes half of the time at most
            if not waits:
                await asyncio.sleep(took)
            elif time.monotonic() - since > AT_A_STRETCH:
                await asyncio.sleep(0)
                await self._running.written(WRITTEN)
                since = time.monotonic()

    async def _shown(self, place: Place) -> None:
        try:
            body = await self._make(self._running, place)
        except Unavailable:
            self._after(LATER, lambda: self._want(place))
        except Exception as error:
            self._faults.tell("view", self._running.id, traced(error), viewer=place.kind)
        else:
            for onlooker in tuple(self._at.get(place, ())):
                onlooker.show(body)
