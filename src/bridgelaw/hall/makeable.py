"""What can be made double dummy on the boards of a session, solved one by one beside all else: whoever enters a result
is asked about it as far as that is known then, and never waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Mapping

from bridgelaw.api import double_dummy
from bridgelaw.api.double_dummy import Unsolved
from bridgelaw.desk.double_dummy import DealToSolve, Solved
from bridgelaw.game.calls import Strain
from bridgelaw.game.deals import parse_deal
from bridgelaw.game.seats import Seat
from bridgelaw.session.doubts import Makeable

Solve = Callable[[DealToSolve], Solved]
"""Runs in a thread, and starts a process of its own."""


class MakeableBoards:
    """The deals of a house, solved one after the other in the order in which they were asked for.

    `known`: what can be made, by the deal as it is kept (PBN, from North). Nothing where the package `endplay` is not
    installed (extra `[dd]`), the solver fails, or a hand is not known.
    """

    def __init__(self, solve: Solve = double_dummy.solve) -> None:
        self._solve = solve
        self.known: dict[str, Makeable] = {}
        self._waiting: dict[str, None] = {}
        self._tried: set[str] = set()
        self._task: asyncio.Task[None] | None = None
        self._absent = False

    def look(self, deals: Iterable[str]) -> None:
        """These boards are there: they will be solved, unless they have been."""
        self._waiting.update((deal, None) for deal in deals if deal not in self._tried)
        if self._waiting and not self._absent and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._run(), name="makeable")

    async def close(self) -> None:
        """Solve nothing more."""
        self._waiting.clear()
        if self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while self._waiting and not self._absent:
            deal = next(iter(self._waiting))
            del self._waiting[deal]
            self._tried.add(deal)
            hands = parse_deal(deal)
            if any(hand is None or len(hand) != 13 for hand in (hands.get(seat) for seat in Seat)):
                continue
            try:
                # tricks depend neither on the dealer nor on who is vulnerable
                found = await asyncio.to_thread(self._solve, DealToSolve(hands, Seat.N, "None"))
            except Unsolved as error:
                self._absent = error.why == "absent"
            else:
                self.known[deal] = _by_declarer(found.tricks)


def _by_declarer(tricks: Mapping[Seat, Mapping[Strain, int]]) -> Makeable:
    return {(strain, seat): made for seat, by_strain in tricks.items() for strain, made in by_strain.items()}
