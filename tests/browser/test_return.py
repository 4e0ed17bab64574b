"""A connection that is lost and a page that is loaded again, at each step: nothing is lost, nothing is done twice."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.club import Club, Table
from tests.browser.conftest import Seating
from tests.browser.player import Player
from tests.kit.whole import of_all

SAID = {
    "en": ("two spades", "Put my hand down"),
    "fr": ("deux piques", "Étaler ma main"),
    "nb": ("to spar", "Legg opp hånden"),
}
"""By language: his call, the button that makes him dummy, the line at the end."""
# the words differ, what is lost and comes back does not: each test in one language, together in more than one
in_french = pytest.mark.parametrize("language", of_all([*SAID], "fr"))
in_norwegian = pytest.mark.parametrize("language", of_all([*SAID], "nb"))


def steps(table: Table, south: Player, call: str, spread: str) -> list[Callable[[], object]]:
    """What South does and what happens to him, from the first call to an agreed claim."""
    return [
        lambda: table.calls("1S P"),
        lambda: south.call(call),
        lambda: table.calls("P 4S P P P"),
        lambda: table.act("E", play="DK", down=True),
        lambda: table.act("E", face=True),
        lambda: south.press(spread),
        lambda: table.cards("D3 D2 DA"),
        lambda: table.act("W", attention=True),
        lambda: table.act("director", find="act_meant", value="nothing"),
        lambda: table.act("director", resume=True),
        lambda: table.act("N", claim={"tricks": 12, "line": "Drawing trumps."}),
        lambda: [table.act(seat, agree=True) for seat in "EW"],
    ]


def same(table: Table, south: Player, language: str) -> None:
    """His page shows the last view there is, in his language."""
    expect(south.page.locator("html")).to_have_attribute("lang", language)
    expect(south.app).to_have_attribute("data-revision", str(table.view("S")["revision"]))
    expect(south.page.locator(".lost")).to_have_count(0)


@in_french
def test_the_connection_is_lost_at_each_step(server: Club, sit: Seating, language: str) -> None:
    """Point 40: what he does reaches the table, the answer is lost with the connection; he comes back by himself."""
    call, spread = SAID[language]
    table = server.open()
    south = sit(table, "S", language=language, breakable=True)
    for step in steps(table, south, call, spread):
        south.mute = True
        step()
        south.page.wait_for_timeout(50)
        south.lose()
        south.mute = False
        same(table, south, language)
    south.finds_it_over()
    happened = table.view("director")["happened"]
    assert [act["call"] for act in happened if "call" in act] == ["1S", "P", "2S", "P", "4S", "P", "P", "P"]
    assert len([act for act in happened if act.get("spread")]) == 1


@in_norwegian
def test_the_page_is_loaded_again_at_each_step(server: Club, sit: Seating, language: str) -> None:
    call, spread = SAID[language]
    table = server.open()
    south = sit(table, "S", language=language)
    for step in steps(table, south, call, spread):
        step()
        south.reload()
        same(table, south, language)
    south.finds_it_over()
    assert len([act for act in table.view("director")["happened"] if act.get("spread")]) == 1


def test_what_was_sent_while_nobody_listened_arrives(server: Club, sit: Seating) -> None:
    """The call is made while the connection is down: it is sent when it is back, once."""
    table = server.open()
    north = sit(table, "N", breakable=True)
    north.mute = True
    north.page.evaluate(
        "() => { WebSocket.prototype.send_ = WebSocket.prototype.send; WebSocket.prototype.send = () => {}; }"
    )
    north.call("one spade")
    north.page.evaluate("() => { WebSocket.prototype.send = WebSocket.prototype.send_; }")
    north.mute = False
    north.lose()
    expect(north.page.locator(".auction .call")).to_have_count(1)
    assert [call["call"] for call in table.view("director")["answer"]["auction"]] == ["1S"]


def test_a_decision_on_an_old_moment_is_not_taken(server: Club, sit: Seating) -> None:
    """Two tabs of one player: what one has done the other cannot do again on what it saw before."""
    table = server.open()
    north = sit(table, "N", breakable=True)
    north.mute = True
    table.act("N", call="1S")
    north.call("one spade")
    north.mute = False
    north.lose()
    expect(north.page.locator(".auction .call")).to_have_count(1)
    assert len(table.view("director")["answer"]["auction"]) == 1
