"""A board that the program cannot judge, put right by hand in the browser: orders, the result, a score."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import accessible
from tests.browser.club import Club, club
from tests.browser.conftest import Coming
from tests.kit.broken import PLANTED
from tests.kit.whole import of_all

BY_HAND = {"en": "by hand", "fr": "à la main", "nb": "for hånd|manuelt"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    """A server in which the Law of the insufficient bid has a fault."""
    with club(tmp_path_factory.mktemp("club"), broken=["law27.insufficient"]) as running:
        yield running


# a phone has the least room, and nothing of the way depends on the language; the other pages are looked at in all
@pytest.mark.parametrize(("language", "wide"), of_all([("en", True), ("fr", False), ("nb", False)], ("nb", False)))
def test_a_board_that_could_not_be_judged(server: Club, come: Coming, language: str, wide: bool) -> None:
    table, other = server.open(title=PLANTED), server.open(title=f"Table {language}")
    for one in (table, other):
        one.calls("1S")
        one.act("E", call="1H")
        one.act("S", attention="s2")
        one.act("S", summon=True)
    page = come(language, wide=wide)
    calls = page.locator(".calls.waiting li")
    expect(calls.filter(has_text=f"Table {language}")).to_have_count(1)
    accessible(page)
    picture(page, f"queue-{language}")
    calls.filter(has_text=PLANTED).last.get_by_role("link").click()
    expect(page.locator("main")).to_contain_text(re.compile(BY_HAND[language], re.IGNORECASE))
    accessible(page)
    picture(page, f"case-{language}")
    now = page.locator(".now")
    expect(now).to_contain_text(re.compile(r"1♥.*\W27"))
    form = now.locator("form[action$=by-hand]").first
    form.locator("select[name=order]").select_option("cancel call")
    form.locator("select[name=of]").select_option("a2")
    form.locator("button").click()
    expect(page.locator(".acts")).to_contain_text(re.compile("1♥"))
    assert table.view("N")["answer"]["auction"][1]["status"] == "cancelled"
    page.locator(".now button[value=yes]").first.click()
    expect(page.locator(".answered")).to_be_visible()
    picture(page, f"after-{language}")
    assert not any(q["kind"] == "not_judged" for q in table.view("director")["answer"]["questions"])


def picture(page: Page, name: str) -> None:
    """What a person sees, where somebody wants to look at it."""
    if folder := os.environ.get("PICTURES_SEEN"):
        page.screenshot(path=Path(folder) / f"{name}.png", full_page=True)
