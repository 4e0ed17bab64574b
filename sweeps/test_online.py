"""A whole evening played online: 24 pairs at twelve live tables, 26 boards under a barometer. A program plays for each
player; four of them have a browser beside it, which is led from seat to seat. Every byte to a player is searched.
On SQLite, and on two processes of one PostgreSQL, where of the four at a table two sit at each."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from playwright.async_api import Page, async_playwright

from tests.browser.chromium import FLAGS, chromium
from tests.kit.postgres import cluster
from tests.online.session import OnlineSession
from tests.online.whole import OnlineWhole, check, played
from tests.web.killing import folder_of
from tests.web.processes import Process, process

PAIRS, BOARDS, BROWSERS = 24, 26, 4
PATIENCE = 300_000


def test_an_evening_of_twelve_live_tables(tmp_path: Path) -> None:
    with process(folder_of(tmp_path)) as server:
        _played([server])


def test_an_evening_on_two_processes(tmp_path: Path) -> None:
    with (
        cluster() as postgres,
        process(folder_of(tmp_path, "one"), "--database", (database := postgres.database())) as one,
        process(folder_of(tmp_path, "two"), "--database", database) as two,
    ):
        _played([one, two])


def _played(servers: Sequence[Process]) -> None:
    found, led = asyncio.run(_evening(servers))
    check(found, tables=PAIRS // 2)
    assert len(found.witness.outcomes) == BOARDS * PAIRS // 2
    assert led == BROWSERS * BOARDS // 2
    print(
        f"\n{len(servers)} processes: {len(found.witness.outcomes)} boards, {len(found.awards)} rulings, {led} times a"
        f" browser was led to its seat, {found.witness.searched} frames of {found.witness.letters} letters searched,"
        " 0 hits; the ranking is that of the second computation"
    )


async def _evening(servers: Sequence[Process]) -> tuple[OnlineWhole, int]:
    led, addresses = 0, [server.address for server in servers]
    at = await OnlineSession.opened_at(addresses[0], servers[0].operator)
    at.addresses = addresses
    async with _browsers() as pages:
        came: dict[str, Page] = {}

        async def look(at: OnlineSession, number: int) -> None:
            nonlocal led
            if not came:
                every = list(at.players)
                for page, who in zip(pages, every[:: len(every) // BROWSERS], strict=False):
                    await at.link(who)
                    place = at.links[who].removeprefix(at.address)
                    await page.goto(addresses[len(came) % len(addresses)] + place)
                    await page.get_by_role("button").click()
                    came[who] = page
            for who, page in came.items():
                live = (await at.until(lambda view: bool(view["live"]), who))["live"]
                assert live["round"] == number
                await page.wait_for_url(f"**/t/{live['table']}/{live['seat']}", timeout=PATIENCE)
                await page.locator(".session").filter(has_text=re.compile(f"Round {number} of")).wait_for()
                led += 1

        found = await played(at, PAIRS, BOARDS, seed=1, each_round=look)
        for page in came.values():
            await page.get_by_role("link", name="My results").click()
            await page.get_by_text("Play is over").wait_for()
    await at.browser.aclose()
    return found, led


@asynccontextmanager
async def _browsers() -> AsyncIterator[list[Page]]:
    """So many, each of its own; nothing goes wrong on their pages."""
    errors: list[str] = []
    async with async_playwright() as playwright:
        launched = await playwright.chromium.launch(executable_path=chromium(), args=FLAGS, headless=True)
        pages = []
        for _ in range(BROWSERS):
            context = await launched.new_context(locale="en-GB")
            page = await context.new_page()
            page.set_default_timeout(PATIENCE)
            page.on("pageerror", lambda error: errors.append(str(error)))
            pages.append(page)
        yield pages
        await launched.close()
    assert errors == []
