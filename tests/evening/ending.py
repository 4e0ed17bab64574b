"""An evening as a whole: played, published, put right, published again; and what has to be true of it."""

from __future__ import annotations

import asyncio
import itertools
import json
import subprocess
import sys
from decimal import ROUND_HALF_UP, Decimal
from pathlib import Path
from typing import Any

from tests.evening.club import CALLS, ClubEvening
from tests.evening.phones import phones
from tests.evening.played import PlayedSession
from tests.evening.script import SCRIPT, whole
from tests.web.processes import Process, process


async def played(folder: Path, *, tables: int, boards: int, seed: int) -> ClubEvening:
    """Play it, and look at all that it left."""
    with process(folder) as server:
        async with phones(folder) as those:
            session = await PlayedSession.opened(server, those, tables, name="Tuesday")
            evening = ClubEvening(session, tables, boards, seed)
            database = f"sqlite:///{folder / 'tables.sqlite'}"
            await whole(evening, database)
            assert evening.happened == {step.__name__ for steps in SCRIPT.values() for step in steps}
            assert evening.called >= CALLS
            first = await asyncio.to_thread(_compared, server, evening)
            await session.directs("publish")
            await _corrected(evening)
            second = await asyncio.to_thread(_compared, server, evening)
            assert first != second
            await session.directs("publish")
            await session.directs("close")
            play = next(iter(evening.results))
            late = await session.answered("not_played", play=play, fault="both")
            assert late["type"] == "refused", late
            assert [one["kind"] for one in await session.kept(database)].count("published") == 2
            await evening.close()
            await session.close()
    return evening


async def _corrected(evening: ClubEvening) -> None:
    """In the correction period both pairs say that a score was another one."""
    before, came = evening.percentages(), dict[str, Any]()
    for contract, (play, one) in itertools.product(("6S", "7NT"), evening.results.items()):
        came = {"contract": contract, "by": "E" if contract == "6S" else "N", "tricks": 13}
        if "score" in one:
            was = one["score"]
            evening.put_right(play, came)
            if evening.percentages() != before:
                break
            one["score"] = was
    number = await evening.phones.done(f"pair:{one['ns']}", type="wrong", play=play, **came)
    await evening.phones.done(f"pair:{one['ew']}", type="decide", of=number, do=True)


def _compared(server: Process, evening: ClubEvening) -> dict[str, str]:
    """The ranking of the program, which is that of the second computation to the hundredth."""
    command = [
        str(Path(sys.executable).with_name("bridgelaw")),
        "session",
        "rank",
        evening.session.id,
        "--kept",
        "--json",
    ]
    done = subprocess.run([*command, "--data", str(server.folder)], capture_output=True, check=True, timeout=60)
    ranking: list[dict[str, Any]] = json.loads(done.stdout)["ranking"]
    found = {one["pair"]: str(one["percent"]) for one in ranking if one["percent"] is not None}
    mine = {pair: _rounded(value) for pair, value in evening.percentages().items()}
    assert {pair: _rounded(value) for pair, value in found.items()} == mine
    order = [one["pair"] for one in sorted(ranking, key=lambda one: one["rank"]) if one["percent"] is not None]
    values = evening.percentages()
    assert [values[pair] for pair in order] == sorted(values.values(), reverse=True)
    return mine


def _rounded(value: Any) -> str:
    exact = Decimal(str(value)) if isinstance(value, str) else Decimal(value.numerator) / Decimal(value.denominator)
    return str(exact.quantize(Decimal("0.01"), ROUND_HALF_UP))
