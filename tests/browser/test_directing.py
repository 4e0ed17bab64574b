"""A Director runs an evening: on his phone, with a helper at a laptop and the big screen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.axe import accessible, fits, legible
from tests.browser.club import Club
from tests.browser.player import NARROW, PATIENCE, WIDE

PAIRS = "Ann Lee / Bo Ek\nCy Day / Di Orr\nEva Moe / Finn Dahl\nGro Li / Hal Wu"


@pytest.fixture
def phones(browser: Browser) -> Iterator[list[BrowserContext]]:
    """Browsers that know nothing of each other: a phone, a laptop, a projector."""
    sizes = (NARROW, WIDE, (1920, 1080))
    made = [
        browser.new_context(viewport={"width": w, "height": h}, locale="en-GB", reduced_motion="reduce")
        for w, h in sizes
    ]
    yield made
    for one in made:
        one.close()


def came(context: BrowserContext, errors: list[str]) -> Page:
    """A page in that browser."""
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.on("pageerror", lambda error: errors.append(str(error)))
    return page


def confirmed(page: Page, name: str) -> None:
    """Press the button of that name, read what it will do, and do it."""
    page.get_by_role("button", name=name).click()
    page.get_by_role("button", name="Do it").click()


def at_place(director: Page, there: Page, place: str, server: Club) -> None:
    """Somebody comes to a place by the link that the Director shows."""
    row = director.locator(".places li", has_text=place)
    row.get_by_role("button", name="Show link").click()
    there.goto(director.locator(".shown a").get_attribute("href") or "")
    there.get_by_role("button").click()


def tapped(director: Page, *names: str) -> None:
    """Tap those buttons one after the other."""
    for name in names:
        director.get_by_role("button", name=name, exact=True).click()


def test_he_puts_results_right_and_settles_what_is_left(server: Club, phones: list[BrowserContext]) -> None:
    """What his helper types is accepted, corrected a round later, and what nobody has said is settled at once."""
    errors: list[str] = []
    director, helper = (came(one, errors) for one in phones[:2])
    director.goto(f"{server.address}/s/new")
    director.get_by_label("Number of tables").fill("2")
    director.get_by_label("Boards that each pair").fill("6")
    director.get_by_role("button", name="Open the evening").click()
    at_place(director, helper, "the helper", server)
    director.get_by_role("link", name="Director").click()
    director.get_by_text("Enter names").click()
    director.get_by_role("textbox").fill(PAIRS)
    director.get_by_role("button", name="Seat them").click()
    director.get_by_role("button", name="Show movements").click()
    expect(director.get_by_text("Proposed")).to_have_count(1)
    director.locator(".proposals button").first.click()
    confirmed(director, "Start round 1")
    expect(director.locator(".tile.plays")).to_have_count(2)
    for said in ("4SN+1", "3NE="):
        helper.get_by_label("Result", exact=True).fill(said)
        helper.get_by_label("Result", exact=True).press("Enter")
    director.locator(".tile").first.click()
    expect(director.get_by_role("button", name="Accept all 2 of this table")).to_be_visible()
    accessible(director)
    director.get_by_role("button", name="Accept – table 1, board 1").click()
    expect(director.locator(".plays li").first).to_contain_text("agreed")

    # a slip that is handed to him
    director.locator(".tile").nth(1).click()
    director.get_by_role("button", name="Enter the result").first.click()
    director.locator(".keys.five button").filter(has_text="2♦").first.click()
    tapped(director, "East", "Leave out the lead", "8 tricks")
    director.get_by_role("button", name="Accept – table 2").click()
    expect(director.locator(".plays li").first).to_contain_text("agreed")
    director.locator(".tile").first.click()

    director.get_by_role("button", name="Start round 2").click()
    expect(director.locator(".confirm")).to_contain_text("Nobody has agreed to 1 result (tables: 1).")
    director.get_by_role("button", name="Do it").click()
    director.get_by_text("Earlier rounds").click()
    director.get_by_role("button", name="Correct it – table 1, board 1").click()
    accessible(director)
    tapped(director, "Result +1", "10 tricks", "Enter it like this")
    expect(director.locator(".confirm")).to_contain_text("4♠ by North +1 (+450) → 4♠ by North =")
    accessible(director)
    director.get_by_role("button", name="Do it").click()
    expect(director.locator(".did")).to_contain_text("table 1, board 1: corrected")
    expect(director.locator(".plays li", has_text="Board 1 ")).to_contain_text("(+420)")

    confirmed(director, "End of play")
    expect(director.locator(".stage")).to_contain_text("boards have no result and count for nobody.")
    expect(director.locator(".stage")).to_contain_text("Nobody has agreed to 1 result (tables: 1).")
    accessible(director)
    confirmed(director, "Whose fault: all")
    expect(director.locator("#unsettled")).to_have_count(0)
    director.locator(".plays li", has_text="average plus / average plus").first.wait_for()
    # in the correction period as well, and no more when the evening is over
    confirmed(director, "Publish the ranking")
    expect(director.get_by_role("button", name="Correct it – table 1, board 1")).to_be_visible()
    confirmed(director, "Close the evening")
    expect(director.get_by_text("The evening is closed").first).to_be_visible()
    expect(director.get_by_role("button", name="Correct it")).to_have_count(0)
    assert errors == []


def test_he_puts_right_who_sits_where_before_the_start(server: Club, phones: list[BrowserContext]) -> None:
    """A pair that was typed twice is not seated twice; a name is put right and a pair taken off at its tile."""
    errors: list[str] = []
    director = came(phones[0], errors)
    director.goto(f"{server.address}/s/new")
    director.get_by_label("Number of tables").fill("2")
    director.get_by_role("button", name="Open the evening").click()
    director.get_by_role("link", name="Director").click()
    director.get_by_text("Enter names").click()
    typed = director.get_by_placeholder("Ann Lee / Bo Ek")
    typed.fill(PAIRS)
    director.get_by_role("button", name="Seat them").click()
    director.locator(".tile").first.click()
    director.locator("#of-table").wait_for()
    director.get_by_role("button", name="Change").first.click()
    accessible(director)
    director.get_by_label("Name 2").fill("Bo Eklund")
    director.get_by_role("button", name="Seat them").last.click()
    expect(director.locator(".tile").first).to_contain_text("Bo Eklund")
    director.get_by_role("button", name="Change").last.click()
    director.get_by_role("button", name="Take them off").click()
    expect(director.locator(".tile").first).not_to_contain_text("Cy Day")
    typed.fill("Bo Eklund / Ann Lee")
    director.get_by_role("button", name="Seat them").first.click()
    expect(director.get_by_role("alert")).to_contain_text("Bo Eklund – Ann Lee")
    expect(director.locator(".tile.half")).to_have_count(1)
    assert errors == []


def test_an_evening_from_opening_to_ranking(server: Club, phones: list[BrowserContext]) -> None:
    errors: list[str] = []
    director, helper, screen = (came(one, errors) for one in phones)
    director.goto(f"{server.address}/s/new")
    accessible(director)
    director.get_by_label("Number of tables").fill("2")
    director.get_by_label("Boards that each pair should play").fill("4")
    director.get_by_role("button", name="Open the evening").click()
    accessible(director)
    at_place(director, helper, "the helper", server)
    at_place(director, screen, "the big screen", server)
    expect(screen.locator(".free li")).to_have_count(2)
    accessible(screen)
    director.get_by_role("link", name="Director").click()

    # the pairs are typed in, and every proposal says what it costs
    director.get_by_text("Enter names").click()
    director.get_by_role("textbox").fill("Ann Lee")
    director.get_by_role("button", name="Seat them").click()
    expect(director.get_by_role("alert")).to_contain_text("Ann Lee")
    director.get_by_role("textbox").fill(PAIRS)
    director.get_by_role("button", name="Seat them").click()
    expect(director.locator(".tile.ready")).to_have_count(2)
    expect(director.locator(".tile").first).to_contain_text("Ann Lee")
    director.get_by_role("button", name="Show movements").click()
    accessible(director)
    director.locator(".proposals button").first.click()
    confirmed(director, "Start round 1")
    expect(director.locator(".did")).to_contain_text("Round 1 has begun")
    expect(director.locator(".tile.plays")).to_have_count(2)

    # the helper types from slips, by keyboard alone; the big screen tells nothing of it
    line = helper.get_by_label("Result", exact=True)
    line.fill("4s")
    line.press("Enter")
    expect(helper.locator("#read")).to_contain_text("not a result")
    line.fill("4SN+1")
    accessible(helper)
    line.press("Enter")
    expect(helper.locator(".did")).to_contain_text("4♠ by North +1")
    expect(director.locator(".tile").first).to_contain_text("1 of")
    expect(screen.locator(".seats li")).to_have_count(4)
    assert "4♠" not in screen.content()
    director.locator(".tile").first.click()
    expect(director.locator("#of-table")).to_be_visible()
    expect(director.locator(".plays li").first).to_contain_text("(+450)")
    accessible(director)

    # at night, wide, and in the other languages
    director.emulate_media(color_scheme="dark")
    for language in ("fr", "nb"):
        director.locator(".tongue select").select_option(language)
        fits(director)
    legible(director)
    director.locator(".tongue select").select_option("en")
    director.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})
    legible(director)

    confirmed(director, "End of play")
    accessible(director)
    director.get_by_role("button", name="Nobody").first.click()
    director.get_by_text("What you did last").click()
    director.get_by_role("button", name="Undo").first.click()
    expect(director.locator(".did")).to_contain_text("Undone")
    confirmed(director, "Publish the ranking")
    expect(screen.locator(".standings li").first).to_contain_text("Ann Lee")
    expect(screen.get_by_role("timer")).to_contain_text("Correction period")
    accessible(screen)
    confirmed(director, "Close the evening")
    expect(director.get_by_text("The evening is closed").first).to_be_visible()
    assert errors == []
