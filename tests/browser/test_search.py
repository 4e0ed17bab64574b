"""The Laws searched in a browser: from the desk to the tile of the situation, and in pages that no server sends."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from bridgelaw.web.laws.site import content
from tests.browser.axe import accessible
from tests.browser.conftest import Coming
from tests.browser.player import NARROW, WIDE

MOST_WAYS = 3
STATIC = ("laws.css", "laws.js", "search.js", "stemmers/base.js", "stemmers/french.js", "stemmers/norwegian.js")


def test_from_the_desk_to_the_tile(come: Coming) -> None:
    page = come(wide=False)
    page.locator(".quick-way a").click()
    page.get_by_role("searchbox").fill("trump still out after a claim")
    page.keyboard.press("Enter")
    page.wait_for_url("**/laws/en/search.html?*")
    expect(page.locator(".results .number").first).to_have_text("70C")
    accessible(page)
    # what is typed is looked for at once, in the edition that is chosen
    page.locator("#q").fill("can dummy say something")
    expect(page.locator(".results .number").nth(1)).to_have_text("9A4")
    page.locator("#edition").select_option("1997")
    expect(page.locator(".results .number").nth(1)).to_have_text("9A2(b)(1)")
    expect(page.locator(".ways a")).to_have_count(MOST_WAYS)
    page.locator(".ways a").first.click()
    page.wait_for_url("**/desk/quick?start=dummy&laws=1997")
    expect(page.locator("#ask")).to_be_visible()


@pytest.mark.parametrize(
    ("language", "wide", "question", "number", "road"),
    [
        ("fr", True, "hesitation du partenaire", "16B1", "unauthorized_information"),
        ("nb", False, "revoke etter spillet", "64A", "revoke"),
    ],
)
def test_pages_without_a_server(
    browser: Browser, tmp_path: Path, language: str, wide: bool, question: str, number: str, road: str
) -> None:
    names = [f"{language}/search.html", f"{language}/search-index.js", *(f"static/{name}" for name in STATIC)]
    for name in names:
        file, found = tmp_path / name, content(name)
        assert found is not None
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(found.body)
    width, height = WIDE if wide else NARROW
    context = browser.new_context(viewport={"width": width, "height": height})
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(f"{(tmp_path / names[0]).as_uri()}?q={question}")
    first = page.locator(".results li").first
    expect(first.locator(".number")).to_have_text(number)
    expect(first.locator("code")).to_have_text(f"bridgelaw ruling --start {road}")
    accessible(page)
    context.close()
    assert errors == []
