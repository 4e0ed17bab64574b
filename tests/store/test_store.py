"""What is kept is kept once, in order, by whichever database."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bridgelaw.store.database import Database, open_database
from bridgelaw.store.links import Links, hashed
from bridgelaw.store.model import Event, Repeated, StreamTaken

Check = Callable[[Database], Awaitable[None]]


def event(stream: str, version: int, client: str | None = None, actor: str = "N", body: bytes = b"{}") -> Event:
    return Event(stream, version, "act", actor, client or f"client-{version}", 1.5, body)


def run(address: str, check: Check) -> None:
    async def whole() -> None:
        database = await open_database(address)
        try:
            await check(database)
        finally:
            await database.close()

    asyncio.run(whole())


def test_events_are_kept_in_order(address: str) -> None:
    async def write(store: Database) -> None:
        await asyncio.gather(*(store.append(event(f"t{n}", 1, body=b'{"text":"\xc3\xa9"}')) for n in range(30)))
        for version in (2, 3):
            await store.append(event("t7", version))

    async def read(store: Database) -> None:
        assert await store.streams() == sorted(f"t{n}" for n in range(30))
        assert [e.version for e in await store.read("t7")] == [1, 2, 3]
        assert await store.read("t7", after=2) == [event("t7", 3)]
        assert (await store.read("t8"))[0].body == b'{"text":"\xc3\xa9"}'

    run(address, write)
    run(address, read)


def test_a_version_is_taken_once_and_a_message_kept_once(address: str) -> None:
    async def check(store: Database) -> None:
        await store.append(event("t", 1, "first"))
        with pytest.raises(StreamTaken) as taken:
            await store.append(event("t", 1, "second"))
        assert taken.value.current == 1
        with pytest.raises(Repeated) as repeated:
            await store.append(event("t", 2, "first"))
        assert repeated.value.event == event("t", 1, "first")
        await store.append(event("t", 2, "first", actor="E"))
        await store.append(event("other", 1, "first"))
        assert [e.actor for e in await store.read("t")] == ["N", "E"]
        assert await store.find("t", "E", "first") == event("t", 2, "first", actor="E")
        assert await store.find("t", "W", "first") is None

    run(address, check)


def test_of_many_at_once_each_gets_its_own_answer(address: str) -> None:
    """All go into a few transactions; the one that loses does not cost the others."""

    async def check(store: Database) -> None:
        sent = [event(f"t{n // 2}", 1, f"client-{n}") for n in range(200)] + [event("t0", 1, "client-0")]
        answers = await asyncio.gather(*(store.append(one) for one in sent), return_exceptions=True)
        assert [type(a) for a in answers[:200:2]] == [type(None)] * 100
        assert [type(a) for a in answers[1:200:2]] == [StreamTaken] * 100
        assert isinstance(answers[200], Repeated)
        for n in range(100):
            assert len(await store.read(f"t{n}")) == 1

    run(address, check)


def test_links_are_secrets_that_can_be_revoked(address: str) -> None:
    async def check(store: Database) -> None:
        links = Links(store)
        secret = await links.add("t", "N", 1.0)
        other = await links.add("t", "E", 1.0)
        link = await links.find(secret)
        assert link is not None
        assert (link.stream, link.who, link.id) == ("t", "N", hashed(secret))
        assert secret not in link.id
        cookie = await links.begin_session(link, 2.0)
        assert await links.session(cookie) == link
        assert await links.session(secret) is None
        assert await links.find(cookie) is None
        assert await links.revoke("t", "N", 3.0) == 1
        assert await links.revoke("t", "N", 3.0) == 0
        assert await links.find(secret) is None
        assert await links.session(cookie) is None
        assert not await links.is_valid(link.id)
        assert [one.who for one in await links.of("t")] == ["E"]
        assert await links.find(other) is not None

    run(address, check)


def test_many_small_changes_at_once_wait_for_no_lock(address: str) -> None:
    """As many as people open their links at the same moment, while acts are written; one that cannot be is its own."""

    async def check(store: Database) -> None:
        links = Links(store)
        secrets = await asyncio.gather(*(links.add(f"t{n}", "N", 1.0) for n in range(300)))
        found = await asyncio.gather(*(links.find(secret) for secret in secrets))
        assert [link.stream for link in found if link] == [f"t{n}" for n in range(300)]
        acts = asyncio.gather(*(store.append(event(f"t{n}", 1)) for n in range(100)))
        cookies = await asyncio.gather(*(links.begin_session(link, 2.0) for link in found if link))
        await acts
        assert len(set(cookies)) == 300
        ended = await asyncio.gather(*(links.revoke(f"t{n}", "N", 3.0) for n in (*range(10), 400)))
        assert ended == [1] * 10 + [0]
        assert [await links.session(cookie) for cookie in cookies[:10]] == [None] * 10
        assert await links.session(cookies[10]) == found[10]

    run(address, check)


def test_who_goes_away_while_it_is_read_takes_nothing_with_him() -> None:
    """A store in memory is its one connection: it must outlive those who ask, and be closed once, when all are done."""

    async def check(store: Database) -> None:
        await store.append(event("t", 1))
        for steps in range(40):
            asked = [asyncio.create_task(store.read("t")) for _ in range(3)]
            for _ in range(steps):
                await asyncio.sleep(0)
            for one in asked:
                one.cancel()
            if steps % 2:
                assert await store.read("t") == [event("t", 1)]
        asked = [asyncio.create_task(store.read("t")) for _ in range(3)]
        await asyncio.sleep(0)
        asked[0].cancel()
        # the store is closed while the last ones are read, as by a house that ends
        await store.close()
        assert await asyncio.gather(*asked[1:]) == [[event("t", 1)]] * 2

    run("sqlite://", check)
