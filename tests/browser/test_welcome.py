"""From the welcome page to a table without a link; and the table as a player sets it."""

from __future__ import annotations

import re
from io import BytesIO

import pytest
import zxingcpp
from PIL import Image
from playwright.sync_api import Browser, Page, expect

from bridgelaw.words import Words
from tests.browser.axe import accessible
from tests.browser.club import Club
from tests.browser.conftest import Seating
from tests.browser.player import LOCALES, PATIENCE
from tests.kit.whole import of_all


def test_one_press_from_the_welcome_to_a_table(server: Club, browser: Browser) -> None:
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    page = context.new_page()
    page.goto(server.address)
    page.get_by_role("button", name="Play alone now").click()
    expect(page).to_have_url(re.compile(r"/t/[^/]+/S$"))
    expect(page.locator(".hand[data-seat=S] .card:not(.gone)")).to_have_count(13)
    # programs sit there, and it is his first lesson
    expect(page.locator(".place.left .there, .place.left .who")).not_to_have_count(0)
    expect(page.locator(".lesson")).to_contain_text("Lesson 1 of")
    expect(page.locator(".status.mine")).to_be_visible()
    context.close()


@pytest.mark.parametrize("language", of_all(sorted(LOCALES), "fr"))
def test_a_lesson_says_what_was_seen_and_how_to_go_on(server: Club, browser: Browser, language: str) -> None:
    """On a phone, with whose turn it is still in sight over the bidding box."""
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, locale=LOCALES[language], reduced_motion="reduce"
    )
    page, words = context.new_page(), Words(language)
    page.set_default_timeout(PATIENCE)
    page.goto(server.address)
    accessible(page)
    page.get_by_text(words.say("host-lessons")).click()
    accessible(page)
    page.get_by_role("button", name=words.say("lesson-call_out_of_turn"), exact=True).click()
    told = page.locator(".lesson")
    expect(told).to_contain_text(words.say("lesson-call_out_of_turn", "say"))
    # he passes over East's bid, though it is North's turn
    expect(page.locator(".auction .call")).to_have_count(1)
    accessible(page)
    spoken = re.compile(f"^{words.call('P', 'spoken')}(,|$)", re.IGNORECASE)
    passes = page.locator(".box").get_by_role("button", name=spoken)
    passes.click()
    passes.click()
    expect(told).to_contain_text(words.say("lesson-call_out_of_turn", "end"))
    expect(told.get_by_role("button")).to_have_text(words.say("page-lesson-next"))
    expect(told).to_contain_text(words.say("page-lesson-on"))
    accessible(page)
    expect(page.locator(".status.mine")).to_be_visible()
    whose, box = page.locator(".status.mine .now").bounding_box(), page.locator(".dock .bids").bounding_box()
    assert whose
    assert box
    assert whose["y"] + whose["height"] <= box["y"]
    context.close()


