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
PRESSED = """button => { const r = button.getBoundingClientRect();
  const there = ([x, y]) => button.contains(document.elementFromPoint(r.x + x, r.y + y));
  return [[4, 4], [r.width - 4, r.height - 4]].every(there) }"""
"""Whether the whole of it can be pressed."""


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
# the longest words have the least room on a phone; what is in sight of them there is in sight of the others
each_size = pytest.mark.parametrize(
    ("size", "language"), of_all([*product((PHONE, DESK), LANGUAGES)], (PHONE, "fr"), (DESK, "nb"))
)
each_language = pytest.mark.parametrize("language", of_all(LANGUAGES, "fr"))


@pytest.mark.parametrize(
    ("what", "size", "language"),
    of_all(
        [*product(WORDED, (PHONE, DESK), LANGUAGES)],
        *((what, DESK if n == 2 else PHONE, LANGUAGES[n % 3]) for n, what in enumerate(WORDED)),
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


@each_size
def test_no_word_is_hidden_behind_the_bidding_box(
    server: Club, sit: Seating, size: tuple[int, int], language: str
) -> None:
    """Neither for whoever is in turn nor for the others; the last call is in sight, and what needs no bid."""
    table = server.open()
    _ruled_and_asked(table)
    for who in "NESW":
        player = sit(table, who, language=language, size=size, touch=size == PHONE)
        expect(player.page.locator(".dock .lately")).to_have_count(2)
        assert player.page.evaluate(HIDDEN) == []
        # whoever waits may have to scroll to keys that he does not need yet
        keys = (".plain .bid", ".bids .bid") if size == DESK else (".plain .bid",)
        for key in player.page.locator(", ".join(keys)).all() if who == "N" else []:
            expect(key).to_be_in_viewport(ratio=1)
        expect(player.page.locator(".auction .call.last").first).to_be_in_viewport(ratio=1)


@each_size
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


def test_who_has_agreed_to_a_claim_is_seen_by_all(server: Club, sit: Seating) -> None:
    """And who has still to answer. The Director is told of no answer of three as if there were no other."""
    table = server.open()
    _lead(table)
    table.act("N", claim={"tricks": 11, "line": "all mine"})
    players = {who: sit(table, who) for who in ("N", "S", "W", "director")}
    for who, player in players.items():
        expect(player.page.locator(".claim [data-awaited]")).to_have_count(0 if who == "W" else 1)
        expect(player.page.locator(".claim [data-answered]")).to_have_count(0)
    expect(players["director"].page.locator(".claim [data-awaited]")).to_contain_text("East and West")
    expect(players["director"].page.locator(".tasks")).not_to_contain_text("play on")
    table.act("E", agree=True)
    for who, player in players.items():
        expect(player.page.locator(".claim [data-answered]")).to_have_text("East agrees.")
        if who != "W":
            expect(player.page.locator(".claim [data-awaited]")).to_contain_text("West")
            expect(player.page.locator(".claim [data-awaited]")).not_to_contain_text("East")


@each_language
def test_the_call_that_waits_to_be_judged_is_pointed_out_first(server: Club, sit: Seating, language: str) -> None:
    """He need not look for what lies boxed in the auction; whatever else he means he can say."""
    table = server.open()
    table.calls("1S")
    table.act("E", call="1H")
    south = sit(table, "S", language=language, size=PHONE, touch=True)
    south.click(south.page.locator(".bar .summon"))
    south.sheet.locator(".column button").first.click()
    chosen = south.sheet.locator(".acts input:checked")
    expect(chosen).to_have_value("s2")
    expect(south.sheet.locator(".acts label").nth(1).locator("input")).to_be_checked()
    expect(south.sheet.locator("button.primary")).to_be_in_viewport(ratio=1)


@each_language
def test_the_way_back_from_the_board_before_is_in_sight(server: Club, sit: Seating, language: str) -> None:
    """At the foot of what the board came to, and in the header where the way to it was."""
    table = server.open()
    _lead(table)
    table.act("N", claim={"tricks": 11})
    for seat in "EW":
        table.act(seat, agree=True)
    for seat in "NESW":
        table.send(seat, {"type": "next_board"})
    east = sit(table, "E", language=language, size=PHONE, touch=True)
    before, back = east.page.locator("[data-do=before]"), east.page.locator("[data-do=back].before")
    for way in (back, east.page.locator("[data-do=table]")):
        before.click()
        expect(east.page.locator(".dock.looked")).to_be_visible()
        for one in (back, east.page.locator("[data-do=table]")):
            expect(one).to_be_in_viewport(ratio=1)
        way.click()
        expect(east.page.locator(".dock.looked")).to_have_count(0)


def test_who_has_chosen_reads_from_the_top_what_comes_next(server: Club, sit: Seating) -> None:
    """However far down his last choice was, and also where the Director records it for him."""
    table = server.open()
    table.calls("1S")
    table.act("E", call="1H")
    table.act("S", attention="s2")
    table.act("director", explain_options=True)
    south = sit(table, "S", size=PHONE, touch=True)
    last = south.page.locator(".options > ol > li").last
    south.click(last.locator("button.option"))
    south.page.locator(".dock").evaluate("dock => dock.scrollTop = dock.scrollHeight")
    table.act("director", choose="reject_call", by="S")
    expect(south.page.locator(".options")).to_have_count(0)
    expect(south.page.locator(".band h2")).to_be_in_viewport(ratio=1)
    expect(south.page.locator(".band [data-read-out]").first).to_be_attached()


PLATES = """() => [...document.querySelectorAll(".who")].map(one => { const r = one.getBoundingClientRect();
  return [r.x, r.y] })"""
"""Where each of the four has his plate."""


def test_nobody_moves_at_the_table_when_somebody_calls(server: Club, sit: Seating) -> None:
    """From the first call to the last of a long auction the plates stay where they are."""
    table = server.open()
    west = sit(table, "W", size=DESK)
    west.settled()
    plates = west.page.evaluate(PLATES)
    for calls in ("1C", "P 1D", "P 1H P 1S P", "1NT P 2C P 2D P"):
        table.calls(calls)
        west.settled()
        assert west.page.evaluate(PLATES) == plates


def test_that_nobody_has_called_yet_is_said_whoever_deals(server: Club, sit: Seating) -> None:
    for dealer in "NESW":
        table = server.open(board={"dealer": dealer})
        expect(sit(table, "N", size=DESK).page.locator(".auction tbody")).to_have_text("Nobody has called yet.")


@each_size
def test_the_header_keeps_its_height(server: Club, sit: Seating, size: tuple[int, int], language: str) -> None:
    """Whatever the contract and the vulnerability are called."""
    table = server.open(board={"vulnerable": "NS"})
    south = sit(table, "S", language=language, size=size, touch=size == PHONE)
    heights = set()
    for calls in ("1S", "P 4S P P P"):
        box = south.page.locator(".masthead").bounding_box()
        assert box
        heights.add(box["height"])
        table.calls(calls)
        south.settled()
    box = south.page.locator(".masthead").bounding_box()
    assert box
    assert {*heights, box["height"]} == {box["height"]}


def test_open_hands_lie_in_the_same_order_of_suits(server: Club, sit: Seating) -> None:
    """The claimer's beside dummy's: trumps first, and the colours in turn."""
    table = server.open()
    table.calls("1H P 2H P 4H P P P")
    table.act("E", play="DK", down=True)
    table.act("E", face=True)
    table.act("S", spread=True)
    table.act("N", claim={"tricks": 10})
    west = sit(table, "W", size=DESK)
    orders = [
        hand.locator(".lead .pip").evaluate_all("all => all.map(one => one.textContent)")
        for hand in west.page.locator(".felt .hand").all()
    ]
    assert len(orders) == 2
    assert orders[0] == orders[1]


@pytest.mark.parametrize("size", of_all((PHONE, (360, 640)), PHONE))
def test_who_leads_after_a_ruling_has_his_button_in_sight(server: Club, sit: Seating, size: tuple[int, int]) -> None:
    """However much the Director has said of the penalty card, what is done with the card that is chosen can be pressed,
    and the auction is not cut where it stands over the table."""
    table = server.open()
    table.calls("1S P 2S P 3S P 4S P P P")
    table.act("W", play="H2")
    table.act("N", attention=table.view("N")["happened"][-1]["act"])
    table.act("director", explain_options=True)
    table.act("N", choose="refuse_lead")
    table.act("N", choose="no_restriction")
    east = sit(table, "E", language="fr", size=size, touch=True)
    east.page.locator(".hand.live [data-card]").first.click(position={"x": 8, "y": 12})
    deed = east.page.locator(".deeds button.primary")
    expect(deed).to_have_attribute("aria-disabled", "false")
    assert deed.evaluate(PRESSED)
    if size == PHONE:
        auction = east.page.locator(".side > .auction")
        assert auction.evaluate("box => box.scrollHeight <= box.clientHeight")
