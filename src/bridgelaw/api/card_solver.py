"""Which card makes the most tricks over many deals: asks the double-dummy solver, which works in a process of its own.

The solver is the package `endplay` (extra `[dd]`), which calls native code.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress

import msgspec

from bridgelaw.game.calls import Strain
from bridgelaw.game.cards import CARDS, Card
from bridgelaw.game.deals import write_deal
from bridgelaw.game.seats import Seat

SECONDS = 4.0
"""How long the deals of one card may take: whoever plays it is waited for by people."""
_FAILURES = 3
REST = 600.0
"""After so many in a row it is not tried again for so many seconds."""

Tricks = Mapping[Card, int]
_decode = msgspec.json.Decoder(list[dict[str, int]]).decode


class CardSolver:
    """One process that solves, begun when it is first asked and begun again when it has failed. Whoever asks while it
    works waits his turn."""

    def __init__(
        self, seconds: float = SECONDS, command: Sequence[str] = (), clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._seconds, self._clock = seconds, clock
        self._command = tuple(command) or (sys.executable, "-m", "bridgelaw.api.card_worker")
        self._process: asyncio.subprocess.Process | None = None
        self._turn = asyncio.Lock()
        self._failed, self._rests_until = 0, float("-inf")

    @property
    def is_idle(self) -> bool:
        """Whether no process of it runs."""
        return self._process is None

    async def tricks(
        self,
        trumps: Strain,
        leader: Seat,
        trick: Sequence[Card],
        deals: Sequence[Mapping[Seat, frozenset[Card]]],
    ) -> list[Tricks] | None:
        """For each of the deals, all cards that are left in the four hands: the tricks that the side of the hand in
        turn makes with each card that it can play; `trick`: the cards that `leader` and the hands after him have played
        to the one in progress. None: there is no solver, it fails, or it takes too long.
        """
        if self._clock() < self._rests_until:
            return None
        problem = {
            "trumps": trumps,
            "leader": leader.value,
            "trick": [str(card) for card in trick],
            "deals": [write_deal(dict(deal)) for deal in deals],
        }
        async with self._turn:
            try:
                found = _decode(await asyncio.wait_for(self._answer(msgspec.json.encode(problem)), self._seconds))
            except (TimeoutError, OSError, ValueError, msgspec.DecodeError):
                # a solver that is slow is as good as none, but another board may be easier
                self._failed += 1
                if self._failed >= _FAILURES:
                    self._failed, self._rests_until = 0, self._clock() + REST
                await self._end()
                return None
            except asyncio.CancelledError:
                # its answer would be taken for one to the next problem
                await self._end()
                raise
        self._failed = 0
        return [{CARDS[name]: tricks for name, tricks in one.items()} for one in found]

    async def close(self) -> None:
        """It is not needed any more; it begins again when it is asked again."""
        async with self._turn:
            await self._end()

    async def _answer(self, problem: bytes) -> bytes:
        process = self._process
        if process is None:
            pipe = asyncio.subprocess.PIPE
            nowhere = asyncio.subprocess.DEVNULL
            process = self._process = await asyncio.create_subprocess_exec(
                *self._command, stdin=pipe, stdout=pipe, stderr=nowhere, limit=1 << 20
            )
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(problem + b"\n")
        await process.stdin.drain()
        return await process.stdout.readline()

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
