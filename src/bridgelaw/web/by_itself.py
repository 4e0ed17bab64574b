"""The only card that somebody can play, played for him where he wants that: always after the same time.

The server waits, not the page: how long it takes tells nobody anything, neither what the player has seen coming nor how
good his connection is.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable

from bridgelaw.live.messages import Sent
from bridgelaw.live.view import View

OWN, DUMMYS = 1.5, 0.7
"""Seconds before a card of his own, and before one of dummy's, which everybody sees, is played."""

_TRIES = 3
"""How often it is tried, where something else has just happened at the table."""

Moment = tuple[int, str, str]
"""The board, the hand and the card."""


class PlaysByItself:
    """For one socket of a player. `view` gives what he sees now, `play` sends his act."""

    def __init__(self, view: Callable[[], View], play: Callable[[Sent], Awaitable[None]]) -> None:
        self._view, self._play = view, play
        self._own, self._dummys = False, False
        self._moment: Moment | None = None
        self._waiting: asyncio.Task[None] | None = None

    def want(self, *, own: bool, dummys: bool) -> None:
        """What he wants from now on."""
        self._own, self._dummys = own, dummys
        self.stop()

    def look(self) -> None:
        """The table has changed. Whatever else changes meanwhile, the time goes on from the moment at which it was the
        only card."""
        if not (self._own or self._dummys):
            return
        moment = self._only(self._view())
        if moment == self._moment:
            return
        self.stop()
        if moment is not None:
            self._moment = moment
            self._waiting = asyncio.create_task(self._later(moment), name="plays by itself")

    def stop(self) -> None:
        """Nothing is played for him for now."""
        if self._waiting is not None:
            self._waiting.cancel()
        self._moment, self._waiting = None, None

    def _only(self, view: View) -> Moment | None:
        """The only card that he can play without objection, if it is one that is to be played for him."""
        can = view.can
        if can.stopped or can.of is None or len(can.cards) != 1:
            return None
        wanted = self._own if can.of == view.who else self._dummys
        return (view.table["boards"], can.of, can.cards[0]) if wanted else None

    async def _later(self, moment: Moment) -> None:
        _, hand, card = moment
        await asyncio.sleep(OWN if hand == self._view().who else DUMMYS)
        for _ in range(_TRIES):
            view = self._view()
            if self._only(view) != moment:
                return
            act = {"play": card} if hand == view.who else {"play": card, "from": hand}
            await self._play(Sent(id=secrets.token_urlsafe(9), act=act, seen=view.revision))
