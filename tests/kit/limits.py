"""A plugin of pytest: no test runs for ever, nor does the whole suite; what hangs says where it stands.

A test that has reached its limit (`LIMIT` seconds, or its mark `timeout`) is interrupted: the stacks of its own process
and of those it has started stand in its report, and the run goes on. One that cannot be interrupted, because it hangs
in a function of C, is ended with its process; of two workers the other goes on, and another takes its place. The whole
suite is ended from outside, by `tests.kit.watchdog`, when it has run for `SUITE_LIMIT` seconds.
"""

from __future__ import annotations

import faulthandler
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import pytest_timeout

from tests.kit import asking, standing, watchdog
from tests.kit.searching import FACTOR

LIMIT = 300.0 * FACTOR
"""Seconds for one test with all that is set up for it: the longest takes half of that when nine others use the machine,
and longer in a search for new examples."""
ENDING = float(os.environ.get("ENDING_LIMIT", "60"))
"""Seconds for what is put away after it, the browser and the server among it."""
AGAIN = float(os.environ.get("AGAIN_LIMIT", "5"))
"""Seconds after which one that has gone on all the same is interrupted again."""
LATER = 3 * AGAIN
"""Seconds after which one that cannot be interrupted is ended with its process."""
SUITE = float(os.environ.get("SUITE_LIMIT", "2400")) * FACTOR
"""Seconds for the whole suite; 0: as long as it takes."""
ROOT = Path(__file__).parents[2]

_said = pytest.StashKey[list[str]]()
_errors = pytest.StashKey[int]()
_dog = pytest.StashKey[subprocess.Popen[bytes]]()


def pytest_configure(config: pytest.Config) -> None:
    """Let this process be asked where it stands, and have the run watched."""
    try:
        config.stash[_errors] = os.dup(sys.stderr.fileno())
    except (AttributeError, OSError):
        config.stash[_errors] = os.dup(2)  # a worker has no error stream of its own
    standing.register(config.stash[_errors])
    if not hasattr(config, "workerinput") and SUITE and not config.option.collectonly:
        signal.signal(signal.SIGTERM, lambda *_: pytest.exit("the tests are ended from outside", returncode=1))
        os.environ[watchdog.MARK] = str(os.getpid())
        command = [sys.executable, "-m", watchdog.__name__, str(SUITE), str(os.getpid())]
        config.stash[_dog] = subprocess.Popen(
            command, stdin=subprocess.PIPE, stderr=config.stash[_errors], cwd=ROOT, start_new_session=True
        )


@pytest.hookimpl(trylast=True)
def pytest_unconfigure(config: pytest.Config) -> None:
    """The run is over."""
    dog = config.stash.get(_dog, None)
    if dog is not None and dog.stdin is not None:
        dog.stdin.close()
        dog.wait(30)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Each test has a limit."""
    for item in items:
        if item.get_closest_marker("timeout") is None:
            item.add_marker(pytest.mark.timeout(LIMIT))


def pytest_timeout_set_timer(item: pytest.Item, settings: pytest_timeout.Settings) -> bool:
    """The test begins, with all that is set up for it."""
    _start(item, settings.timeout)
    return True


def pytest_timeout_cancel_timer(item: pytest.Item) -> bool:
    """It has ended."""
    _stop()
    return True


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item) -> Iterator[None]:
    """What is put away has a limit of its own; a test that has failed has none left."""
    _start(item, ENDING)
    try:
        return (yield)
    finally:
        _stop()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    """Where everything stood is part of the report."""
    if said := item.stash.get(_said, []):
        _stop()
        item.add_report_section("limit", "where everything stood", said.pop())
    return (yield)


def _start(item: pytest.Item, seconds: float) -> None:
    signal.signal(signal.SIGALRM, lambda *_: _strike(item, seconds))
    signal.setitimer(signal.ITIMER_REAL, seconds)
    faulthandler.dump_traceback_later(seconds + LATER, exit=True, file=item.config.stash[_errors])


def _stop() -> None:
    signal.setitimer(signal.ITIMER_REAL, 0)
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    faulthandler.cancel_dump_traceback_later()


def _strike(item: pytest.Item, seconds: float) -> None:
    """The limit is reached: tell where everything stands, and go on behind the test."""
    __tracebackhide__ = True
    if pytest_timeout.is_debugging():
        return
    signal.setitimer(signal.ITIMER_REAL, 0)
    said: list[str] = item.stash.setdefault(_said, [])
    if not said:
        said.append("\n".join((*standing.witnessed(), standing.here(), asking.everything(os.getpid()))))
    else:
        # it may never come to a report
        os.write(item.config.stash[_errors], said[0].encode(errors="replace"))
    signal.setitimer(signal.ITIMER_REAL, AGAIN)
    pytest.fail(f"it has not ended after {seconds:g} seconds")
