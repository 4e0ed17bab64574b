"""A session of a running server that is played online, with a program for each player."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx

from tests.online.programs import Heard, PlayerProgram
from tests.web.house import Open, client_id
from tests.web.processes import UNENCRYPTED

PATIENCE = 1200.0


def nothing(*_: Any) -> None:
    """Whatever is heard is let go."""


async def _opened(browser: httpx.AsyncClient, operator: dict[str, str], more: dict[str, Any]) -> dict[str, Any]:
    reply = await browser.post("/api/sessions", json={"name": "Online", "online": True, **more}, headers=operator)
    assert reply.status_code == 201, reply.text
    found: dict[str, Any] = reply.json()
    return found


class OnlineSession:
    """By the links to its places. `house`: the server, where it runs in this process. `addresses`: of all servers of
    one database, between which the programs are shared out."""

    def __init__(
        self, address: str, browser: httpx.AsyncClient, opened: dict[str, Any], house: Open | None = None
    ) -> None:
        self.address, self.browser, self.id = address, browser, opened["session"]
        self.addresses = [address]
        self.links: dict[str, str] = opened["links"]
        self.players: dict[str, PlayerProgram] = {}
        self._house = house

    @classmethod
    async def opened(cls, house: Open, **more: Any) -> OnlineSession:
        """A new one, which the operator opens."""
        browser = await house.browser()
        headers = {"authorization": f"Bearer {house.lobby.operator}"}
        return cls(house.address, browser, await _opened(browser, headers, more), house)

    @classmethod
    async def opened_at(cls, address: str, operator: dict[str, str], **more: Any) -> OnlineSession:
        """The same at a server that is another process; `operator`: his header."""
        browser = httpx.AsyncClient(base_url=address, trust_env=False, timeout=120, verify=UNENCRYPTED)
        return cls(address, browser, await _opened(browser, operator, more))

    @property
    def house(self) -> Open:
        """The server in this process."""
        assert self._house is not None
        return self._house

    def secret(self, who: str) -> str:
        """That of the link to a place."""
        return self.links[who].rpartition("/")[2]

    def bearer(self, who: str) -> dict[str, str]:
        """The header of whoever has that link."""
        return {"authorization": f"Bearer {self.secret(who)}"}

    async def send(self, who: str, type: str, **fields: Any) -> dict[str, Any]:
        """A message, and the reply."""
        body = {"type": type, "id": client_id(), **fields}
        reply = await self.browser.post(f"/s/{self.id}/at/{who}/facts", json=body, headers=self.bearer(who))
        found: dict[str, Any] = reply.json()
        return found

    async def done(self, type: str, **fields: Any) -> None:
        """The Director does it."""
        reply = await self.send("director", type, **fields)
        assert reply["type"] == "done", (type, fields, reply)

    async def view(self, who: str = "director") -> dict[str, Any]:
        """What is seen there."""
        reply = await self.browser.get(f"/s/{self.id}/at/{who}/view", headers=self.bearer(who))
        assert reply.status_code == 200, reply.text
        found: dict[str, Any] = reply.json()
        return found

    async def link(self, who: str) -> str:
        """A link to a place that has none yet: its secret."""
        reply = await self.browser.post(f"/s/{self.id}/at/director/links/{who}", headers=self.bearer("director"))
        assert reply.status_code == 201, reply.text
        self.links[who] = reply.json()["link"]
        return self.secret(who)

    async def arranged(self, pairs: int, boards: int) -> None:
        """So many pairs are there, and the movement is made."""
        for n in range(pairs):
            side, names = ("NS", "EW")[n % 2], [[f"Ann {n + 1}", ""], [f"Bo {n + 1}", ""]]
            await self.done("sit", table=1 + n // 2, side=side, names=names)
        await self.done("arrange", boards=boards)

    @asynccontextmanager
    async def programs(self, heard: Heard = nothing, *, without: tuple[str, ...] = ()) -> AsyncIterator[None]:
        """A program for each player; for those of pairs that are there now."""
        tasks = []
        for pair in (await self.view())["pairs"]:
            for n in (1, 2):
                who = f"player:{pair['key']}.{n}"
                if who not in without:
                    tasks.append(await self.joined(who, heard))
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            for found in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(found, Exception):
                    raise found

    async def joined(self, who: str, heard: Heard = nothing) -> asyncio.Task[None]:
        """A program for that player, at work."""
        secret, address = await self.link(who), self.addresses[len(self.players) % len(self.addresses)]
        self.players[who] = PlayerProgram(address, self.id, who, secret, heard)
        return asyncio.create_task(self.players[who].run())

    async def until(self, fits: Callable[[dict[str, Any]], bool], who: str = "director") -> dict[str, Any]:
        """What is seen there once it is so."""
        async with asyncio.timeout(PATIENCE):
            while not fits(view := await self.view(who)):
                assert [one.troubles for one in self.players.values() if one.troubles] == []
                await asyncio.sleep(0.05)
        return view

    async def round_played(self) -> dict[str, Any]:
        """The Director's view once all boards of the round have a result."""
        return await self.until(lambda view: all("to_play" not in one["states"] for one in view["tables"]))
