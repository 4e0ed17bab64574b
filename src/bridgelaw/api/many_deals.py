"""Many deals solved for a few contracts, by processes of their own: native code that may crash or never come back.

Each process has one solver thread, and gets the deals in chunks; when the time is over all of them are ended.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, MutableMapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from threading import Event, Lock, Timer
from typing import Any

import msgspec

from bridgelaw.api.double_dummy import Unsolved
from bridgelaw.api.double_dummy_worker import ABSENT
from bridgelaw.desk.card import SolvedOutcome

SECONDS = 60.0
PROCESSES = 2
CHUNK = 50


Tricks = Mapping[str, int]
"""Declarer's tricks by the card that is played; by "" where none is."""

Solved = MutableMapping[tuple[str, SolvedOutcome], Tricks]
"""What has been solved before, by deal and outcome."""

_Chunk = tuple[tuple[SolvedOutcome, ...], Sequence[str]]
"""Outcomes that differ in the declarer alone, and deals."""

Heard = Callable[[int, int], None]
"""Told how many results there are by now, and of how many. What it raises ends the solving."""


def solve_many(
    deals: Sequence[str],
    outcomes: Sequence[SolvedOutcome],
    seconds: float = SECONDS,
    processes: int = PROCESSES,
    command: Sequence[str] = (),
    solved: Solved | None = None,
    heard: Heard | None = None,
) -> list[list[Tricks]]:
    """Declarer's tricks for each outcome and deal, the deals as PBN writes them; an outcome that is named twice is
    solved once, and what `solved` has is not solved again. What is found is added to it. Declarers in one denomination
    are solved one after the other on the same deal: the second takes half the time or less.

    Raises:
        Unsolved: `absent`, the extra `[dd]` is not installed; `late`, out of time; `broken`, the solver has failed.
    """
    known: Solved = {} if solved is None else solved
    chunks = list(_chunks(deals, outcomes, known))
    if chunks:
        pool = _Pool(chunks, seconds, min(processes, len(chunks)), command, heard)
        for (together, some), found in zip(chunks, pool.solved(), strict=True):
            for deal, each in zip(some, found, strict=True):
                known.update(((deal, outcome), tricks) for outcome, tricks in zip(together, each, strict=True))
    return [[known[deal, outcome] for deal in deals] for outcome in outcomes]


def _chunks(deals: Sequence[str], outcomes: Sequence[SolvedOutcome], known: Solved) -> Iterator[_Chunk]:
    """What is not known, so many deals at a time: those in one denomination that have nothing played together."""
    apart: dict[tuple[object, ...], list[SolvedOutcome]] = {}
    for outcome in dict.fromkeys(outcomes):
        apart.setdefault((outcome.strain, outcome.cards and outcome), []).append(outcome)
    for one in apart.values():
        lacking: dict[tuple[SolvedOutcome, ...], list[str]] = {}
        for deal in dict.fromkeys(deals):
            lacking.setdefault(tuple(own for own in one if (deal, own) not in known), []).append(deal)
        for together, some in lacking.items():
            if together:
                yield from ((together, some[n : n + CHUNK]) for n in range(0, len(some), CHUNK))


class _Pool:
    """The processes, each with a thread that feeds it."""

    def __init__(
        self,
        chunks: Sequence[_Chunk],
        seconds: float,
        processes: int,
        command: Sequence[str],
        heard: Heard | None = None,
    ) -> None:
        self._chunks, self._seconds, self._heard = chunks, seconds, heard
        self._found: list[list[list[Tricks]]] = [[] for _ in chunks]
        self._late, self._lock = Event(), Lock()
        self._failure: BaseException | None = None
        self._next = iter(range(len(chunks)))
        command = tuple(command) or (sys.executable, "-m", "bridgelaw.api.many_deals_worker")
        self._running = [
            subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
            for _ in range(processes)
        ]

    def solved(self) -> list[list[list[Tricks]]]:
        """The tricks of each chunk: of each deal those of each outcome."""
        timer = Timer(self._seconds, self._out_of_time)
        timer.start()
        try:
            self._tell()  # from now on deals are solved, and it may be long until the first ones are
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

    def _tell(self) -> None:
        """How many results there are by now."""
        if self._heard is not None:
            done = sum(len(each) for found in self._found for each in found)
            self._heard(done, sum(len(together) * len(deals) for together, deals in self._chunks))

    def _feed(self, process: subprocess.Popen[bytes]) -> None:
        try:
            for number in self._numbers():
                self._found[number] = self._asked(process, *self._chunks[number])
                with self._lock:
                    self._tell()
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

    def _asked(
        self, process: subprocess.Popen[bytes], together: tuple[SolvedOutcome, ...], deals: Sequence[str]
    ) -> list[list[Tricks]]:
        assert process.stdin is not None
        assert process.stdout is not None
        problem: dict[str, Any] = {
            "strain": together[0].strain,
            "declarers": [outcome.declarer.value for outcome in together],
            "plays": list(together[0].plays),
            "cards": list(together[0].cards),
            "deals": list(deals),
        }
        try:
            process.stdin.write(msgspec.json.encode(problem) + b"\n")
            process.stdin.flush()
            answer = process.stdout.readline()
            found: list[list[Tricks]] = [
                [*each] for each in msgspec.json.decode(answer, type=list[list[dict[str, int]]])
            ]
        except (OSError, msgspec.DecodeError):
            found = []
        if len(found) == len(deals):
            return found
        if self._late.is_set():
            raise Unsolved("late")
        # closing sends what is still to be sent, and there may be nobody left to read it
        with suppress(OSError):
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
