"""What waits to be sent on one socket. A slow reader never holds up a table: of its views only the newest is kept."""

from __future__ import annotations

import asyncio
from collections import deque

from bridgelaw.live.view import View

MOST = 64
"""Short messages that may wait; whoever lets more of them wait does not read."""


class Full(Exception):
    """The reader has stopped reading."""


class Outbox:
    """Filled from wherever something happens, emptied by the one task that sends."""

    __slots__ = ("_said", "_some", "_view")

    def __init__(self) -> None:
        self._view: View | None = None
        self._said: deque[str] = deque()
        self._some = asyncio.Event()

    def show(self, view: View) -> bool:
        """A view to be sent, in place of one that still waits; whether one did."""
        waited, self._view = self._view is not None, view
        self._some.set()
        return waited

    def say(self, text: str) -> None:
        """A short message to be sent behind the view that waits.

        Raises:
            Full: too many wait.
        """
        if len(self._said) >= MOST:
            raise Full
        self._said.append(text)
        self._some.set()

    async def take(self) -> tuple[View | None, list[str]]:
        """All that waits, as soon as something does."""
        await self._some.wait()
        self._some.clear()
        view, said = self._view, list(self._said)
        self._view = None
        self._said.clear()
        return view, said