def _takes(server: Club, browser: Browser, name: str, language: str, size: tuple[int, int]) -> tuple[Page, Words]:
    """He sits at that lesson."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, locale=LOCALES[language], reduced_motion="reduce"
    )
    page, words = context.new_page(), Words(language)
    page.set_default_timeout(PATIENCE)
    # what leads to the lessons shows them
    page.goto(f"{server.address}/#lessons")
    page.get_by_role("button", name=words.say(f"lesson-{name}"), exact=True).click()
    expect(page.locator(".lesson")).to_be_visible()
    return page, words


@pytest.mark.parametrize("size", [(360, 740), (1280, 800)])
@pytest.mark.parametrize("language", of_all(sorted(LOCALES), "en"))
def test_the_box_is_in_sight_when_a_call_is_to_be_replaced(
    server: Club, browser: Browser, language: str, size: tuple[int, int]
) -> None:
    page, words = _takes(server, browser, "own_bid_too_low", language, size)
    expect(page.locator(".band")).to_be_visible()
    page.locator(".bar .summon").click()
    page.keyboard.press("Escape")
    expect(page.locator(".dock.priced")).to_be_visible()
    dock = page.locator(".dock").bounding_box()
    keys = page.locator(".box button")
    expect(keys).to_have_count(38)
    assert dock
    for key in keys.all():
        box = key.bounding_box()
        assert box
        assert dock["y"] <= box["y"] <= box["y"] + box["height"] <= dock["y"] + dock["height"]
    expect(page.get_by_text(words.say("table-choice-alone"))).to_have_count(1)
    # a touch says what the call costs; nothing is made yet
    key = page.locator(".box").get_by_role(
        "button", name=re.compile(f"^{words.call('2S', 'spoken')}(,|$)", re.IGNORECASE)
    )
    key.click()
    expect(page.locator(".means .costs")).to_contain_text("27B1")
    accessible(page)
    expect(page.locator(".auction .call")).to_have_count(3)
    page.context.close()


def test_what_is_asked_is_not_cut_off_by_the_box_of_another(server: Club, browser: Browser) -> None:
    """West has still to call, so the box stands under what there is to read."""
    page, _ = _takes(server, browser, "wrong_explanation", "nb", (1280, 800))
    expect(page.locator(".status")).to_be_visible()
    line, box = page.locator(".status .now").bounding_box(), page.locator(".dock .bids").bounding_box()
    assert line
    if box:
        assert line["y"] + line["height"] <= box["y"]
    page.context.close()


@pytest.mark.parametrize("size", [(360, 740), (1280, 800)])
def test_what_the_director_has_said_stands_over_the_box(server: Club, browser: Browser, size: tuple[int, int]) -> None:
    page, _ = _takes(server, browser, "bid_too_low", "en", size)
    expect(page.locator(".auction .call")).to_have_count(2)
    page.locator(".bar .summon").click()
    page.keyboard.press("Escape")
    option = page.locator("[data-option=reject_call]")
    option.locator("button.option").click()
    option.locator("button.primary").click()
    expect(page.locator(".dock.turn .lately")).to_be_visible()
    page.locator(".dock").evaluate("dock => dock.scrollTop = 0")
    said, box = page.locator(".lately").bounding_box(), page.locator(".dock .bids").bounding_box()
    assert said
    assert box
    assert said["y"] + said["height"] <= box["y"]
    page.context.close()


@pytest.mark.parametrize("wide", [True, False])
def test_from_a_lesson_there_is_a_way_to_the_others(server: Club, browser: Browser, wide: bool) -> None:
    page, words = _takes(server, browser, "first_board", "en", (1280, 800) if wide else (360, 740))
    page.get_by_role("button", name=words.say("page-sheet-menu")).click()
    page.get_by_role("link", name=words.say("page-menu-lessons")).click()
    expect(page.get_by_role("button", name=words.say("lesson-claim"), exact=True)).to_be_visible()
    expect(page.get_by_role("button", name=words.say("host-free"))).to_be_visible()
    page.go_back()
    page.get_by_role("button", name=words.say("page-sheet-menu")).click()
    page.get_by_role("link", name=words.say("page-menu-front")).click()
    expect(page).to_have_url(f"{server.address}/")
    page.context.close()


def test_a_table_is_hosted_and_its_links_lead_to_it(server: Club, browser: Browser) -> None:
    context = browser.new_context(locale="en-GB")
    page = context.new_page()
    page.goto(server.address)
    page.get_by_role("link", name="Open a table for four").click()
    accessible(page)
    page.get_by_label("Name of the table").fill("Thursday")
    page.get_by_label("Who is North?").fill("Ada")
    page.get_by_role("button", name="Open the table").click()
    links = page.locator(".links a")
    expect(links).to_have_count(6)
    # what the camera of a phone reads is that very link
    page.get_by_text("camera of a phone").nth(1).click()
    [read] = zxingcpp.read_barcodes(Image.open(BytesIO(page.locator(".qr").nth(1).screenshot())))
    assert read.text == links.nth(1).get_attribute("href")
    accessible(page)
    with context.expect_page() as beside:
        links.first.click()
    table = beside.value
    table.wait_for_load_state()
    accessible(table)
    table.get_by_role("button", name="To the table").click()
    expect(table.locator(".app[data-phase=auction]")).to_be_visible()
    # the page with the links is not shown again, and stays
    expect(links).to_have_count(6)
    context.close()


@pytest.mark.parametrize("wide", of_all([True, False], False))
def test_the_table_as_one_sets_it(server: Club, sit: Seating, wide: bool) -> None:
    """Large cards stay in sight, in two rows; trumps go to the left once there is a contract."""
    table = server.open()
    table.calls("1D P 2D P P P")
    north = sit(table, "N", wide=wide)
    suits = north.page.locator(".own .suit")
    expect(suits.first.locator("[data-card]").first).to_have_attribute("data-card", re.compile("^D"))
    north.press("Settings" if wide else "Menu", within=".masthead")
    if not wide:
        north.press("Settings", within="dialog")
    north.sheet.get_by_label("Trumps on the left of my hand").uncheck()
    north.sheet.get_by_label("Large cards, in two rows").check()
    north.sheet.get_by_label("Sound", exact=False).check()
    north.press("Close", within="dialog")
    expect(suits.first.locator("[data-card]").first).to_have_attribute("data-card", re.compile("^S"))
    size = north.page.viewport_size
    assert size
    tops = set()
    for card in north.page.locator(".own [data-card]").all():
        box = card.bounding_box()
        assert box
        tops.add(round(box["y"]))
        assert box["y"] + box["height"] <= size["height"]
        assert 0 <= box["x"] <= box["x"] + box["width"] <= size["width"]
    assert len(tops) == 2
    # it is kept
    north.page.reload()
    expect(north.page.locator(".app.large")).to_be_visible()
