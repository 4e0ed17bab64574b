"""Work done by other processes, some of it ahead, its results in the order in which it was asked for."""

from __future__ import annotations

import gc
import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from typing import TypeVar

_AHEAD = 8
"""Pieces of work for each process that may wait or be done before their turn."""

Work = TypeVar("Work")
Found = TypeVar("Found")


@contextmanager
def workers(number: int, prepare: Callable[[], None]) -> Iterator[ProcessPoolExecutor]:
    """So many processes. What `prepare` loads is there in each of them; where processes can be forked, loaded once."""
    forked = "fork" in multiprocessing.get_all_start_methods()
    if forked:
        prepare()
    method = multiprocessing.get_context("fork" if forked else None)
    pool = ProcessPoolExecutor(number, method, _begin, (prepare,))
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


def _begin(prepare: Callable[[], None]) -> None:
    """For a new process: an interruption is left to the process above it, and what it has loaded is not looked through
    by the garbage collector."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    prepare()
    gc.collect()
    gc.freeze()


def in_order(
    pool: ProcessPoolExecutor, number: int, do: Callable[[Work], Found], work: Iterable[Work]
) -> Iterator[tuple[Work, Found]]:
    """Each piece of `work` with what came of it. No more of it is taken than keeps so many processes busy."""
    waiting = deque[tuple[Work, Future[Found]]]()
    for one in work:
        waiting.append((one, pool.submit(do, one)))
        while waiting and (len(waiting) >= _AHEAD * number or waiting[0][1].done()):
            asked, found = waiting.popleft()
            yield asked, found.result()
    while waiting:
        asked, found = waiting.popleft()
        yield asked, found.result()
