"""The program of docs/live.md, as it stands there, sits at a real table."""

from __future__ import annotations

import asyncio
import re
import sys
from pathlib import Path

from tests.web.house import Open, visit

PAGE = Path(__file__).parents[2] / "docs" / "live.md"


def test_four_of_it_play_a_board(tmp_path: Path) -> None:
    (program,) = re.findall(r"^```python\n(.*?)^```", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    file = tmp_path / "player.py"
    file.write_text(program, "utf-8")

    async def check(house: Open) -> None:
        run = asyncio.create_subprocess_exec
        pipe = asyncio.subprocess.PIPE
        # four passes end a board at once, so that the dealer opens before they come
        dealer = await house.guest("N")
        assert dealer.view["answer"]["turn"] == "N"
        await dealer.do("call 1NT")
        players = [
            await run(sys.executable, str(file), house.url(who), house.secret(who), stdout=pipe, stderr=pipe)
            for who in "NESW"
        ]
        for player in players:
            out, errors = await asyncio.wait_for(player.communicate(), 100)
            assert player.returncode == 0, errors.decode()
            assert out.decode().startswith("tricks: {'NS': "), (out, errors)
        view = (
            await (await house.browser()).get(house.url("director", "/view"), headers=house.bearer("director"))
        ).json()
        assert view["answer"]["contract"] == "1NT"
        assert sum(view["answer"]["tricks"].values()) == 13
        assert view["answer"]["irregularities"] == []

    visit(tmp_path, check)
