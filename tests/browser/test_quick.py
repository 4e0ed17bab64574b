"""The quick ruling on a phone: from the tile to what is read out, in taps; by keyboard, and without a script."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from bridgelaw.api.quick.kinds import KINDS
from tests.browser.axe import accessible, fits
from tests.browser.club import Club
from tests.browser.conftest import Coming
from tests.browser.player import LOCALES

PHONE: ViewportSize = {"width": 360, "height": 740}
_SMALL = """() => [...document.querySelectorAll('.quick .tap, .quick .button, .quick button, .chips a')]
  .filter(e => e.offsetParent).map(e => [e.textContent.trim(), e.getBoundingClientRect()])
  .filter(([, box]) => box.width < 43.9 || box.height < 43.9).map(([text]) => text)"""

WALKS = {
    "insufficient_bid": ("by=E", "last_bid=1S", "call=1H", "called_since=none"),
    "opening_lead_out_of_turn": ("declarer=S", "by=E", "face=up", "card=HK", "spread=none"),
    "bid_over_seven": ("by=E", "called_since=none"),
}


def tap(page: Page, answer: str) -> None:
    """The one link of the question that gives this answer; the next page stands when it returns."""
    page.locator(f"#ask a[href*='{answer}#']").click()
    page.wait_for_url(lambda url: answer in url, wait_until="domcontentloaded")


@pytest.mark.parametrize(("start", "language"), [*zip(WALKS, ("en", "fr", "nb"), strict=True)])
def test_from_the_tile_to_what_is_read_out(come: Coming, server: Club, start: str, language: str) -> None:
    page = come(language, wide=False)
    page.set_viewport_size(PHONE)
    page.locator(".quick-way a").click()
    accessible(page)
    taps = 1
    page.locator(f".tile[href*='start={start}&']").click()
    for answer in WALKS[start]:
        assert page.evaluate(_SMALL) == []
        fits(page)
        tap(page, answer)
        taps += 1
    assert taps <= KINDS[start].at_most + 1
    expect(page.locator(".chips li")).to_have_count(len(WALKS[start]))
    expect(page.locator(".options .take, .news-out .line").first).to_be_visible()
    assert page.evaluate(_SMALL) == []
    accessible(page)
    # the last answer is taken back, and given again
    page.locator(".steps a").first.click()
    expect(page.locator(".chips li")).to_have_count(len(WALKS[start]) - 1)
    tap(page, WALKS[start][-1])
    expect(page.locator(".chips li")).to_have_count(len(WALKS[start]))


def test_a_choice_and_a_case_of_it(come: Coming, server: Club) -> None:
    """An option is one tap; then a case with its table and board, which goes on from there."""
    page = come(wide=False)
    page.goto(f"{server.address}/desk/quick?start=insufficient_bid&by=E&last_bid=1S&call=1H&called_since=none")
    page.locator(".options a.take", has_text="Accept").click()
    expect(page.locator(".settled")).to_be_visible()
    accessible(page)
    page.locator("input[name=table]").fill("12")
    page.locator("input[name=board]").fill("7")
    page.locator("form.make button").click()
    page.wait_for_url(re.compile(r"/desk/cases/"))
    expect(page.locator("h1")).to_contain_text("Table 12")
    expect(page.locator("h1")).to_contain_text("7")
    expect(page.get_by_role("region", name="What happened")).to_contain_text("1♥")


def test_what_is_ticked_leads_to_where_it_goes_on(come: Coming, server: Club) -> None:
    """Behind "Done" stands the next question, as behind a tap; and nothing is answered by a "Done" too many."""
    page = come("fr", wide=False)
    page.set_viewport_size(PHONE)
    asked = "start=unauthorized_information&by=E&what=hesitation&action=4S&facts_agreed=yes"
    page.goto(f"{server.address}/desk/quick?{asked}&information_made_available=yes#ask")
    done = page.locator("#ask form button")
    page.locator("#ask .later-on summary").first.click()  # it waits for the end of the board; the next one lies open
    for key in ("suggested", "logical_alternatives"):
        expect(done).not_to_be_visible()
        page.locator("#ask form").evaluate("form => form.requestSubmit()")
        expect(page.locator(f"#ask input[type=checkbox][name={key}]").first).to_be_attached()
        for call in ("4S", "P"):
            page.locator(f"#ask .tick:has([value='{call}'])").click()
        fits(page)
        accessible(page)
        assert page.evaluate(_SMALL) == []
        done.click()
        page.wait_for_url(re.compile(rf"&{key}=[^&]"))
        assert page.evaluate("document.querySelector('#ask').getBoundingClientRect().top") < 80
    expect(page.locator(".settled")).to_be_visible()


def test_letters_answer_within_the_question(come: Coming, server: Club) -> None:
    """After a tile the first Tab is the first answer; a letter or two, or a digit for its place, chooses one; elsewhere
    on the page no key does anything."""
    page = come(wide=False)
    page.set_viewport_size(PHONE)
    page.goto(f"{server.address}/desk/quick")
    page.locator(".tile[href*='start=insufficient_bid&']").press("Enter")
    page.wait_for_url(re.compile("start=insufficient_bid"))
    page.keyboard.press("Tab")
    expect(page.locator("#ask a.tap").first).to_be_focused()
    for keys, answer in (("e", "by=E"), ("1s", "last_bid=1S"), ("1h", "call=1H"), ("n", "called_since=none")):
        page.keyboard.type(keys)
        page.wait_for_url(re.compile(f"{answer}#ask"))
    expect(page.locator(".options .take").first).to_be_visible()
    page.goto(f"{server.address}/desk/quick?start=revoke&declarer=S&by=W&suit=H&found=after_play&trick_won_by=W#ask")
    for keys, answer in (("10", "later_tricks=10"), ("1", "later_tricks=1")):
        page.go_back() if keys == "1" else page.locator("#ask").focus()
        page.wait_for_url(re.compile("trick_won_by=W#ask"))
        page.locator("#ask").focus()
        page.keyboard.type(keys)
        page.wait_for_url(re.compile(f"{answer}#ask"))
    page.goto(f"{server.address}/desk/quick?start=revoke&declarer=S&by=W&suit=H")  # where no browser moves the focus
    page.locator("header a").first.focus()
    page.keyboard.type("2")
    assert "found" not in page.url
    page.locator("#ask").focus()
    page.keyboard.type("2")
    page.wait_for_url(re.compile("found=after_play#ask"))


def test_letters_choose_once_and_are_forgotten_with_the_page(come: Coming, server: Club) -> None:
    """What is typed into a page that is being left takes no other answer; come back to, it begins anew."""
    page = come()
    page.goto(f"{server.address}/desk/quick?start=insufficient_bid#ask")
    page.evaluate("""() => {
      window.chosen = [];
      document.addEventListener('click', (event) => {
        event.preventDefault();
        window.chosen.push(event.target.closest('a').dataset.code);
      });
    }""")
    page.locator("#ask").focus()
    page.keyboard.type("ess")
    assert page.evaluate("window.chosen") == ["E"]
    for begins_anew in ("window.dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}))", ""):
        page.evaluate(begins_anew) if begins_anew else page.keyboard.press("Escape")
        page.keyboard.type("w")
    assert page.evaluate("window.chosen") == ["E", "W", "W"]


def test_the_question_has_the_focus_before_the_page_is_drawn(come: Coming, server: Club) -> None:
    page = come()
    page.add_init_script("document.addEventListener('DOMContentLoaded', () => "
                         "{ window.focused = document.activeElement.id; })")  # fmt: skip
    page.goto(f"{server.address}/desk/quick?start=insufficient_bid#ask")
    assert page.evaluate("window.focused") == "ask"


def test_the_first_tile_is_two_keys_away(come: Coming, server: Club) -> None:
    """The first link of the page skips what stands above the tiles, or above the question."""
    page = come("nb")
    for at, first in (("", ".tile"), ("?start=insufficient_bid&by=E", "#ask a.tap")):
        page.goto(f"{server.address}/desk/quick{at}")
        for key in ("Tab", "Enter", "Tab"):
            page.keyboard.press(key)
        expect(page.locator(first).first).to_be_focused()


def test_the_law_beside_a_question_is_not_in_the_way_of_its_answers(come: Coming, server: Club) -> None:
    page = come()
    facts = "start=unauthorized_information&by=E&what=hesitation&action=4S"
    page.goto(f"{server.address}/desk/quick?{facts}#ask")
    expect(page.locator(".asked .quiet a")).not_to_have_count(0)
    page.keyboard.press("Tab")
    expect(page.locator(".asked a.tap").first).to_be_focused()
    page.keyboard.press("Shift+Tab")
    expect(page.locator(".asked .quiet a").last).to_be_focused()


def test_arrows_go_about_in_a_grid(come: Coming, server: Club) -> None:
    """From the question to its first answer, then along the rows and down the columns; nothing is answered by them."""
    page = come()
    page.goto(f"{server.address}/desk/quick?start=revoke&declarer=S&by=E&suit=S&found=in_play#ask")
    walked = [("ArrowDown", "HA"), ("ArrowRight", "HK"), ("ArrowDown", "DK"), ("ArrowLeft", "DA"), ("ArrowUp", "HA")]
    for key, code in walked:
        page.keyboard.press(key)
        expect(page.locator(f".asked a[data-code={code}]")).to_be_focused()
    assert "card=" not in page.url
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: "card=HA" in url)


def test_by_keyboard_and_without_a_script(browser: Browser, server: Club) -> None:
    context = browser.new_context(viewport=PHONE, locale=LOCALES["en"], java_script_enabled=False)
    page = context.new_page()
    page.goto(server.desk)
    page.get_by_role("button").click()
    page.goto(f"{server.address}/desk/quick?start=exposed_card_in_auction")
    page.locator("#ask a", has_text="East").focus()
    page.keyboard.press("Enter")
    page.locator("#ask summary", has_text="Several").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#ask form button")).not_to_be_visible()
    box = page.locator("input[value=HQ]")
    box.focus()
    page.keyboard.press("Space")
    page.locator("input[value=H5]").focus()
    page.keyboard.press("Space")
    page.locator("#ask form button").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".chips")).to_contain_text("♥Q and ♥5")
    assert page.url.endswith("#ask")
    page.locator("#ask a", has_text="It fell").focus()
    page.keyboard.press("Enter")
    page.locator("#ask a", has_text="Yes").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".news-out")).to_contain_text("West must pass")
    context.close()


def test_the_pad_stays_where_it_is(come: Coming, server: Club) -> None:
    """What comes with the first call that is tapped stands under the pad."""
    page = come("fr", wide=False)
    page.set_viewport_size(PHONE)
    asked = "start=wrong_explanation&by=E&stage=auction&noticed_by=partner&turn=N"
    page.goto(f"{server.address}/desk/quick?{asked}#ask")
    key = page.locator("#ask a[data-code='4S']")
    before = key.bounding_box()
    page.locator("#ask a[data-code='3NT']").click()
    page.wait_for_url(re.compile("so_far=3NT"))
    assert key.bounding_box() == before
    page.locator("#ask a", has_text="Trois passes").click()
    expect(page.locator(".chips")).to_contain_text("SA")
