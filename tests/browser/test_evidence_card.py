"""The card in the browser: on a phone and on a wide screen, by axe; it goes on by itself while it is being solved."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from bridgelaw.words import Words
from tests.browser.axe import accessible, legible
from tests.browser.club import Club, club
from tests.browser.player import LOCALES, NARROW, PATIENCE, WIDE
from tests.browser.screens import LANGUAGES
from tests.kit.cards import with_card
from tests.kit.whole import of_all

CONDITIONS = {"en": ("6+S", "14+ hcp"), "fr": ("6+P", "14+ points"), "nb": ("6+Sp", "14+ hp")}
CALLS = {"en": ("p", "x"), "fr": ("pa", "x"), "nb": ("p", "d")}
WIDER = "() => document.documentElement.scrollWidth > document.documentElement.clientWidth"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    """A house that has the card, as it is off by default."""
    with club(tmp_path_factory.mktemp("cards"), evidence_card="true") as running:
        yield running


@pytest.fixture
def page(house: Club, browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": NARROW[0], "height": NARROW[1]}, reduced_motion="reduce")
    found = context.new_page()
    found.set_default_timeout(PATIENCE)
    errors: list[str] = []
    found.on("pageerror", lambda error: errors.append(str(error)))
    found.goto(house.desk)
    found.get_by_role("button").click()
    found.wait_for_url("**/desk")
    yield found
    context.close()
    assert errors == []


@pytest.mark.parametrize("language", of_all(LANGUAGES, "fr"))
def test_on_a_phone_from_the_question_to_the_card(house: Club, page: Page, tmp_path: Path, language: str) -> None:
    words = Words(language)
    table = house.open(kind="paper", title="Club evening", scoring="mp")
    table.send("director", {"type": "import", "text": with_card(tmp_path)})
    page.set_extra_http_headers({"accept-language": LOCALES[language]})
    page.goto(f"{house.address}/desk/cases/{table.id}/2?language={language}")
    expect(page.locator("html")).to_have_attribute("lang", language)
    # the card that was taken over
    page.locator(".work a", has_text=words.say("infocard-title")).first.click()
    expect(page.locator("svg.bar").first).to_be_visible()
    seen(page)
    # in the written ruling, and on the way there
    shown = page.url
    page.locator("form[action$='/letter'] button").click()
    expect(page.locator("form[action$='/letter'] button")).to_have_text(words.say("infocard-take-out"))
    page.goto(f"{house.address}/desk/cases/{table.id}/2/ruling?language={language}")
    expect(page.locator(f"article[lang={language}]")).to_contain_text(words.say("infocard-how-often"))
    assert not page.evaluate(WIDER)
    page.goto(shown)
    page.locator("a.button[href$='/evidence']").click()
    for n, condition in enumerate(CONDITIONS[language], 1):
        page.locator(f"[name=name-{n}]").fill(f"{n}")
        page.locator(f"[name=reading-{n}]").fill(condition)
    for n, call in enumerate(CALLS[language], 1):
        page.locator(f"[name=action-{n}]").fill(call)
    seen(page)
    page.locator("button.primary").click()
    expect(page.locator(".trouble")).to_be_visible()
    seen(page)
    page.locator("[name=line-a1]").fill(CONDITIONS[language][0].replace("6", "5"))
    page.locator("[name=no_poll]").fill("-")
    page.locator("button.primary").click()
    expect(page.locator("progress")).to_be_visible()
    seen(page)
    # cancelled elsewhere, it is not waited for any more
    done = page.context.request.post(
        f"{house.address}/desk/cases/{table.id}/2/evidence/cancel", headers={"origin": house.address}
    )
    assert done.ok
    expect(page.locator(".trouble")).to_contain_text(re.compile(re.escape(words.say("infocard-was-cancelled")[:12])))
    expect(page.locator("[name=name-1]")).to_have_value("1")


def seen(page: Page) -> None:
    """It is well made on a phone by day and on a wide screen at night."""
    accessible(page)
    assert not page.evaluate(WIDER)
    page.emulate_media(color_scheme="dark")
    page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})
    legible(page)
    page.emulate_media(color_scheme="light")
    page.set_viewport_size({"width": NARROW[0], "height": NARROW[1]})
