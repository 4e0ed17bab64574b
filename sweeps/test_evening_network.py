"""An evening of twelve tables with 48 browser pages in two rooms whose network is cut again and again: what was tapped
stands, once, at its own board, also where a page was loaded again while the network was away."""

from __future__ import annotations

import asyncio
import os
import random
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from time import monotonic
from typing import Any
from urllib.parse import urlsplit

from msgspec import Struct
from playwright.async_api import Error, Locator, Page, TimeoutError, async_playwright, expect

from tests.browser.chromium import FLAGS, chromium
from tests.browser.player import NARROW
from tests.browser.session import ClubEvening
from tests.kit.namespaces import Network, network
from tests.web.killing import folder_of
from tests.web.processes import process

TABLES, ROOMS = 12, 2
BOARDS = int(os.environ.get("NETWORK_BOARDS", "24"))
PATIENCE = 120_000
CONTRACTS = {"4♠": "4S", "3NT": "3NT", "2♥": "2H", "1NT": "1NT", "5♦": "5D"}
DECLARERS = {"North": "N", "East": "E", "South": "S", "West": "W"}


class Serving(Struct):
    """The server from inside the hall, and the operator's secret there."""

    address: str
    operator: str


class Phones(Struct):
    """Those at one table: two units, and the phone of either pair that sat down there."""

    room: int
    units: tuple[Page, Page]
    pairs: tuple[Page, Page]


class PhonesEvening:
    """What is tapped at each board, and what happened beside it. `counted`: by kind."""

    def __init__(self, evening: ClubEvening, tables: list[Phones], of_pair: dict[str, Page], seed: int) -> None:
        self.evening, self.tables, self.of_pair = evening, tables, of_pair
        self.chance, self.counted = random.Random(seed), Counter[str]()
        self.tapped: dict[tuple[int, str], tuple[str, str, int]] = {}

    async def play(self) -> None:
        """All rounds, each called when every result of the one before is agreed."""
        for round in range(1, self.evening.view("director")["now"]["rounds"] + 1):
            if round > 1:
                self.evening.send("director", "call_round", round=round)
            await asyncio.gather(*(self._table(number, round) for number in range(1, TABLES + 1)))
            until = monotonic() + PATIENCE / 1000
            while any(set(states) != {"agreed"} for states in self._states()):
                assert monotonic() < until, self._states()
                for phones in self.tables:
                    await self._tended(phones)
                await asyncio.sleep(0.2)

    def _states(self) -> list[list[str]]:
        return [one["states"] for one in self.evening.view("director")["tables"]]

    async def _tended(self, phones: Phones) -> None:
        """A doubt may come after the network: it is answered, and the entry agreed to once more."""
        for unit in phones.units:
            await self._confirms(unit)
        for page in (*phones.units, *phones.pairs):
            await _tapped_if_there(page, "Agreed")

    async def _confirms(self, unit: Page) -> None:
        self.counted["doubts"] += await _tapped_if_there(unit, "It is right")

    async def _table(self, number: int, round: int) -> None:
        phones, here = self.tables[number - 1], self.evening.view(f"unit:{number}")
        units = list(phones.units)
        for unit in units:
            await expect(unit.locator(".hall")).to_contain_text(f"Round {round} of", timeout=PATIENCE)
        for nth, play in enumerate(here["plays"]):
            unit = units[nth % 2]
            came = (
                self.chance.choice(list(CONTRACTS)),
                self.chance.choice(list(DECLARERS)),
                self.chance.choice((8, 9, 10, 11)),
            )
            self.tapped[number, play["play"]] = (CONTRACTS[came[0]], DECLARERS[came[1]], came[2])
            board = f"Board {play['board']}"
            await self._enters(unit, board, *came)
            agreeing = unit if nth % 2 == 0 else self.of_pair[play["ew"]["key"]]
            button = _button(agreeing.get_by_role("region", name=board, exact=True), "Agreed")
            async with asyncio.timeout(PATIENCE / 1000):
                while not await button.count():
                    # what is doubtful is not there to be agreed to before the unit has said that it is so
                    await self._confirms(unit)
                    await asyncio.sleep(0.2)
            await button.click()
            await self._perhaps_reloads(unit)

    async def _enters(self, unit: Page, board: str, contract: str, declarer: str, tricks: int) -> None:
        yes = _button(unit, "Yes")
        here = unit.get_by_role("region", name=board, exact=True)
        await yes.or_(here).first.wait_for()
        if await yes.count():
            await yes.click()
        await _tapped(here, "Enter the result")
        await unit.locator(".keys.five button").filter(has_text=contract).first.click()
        for name in (declarer, "Leave out the lead", f"{tricks} tricks"):
            await _tapped(unit, name)
        self.counted["results"] += 1

    async def _perhaps_reloads(self, unit: Page) -> None:
        if await unit.locator(".hall").get_attribute("data-kept") == "0":
            return
        self.counted["kept on a phone"] += 1
        if self.chance.random() < 0.5:
            return
        self.counted["loaded again with something kept"] += 1
        while not await _reloaded(unit):
            self.counted["loaded without a network"] += 1
            await asyncio.sleep(0.5)

    async def cuts(self, net: Network) -> None:
        """One room or the other, for some seconds, until the task is ended."""
        while True:
            await asyncio.sleep(2 + 6 * self.chance.random())
            room = self.chance.choice(list(net.rooms))
            net.pull(room)
            self.counted["cuts"] += 1
            try:
                await asyncio.sleep(1 + 6 * self.chance.random())
            finally:
                net.plug(room)

    async def check(self) -> None:
        """Nothing is kept on any page, and every result is what was tapped there."""
        for phones in self.tables:
            for page in (*phones.units, *phones.pairs):
                await expect(page.locator(".hall")).to_have_attribute("data-kept", "0", timeout=PATIENCE)
        found: dict[str, dict[str, Any]] = {}
        for key in self.of_pair:
            found |= {play["play"]: play["result"] for play in self.evening.view(f"pair:{key}")["plays"]}
        said = {play: came for (_, play), came in self.tapped.items()}
        assert {play: (one["contract"], one["by"], one["tricks"]) for play, one in found.items()} == said


