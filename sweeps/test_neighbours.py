"""How long a table waits beside what is heavy at another one: a text made to hold up the server, a board of two
thousand acts, one of 250 corrections. Prints the waits, and what an act at such a board costs the processor."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager

import psutil
import pytest

from tests.web.neighbours import BOMBS, Seated, beside, p99, seated, waits
from tests.web.processes import Process, process

TIMES = 400
NEVER_MIND = 0.015
"""Seconds that nobody at a table notices."""
AT_ONCE = 0.05
"""Seconds of the processor for one act."""
PACE = 0.2
"""Seconds between two acts at the long board: faster than anybody acts, and as fast as a link may."""
Each = Callable[[int, dict[str, Seated]], object]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with process(tmp_path_factory.mktemp("neighbours") / "data") as made:
        yield made


@pytest.fixture(scope="module")
def quiet(server: Process) -> float:
    found = waits(server, 3 * TIMES)
    print(f"\nnothing beside it: {told(found)}")
    return p99(found)


def told(found: list[float]) -> str:
    """The median and the longest waits."""
    return f"median {statistics.median(found) * 1000:.1f} ms, 99 of 100 within {p99(found) * 1000:.1f} ms"


@pytest.mark.parametrize("name", BOMBS)
def test_beside_a_text(server: Process, quiet: float, name: str) -> None:
    form, text = BOMBS[name]
    took: list[float] = []
    said: set[str] = set()
    with seated(server, server.open_table(seed="bomb"), "director") as director:

        def imported() -> None:
            seconds, code = director.bring(form, text)
            took.append(seconds)
            said.add(code)

        with beside(imported):
            found = waits(server, TIMES)
    print(f"\nbeside a text of 200 kB, {name}: {told(found)}; answered within {max(took):.2f} s: {said}")
    assert p99(found) <= max(2 * quiet, NEVER_MIND)


@contextmanager
def long_board(server: Process, each: Each, before: int) -> Iterator[Callable[[], object]]:
    """A board on which so much has been done, with what does the next thing."""
    table, done = server.open_table(seed="long"), 0
    with ExitStack() as stack:
        seats = {who: stack.enter_context(seated(server, table, who)) for who in ("N", "E", "S", "W", "director")}

        def once() -> None:
            nonlocal done
            each(done, seats)
            done += 1

        for _ in range(before):
            once()
        yield once


def recorded(n: int, seats: dict[str, Seated]) -> None:
    """One more irregular thing, recorded by the Director for a player."""
    acts = (
        {"by": "S", "call": "1H"}, {"by": "N", "summon": True}, {"by": "E", "attention": "a1"},
        {"by": "W", "attention": True}, {"by": "E", "ask": "a1"}, {"by": "S", "review": "full"},
    )  # fmt: skip
    seats["director"].act(acts[n % len(acts)])


def corrected(n: int, seats: dict[str, Seated]) -> None:
    """The Director changes his mind."""
    if n == 0:
        for who, act in (("N", {"call": "1H"}), ("E", {"call": "2C"}), ("E", {"substitute": "2D"})):
            seats[who].act(act)
        seats["S"].act({"summon": True})
    seats["director"].act({"by": "director", "find": "unintended_call", "of": "a3", "value": bool(n % 2)})


@pytest.mark.parametrize(("each", "before"), [(recorded, 2_000), (corrected, 250)])
def test_beside_a_long_board(server: Process, quiet: float, each: Each, before: int) -> None:
    used = psutil.Process(server.pid).cpu_times
    with long_board(server, each, before) as once:
        began = used()
        for _ in range(50):
            once()
        ended = used()
        cost = (ended.user + ended.system - began.user - began.system) / 50

        def now_and_then() -> None:
            time.sleep(PACE)
            once()

        with beside(now_and_then):
            found = waits(server, TIMES)
    print(f"\n{before} acts {each.__name__}: one more costs {cost * 1000:.1f} ms; beside it: {told(found)}")
    assert cost <= AT_ONCE
    assert p99(found) <= max(2 * quiet, NEVER_MIND + cost)
