"""A session that is played online, from the first round to the ranking: results come from the boards themselves."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.online.session import OnlineSession
from tests.web.house import Open, visit


def test_two_rounds_are_played_and_nobody_types_a_result(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await OnlineSession.opened(house)
        await at.arranged(pairs=4, boards=6)
        async with at.programs():
            for number in (1, 2):
                await at.done("call_round", round=number)
                view = await at.round_played()
                assert {state for one in view["tables"] for state in one["states"]} == {"agreed"}
            assert [one.troubles for one in at.players.values() if one.troubles] == []
            # everybody was led to two tables, and the four of a table were led to it together
            assert {len(one.seats) for one in at.players.values()} == {2}
            seats = [one.seats[-1] for one in at.players.values()]
            assert len(set(seats)) == 8
            assert len({seat[:-2] for seat in seats}) == 2
            await results_are_those_of_the_tables(at)
        refused = await at.send("scorer", "score", play="1.1.1", ns="p2", ew="p4", contract="P")
        assert refused["code"] == "hall-refused-played-online"

    visit(tmp_path, check)


async def results_are_those_of_the_tables(at: OnlineSession) -> None:
    """What a pair's page says is what the board at its table says, whoever asks."""
    for who, player in at.players.items():
        plays: dict[int, dict[str, Any]] = {one["board"]: one for one in (await at.view(who))["plays"]}
        for address in player.seats:
            table = await at.house.lobby.house.table(address.split("/")[2])
            for line in await table.score_sheet("director"):
                told = plays[line.board]["result"]
                assert told["score"] == line.points
                assert told["contract"] == line.contract
                assert told.get("tricks") == line.tricks
                assert told.get("lead") == (line.lead if line.contract != "P" else None)
