"""A running session over HTTP and WebSocket: links, views, messages, what strangers get."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from bridgelaw.store.model import SESSION
from bridgelaw.web.lobby import GONE
from tests.web.house import Open, client_id, visit

NAMES = {(table, side): f"{side} of table {table}" for table in (1, 2, 3) for side in ("NS", "EW")}


class Evening:
    """A session of a server, by the links to its places."""

    def __init__(self, house: Open, browser: httpx.AsyncClient, opened: dict[str, Any]) -> None:
        self.house, self.browser, self.id, self.links = house, browser, opened["session"], opened["links"]

    def bearer(self, who: str) -> dict[str, str]:
        return {"authorization": f"Bearer {self.links[who].rpartition('/')[2]}"}

    async def send(self, who: str, type: str, language: str = "en", **fields: Any) -> httpx.Response:
        """A message, and the reply."""
        body = {"type": type, "id": client_id(), **fields}
        headers = {**self.bearer(who), "accept-language": language}
        return await self.browser.post(f"/s/{self.id}/at/{who}/facts", json=body, headers=headers)

    async def done(self, who: str, type: str, **fields: Any) -> int:
        """The same, and it is done."""
        reply = await self.send(who, type, **fields)
        assert reply.status_code == 200, reply.text
        told: dict[str, Any] = reply.json()
        assert told["type"] == "done", told
        return int(told["version"])

    async def view(self, who: str) -> dict[str, Any]:
        """What is seen there."""
        reply = await self.browser.get(f"/s/{self.id}/at/{who}/view", headers=self.bearer(who))
        assert reply.status_code == 200, reply.text
        found: dict[str, Any] = reply.json()
        return found

    async def begins(self) -> None:
        """Six pairs sit down, and the first round is called."""
        for (table, side), name in NAMES.items():
            await self.done(f"unit:{table}", "sit", table=table, side=side, names=[[name, ""], ["Partner", ""]])
        await self.done("director", "arrange", boards=6)
        await self.done("director", "call_round", round=1)

    async def score(self, table: int, n: int = 0, **came: Any) -> dict[str, Any]:
        """What a table says of its board number `n` of the round."""
        view = await self.view(f"unit:{table}")
        play = view["plays"][n]
        said = {"contract": "4S", "by": "S", "tricks": 10} | came
        return {"play": play["play"], "ns": play["ns"]["key"], "ew": play["ew"]["key"], **said}


async def evening(house: Open) -> Evening:
    """The operator opens one with three units."""
    browser = await house.browser()
    headers = {"authorization": f"Bearer {house.lobby.operator}"}
    reply = await browser.post("/api/sessions", json={"name": "Tuesday", "tables": 3}, headers=headers)
    assert reply.status_code == 201, reply.text
    return Evening(house, browser, reply.json())


def test_a_result_from_the_table_to_the_director(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await evening(house)
        await at.begins()
        unit = await at.view("unit:1")
        assert unit["name"] == "Tuesday"
        assert "NS of table 1" in unit["ns"]["names"]
        number = await at.done("unit:1", "score", **await at.score(1))
        play = unit["plays"][0]["play"]
        await at.done("unit:1", "agree", play=play, of=number)
        assert (await at.view("unit:1"))["plays"][0]["state"] == "agreed"
        director = await at.view("director")
        assert director["tables"][0]["states"][0] == "agreed"
        assert "of table" not in json.dumps(await at.view("screen"))

    visit(tmp_path, check)


def test_what_a_session_does_is_counted_so_that_nobody_clears_up_in_the_middle_of_it(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await evening(house)
        await at.begins()
        assert house.lobby.metrics.done() == len(NAMES) + len(["arrange", "call_round"])
        assert (await at.send("unit:1", "call_round", round=2)).status_code == 409
        assert house.lobby.metrics.done() == len(NAMES) + 2

    visit(tmp_path, check)


def test_a_link_is_exchanged_for_a_cookie_that_is_good_for_its_place_alone(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await evening(house)
        await at.begins()
        phone = await house.browser()
        path = at.links["unit:2"].partition("/join/")[2]
        page = await phone.get(f"/join/{path}", headers={"accept": "text/html"})
        assert page.status_code == 200
        assert "Tuesday" in page.text
        joined = await phone.post(f"/join/{path}", headers={"origin": house.address})
        assert f"Path=/s/{at.id}/at/unit:2;" in joined.headers["set-cookie"]
        assert (await phone.get(f"/s/{at.id}/at/unit:2/view")).status_code == 200
        for other in ("unit:1", "director", "screen", "nobody"):
            assert (await phone.get(f"/s/{at.id}/at/{other}/view")).status_code in (401, 404)
        sat = await phone.get(f"/s/{at.id}/at/unit:2", headers={"accept": "text/html", "accept-language": "nb"})
        assert 'data-who="unit:2"' in sat.text
        assert 'lang="nb"' in sat.text
        assert (await phone.get(f"/s/{at.id}/at/unit:1", headers={"accept": "text/html"})).status_code == 401
        # what a page of somebody else sends with that cookie is not done
        body = {"type": "call", "id": client_id(), "about": "other"}
        foreign = await phone.post(f"/s/{at.id}/at/unit:2/facts", json=body, headers={"origin": "https://evil.example"})
        assert foreign.status_code == 403

    visit(tmp_path, check)


def test_what_is_refused_is_said_in_the_readers_language(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await evening(house)
        await at.begins()
        reply = await at.send("unit:1", "score", "fr", **await at.score(1, tricks=14))
        assert reply.status_code == 409
        assert reply.json()["code"] == "hall-refused-no-result"
        assert reply.json()["sentence"].startswith("Donne 1")
        other = await at.score(2)
        reply = await at.send("unit:1", "score", "nb", **other)
        assert reply.json()["sentence"] == "Det hører til et annet bord."
        changed = {**await at.score(1), "ew": other["ew"]}
        asked = (await at.send("unit:1", "score", **changed)).json()
        assert asked["type"] == "asked"
        assert asked["doubts"][0]["sentence"].startswith("Other pairs were to play here.")
        for body in (b"", b"[]", b'{"type":"score"}', b'{"type":"nothing","id":"x"}', b"\xff"):
            headers = {**at.bearer("unit:1"), "content-type": "application/json"}
            bad = await at.browser.post(f"/s/{at.id}/at/unit:1/facts", content=body, headers=headers)
            assert bad.status_code == 400, body

    visit(tmp_path, check)


def test_a_socket_gets_each_new_view_and_replies(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await evening(house)
        await at.begins()
        address = house.address.replace("http", "ws", 1) + f"/s/{at.id}/at/unit:3/socket"
        async with connect(address, additional_headers=at.bearer("unit:3")) as socket:
            first = json.loads(await asyncio.wait_for(socket.recv(), 10))
            assert (first["type"], first["table"]) == ("unit", 3)
            said = {"type": "score", "id": client_id(), **await at.score(3)}
            await socket.send(json.dumps(said))
            got = [json.loads(await asyncio.wait_for(socket.recv(), 10)) for _ in range(2)]
            assert {one["type"] for one in got} == {"done", "unit"}
            (view,) = (one for one in got if one["type"] == "unit")
            assert view["plays"][0]["state"] == "entered"
            # what happens at another table changes nothing here, so nothing is sent
            await at.done("unit:1", "score", **await at.score(1))
            await socket.send(json.dumps(said))
            again = json.loads(await asyncio.wait_for(socket.recv(), 10))
            assert again["type"] == "done"
        with pytest.raises(InvalidStatus) as refused:
            await connect(address, additional_headers=at.bearer("unit:2"))
        assert refused.value.response.status_code == 401

    visit(tmp_path, check)


def test_only_the_director_makes_links_and_a_pair_gets_one(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await evening(house)
        await at.begins()
        pair = (await at.view("director"))["pairs"][0]["key"]
        made = await at.browser.post(f"/s/{at.id}/at/director/links/pair:{pair}", headers=at.bearer("director"))
        assert made.status_code == 201
        at.links[f"pair:{pair}"] = made.json()["link"]
        assert (await at.view(f"pair:{pair}"))["pair"]["key"] == pair
        wrong = await at.browser.post(f"/s/{at.id}/at/director/links/pair:zz", headers=at.bearer("director"))
        assert wrong.status_code == 404
        not_his = await at.browser.post(f"/s/{at.id}/at/unit:1/links/director", headers=at.bearer("unit:1"))
        assert not_his.status_code == 404

    visit(tmp_path, check)


def test_whose_link_is_revoked_has_to_go(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await evening(house)
        await at.begins()
        address = house.address.replace("http", "ws", 1) + f"/s/{at.id}/at/unit:3/socket"
        async with connect(address, additional_headers=at.bearer("unit:3")) as socket:
            await asyncio.wait_for(socket.recv(), 10)
            await house.lobby.links.revoke(SESSION + at.id, "unit:2", 0.0)
            await house.lobby.check_links(SESSION + at.id)
            await at.done("unit:3", "call", about="other")
            assert json.loads(await asyncio.wait_for(socket.recv(), 10))["calls"]
            await house.lobby.links.revoke(SESSION + at.id, "unit:3", 0.0)
            await house.lobby.check_links(None)
            with pytest.raises(ConnectionClosed) as gone:
                await asyncio.wait_for(socket.recv(), 10)
            assert gone.value.rcvd is not None
            assert gone.value.rcvd.code == GONE


def test_a_page_that_is_open_hears_that_the_line_stands(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await evening(house)
        address = f"{house.address.replace('http', 'ws')}/s/{at.id}/at/unit:1/socket"
        async with connect(address, additional_headers=at.bearer("unit:1")) as socket:
            assert json.loads(await socket.recv())["type"] == "unit"
            for _ in range(60):
                await socket.send('{"type":"ping"}')
                assert json.loads(await socket.recv()) == {"type": "pong"}

    visit(tmp_path, check)


def test_the_words_of_the_pages_come_in_each_language(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        browser = await house.browser()
        for language, said in (("en", "Call the Director"), ("fr", "Appeler l’arbitre"), ("nb", "Tilkall")):
            assert said in (await browser.get(f"/words/{language}.hall.ftl")).text
        assert (await browser.get("/words/xx.hall.ftl")).status_code == 404

    visit(tmp_path, check)