def _button(where: Page | Locator, name: str) -> Locator:
    return where.get_by_role("button", name=name, exact=True).first


async def _tapped(where: Page | Locator, name: str) -> None:
    await _button(where, name).click()


async def _reloaded(page: Page) -> bool:
    try:
        await page.reload(timeout=5_000)
    except Error:
        return False
    return True


async def _tapped_if_there(page: Page, name: str) -> bool:
    if not await _button(page, name).count():
        return False
    with suppress(TimeoutError):  # it has gone since, as what came over the network said
        await _button(page, name).click(timeout=3_000)
        return True
    return False


def test_forty_eight_pages_in_two_rooms(tmp_path: Path) -> None:
    browser = chromium()
    with (
        network(ROOMS) as net,
        net.in_hall(),
        process(folder_of(tmp_path), "--hall", "--host", "0.0.0.0") as server,
    ):
        port = server.address.rpartition(":")[2]
        serving = Serving(f"http://127.0.0.1:{port}", server.operator["authorization"].removeprefix("Bearer "))
        counted = asyncio.run(_evening(tmp_path, browser, net, serving, port))
    print(f"\n{4 * TABLES} pages in {ROOMS} rooms, {TABLES} tables, {BOARDS} boards: {dict(counted)}")
    assert counted["results"] >= TABLES * BOARDS // 2
    assert counted["cuts"] >= 5


async def _evening(folder: Path, program: str, net: Network, serving: Serving, port: str) -> Counter[str]:
    evening = ClubEvening(serving, TABLES)
    evening.begins(BOARDS)
    errors: list[str] = []
    async with _rooms(folder, program, net, errors) as pages:
        tables: list[Phones] = []
        of_pair: dict[str, Page] = {}
        for number in range(1, TABLES + 1):
            room = 1 + (number > TABLES // 2)
            at = f"http://{net.address(room)}:{port}"
            play = evening.view(f"unit:{number}")["plays"][0]
            keys = [play["ns"]["key"], play["ew"]["key"]]
            links = [evening.links[f"unit:{number}"]] * 2 + [evening.link(f"pair:{key}") for key in keys]
            opened = [await pages[room](at + urlsplit(link).path) for link in links]
            tables.append(Phones(room, (opened[0], opened[1]), (opened[2], opened[3])))
            of_pair |= dict(zip(keys, opened[2:], strict=True))
        phones = PhonesEvening(evening, tables, of_pair, seed=48)
        cutting = asyncio.create_task(phones.cuts(net))
        try:
            await phones.play()
        finally:
            cutting.cancel()
            await asyncio.gather(cutting, return_exceptions=True)
        await phones.check()
    assert errors == []
    return phones.counted


@asynccontextmanager
async def _rooms(folder: Path, program: str, net: Network, errors: list[str]) -> AsyncIterator[dict[int, Any]]:
    """For each room what opens a phone there at a link."""
    async with AsyncExitStack() as stack:
        playwright = await stack.enter_async_context(async_playwright())

        def opening(room: int, browser: Any) -> Any:
            async def opened(link: str) -> Page:
                width, height = NARROW
                context = await browser.new_context(viewport={"width": width, "height": height}, locale="en-GB")
                page: Page = await context.new_page()
                page.set_default_timeout(PATIENCE)
                page.on("pageerror", lambda error: errors.append(f"room {room}: {error}"))
                await page.goto(link)
                await page.get_by_role("button").click()
                await page.locator(".hall[data-line=open]").wait_for()
                return page

            return opened

        opens = {}
        for room in net.rooms:
            path = str(net.program(folder, room, program))
            browser = await playwright.chromium.launch(executable_path=path, args=FLAGS, headless=True)
            stack.push_async_callback(browser.close)
            opens[room] = opening(room, browser)
        yield opens
