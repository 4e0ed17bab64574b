"""Processes and databases come and go; what was acknowledged stays, once."""

from __future__ import annotations

import asyncio
import time

from bridgelaw.live.house import House
from bridgelaw.live.messages import Kept, Message, Refused, Sent, Viewer
from bridgelaw.live.settings import TableSettings
from bridgelaw.live.table import LiveTable
from bridgelaw.store.database import Database, open_database
from tests.kit.postgres import Cluster
from tests.live.killing import Process, check, killed_again_and_again, new_table, with_a_database_that_crashes
from tests.live.tables import client


def test_a_killed_process_loses_nothing(address: str) -> None:
    """The long form is a sweep."""
    acknowledged = killed_again_and_again(address, times=2, seed=1)
    assert acknowledged


def test_a_database_that_crashes_loses_nothing(postgres: Cluster) -> None:
    assert with_a_database_that_crashes(postgres, times=2, seed=2)


def test_players_of_one_table_sit_on_two_processes_and_one_is_killed(postgres: Cluster) -> None:
    address = postgres.database()
    table = new_table(address)
    first, second = Process(address, table, "NE"), Process(address, table, "SW")
    time.sleep(1)
    acknowledged = first.kill()
    again = Process(address, table, "NE")
    time.sleep(1)
    acknowledged += again.kill() + second.kill()
    check(address, table, acknowledged)
    assert len(acknowledged) > 8


def test_what_another_process_does_is_shown_here(postgres: Cluster) -> None:
    """Also behind a break of the database: the listener comes back, and reads what it has missed."""

    async def whole() -> None:
        address = postgres.database()
        stores = [await open_database(address) for _ in range(2)]
        houses = [House(store) for store in stores]
        for house in houses:
            house.start()
        id = await houses[0].open(TableSettings(seed="two"))
        here, there = [await house.table(id) for house in houses]
        seen: list[int] = []
        there.watch("S", lambda view: seen.append(view.revision))
        await _heard(stores[1])
        assert isinstance(await _do(here, "N", "1H"), Kept)
        await _until(lambda: seen == [2])
        assert isinstance(await _do(there, "E", "P"), Kept)
        await _until(lambda: here.state.version == 3)
        postgres.crash()
        postgres.start()
        answer = await _do(here, "S", "P")
        assert isinstance(answer, Kept), answer
        await _until(lambda: seen == [2, 3, 4])
        assert there.view("S").body == here.view("S").body
        for house in houses:
            await house.close()
        for store in stores:
            await store.close()

    asyncio.run(whole())


def test_two_processes_that_act_at_once_keep_one_order(address: str) -> None:
    """Whoever comes second reads on, and judges his act on what there is now."""

    async def whole() -> None:
        stores = [await open_database(address) for _ in range(2)]
        id = await House(stores[0]).open(TableSettings(seed="at once"))
        tables = [await LiveTable.load(store, id, time.time) for store in stores]
        sent = [_do(tables[n % 2], "director", None, n) for n in range(12)]
        sent.append(_do(tables[0], "N", "1H"))
        sent.append(_do(tables[1], "N", "1S"))
        answers = await asyncio.gather(*sent)
        refused = [answer for answer in answers if isinstance(answer, Refused)]
        assert [answer.code for answer in refused] == ["objection"]
        for table in tables:
            await table.heard(None)
        assert tables[0].view("director").body == tables[1].view("director").body
        assert tables[0].state.version == 14
        for store in stores:
            await store.close()

    asyncio.run(whole())


def test_a_database_that_stays_away_is_said_so(postgres: Cluster) -> None:
    """Nothing is changed or shown; the same message is taken when the database is back."""

    async def whole() -> None:
        store = await open_database(postgres.database(), patience=0.2)
        id = await House(store).open(TableSettings(seed="away"))
        table = await LiveTable.load(store, id, time.time)
        message = Sent(id=client(), act={"call": "1H"})
        postgres.crash()
        try:
            answer = await table.act("N", message, time.time())
            assert isinstance(answer, Refused)
            assert answer.code == "unavailable"
            assert table.view("N").revision == 1
        finally:
            postgres.start()
        await _taken(table, "N", message)
        assert isinstance(await table.act("N", message, time.time()), Kept)
        assert table.state.version == 2
        await store.close()

    asyncio.run(whole())


async def _do(table: LiveTable, who: str, call: str | None, note: int = 0) -> Kept | Refused:
    act = {"call": call} if call else {"state": "arrived", "text": str(note)}
    return await table.act(who, Sent(id=client(), act=act), time.time())  # type: ignore[arg-type]


async def _taken(table: LiveTable, who: Viewer, message: Message) -> None:
    """It is sent again until the database is back, as a client does: a busy machine takes longer than its patience."""
    async with asyncio.timeout(30):
        while isinstance(answer := await table.act(who, message, time.time()), Refused):
            assert answer.code == "unavailable"


async def _heard(store: Database) -> None:
    """Wait until its listener is there."""
    async with asyncio.timeout(20):
        async for _ in store.changed():
            break
    await asyncio.sleep(0.3)


async def _until(reached: object) -> None:
    async with asyncio.timeout(30):
        while not reached():  # type: ignore[operator]
            await asyncio.sleep(0.01)
