"""People and sessions in whichever database."""

from __future__ import annotations

import pytest

from bridgelaw.session.conditions import Conditions
from bridgelaw.session.facts import SessionClosed, SessionOpened
from bridgelaw.store.database import Database
from bridgelaw.store.erasing import erase
from bridgelaw.store.model import StreamTaken
from bridgelaw.store.people import People
from bridgelaw.store.sessions import SessionStreams
from tests.store.test_store import run

ADA, BEA = ("Ada Ås", "1"), ("Bea", "")


def test_somebody_is_erased(address: str) -> None:
    async def check(database: Database) -> None:
        people = People(database)
        keys = await people.keys([ADA, BEA, ADA], 1.0)
        assert (await people.keys([BEA], 2.0))[BEA] == keys[BEA]
        done = await erase(database, keys[ADA], 3.0)
        assert (done.is_clean, done.left, done.out_of_reach) == (True, (), database.is_postgresql)
        assert [one.name for one in await people.all()] == ["Bea"]
        # whoever comes again is somebody new; whoever is erased can be erased again
        assert (await people.keys([ADA], 4.0))[ADA] != keys[ADA]
        assert (await erase(database, keys[ADA], 5.0)).searched == ()
        with pytest.raises(KeyError):
            await erase(database, "nobody", 6.0)

    run(address, check)


def test_facts_are_kept_all_or_none(address: str) -> None:
    opened = SessionOpened(name="Tuesday", conditions=Conditions())

    async def check(database: Database) -> None:
        streams = SessionStreams(database)
        await streams.add("t", 0, [opened], "scorer", "a", 1.0)
        for after, client in ((0, "b"), (1, "a")):  # it has gone on; they have been kept before
            with pytest.raises(StreamTaken):
                await streams.add("t", after, [SessionClosed(), opened], "scorer", client, 2.0)
            assert await streams.version("t") == 1
        await streams.add("t", 1, [SessionClosed()], "scorer", "c", 2.0)
        assert await streams.read("t") == [(1.0, opened), (2.0, SessionClosed())]
        assert await database.streams() == []

    run(address, check)
