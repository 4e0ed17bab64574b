"""The pages of a session in a browser: on a phone and wide, by day and by night, sorted by a touch."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import bridgelaw
from tests.browser.axe import accessible, fits, legible
from tests.browser.club import Club
from tests.browser.conftest import Coming
from tests.browser.player import NARROW, WIDE, Scheme
from tests.kit.whole import of_all
from tests.web.sessions.club import played_howell

PAGES = (
    "",
    "?sort=percent&way=turned",
    "/travellers",
    "/hands",
    "/board/2",
    "/board/3",
    "/pairs/3",
    "/print/ranking.html",
)
HANDS = "/print/hands.html"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A session of twelve pairs."""
    found = tmp_path / "evening.json"
    found.write_bytes(played_howell())
    return found


def taken(page: Page, server: Club, file: Path, over: str = "yes", *, names: bool = False) -> str:
    """The Director takes that file over: the address of its pages. `names`: they are shown."""
    page.goto(f"{server.address}/desk/sessions")
    form = page.locator("main form").first
    form.locator("input[type=file]").set_input_files(file)
    form.locator(f"input[name=over][value={over}]").check()
    form.locator("input[name=names]").set_checked(names)
    form.locator("button").click()
    link = page.locator("main .card h2 a").first
    expect(link).to_be_visible()
    return f"{server.address}{link.get_attribute('href')}"


@pytest.mark.parametrize("language", ["en", "fr", "nb"])
def test_every_page_of_a_session(server: Club, come: Coming, file: Path, language: str) -> None:
    page = come(language, wide=False)
    address = taken(page, server, file, "no" if language == "nb" else "yes")
    look_at(page, [f"{server.address}/desk/sessions"], language)
    look_at(page, [address + path for path in (PAGES if language != "nb" else ("", "/travellers", "/hands"))], language)


def test_a_ranking_with_names_is_in_sight_as_a_whole(server: Club, come: Coming, tmp_path: Path) -> None:
    example = (Path(bridgelaw.__file__).parent / "examples" / "evening.xml").read_text("utf-8")
    file = tmp_path / "evening.xml"
    file.write_text(example.replace(">Cleo<", ">Cleopatra van der Meulen-Haugerud<"), "utf-8")
    page = come("fr", wide=False)
    page.goto(taken(page, server, file, names=True))
    expect(page.locator("tbody").first).to_contain_text("Meulen")
    for size in (PHONE, NARROW):
        show(page, size, "light")
        assert page.evaluate(_BEYOND) == 0, size
        expect(page.locator("td.folds").first).to_be_hidden()
        expect(page.locator("td small.under").first).to_be_visible()
    show(page, WIDE, "light")
    expect(page.locator("td.folds").first).to_be_visible()
    expect(page.locator("td small.under").first).to_be_hidden()


PHONE = (390, 844)
_BEYOND = """() => [...document.querySelectorAll('.scrolls')].filter(one => one.scrollWidth > one.clientWidth).length"""


@pytest.mark.parametrize("language", of_all(["en", "fr", "nb"], "nb"))
def test_a_line_of_results_is_in_sight_as_a_whole(server: Club, come: Coming, file: Path, language: str) -> None:
    page = come(language, wide=False)
    address = taken(page, server, file)
    for path in ("/board/1", "/travellers", "/pairs/3"):
        page.goto(address + path)
        for size in (PHONE, NARROW, WIDE):
            show(page, size, "light")
            assert page.evaluate(_BEYOND) == 0, (path, size)
    show(page, PHONE, "light")
    # contract, declarer and how it ended, what was led; the score; points and all points so far
    page.goto(f"{address}/pairs/3")
    standing = page.locator(".large-line").inner_text()
    assert standing.endswith({"en": "66.27%", "fr": "66,27\u202f%", "nb": "66,27\u00a0%"}[language]), standing
    line = page.locator("tbody tr").first
    bare = "1SA" if language == "fr" else "1NT"
    king, east = {"en": ("♦K", "E"), "fr": ("♦R", "E"), "nb": ("♦K", "Ø")}[language]
    for text in (f"{bare} {east} +1", king, "−120", "2,00" if language != "en" else "2.00"):
        expect(line).to_contain_text(text)
    expect(page.locator("tbody tr").first.locator("td:visible")).to_have_count(5)
    show(page, WIDE, "light")
    expect(page.locator("tbody tr").first.locator("td:visible")).to_have_count(11)
    expect(page.locator(".folded:visible")).to_have_count(0)


def look_at(page: Page, addresses: Sequence[str], language: str) -> None:
    """Each of those pages by axe on a phone by day; in English on a wide screen at night as well."""
    for address in addresses:
        page.goto(address)
        expect(page.locator("html"), address).to_have_attribute("lang", language)
        page.evaluate("() => document.querySelectorAll('details').forEach(fold => fold.open = true)")
        if language == "fr":
            fits(page)
            continue
        accessible(page)
        if language == "en" and "/print/" not in address:
            show(page, WIDE, "dark")
            legible(page)
            show(page, NARROW, "light")


def show(page: Page, size: tuple[int, int], scheme: Scheme) -> None:
    """The same page on a screen of that size, by day or night."""
    page.emulate_media(color_scheme=scheme)
    page.set_viewport_size({"width": size[0], "height": size[1]})


def test_a_touch_sorts_where_the_table_stands(server: Club, come: Coming, file: Path) -> None:
    page = come(wide=False)
    address = taken(page, server, file)
    page.goto(f"{address}/pairs/3")
    head = page.locator("th", has=page.get_by_role("link", name="Points"))
    for way in ("descending", "ascending"):
        head.get_by_role("link").click()
        expect(head).to_have_attribute("aria-sort", way)
        assert page.url == f"{address}/pairs/3"
        found = page.locator("tbody tr td:nth-last-child(2)").evaluate_all(
            "cells => cells.map(one => one.dataset.value)"
        )
        numbers = [float(one) for one in found if one]
        assert numbers == sorted(numbers, reverse=way == "descending")
        assert found[len(numbers) :] == [""] * (len(found) - len(numbers))
        assert len(numbers) > 10


def test_the_same_without_a_script(server: Club, come: Coming, file: Path) -> None:
    desk = come(wide=False)
    address = taken(desk, server, file)
    browser = desk.context.browser
    assert browser is not None
    context = browser.new_context(java_script_enabled=False)
    try:
        page = context.new_page()
        page.goto(address)
        page.get_by_role("link", name="Pair", exact=True).click()
        expect(page.locator("th[aria-sort]")).to_have_text("Pair")
        assert page.url.endswith("?sort=pair")
        pairs = page.locator("tbody td:nth-child(2)").all_inner_texts()
        assert pairs == [str(number) for number in range(1, 13)]
    finally:
        context.close()
