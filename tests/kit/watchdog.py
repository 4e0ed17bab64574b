"""A process that ends a run of the tests which lasts too long, whatever hangs in it, and says where everything stood.

It is told the limit in seconds and the number of the process that runs the tests, and reads from it until that ends:
then too it ends whatever the run has left behind.
"""

from __future__ import annotations

import os
import select
import signal
import sys
import time
from contextlib import suppress

import psutil

from tests.kit.asking import everything

MARK = "RUN_OF_TESTS"
"""In the environment of everything that a run has started: the number of the process that runs it."""
GRACE = float(os.environ.get("SUITE_GRACE", "60"))
"""Seconds that the run has to say what has failed so far."""
LEFT = 2.0
"""Seconds in which what belongs to a run that is over ends by itself."""


def main(limit: float, run: int) -> None:
    """Wait for the end of the run, for so many seconds."""
    over, _, _ = select.select([sys.stdin], [], [], limit)
    if not over:
        print(f"\n\nThe tests have run for {limit:g} seconds: they are ended.\n{everything(run)}", file=sys.stderr)
        sys.stderr.flush()
        with suppress(ProcessLookupError):
            os.kill(run, signal.SIGTERM)
        over, _, _ = select.select([sys.stdin], [], [], GRACE)
        if not over:
            with suppress(ProcessLookupError):
                os.kill(run, signal.SIGKILL)
    time.sleep(LEFT if left_behind(run) else 0)
    for process in left_behind(run):
        print(f"left behind by the tests: {process.pid} {' '.join(process.cmdline())[:200]}", file=sys.stderr)
        with suppress(psutil.Error):
            process.kill()


def left_behind(run: int) -> list[psutil.Process]:
    """What still runs of that run."""
    found = []
    for process in psutil.process_iter():
        with suppress(psutil.Error):
            if process.pid not in (run, os.getpid()) and process.environ().get(MARK) == str(run):
                found.append(process)
    return found


if __name__ == "__main__":
    main(float(sys.argv[1]), int(sys.argv[2]))
