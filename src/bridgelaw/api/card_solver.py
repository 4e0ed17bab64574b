"""Which card makes the most tricks over the hands that the others may hold: asks a process of its own, in which the
package `endplay` (extra `[dd]`) runs native code."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress

import msgspec

from bridgelaw.api.card_worker import written
from bridgelaw.game.cards import CARDS, Card
from bridgelaw.natural.play_so_far import PlaySoFar

SECONDS = 4.0
"""How long a card may take: whoever plays it is waited for by people."""
MOST_WAITING = 6
"""Who comes when so many wait already plays without it."""
_FAILURES = 3
REST = 600.0
"""After so many failures in a row it is not tried again for so many seconds."""

_decode = msgspec.json.Decoder(str).decode


class CardSolver:
    """One process that thinks, begun when it is first asked and begun again when it has failed. Whoever asks while it
    works waits his turn."""

    def __init__(
        self, seconds: float = SECONDS, command: Sequence[str] = (), clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._seconds, self._clock = seconds, clock
        self._command = tuple(command) or (sys.executable, "-m", "bridgelaw.api.card_worker")
        self._process: asyncio.subprocess.Process | None = None
        self._turn = asyncio.Lock()
        self._waiting = 0
        self._failed, self._rests_until = 0, float("-inf")

    @property
    def is_idle(self) -> bool:
        """Whether no process of it runs."""
        return self._process is None

    async def card(self, now: PlaySoFar) -> Card | None:
        """The card that it finds for a player who sees that, one of those allowed. None: there is nothing to choose or
        no solver, it fails, it takes too long, or too many wait for it.
        """
        if len(now.allowed) < 2 or self._waiting >= MOST_WAITING or self._clock() < self._rests_until:
            return None
        self._waiting += 1
        try:
            async with self._turn:
                return await self._found(now)
        finally:
            self._waiting -= 1

    async def close(self) -> None:
        """It is not needed any more; it begins again when it is asked again."""
        async with self._turn:
            await self._end()

    async def _found(self, now: PlaySoFar) -> Card | None:
        try:
            answer = await asyncio.wait_for(self._answer(msgspec.json.encode(written(now))), self._seconds)
            card = CARDS[_decode(answer)]
        except (TimeoutError, OSError, ValueError, LookupError, msgspec.DecodeError):
            # one that is slow is as good as none, but another card may be easier
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
        return card if card in now.allowed else None

    async def _answer(self, problem: bytes) -> bytes:
        process = self._process
        if process is None:
            pipe, nowhere = asyncio.subprocess.PIPE, asyncio.subprocess.DEVNULL
            process = self._process = await asyncio.create_subprocess_exec(
                *self._command, stdin=pipe, stdout=pipe, stderr=nowhere
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
