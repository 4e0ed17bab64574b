"""A session played online, in several browsers: players are led from seat to seat, the Director goes to a call."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.axe import accessible
from tests.browser.club import Club
from tests.browser.player import LOCALES, PATIENCE, WIDE
from tests.browser.session import OpenedSession
from tests.online.programs import PlayerProgram

Going = Callable[[str], Page]


class OnlineEvening(OpenedSession):
    """A session of four pairs that is played online."""

    def __init__(self, server: Club) -> None:
        super().__init__(server, name="Online", online=True)
        for n in range(4):
            names = [[f"Åse {n + 1}", ""], [f"Zoë {n + 1}", ""]]
            self.done("sit", table=1 + n // 2, side=("NS", "EW")[n % 2], names=names)
        self.done("arrange", boards=6)
        self.players = [f"player:{pair['key']}.{n}" for pair in self.view()["pairs"] for n in (1, 2)]

    def done(self, type: str, **fields: Any) -> Any:
        """The Director does something."""
        found = self.send("director", type, **fields)
        assert found["type"] == "done", found
        return found

    @contextmanager
    def programs(self, slow: str) -> Iterator[None]:
        """Programs play for all players; `slow`: whose it is to say himself that he is ready for the next board."""
        stop = threading.Event()
        players = [
            PlayerProgram(
                self.address, self.id, who, self.link(who).rpartition("/")[2], lambda *_: None, goes_on=who != slow
            )
            for who in self.players
        ]

        async def play() -> None:
            tasks = [asyncio.create_task(player.run()) for player in players]
            await asyncio.to_thread(stop.wait)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

        thread = threading.Thread(target=lambda: asyncio.run(play()))
        thread.start()
        try:
            yield
        finally:
            stop.set()
            thread.join(60)


@pytest.fixture
def go(browser: Browser) -> Iterator[Going]:
    """Browsers that open a link; nothing goes wrong on their pages."""
    contexts = []
    errors: list[str] = []

    def to(link: str) -> Page:
        width, height = WIDE
        context = browser.new_context(viewport={"width": width, "height": height}, locale=LOCALES["en"])
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(link)
        page.get_by_role("button").click()
        page.locator(".hall[data-line=open]").wait_for()
        return page

    yield to
    for context in contexts:
        context.close()
    assert errors == []


def test_players_are_led_from_seat_to_seat_and_the_director_goes_to_a_call(server: Club, go: Going) -> None:
    evening = OnlineEvening(server)
    first, other = evening.players[0], evening.players[2]
    pages = {who: go(evening.link(who)) for who in (first, other)}
    director = go(evening.links["director"])
    with evening.programs(slow=first):
        expect(pages[first].get_by_text("The round has not been called yet.")).to_be_visible()
        director.get_by_role("button", name="Start round 1").click()
        director.get_by_role("button", name="Do it").click()
        # the notice, then the table, without a hand on it
        expect(pages[first].get_by_role("heading", name="Your table")).to_be_visible()
        for who, page in pages.items():
            page.wait_for_url("**/t/**")
            expect(page.locator(".session")).to_contain_text("Round 1 of 3")
            mine = evening.view(who)["live"]
            for seat in "NESW".replace(mine["seat"], ""):
                expect(page.locator(".felt .name").filter(has_text=mine["names"][seat])).to_be_visible()
        page = pages[first]
        table = page.url
        accessible(page)
        # one board after the other; what it is worth beside the other table comes by itself
        page.get_by_role("button", name="I am ready for the next board").click()
        expect(page.locator(".session")).to_contain_text("The boards of this round are played.")
        expect(page.get_by_role("button", name="I am ready for the next board")).to_have_count(0)
        expect(page.locator(".session .share")).to_contain_text("with one other table")
        expect(director.locator(".tile.done")).to_have_count(2)

        # somebody calls the Director at his table, about the board that is over
        page.locator(".bar .summon").click()
        page.keyboard.press("Escape")
        expect(director.get_by_role("heading", name="Live tables that wait for you")).to_be_visible()
        accessible(director)
        director.get_by_role("link", name="Go to the table").first.click()
        director.wait_for_url("**/director?from=director")
        expect(director.locator(".app.director")).to_be_visible()
        expect(director.locator(".felt .name").filter(has_text="Åse 1")).to_be_visible()
        evening.done("call_round", round=2)
        director.get_by_role("link", name="All tables").click()
        director.locator(".hall[data-line=open]").wait_for()

        # the next round: led there with notice, whether at the table or at home
        expect(page.get_by_role("alertdialog")).to_contain_text("Round 2: your table is")
        seat = evening.view(first)["live"]
        expect(page.get_by_role("alertdialog")).to_contain_text(f"Round 2: your table is {seat['label']}")
        page.get_by_role("button", name="Go there now").click()
        page.wait_for_url(f"**/t/{seat['table']}/{seat['seat']}")
        assert page.url != table
        expect(page.locator(".session")).to_contain_text("Round 2 of 3")
        # home again, to look at the results: nobody is carried off from there
        page.get_by_role("link", name="My results").click()
        expect(page.get_by_role("heading", name="Your results")).to_be_visible()
        expect(page.get_by_role("button", name="Stay here")).to_have_count(0)
        accessible(page)
        page.get_by_role("button", name="Go to the table").click()
        page.wait_for_url("**/t/**")
