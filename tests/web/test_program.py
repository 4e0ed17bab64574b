"""The program of docs/live.md, as it stands there, sits at a real table."""

from __future__ import annotations

import asyncio
import re
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from tests.web.house import Open, client_id, visit

PAGE = Path(__file__).parents[2] / "docs" / "live.md"


def test_four_of_it_play_a_board(tmp_path: Path) -> None:
    (program,) = re.findall(r"^```python\n(.*?)^```", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    file = tmp_path / "player.py"
    file.write_text(program, "utf-8")

    async def check(house: Open) -> None:
        director = await house.browser()
        headers = house.bearer("director")

        async def view() -> Any:
            return (await director.get(house.url("director", "/view"), headers=headers)).json()

        # four passes end a board at once, so that the dealer opens before they come
        assert (await view())["answer"]["turn"] == "N"
        opening = {"type": "act", "id": client_id(), "act": {"call": "1NT"}}
        assert (await director.post(house.url("N", "/acts"), json=opening, headers=house.bearer("N"))).is_success
        async with running(file, house) as players:
            said = {who: asyncio.create_task(player.communicate()) for who, player in players.items()}
            done, late = await asyncio.wait(said.values(), timeout=100)
            now = await view()
            assert not late, (now["answer"], [task.result() for task in done])
        for who, player in players.items():
            out, errors = said[who].result()
            assert (player.returncode, errors) == (0, b""), (who, errors.decode(), now["happened"])
            assert out.decode().startswith("tricks: {'NS': "), (who, out, now["happened"])
        assert now["answer"]["contract"] == "1NT"
        assert sum(now["answer"]["tricks"].values()) == 13
        assert now["answer"]["irregularities"] == []

    visit(tmp_path, check)


@asynccontextmanager
async def running(file: Path, house: Open) -> AsyncIterator[dict[str, Process]]:
    """The program at all four seats; none of them is left behind."""
    pipe = asyncio.subprocess.PIPE
    players = {
        who: await asyncio.create_subprocess_exec(
            sys.executable, str(file), house.url(who), house.secret(who), stdout=pipe, stderr=pipe
        )
        for who in "NESW"
    }
    try:
        yield players
    finally:
        for player in players.values():
            if player.returncode is None:
                player.kill()
                await player.wait()
