"""A load in a process of its own: it gets an order, says that it is ready, goes on when told, and gives its figures."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import msgspec


def ordered(
    module: str, order: Mapping[str, Any], meter: Callable[[], float] = lambda: 0.0
) -> tuple[dict[str, Any], float]:
    """What `module` measures by that order, and by how much `meter` has gone up between its start and its answer."""
    run = subprocess.Popen([sys.executable, "-m", module], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    try:
        assert run.stdin is not None
        assert run.stdout is not None
        run.stdin.write(json.dumps(order) + "\n")
        run.stdin.flush()
        assert run.stdout.readline() == "ready\n"
        before = meter()
        run.stdin.write("go\n")
        run.stdin.flush()
        found: dict[str, Any] = json.loads(run.stdout.readline())
        return found, meter() - before
    finally:
        run.kill()
        run.communicate()


def answer(load: Callable[[Any], Awaitable[Any]]) -> None:
    """The other end: read the order, go on when told, write what was measured."""
    import uvloop

    async def measured(order: Any) -> Any:
        return await load(order)

    order = msgspec.json.decode(sys.stdin.readline())
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        print(msgspec.json.encode(runner.run(measured(order))).decode(), flush=True)
