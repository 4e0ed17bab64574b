"""The tables of a process: loaded when they are asked for, let go when nobody looks, shown late to who sees late."""

from __future__ import annotations

import asyncio

import pytest

from bridgelaw.live.house import House
from bridgelaw.live.messages import VIEWERS
from bridgelaw.live.settings import Spectators, TableSettings
from bridgelaw.store.database import open_database
from tests.live.tables import Clock, Played, play


def test_a_table_that_nobody_watches_is_let_go_and_comes_back_as_it_was() -> None:
    async def check(at: Played) -> None:
        house = House(at.house.store, at.clock, idle=60)
        house.start()
        try:
            table = await house.table(at.table.id)
            assert await house.table(at.table.id) is table
            end = table.watch("N", lambda view: None)
            before = {who: table.view(who).body for who in VIEWERS}
            at.clock.now += 100
            await asyncio.sleep(0.7)
            assert house.running() == [table]
            end()
            at.clock.now += 100
            await asyncio.sleep(0.7)
            assert house.running() == []
            again = await house.table(at.table.id)
            assert again is not table
            assert {who: again.view(who).body for who in VIEWERS} == before
        finally:
            await house.close()

    play(check)


def test_a_table_that_does_not_exist_is_not_there() -> None:
    async def check(at: Played) -> None:
        with pytest.raises(KeyError):
            await at.house.table("nowhere")
        with pytest.raises(KeyError):
            await at.house.table("nowhere")
        assert at.house.running() == [at.table]

    play(check)


@pytest.mark.parametrize(
    "wrong",
    [
        TableSettings(authority="nobody"),
        TableSettings(regulations={"no_such": 1}),
        TableSettings(title="x" * 201),
        TableSettings(players={"Q": "?"}),
        TableSettings(spectators=Spectators(delay=-1)),
    ],
)
def test_a_table_that_cannot_be_run_is_not_opened(wrong: TableSettings) -> None:
    async def whole() -> None:
        store = await open_database("sqlite://")
        with pytest.raises(ValueError, match=r"\w"):
            await House(store, Clock()).open(wrong)
        assert await store.streams() == []
        await store.close()

    asyncio.run(whole())


def test_spectators_are_told_late() -> None:
    async def check(at: Played) -> None:
        seen: list[int] = []
        at.table.watch("spectator", lambda view: seen.append(view.revision))
        await at.done("N call 1H", "E call P")
        assert seen == []
        at.clock.now += 29
        at.table.tick()
        assert seen == [2]
        at.clock.now += 1
        at.table.tick()
        at.table.tick()
        assert seen == [2, 3]

    play(check, spectators=Spectators(delay=30))
