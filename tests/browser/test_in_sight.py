"""What is in sight while somebody decides: his cards, every word of what was said, and the calls that he can make."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest
from playwright.sync_api import expect

from tests.browser.club import Club, Table
from tests.browser.conftest import Seating
from tests.browser.player import Player
from tests.browser.screens import LANGUAGES
from tests.kit.whole import of_all

PHONE, DESK = (390, 844), (1280, 800)
PLAYED = "1S P 2S P 4S P P P"
COVERED = """hands => { const over = document.querySelector('dialog[open]').getBoundingClientRect();
  return [...document.querySelectorAll(hands)].filter(card => { const r = card.getBoundingClientRect();
    return r.bottom > innerHeight || r.left < over.right && r.right > over.left && r.top < over.bottom
      && r.bottom > over.top }).map(card => card.textContent) }"""
"""Cards that lie behind the sheet, or out of sight."""
OWN = ".own .card:not(.gone)"
HIDDEN = """() => { const dock = document.querySelector('.dock'), hidden = [];
  const texts = document.createTreeWalker(dock, NodeFilter.SHOW_TEXT);
  for (let text; (text = texts.nextNode()); ) {
    if (text.parentElement.closest('.sr, .bids, .deeds')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const r of range.getClientRects()) {
      const seen = document.elementFromPoint(r.left + r.width / 2, r.top + r.height / 2);
      if (r.width > 1 && !(dock.contains(seen) && !seen.closest('.bids, .deeds, button'))
        && !text.parentElement.closest('button')) hidden.push(text.data);
    }
  }
  return hidden }"""
"""What stands in the dock to be read and cannot be, without a touch."""


def _lead(table: Table) -> None:
    table.calls(PLAYED)
    table.act("E", play="DK", down=True)
    table.act("E", face=True)
    table.act("S", spread=True)
    table.cards("D3 D2 DA S2 S3 SK S6")


def _asked(table: Table) -> None:
    table.calls("1S P")
    table.act("S", call="2S")
    table.act("W", ask="?", of="s3")


def _opens(what: str) -> Callable[[Player], None]:
    return lambda player: player.page.locator(what).first.click()


def _slips(player: Player) -> None:
    _opens("[data-do=undo]")(player)
    player.sheet.locator(".acts label").first.click()


WORDED: dict[str, tuple[Callable[[Table], None], str, Callable[[Player], None], str]] = {
    "declarer claims": (_lead, "N", _opens("[data-do=claim]"), f"{OWN}, .felt .hand .card:not(.gone)"),
    "defender claims": (_lead, "E", _opens("[data-do=claim]"), f"{OWN}, .felt .hand .card:not(.gone)"),
    "asks": (lambda table: table.calls("1S P 2S"), "W", _opens("[data-do=ask]"), OWN),
    "explains": (_asked, "N", _opens(".lately .primary"), OWN),
    "slipped": (lambda table: table.calls("1S P 2S P 3H"), "N", _slips, OWN),
    "points out": (lambda table: table.calls("1S P 2S P 3H"), "W", _opens(".bar .may"), OWN),
}
"""What comes before, who opens it, how, and which cards he has before him meanwhile."""


@pytest.mark.parametrize(
    ("what", "size", "language"),
    of_all(
        [*product(WORDED, (PHONE, DESK), LANGUAGES)],
        *((what, size, LANGUAGES[n % 3]) for n, (what, size) in enumerate(product(WORDED, (PHONE, DESK)))),
    ),
)
def test_nobody_words_anything_over_his_own_cards(
    server: Club, sit: Seating, what: str, size: tuple[int, int], language: str
) -> None:
    """And what sends it is in sight as well."""
    before, who, opens, cards = WORDED[what]
    table = server.open()
    before(table)
    player = sit(table, who, language=language, size=size, touch=size == PHONE)
    opens(player)
    expect(player.sheet.locator(".sheet-body")).to_be_visible()
    player.page.wait_for_function("document.querySelector('dialog[open]').classList.contains('beside')")
    assert player.page.evaluate(COVERED, cards) == []
    for send in player.sheet.locator(".row.end button").all():
        expect(send).to_be_in_viewport(ratio=1)


def _ruled_and_asked(table: Table) -> None:
    """A slip is ruled on, then West explains what his partner has bid to North, who is in turn."""
    table.calls("P 1D 1H P 2H 3D P 4D")
    table.act("W", substitute="4S", unintended=True)
    table.act("W", summon=True)
    [asked] = [one for one in table.view("director")["answer"]["questions"] if one["answer"] is None]
    table.act("director", find=asked["kind"], of=asked["of"], value="yes")
    if table.view("director")["answer"]["frozen"]:
        table.act("director", resume=True)
    table.act("N", ask="?", of="s6")
    table.act("W", explain="Natural, at least five diamonds", of="s6")


@pytest.mark.parametrize(("size", "language"), [*product((PHONE, DESK), LANGUAGES)])
def test_no_word_is_hidden_behind_the_bidding_box(
    server: Club, sit: Seating, size: tuple[int, int], language: str
) -> None:
    """Neither for whoever is in turn nor for the others; the calls that need no bid and the last call are in sight."""
    table = server.open()
    _ruled_and_asked(table)
    for who in "NESW":
        player = sit(table, who, language=language, size=size, touch=size == PHONE)
        expect(player.page.locator(".dock .lately")).to_have_count(2)
        assert player.page.evaluate(HIDDEN) == []
        for key in player.page.locator(".plain .bid").all():
            expect(key).to_be_in_viewport(ratio=1)
        for key in player.page.locator(".bids .bid").all() if size == DESK else []:
            expect(key).to_be_in_viewport(ratio=1)
        expect(player.page.locator(".auction .call.last").first).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("size", "language"), [*product((PHONE, DESK), LANGUAGES)])
def test_what_a_call_costs_covers_neither_the_headline_nor_the_box(
    server: Club, sit: Seating, size: tuple[int, int], language: str
) -> None:
    """East has called before his turn and may call otherwise now: much is to be read of each call."""
    table = server.open(board={"dealer": "S"})
    table.act("E", call="1H")
    table.act("S", attention=table.view("S")["happened"][-1]["act"])
    table.act("director", explain_options=True)
    table.act("S", choose="reject_call")
    table.calls("1C P P")
    east = sit(table, "E", language=language, size=size, touch=size == PHONE)
    key = east.page.locator(".box .bid[data-mark]").nth(4)
    key.click()
    expect(east.page.locator(".means .costs")).to_be_visible()
    east.page.locator(".dock").evaluate("dock => dock.scrollTop = 0")
    line, box = east.now.bounding_box(), key.bounding_box()
    assert line
    assert box
    assert line["y"] + line["height"] <= box["y"]
    expect(east.now).to_be_in_viewport(ratio=1)
    for one in east.page.locator(".box .bid").all():
        expect(one).to_be_in_viewport(ratio=1)


def test_only_a_call_that_could_have_been_meant_is_chosen(server: Club, sit: Seating) -> None:
    """It is chosen as in the bidding box: a column for each level, and what was impossible is pale."""
    table = server.open()
    table.calls("1S P 2S P 3H")
    north = sit(table, "N", language="nb", size=PHONE, touch=True)
    _slips(north)
    choices = north.sheet.locator("input[name=meant]")
    possible = [one.get_attribute("value") for one in choices.all() if one.is_enabled()]
    bids = [f"{level}{strain}" for level in range(1, 8) for strain in ("C", "D", "H", "S", "NT")]
    assert possible == [*(bid for bid in bids[bids.index("2S") + 1 :] if bid != "3H"), "P"]
    rows = [one.bounding_box() for one in north.sheet.locator(".bids label").all()]
    assert len({round(row["y"]) for row in rows if row}) == 5
