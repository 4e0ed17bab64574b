"""Where a process stands: its threads, its greenlets and the tasks of its event loop, when it is asked by a signal.

A debugger sees the thread of an event loop waiting for something to happen, and nothing of those who wait in it.
"""

from __future__ import annotations

import asyncio
import faulthandler
import gc
import io
import os
import signal
import sys
import threading
import traceback
from collections.abc import Callable, Iterator
from types import FrameType

import greenlet

ASKING = signal.SIGUSR1

Witness = Callable[[], str]
WITNESSES: list[Witness] = []
"""Who has something to say about a test that hangs, like the driver of a browser. They must not wait for anything."""


def register(descriptor: int | None = None) -> None:
    """From now on this process answers `ASKING` by writing where it stands to that file, else to its error stream.

    The threads are written even when the interpreter hangs in a function of C; the rest as soon as it goes on.
    """
    told = 2 if descriptor is None else descriptor
    signal.signal(ASKING, lambda *_: _write(told, f"{greenlets()}{tasks()}"))
    faulthandler.register(ASKING, file=told, all_threads=True, chain=True)


def here() -> str:
    """Where this process stands, called from wherever it does."""
    return f"{threads()}{greenlets()}{tasks()}"


def witnessed() -> Iterator[str]:
    """What the witnesses say."""
    for witness in WITNESSES:
        try:
            yield witness()
        except Exception as error:
            yield f"{witness}: {error!r}"


def threads() -> str:
    """The stack of each thread."""
    names = {thread.ident: thread.name for thread in threading.enumerate()}
    frames = sys._current_frames().items()
    return "".join(f"thread {names.get(one, one)}\n{_stack(frame)}" for one, frame in frames)


def greenlets() -> str:
    """The stack of each greenlet that waits: a test that Playwright drives is one, a query to a database another."""
    return "".join(f"greenlet {type(one).__name__}\n{_stack(frame)}" for one, frame in _waiting())


def tasks() -> str:
    """The stack of each task of the event loop that runs in this thread; nothing where none does."""
    try:
        found = asyncio.all_tasks(asyncio.get_running_loop())
    except RuntimeError:
        return ""
    text = io.StringIO()
    for task in sorted(found, key=lambda task: task.get_name()):
        task.print_stack(file=text)
    return text.getvalue()


def _waiting() -> Iterator[tuple[greenlet.greenlet, FrameType]]:
    for one in gc.get_objects():
        if isinstance(one, greenlet.greenlet) and one.gr_frame is not None and one is not greenlet.getcurrent():
            yield one, one.gr_frame


def _stack(frame: FrameType) -> str:
    return "".join(traceback.format_stack(frame))


def _write(descriptor: int, text: str) -> None:
    os.write(descriptor, text.encode(errors="replace"))
