"""A server and a browser for all tests of a worker; tables and players for one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.chromium import FLAGS, chromium
from tests.browser.club import Club, Table, club
from tests.browser.driver import watched
from tests.browser.player import LOCALES, NARROW, PATIENCE, WIDE, Player, Scheme

expect.set_options(timeout=PATIENCE)

PAGE = Path(__file__).parents[2] / "src" / "bridgelaw" / "web" / "static" / "table.html"


class Seating(Protocol):
    """Sits somebody down."""

    def __call__(self, table: Table, who: str, **how: Any) -> Player: ...


class Coming(Protocol):
    """Brings a Director to the desk."""

    def __call__(self, language: str = "en", *, wide: bool = True, scheme: Scheme = "light") -> Page: ...


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    """The running server."""
    assert PAGE.is_file(), "the live page is not built: say `make page`"
    with club(tmp_path_factory.mktemp("club")) as running:
        yield running


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """The running browser."""
    path = chromium()
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=path, args=FLAGS, headless=True)
        with watched(launched):
            yield launched
            launched.close()


@pytest.fixture
def sit(browser: Browser) -> Iterator[Seating]:
    """Sits players down; they leave at the end, and nothing has gone wrong on their pages."""
    players: list[Player] = []

    def sit_down(table: Table, who: str, **how: Any) -> Player:
        players.append(Player(browser, table, who, **how))
        return players[-1]

    yield sit_down
    errors = {player.who: player.errors for player in players if player.errors}
    for player in players:
        player.close()
    assert errors == {}


@pytest.fixture
def come(browser: Browser, server: Club) -> Iterator[Coming]:
    """Directors who come by the link that the server has printed; nothing goes wrong on their pages."""
    contexts = []
    errors: list[str] = []

    def to_the_desk(language: str = "en", *, wide: bool = True, scheme: Scheme = "light") -> Page:
        width, height = WIDE if wide else NARROW
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=LOCALES[language],
            color_scheme=scheme,
            reduced_motion="reduce",
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(server.desk)
        page.get_by_role("button").click()
        page.wait_for_url("**/desk")
        return page

    yield to_the_desk
    for context in contexts:
        context.close()
    assert errors == []
