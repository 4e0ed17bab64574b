"""For everybody: by keyboard, by ear, on a phone, in the dark, in three languages, over a slow line."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.axe import accessible
from tests.browser.club import Club, Table
from tests.browser.conftest import Seating
from tests.browser.player import LOCALES
from tests.browser.test_irregular import settle
from tests.kit.whole import of_all

LARGEST = 90_000
"""Bytes."""
SEEN = """new MutationObserver((_, watch) => {
  if (!document.querySelector('.app .hand .card')) return;
  watch.disconnect();
  window.seen = performance.now();
}).observe(document, {childList: true, subtree: true});"""
LATER = """() => performance.getEntriesByType('resource')
  .filter(one => one.startTime > window.seen).map(one => one.name)"""


TYPED = [
    ("en", ("1s", "p", "2s"), "qd", "queen of diamonds"),
    ("fr", ("1p", "p", "2p"), "kd", "dame de carreau"),
    ("nb", ("1sp", "p", "2sp"), "rud", "ruter dame"),
]
"""By language: calls and a card as they are typed, and what is said of the card."""


def led(table: Table) -> None:
    table.calls("1S P 2S P 4S P P P")
    table.act("E", play="DK", down=True)
    table.act("E", face=True)
    table.act("S", spread=True)


# both sizes and both lights, the longest words on the smallest screen; what axe finds on a wide one by day is asked of
# each state in `test_layout.py`
@pytest.mark.parametrize(
    ("language", "wide", "scheme"),
    of_all(
        [("en", True, "light"), ("fr", False, "light"), ("fr", False, "dark"), ("nb", False, "dark")],
        ("fr", False, "dark"),
    ),
)
def test_every_page_by_axe(server: Club, sit: Seating, language: str, wide: bool, scheme: str) -> None:
    """Point 9: auction, sheets, a stopped table with options, play, a claim, the end; player, Director, spectator."""
    table = server.open(players={"N": "Ann", "E": "Bo", "S": "Cy", "W": "Di"})
    how = {"language": language, "wide": wide, "scheme": scheme}
    south, director = sit(table, "S", **how), sit(table, "director", **how)
    everybody = (south, director, sit(table, "spectator", **how))
    table.calls("1S")
    accessible(south.page)
    table.act("E", call="1H")
    table.act("W", attention="s2")
    table.act("director", explain_options=True)
    expect(south.page.locator(".options")).to_be_visible()
    for player in everybody:
        expect(player.band).to_be_visible()
        accessible(player.page)
    for button in south.page.locator(".masthead nav button").filter(visible=True).all():
        button.click()
        accessible(south.page)
        south.page.keyboard.press("Escape")
    south.page.locator(".band .law").first.click()
    expect(south.sheet.get_by_role("link")).to_have_attribute("href", f"/laws/{language}/2017/27.html#27")
    accessible(south.page)
    south.page.keyboard.press("Escape")
    south.click(south.page.locator(".summon"))
    accessible(south.page)
    south.sheet.locator(".column button").first.click()
    accessible(south.page)
    table.act("S", choose="reject_call")
    table.act("E", substitute="2H")
    settle(table)
    south.reload()
    table.calls("2S P P P")
    table.act("E", play="DK", down=True)
    table.act("E", face=True)
    table.act("S", spread=True)
    table.cards("D3 D2 D4")
    for player in everybody:
        expect(player.page.locator(".felt")).to_be_visible()
        accessible(player.page)
    table.act("E", claim={"tricks": 4, "line": "…"})
    expect(south.page.locator(".claim")).to_be_visible()
    accessible(south.page)
    # of a defender's claim his partner is heard first
    for seat in "WN":
        table.act(seat, agree=True)
    expect(south.app).to_have_attribute("data-phase", "ended")
    for player in everybody:
        accessible(player.page)


@pytest.mark.parametrize(
    # what is typed is read by one table of letters for each language, of which the page has tests of its own
    ("language", "calls", "card", "spoken"),
    of_all(TYPED, TYPED[1]),
)
def test_a_board_by_keyboard_alone(
    server: Club, sit: Seating, language: str, calls: tuple[str, ...], card: str, spoken: str
) -> None:
    """Typed as the language types; nothing needs a pointer, and everything is said."""
    table = server.open()
    players = {seat: sit(table, seat, language=language) for seat in "NES"}
    for seat, call in zip("NES", calls, strict=True):
        players[seat].type(call)
        expect(players["N"].page.locator(".auction .call")).to_have_count("NES".index(seat) + 1)
    expect(players["N"].said).to_contain_text({"en": "two spades", "fr": "deux piques", "nb": "to spar"}[language])
    table.calls("P 4S P P P")
    east = players["E"]
    expect(east.page.locator(".status.mine")).to_be_visible()
    east.type(f"/{card}")
    expect(east.page.locator(".status button.primary")).to_be_visible()
    east.page.locator(".status button.primary").press("Enter")
    players["S"].page.locator(".status button.primary").press("Enter")
    expect(players["N"].page.locator(".status.mine")).to_be_visible()
    expect(east.said).not_to_be_empty()
    north = players["N"]
    north.page.keyboard.press("ArrowDown")
    first = north.page.locator(":focus").get_attribute("data-card")
    north.page.keyboard.press("ArrowRight")
    assert north.page.locator(":focus").get_attribute("data-card") != first
    north.page.keyboard.press("?")
    expect(north.sheet).to_be_visible()
    north.page.keyboard.press("Escape")
    expect(north.sheet).to_have_count(0)
    east.page.locator("body").click(position={"x": 5, "y": 5})
    east.page.keyboard.press("d")
    expect(east.sheet).to_be_visible()
    expect(north.band).to_be_visible()
    assert [act for act in table.view("director")["happened"] if act.get("summon")]
    assert spoken.split()[0] in east.page.locator(".felt .played .sr").all_text_contents()[-1]


def test_a_change_of_language_loses_nothing(server: Club, sit: Seating) -> None:
    """What was chosen stays chosen; the words, the letters, the order of the auction change, and stay so."""
    table = server.open()
    north = sit(table, "N")
    north.page.locator(".box").get_by_role("button", name="one spade", exact=True).click()
    north.press("Settings")
    north.sheet.get_by_text("Français").click()
    north.page.keyboard.press("Escape")
    north.reads("À vous de parler")
    expect(north.said).to_contain_text("À vous de parler")
    expect(north.page).to_have_title(re.compile("Nord"))
    expect(north.page.locator(".box [aria-pressed=true]")).to_contain_text("un pique")
    north.click(north.page.locator(".box [aria-pressed=true]"))
    expect(north.page.locator(".auction .call")).to_have_count(1)
    north.reload()
    expect(north.page.locator("html")).to_have_attribute("lang", "fr")
    expect(north.page.locator(".hand .card b").first).to_have_text("A")
    assert "D" in north.page.locator(".hand .card b").all_inner_texts()


def test_suits_differ_without_colour(server: Club, sit: Seating) -> None:
    """By their symbols, and by letters for whoever wants them."""
    north = sit(server.open(), "N", language="nb")
    signs = north.page.locator(".box .bid .pip")
    assert {text[0] for text in signs.all_inner_texts()} == set("♠♥♦♣")
    north.press("Innstillinger")
    north.sheet.get_by_text("Bokstaver ved siden av").click()
    expect(signs.first).to_have_text(re.compile("♣.*K"))


def test_nothing_moves_where_less_motion_is_wanted(server: Club, sit: Seating) -> None:
    table = server.open()
    led(table)
    south = sit(table, "S")
    running = "() => document.getAnimations().length"
    table.cards("D3")
    expect(south.page.locator(".felt .played")).to_have_count(2)
    assert south.page.evaluate(running) == 0


# the page is the same in each, and French has the longest words
@pytest.mark.parametrize("language", of_all(("en", "fr", "nb"), "fr"))
@pytest.mark.parametrize("who", ["S", "director"])
def test_the_first_view_is_small(server: Club, browser: Browser, language: str, who: str) -> None:
    """Page, program, style and one language, as they have gone over the line when the table is there; what comes
    afterwards is asked for afterwards."""
    context = browser.new_context(locale=LOCALES[language])
    page = context.new_page()
    page.goto(server.open().links[who])
    page.get_by_role("button").click()
    page.wait_for_url(f"**/{who}")
    page = context.new_page()
    page.add_init_script(SEEN)
    session = context.new_cdp_session(page)
    names: dict[str, str] = {}
    sizes: dict[str, float] = {}
    session.on("Network.requestWillBeSent", lambda said: names.update({said["requestId"]: said["request"]["url"]}))
    session.on("Network.loadingFinished", lambda said: sizes.update({said["requestId"]: said["encodedDataLength"]}))
    session.on(
        "Network.webSocketFrameReceived",
        lambda said: sizes.update(socket=sizes.get("socket", 0) + len(said["response"]["payloadData"].encode())),
    )
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    page.goto(context.pages[0].url)
    page.wait_for_function("() => performance.getEntriesByType('resource').some(one => one.name.includes('/later'))")
    page.wait_for_load_state("networkidle")
    afterwards: Any = page.evaluate(LATER)
    first = {
        names.get(id, id).rpartition("/")[2]: size for id, size in sizes.items() if names.get(id) not in afterwards
    }
    assert {f"{language}.ftl", who, "socket"} < first.keys(), first
    assert sum(first.values()) < LARGEST, first
    assert any("/later" in name for name in afterwards), (first, afterwards)
    context.close()
