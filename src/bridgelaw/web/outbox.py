"""What waits to be sent on one socket. A slow reader never holds up a table: of its views only the newest is kept."""

from __future__ import annotations

import asyncio

MOST = 64
"""So many short messages may wait to be sent. A client that lets more wait is taken not to read."""

What = tuple[int, str | None]
"""A view by its revision and the language of its sentences: the same view in other words is another one to be sent."""


class Full(Exception):
    """The reader has stopped reading."""


class Outbox:
    """Filled from wherever something happens, emptied by the one task that sends."""

    __slots__ = ("_said", "_view", "_waiting", "_what")

    def __init__(self) -> None:
        self._view: str | None = None
        self._what: What = (0, None)
        self._said: list[str] = []
        self._waiting: asyncio.Future[None] | None = None

    def show(self, what: What, view: str) -> bool:
        """A view to be sent, in place of one that still waits; whether one did."""
        waited, self._view, self._what = self._view is not None, view, what
        self._wake()
        return waited

    def say(self, text: str) -> None:
        """A short message to be sent behind the view that waits.

        Raises:
            Full: too many wait.
        """
        if len(self._said) >= MOST:
            raise Full
        self._said.append(text)
        self._wake()

    async def take(self) -> tuple[What, str | None, list[str]]:
        """All that waits, as soon as something does: a view with what it is, and short messages. One taker."""
        if self._view is None and not self._said:
            # an `asyncio.Event` would do, and cost more: this is awaited for every message to everybody
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        view, said = self._view, self._said
        self._view, self._said = None, []
        return self._what, view, said

    def _wake(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)
