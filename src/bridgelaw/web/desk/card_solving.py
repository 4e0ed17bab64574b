"""The card that is being solved beside this server, one at a time; how the last one of each case has ended."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Any

from bridgelaw.api.card_beside import CardToSolve, made_beside
from bridgelaw.desk.card import NoCard
from bridgelaw.desk.deals_that_fit import NotCounted
from bridgelaw.live.messages import Kept, Refused
from bridgelaw.store.model import Unavailable
from bridgelaw.web.logs import event

MOST = 200
"""Cases of which it is still known how their last card has ended."""

Keep = Callable[[Mapping[str, Any]], Awaitable[Kept | Refused]]
"""Takes a card over into the record of its case."""
Made = Callable[[CardToSolve, Callable[[int, int], None]], Awaitable[Mapping[str, Any]]]


class SolvingCard:
    """One card: what is asked and what was filled in for it, how far it is, how it has ended. `is_kept`: it stands in
    the record; `why`: there is none for that reason; neither, and over: it was cancelled."""

    def __init__(self, asked: CardToSolve, fields: Mapping[str, tuple[str, ...]]) -> None:
        self.asked, self.fields = asked, fields
        self.done, self.of = 0, 0
        self.is_over, self.is_kept = False, False
        self.why: NoCard | NotCounted | Refused | None = None
        self.task: asyncio.Task[None] | None = None

    def heard(self, done: int, of: int) -> None:
        """So many results are there, of so many."""
        self.done, self.of = done, of


class CardsBeside:
    """Those of this process; `made`: what makes a card."""

    def __init__(self, made: Made = made_beside) -> None:
        self.made = made
        self._of: dict[tuple[str, int], SolvingCard] = {}
        self._running: SolvingCard | None = None

    @property
    def is_busy(self) -> bool:
        """Whether one is being solved."""
        return self._running is not None

    def of(self, table: str, place: int) -> SolvingCard | None:
        """The last one of that case, as long as it is known."""
        return self._of.get((table, place))

    def begin(self, table: str, place: int, one: SolvingCard, keep: Keep) -> bool:
        """It is solved from now on and then kept; False: another one is being solved."""
        if self._running is not None:
            return False
        self._running = one
        self._of.pop((table, place), None)
        self._of[table, place] = one
        while len(self._of) > MOST:
            del self._of[next(iter(self._of))]
        one.task = asyncio.create_task(self._solve(one, keep), name="card")
        return True

    async def cancel(self, table: str, place: int) -> None:
        """The one of that case is not wanted any more, if it is being solved."""
        one = self._of.get((table, place))
        if one is not None and one.task is not None and not one.is_over:
            one.task.cancel()
            with suppress(asyncio.CancelledError):
                await one.task

    async def close(self) -> None:
        """None is solved any more."""
        for table, place in list(self._of):
            await self.cancel(table, place)

    async def _solve(self, one: SolvingCard, keep: Keep) -> None:
        try:
            answer = await keep(await self.made(one.asked, one.heard))
            one.is_kept = isinstance(answer, Kept)
            one.why = answer if isinstance(answer, Refused) else None
        except (NoCard, NotCounted) as why:
            one.why = why
        except (Unavailable, OSError) as error:
            event("card-not-kept", 40, error=error)
            one.why = NoCard("broken")
        finally:
            one.is_over, self._running = True, None
