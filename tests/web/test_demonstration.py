"""The tables that a newcomer finds: named in the language of whoever starts the server, kept in none."""

from __future__ import annotations

import asyncio
from pathlib import Path

from bridgelaw.web import demonstration
from bridgelaw.web.app import open_lobby
from bridgelaw.web.settings import settings


def test_the_tables_have_no_title_in_a_language_of_somebody_else(tmp_path: Path) -> None:
    async def check() -> None:
        async with open_lobby(settings({"data": str(tmp_path)})) as lobby:
            shown = await demonstration.tables(lobby, ("N", "E", "W"), "en")
            named = [[one.title for one in await demonstration.linked(lobby, shown, said)] for said in ("en", "nb")]
            assert named[0][0] == "Four players"
            assert named[1][0] == "Fire spillere"
            assert len({title for titles in named for title in titles}) == 4
            for one in shown:
                assert (await lobby.house.table(one.table)).view("N").table["title"] == ""

    asyncio.run(check())
