"""Each person reads one sentence and has one step: who is asked, who waits, who answers a claim, and who calls the
Director to the board before."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.club import Club, Table
from tests.browser.conftest import Seating
from tests.browser.screens import screen


def act_of(table: Table, who: str, **sent: str) -> str:
    """The last act that says so, as `who` numbers it."""
    return next(
        str(act["act"])
        for act in reversed(table.view(who)["happened"])
        if all(act.get(key) == value for key, value in sent.items())
    )


def within(inner: Locator, outer: Locator) -> bool:
    """Whether all of it is inside."""
    one, other = inner.bounding_box(), outer.bounding_box()
    assert one is not None
    assert other is not None
    return one["y"] >= other["y"] - 1 and one["y"] + one["height"] <= other["y"] + other["height"] + 1


def overlap(one: Locator, other: Locator) -> bool:
    """Whether they lie on each other."""
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    beside = a["x"] + a["width"] <= b["x"] + 1 or b["x"] + b["width"] <= a["x"] + 1
    return not (beside or a["y"] + a["height"] <= b["y"] + 1 or b["y"] + b["height"] <= a["y"] + 1)


def test_who_is_asked_and_who_waits(server: Club, sit: Seating) -> None:
    table = server.open()
    table.calls("1S P 2C")
    table.act("W", ask="What does it mean?", of=act_of(table, "W", call="2C"))
    north, east = sit(table, "N", **screen("en", 390).how), sit(table, "E", **screen("fr", 360).how)
    north.reads("West waits for your answer")
    expect(north.page.locator(".dock button:has-text('Explain')")).to_have_count(1)
    expect(north.page.locator(".dock .duties")).to_have_count(0)
    # who waits hears it under the call, and his box is whole
    expect(east.page.locator(".auction .note")).to_be_visible()
    expect(east.page.locator(".dock .lately")).to_have_count(0)
    assert within(east.page.locator(".box .pass"), east.page.locator(".dock"))


def test_a_claim_is_answered_in_sight_and_asks_nothing_of_the_director(server: Club, sit: Seating) -> None:
    table = server.open()
    table.calls("1S P 2S P 4S P P P")
    table.act("E", play="DK", down=True)
    east, director = sit(table, "E", **screen("fr", 360).how), sit(table, "director")
    # there is no card to choose while his own lies face down
    expect(east.page.locator(".entry .primary")).to_be_hidden()
    hands = director.page.locator(".felt .hand")
    expect(hands).to_have_count(4)
    assert not any(overlap(hands.nth(n), hands.nth(m)) for n in range(4) for m in range(n))
    table.act("E", face=True)
    table.act("S", spread=True)
    table.cards("D3 D2 DA")
    table.act("N", claim={"tricks": 9, "line": "drawing trumps"})
    agree = east.page.locator(".claim button.primary")
    expect(agree).to_be_visible()
    assert within(agree, east.page.locator(".dock"))
    director.settled()
    expect(director.page.locator(".step")).to_have_count(0)


def test_a_player_calls_the_director_to_the_board_before(server: Club, sit: Seating) -> None:
    table = server.open()
    table.calls("P P P P")
    for who in "NESW":
        table.send(who, {"type": "next_board"})
    north, director = sit(table, "N"), sit(table, "director")
    north.click(north.page.locator(".masthead [data-do=before]"))
    north.click(north.page.locator("[data-do=attention]"))
    north.click(north.sheet.locator("form button.primary"))
    expect(north.page.locator(".looked")).to_contain_text("The Director is looking at it")
    assert not table.view("director")["answer"]["frozen"]
    director.page.locator(".called button").click()
    expect(director.band).to_contain_text("North draws attention")
    assert table.view("director", 1)["answer"]["frozen"]
