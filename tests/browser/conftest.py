"""A server and a browser for all tests of a worker; tables and players for one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.chromium import FLAGS, chromium
from tests.browser.club import Club, Table, club
from tests.browser.player import Player

# how long something may take on a busy machine before it counts as missing; what is there is seen at once
expect.set_options(timeout=30_000)

PAGE = Path(__file__).parents[2] / "src" / "bridgelaw" / "web" / "static" / "table.html"


class Seating(Protocol):
    """Sits somebody down."""

    def __call__(self, table: Table, who: str, **how: Any) -> Player: ...


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
