"""A session of a real server: opened, its people seated, its Director, and what the server keeps of it."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import Iterable
from typing import Any

import httpx

from bridgelaw.store.database import open_database
from bridgelaw.store.model import SESSION
from tests.evening.phones import Phones
from tests.web.processes import UNENCRYPTED, Process

LANGUAGES = ("en", "fr", "nb")


class PlayedSession:
    """A session by the links to its places. The Director says again what had no answer, as a phone does."""

    def __init__(self, server: Process, phones: Phones, id: str, links: dict[str, str]) -> None:
        self.server, self.phones, self.id = server, phones, id
        self.secrets = {who: link.rpartition("/")[2] for who, link in links.items()}
        self._ids = itertools.count(1)
        self._browser = httpx.AsyncClient(trust_env=False, timeout=10, verify=UNENCRYPTED)

    @classmethod
    async def opened(cls, server: Process, phones: Phones, tables: int, **wanted: Any) -> PlayedSession:
        """The operator opens one."""
        with server.client() as client:
            reply = client.post("/api/sessions", json={"tables": tables, **wanted}, headers=server.operator)
        reply.raise_for_status()
        found = reply.json()
        phones.server(server.address)
        return cls(server, phones, found["session"], found["links"])

    def restarted(self, server: Process) -> None:
        """The server is another process now."""
        self.server = server
        self.phones.server(server.address)

    async def close(self) -> None:
        """No more of it."""
        await self._browser.aclose()

    def phone(self, who: str, name: str = "") -> str:
        """Somebody opens the page of a place; its name among the phones."""
        phone = name or who
        language = LANGUAGES[len(self.phones.tapped) % 3]
        self.phones.open(phone, f"/s/{self.id}/at/{who}", self.secrets[who], language)
        return phone

    async def link(self, who: str) -> None:
        """The Director makes a link to a place."""
        reply = await self._asked("POST", f"director/links/{who}", "director")
        self.secrets[who] = reply.json()["link"].rpartition("/")[2]

    async def directs(self, type: str, who: str = "director", **said: Any) -> int:
        """The Director does something: the version after it."""
        reply = await self.answered(type, who, **said)
        assert reply["type"] == "done", (type, said, reply)
        return int(reply["version"])

    async def answered(self, type: str, who: str = "director", **said: Any) -> dict[str, Any]:
        """What the Director, or somebody else with a desk, is answered."""
        body = {"type": type, "id": f"desk-{next(self._ids):06}", **said}
        reply = await self._asked("POST", f"{who}/facts", who, json=body)
        found: dict[str, Any] = reply.json()
        return found

    async def view(self, who: str) -> dict[str, Any]:
        """What is seen there."""
        reply = await self._asked("GET", f"{who}/view", who)
        found: dict[str, Any] = reply.json()
        return found

    async def _asked(self, method: str, path: str, who: str, **more: Any) -> httpx.Response:
        for _ in range(6000):
            url = f"{self.server.address}/s/{self.id}/at/{path}"
            headers = {"authorization": f"Bearer {self.secrets[who]}"}
            try:
                reply = await self._browser.request(method, url, headers=headers, **more)
            except httpx.HTTPError:
                await asyncio.sleep(0.1)
                continue
            if reply.status_code < 429:
                return reply
            await asyncio.sleep(0.1)
        raise AssertionError(f"no answer: {path}")

    async def seats(self, tables: int, *, without: Iterable[tuple[int, str]] = ()) -> None:
        """Two pairs sit down at each table, and say their names on the table's own phone."""
        for table in range(1, tables + 1):
            self.phone(f"unit:{table}")
        await asyncio.gather(
            *(
                self.says(
                    f"unit:{table}", f"unit:{table}", type="sit", table=table, side=side,
                    names=[[f"{side} {table} a", ""], [f"{side} {table} b", ""]],
                )
                for table in range(1, tables + 1)
                for side in ("NS", "EW")
                if (table, side) not in without
            )
        )  # fmt: skip

    async def says(self, phone: str, who: str, **said: Any) -> dict[str, Any]:
        """Somebody taps it, on another phone where that one has died: people know what they wanted to say. The
        answer."""
        while True:
            try:
                return await self.phones.say(phone, **said).reply()
            except LookupError:
                self.phone(who, phone)

    async def pair_phones(self) -> None:
        """Every pair that has none gets a link and opens its page."""
        for pair in (await self.view("director"))["pairs"]:
            who = f"pair:{pair['key']}"
            if who not in self.secrets:
                await self.link(who)
                self.phone(who)

    async def kept(self, database: str) -> list[dict[str, Any]]:
        """All that the database has of it, in order, as it stands there."""
        store = await open_database(database)
        try:
            events = await store.read(SESSION + self.id)
        finally:
            await store.close()
        return [
            {"version": one.version, "kind": one.kind, "actor": one.actor, "message": one.client.rpartition(":")[0],
             "body": json.loads(one.body)}
            for one in events
        ]  # fmt: skip
