"""A club: everybody behind one address, whatever somebody else there does. Who has a valid link is counted by it."""

from __future__ import annotations

import asyncio
import re
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from bridgelaw.store.model import Link, Unavailable
from bridgelaw.web.callers import LASTS, OPERATOR, Callers
from bridgelaw.web.settings import ServerSettings
from tests.web.house import Guest, Open, browser, visit

PHONES = 200
USUAL = ServerSettings()
BY_DEFAULT: dict[str, Any] = {"requests": USUAL.requests, "joins": USUAL.joins, "acts": USUAL.acts}


class Phone:
    """Somebody with a phone, who presses the button of his link, loads the page, and plays over the socket. Its browser
    has a connection of its own, and is no more than that: two hundred of them are to come at once."""

    def __init__(self, house: Open, who: str) -> None:
        self.house, self.who = house, who
        self._cookie = ""
        self.statuses: list[int] = []

    async def come(self, *, fresh: bool) -> None:
        """He presses the button and gets the page; `fresh`: and what it names, since he has never had it."""
        host, _, port = self.house.address.rpartition("/")[2].partition(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        try:
            ask = partial(self._ask, reader, writer)
            link = f"/join/{self.house.secret(self.who)}"
            await ask("GET", link)
            self._cookie = (await ask("POST", link, "content-length: 0"))[0].get("set-cookie", "").partition(";")[0]
            _, page = await ask("GET", f"/t/{self.house.table}/{self.who}", f"cookie: {self._cookie}")
            files = ["/site.css", "/words/en.ftl", *re.findall(r'(?:src|href)="(/[^"]+)"', page.decode())]
            for file in files if fresh else ():
                await ask("GET", file)
        finally:
            writer.close()
            await writer.wait_closed()

    async def sit(self) -> Guest:
        """His socket, by his cookie."""
        headers = {"cookie": self._cookie, "origin": self.house.address}
        return await self.house.guest(self.who, additional_headers=headers, open_timeout=60)

    async def _ask(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, method: str, path: str, *fields: str
    ) -> tuple[dict[str, str], bytes]:
        """The header fields and the body of the reply."""
        host = self.house.address.rpartition("/")[2]
        lines = [f"{method} {path} HTTP/1.1", f"host: {host}", f"origin: {self.house.address}", *fields, "", ""]
        writer.write("\r\n".join(lines).encode())
        first, *rest = (await reader.readuntil(b"\r\n\r\n")).decode().strip().split("\r\n")
        self.statuses.append(int(first.split()[1]))
        found = dict(line.lower().split(": ", 1) if "set-cookie" not in line else line.split(": ", 1) for line in rest)
        return found, await reader.readexactly(int(found.get("content-length", 0)))


def test_two_hundred_phones_behind_one_address_play(tmp_path: Path) -> None:
    """All come at once, each by his link, to pages that they have never seen, with the limits as they are."""

    async def check(house: Open) -> None:
        phones = await _phones(house, PHONES)
        await asyncio.gather(*(phone.come(fresh=True) for phone in phones))
        assert {status for phone in phones for status in phone.statuses} == {200, 303}
        assert min(len(phone.statuses) for phone in phones) >= 5
        await _play(phones)

    visit(tmp_path, check, **BY_DEFAULT)


def test_nobody_with_a_link_is_kept_out_by_what_comes_from_his_address(tmp_path: Path) -> None:
    """Somebody there takes all that an address may have; the others come, and come back, and play."""

    async def check(house: Open) -> None:
        async with browser(house.address) as client:
            phones = await _phones(house, 16)
            await asyncio.gather(*(phone.come(fresh=False) for phone in phones[:8]))
            tried = [(await client.get(f"/join/none{n}")).status_code for n in range(20)]
            assert tried == [404] * 5 + [429] * 15
            asked = [(await client.get("/")).status_code for _ in range(60)]
            assert asked[-1] == 429
            await asyncio.gather(*(phone.come(fresh=False) for phone in phones))
            assert {status for phone in phones for status in phone.statuses} == {200, 303}
            await _play(phones)
            # and still nobody without a link
            assert (await client.get("/")).status_code == 429
            with pytest.raises(InvalidStatus) as refused:
                await house.guest("N", additional_headers={"authorization": "Bearer none"})
            assert refused.value.response.status_code == 429

    visit(tmp_path, check, requests="50/hour", joins="5/hour")


async def _phones(house: Open, many: int) -> list[Phone]:
    houses = [house, *[await house.another(seed=str(n)) for n in range(many // 4 - 1)]]
    return [Phone(one, who) for one in houses for who in "NESW"]


async def _play(phones: list[Phone]) -> None:
    guests = await asyncio.gather(*(phone.sit() for phone in phones))
    answers = await asyncio.gather(*(guest.do("call 1C") for guest in guests if guest.who == "N"))
    assert [answer["type"] for answer in answers] == ["done"] * (len(phones) // 4)


def test_each_link_has_its_own_rate(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        async with browser(house.address) as client:

            async def ask(who: str) -> int:
                return (await client.get(house.url(who, "/view"), headers=house.bearer(who))).status_code

            assert [await ask("N") for _ in range(8)] == [200] * 5 + [429] * 3
            assert [await ask("E") for _ in range(3)] == [200] * 3
            # the operator is nobody's neighbour either
            operator = {"authorization": f"Bearer {house.lobby.operator}"}
            for _ in range(5):
                assert (await client.get("/api/tables", headers=operator)).status_code == 200
            joins = [(await client.get(f"/join/{house.secret('S')}")).status_code for _ in range(6)]
            assert joins == [200] * 3 + [429] * 3

    visit(tmp_path, check, requests="5/minute", joins="3/minute")


def test_a_link_that_was_revoked_is_counted_by_the_address_again(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        now = 1000.0
        links = house.lobby.links
        callers = Callers(links, "the-operator", lambda: now)

        def scope(path: str = "/", **headers: str) -> Any:
            return {"path": path, "headers": [(k.encode(), v.encode()) for k, v in headers.items()]}

        secret = house.secret("N")
        found = await links.find(secret)
        assert found is not None
        cookie = await links.begin_session(found, now)
        for one in (
            scope(authorization=f"Bearer {secret}"), scope(f"/join/{secret}"), scope(f"/poll/{secret}"),
            scope(cookie=f"a=b; seat={cookie}"), scope(cookie=f"desk=none; seat={cookie}"),
        ):  # fmt: skip
            assert await callers.link(one) == found.id
        assert await callers.link(scope(authorization="Bearer the-operator")) == OPERATOR
        for one in (
            scope(), scope(authorization="Bearer none"), scope(authorization="Bearer "), scope("/join/none"),
            scope(cookie=f"seat={secret}"), scope(cookie=f"other={cookie}"), scope(authorization=f"Bearer {cookie}"),
        ):  # fmt: skip
            assert await callers.link(one) is None
        await links.revoke(house.table, "N", now)
        now += LASTS + 1
        assert await callers.link(scope(cookie=f"seat={cookie}")) is None

    visit(tmp_path, check)


def test_while_the_database_does_not_answer_it_is_the_address() -> None:
    class Gone:
        async def find(self, secret: str) -> Link | None:
            raise Unavailable("gone")

        session = find

    callers = Callers(Gone(), "x")  # type: ignore[arg-type]  # only what is used of it
    found = asyncio.run(callers.link({"path": "/join/a", "headers": []}))  # type: ignore[arg-type]
    assert found is None
