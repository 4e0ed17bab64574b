"""Many deals solved for a few contracts, by processes of their own: native code that may crash or never come back.

Each process has one solver thread, and gets the deals in chunks; when the time is over all of them are ended.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from threading import Event, Lock, Timer
from typing import Any

import msgspec
from msgspec import Struct

from bridgelaw.api.double_dummy import Unsolved
from bridgelaw.api.double_dummy_worker import ABSENT
from bridgelaw.game.calls import Strain
from bridgelaw.game.seats import Seat

SECONDS = 60.0
PROCESSES = 2
CHUNK = 50


class Outcome(Struct, frozen=True):
    """A denomination and a declarer: what a deal is solved for. Contracts that differ in level alone are one."""

    strain: Strain
    declarer: Seat


def solve_many(
    deals: Sequence[str],
    outcomes: Sequence[Outcome],
    seconds: float = SECONDS,
    processes: int = PROCESSES,
    command: Sequence[str] = (),
) -> list[list[int]]:
    """Declarer's tricks for each outcome and deal, the deals as PBN writes them; an outcome that is named twice is
    solved once.

    Raises:
        Unsolved: `absent`, the extra `[dd]` is not installed; `late`, out of time; `broken`, the solver has failed.
    """
    once = list(dict.fromkeys(outcomes))
    chunks = [(outcome, deals[n : n + CHUNK]) for outcome in once for n in range(0, len(deals), CHUNK)]
    if not chunks:
        return [[] for _ in outcomes]
    found = _Pool(chunks, seconds, min(processes, len(chunks)), command).solved()
    each = len(chunks) // len(once)
    tricks = {
        outcome: [n for part in found[at * each : (at + 1) * each] for n in part] for at, outcome in enumerate(once)
    }
    return [tricks[outcome] for outcome in outcomes]


class _Pool:
    """The processes, each with a thread that feeds it."""

    def __init__(
        self,
        chunks: Sequence[tuple[Outcome, Sequence[str]]],
        seconds: float,
        processes: int,
        command: Sequence[str],
    ) -> None:
        self._chunks, self._seconds = chunks, seconds
        self._found: list[list[int]] = [[] for _ in chunks]
        self._late, self._lock = Event(), Lock()
        self._failure: BaseException | None = None
        self._next = iter(range(len(chunks)))
        command = tuple(command) or (sys.executable, "-m", "bridgelaw.api.many_deals_worker")
        self._running = [
            subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
            for _ in range(processes)
        ]

    def solved(self) -> list[list[int]]:
        """The tricks of each chunk."""
        timer = Timer(self._seconds, self._out_of_time)
        timer.start()
        try:
            with ThreadPoolExecutor(len(self._running)) as threads:
                # each failure is a reason; the first of them is told
                for done in [threads.submit(self._feed, process) for process in self._running]:
                    done.result()
        except BaseException as error:
            # the other process was ended because of the first failure, and that is no reason of its own
            raise self._failure or error from None
        finally:
            timer.cancel()
            self._end()
        return self._found

    def _feed(self, process: subprocess.Popen[bytes]) -> None:
        try:
            for number in self._numbers():
                self._found[number] = self._asked(process, *self._chunks[number])
        except BaseException as error:
            with self._lock:
                self._failure = self._failure or error
            # nothing is waited for any more
            self._end()
            raise

    def _numbers(self) -> Iterator[int]:
        while True:
            with self._lock:
                number = next(self._next, None)
            if number is None:
                return
            yield number

    def _asked(self, process: subprocess.Popen[bytes], outcome: Outcome, deals: Sequence[str]) -> list[int]:
        assert process.stdin is not None
        assert process.stdout is not None
        problem: dict[str, Any] = {"strain": outcome.strain, "declarer": outcome.declarer.value, "deals": list(deals)}
        try:
            process.stdin.write(msgspec.json.encode(problem) + b"\n")
            process.stdin.flush()
            answer = process.stdout.readline()
            found = msgspec.json.decode(answer, type=list[int])
        except (OSError, msgspec.DecodeError):
            found = []
        if len(found) == len(deals):
            return found
        if self._late.is_set():
            raise Unsolved("late")
        process.stdin.close()
        raise Unsolved("absent" if process.wait() == ABSENT else "broken")

    def _out_of_time(self) -> None:
        self._late.set()
        self._end()

    def _end(self) -> None:
        for process in self._running:
            with suppress(ProcessLookupError):
                process.kill()
            process.wait()
            for pipe in (process.stdin, process.stdout):
                if pipe is not None:
                    with suppress(OSError):
                        pipe.close()
