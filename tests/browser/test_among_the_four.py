"""What the four do among themselves: Undo, the price of another call, a noted pause, a look at the last trick."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.axe import accessible, legible
from tests.browser.club import Club
from tests.browser.conftest import Seating
from tests.browser.player import Player

COVERED = """() => [...document.querySelectorAll('.noted button, .deeds button')].filter(one => {
  const r = one.getBoundingClientRect(), seen = document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2);
  return !one.contains(seen) }).map(one => one.textContent)"""
"""What he can press, of the pause that was noted and beside the bids, and cannot reach."""
CUT = """() => [...document.querySelectorAll('.bar button')].filter(button => button.scrollWidth > button.clientWidth
  || button.scrollHeight > button.clientHeight || button.offsetHeight < 42).map(button => button.textContent)"""
"""Buttons of the foot whose word is cut off, or that are too low for a finger."""


def foot_fits(player: Player) -> None:
    assert player.page.evaluate(CUT) == []
    legible(player.page)


def test_looking_at_undo_sends_nothing_and_a_slip_stops_the_table(server: Club, sit: Seating) -> None:
    """Points 35 and 36."""
    table = server.open()
    table.calls("1S")
    north, east = sit(table, "N", language="fr", wide=False), sit(table, "E")
    undo, send = north.page.locator("[data-do=undo]"), north.sheet.locator("button.primary")
    kinds = north.sheet.locator(".acts label")
    before = table.view("director")["happened"]
    undo.click()
    expect(kinds).to_have_count(2)
    expect(north.sheet.locator(".acts .law")).to_contain_text(["25A1", "25B1"])
    accessible(north.page)
    north.page.keyboard.press("Escape")
    expect(north.sheet).to_have_count(0)
    assert table.view("director")["happened"] == before

    undo.click()
    kinds.first.click()
    expect(send).to_have_attribute("aria-disabled", "true")
    north.sheet.locator(".meant label", has_text="deux cœurs").click()
    north.click(send)
    for seat in "NESW":
        view = table.view(seat)
        assert view["answer"]["frozen"]
        assert any(act.get("unintended") for act in view["happened"])
    expect(east.band).to_contain_text("Play has stopped")


def test_after_partners_call_undo_says_why_it_is_too_late(server: Club, sit: Seating) -> None:
    """Point 36."""
    table = server.open()
    table.calls("1S P 2S")
    north = sit(table, "N")
    undo = north.page.locator("[data-do=undo]")
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.click(force=True)
    expect(north.page.locator(".notice")).to_have_text(
        "Too late: South has called. You can call the Director all the same."
    )
    expect(north.sheet).to_have_count(0)


def test_each_key_says_what_another_call_costs(server: Club, sit: Seating) -> None:
    """Point 30: each key that can be pressed has one mark."""
    table = server.open()
    table.calls("1S")
    table.act("E", call="1H")
    table.act("S", attention="s2")
    table.act("director", explain_options=True)
    table.act("S", choose="reject_call")
    east = sit(table, "E", language="fr", wide=False)
    keys, means = east.page.locator(".box .bid[data-mark]"), east.page.locator(".means")
    # each bid over one spade, pass and double
    expect(keys).to_have_count(33)
    expect(means.locator(".mark").first).to_be_visible()
    key = east.page.locator(".box .bid", has_text="trois trèfles")
    key.click()
    expect(means).to_contain_text("27B")
    accessible(east.page)
    foot_fits(east)


def test_a_noted_pause_is_asked_of_the_other_side_and_told_no_spectator(server: Club, sit: Seating) -> None:
    """Point 37."""
    table = server.open()
    table.calls("1S P 2S")
    east, south = sit(table, "E"), sit(table, "S", language="fr", wide=False)
    north, spectator = sit(table, "N"), sit(table, "spectator")
    east.press("More …")
    east.sheet.locator("[data-do=hesitated]").click()
    expect(east.sheet.locator("input[name=channel][value=hesitation]")).to_be_checked()
    east.sheet.locator("textarea").fill("paused about ten seconds")
    east.click(east.sheet.locator("button.primary"))
    for asked in (south, north):
        expect(asked.page.locator(".noted button")).to_have_count(2)
        # the answer is in reach though the bidding box is there
        for button in asked.page.locator(".noted button").all():
            expect(button).to_be_in_viewport(ratio=1)
    accessible(south.page)
    foot_fits(south)
    # at his turn neither the answer nor the box lies under the other, on a small phone
    table.calls("P")
    for narrow in ("fr", "nb"):
        turn = sit(table, "N", language=narrow, wide=False)
        expect(turn.page.locator(".bids")).to_have_count(1)
        for button in turn.page.locator(".noted button, .plain button, .entry button").all():
            expect(button).to_be_in_viewport(ratio=1)
        assert turn.page.evaluate(COVERED) == []
    spectator.settled()
    expect(spectator.page.locator("[data-noted]")).to_have_count(0)
    spectator.lacks("ten seconds")
    south.click(south.page.locator(".noted button").first)
    expect(east.page.locator("[data-noted]")).to_contain_text("Both sides agree")


def test_what_is_disputed_stands_in_the_question_and_a_second_tap_answers_nothing(server: Club, sit: Seating) -> None:
    table = server.open()
    table.calls("1S P 2S")
    table.act("E", reserve=True, of="s3", text="paused about ten seconds")
    south, director = sit(table, "S"), sit(table, "director", language="fr", wide=False)
    expect(south.page.locator(".dock .noted")).to_contain_text("South’s")
    south.click(south.page.locator(".dock .noted button").last)
    # whether all agree is not asked of those who have just said that they do not
    asked = director.page.locator(".task.first[data-question=information_made_available]")
    expect(asked).to_contain_text("paused about ten seconds")
    expect(asked).to_contain_text("Sud")
    yes = asked.locator(".answering .column button").first
    yes.dispatch_event("click", {"detail": 2})
    director.settled()
    assert not any("find" in act for act in table.view("director")["happened"])
    director.click(yes)
    assert [act["value"] for act in table.view("director")["happened"] if "find" in act] == [True]


def test_a_call_that_was_cancelled_is_neither_alerted_nor_changed(server: Club, sit: Seating) -> None:
    table = server.open()
    table.calls("1S P 2S")
    table.act("N", call="4S")
    table.act("W", attention=table.view("W")["happened"][-1]["act"])
    table.act("director", explain_options=True)
    north, spectator = sit(table, "N"), sit(table, "spectator")
    offers = north.sheet.locator("[data-do=alert], [data-do=substitute], [data-do=retract]")
    spectator.lacks("Please wait. The next step")
    north.sees("Please wait. The next step")
    north.page.locator(".auction .call", has_text="4").click()
    # where partner alerts, nobody is offered to alert his own call
    expect(offers).to_have_count(2)
    north.press("Close", within="dialog")
    table.act("E", choose="reject_call")
    north.page.locator(".auction .call.gone").click()
    expect(north.sheet.locator("p").first).to_be_visible()
    expect(offers).to_have_count(0)


def test_the_last_trick_lies_there_while_it_is_held(server: Club, sit: Seating) -> None:
    """Point 19."""
    table = server.open()
    table.calls("1S P 2S P 4S P P P")
    table.act("E", play="DK", down=True)
    table.act("E", face=True)
    table.act("S", spread=True)
    table.cards("D3 D2 DA H3")
    east, north = sit(table, "E", language="fr", wide=False), sit(table, "N")
    before = table.view("director")["happened"]
    number, hold = east.page.locator(".felt .number"), east.page.locator("[data-do=last]")
    expect(number).to_have_text("Levée 2")
    hold.hover()
    east.page.mouse.down()
    expect(number).to_contain_text("levée 1")
    foot_fits(east)
    east.page.wait_for_timeout(350)
    east.page.mouse.up()
    expect(number).to_have_text("Levée 2")
    # a tap leaves it there until the next one
    hold.click()
    expect(number).to_contain_text("levée 1")
    hold.click()
    expect(number).to_have_text("Levée 2")
    # declarer's side has played to the next trick
    north.page.locator("[data-do=last]").click(force=True)
    expect(north.page.locator(".notice")).not_to_be_empty()
    assert table.view("director")["happened"] == before


def test_a_phrase_that_was_ready_is_read_by_each_in_his_own_language(server: Club, sit: Seating) -> None:
    """Under its call in the auction as well as in the line that tells of it; own words stay as they were said."""
    table = server.open()
    table.calls("P 1D P 1H")
    table.act("E", explain="Krav", of="s4")
    table.act("E", explain="Krav og majors", of="s4")
    for language, read in {"en": "Forcing", "fr": "Forcing", "nb": "Krav"}.items():
        notes = sit(table, "N", language=language).page.locator(".auction .note p")
        expect(notes).to_contain_text([re.compile(f"^{read} "), re.compile("^Krav og majors ")])


def test_with_no_questions_the_lead_is_faced(server: Club, sit: Seating) -> None:
    """Leader's partner and declarer press once each; the leader sees who may still ask."""
    table = server.open()
    table.calls("1S P 2S P 4S P P P")
    table.act("E", play="DK", down=True)
    east, west, north = sit(table, "E", language="fr"), sit(table, "W"), sit(table, "N", language="nb")
    may_ask = east.page.locator(".status .faint")
    expect(may_ask).to_contain_text("Ouest et Nord")
    west.click(west.page.locator("[data-do=no_questions]"))
    expect(may_ask).not_to_contain_text("Ouest")
    expect(west.page.locator("[data-do=no_questions]")).to_have_count(0)
    expect(west.page.locator(".status.mine")).to_have_count(0)
    north.click(north.page.locator("[data-do=no_questions]"))
    for player in (east, west, north):
        expect(player.app).to_have_attribute("data-phase", "play")
    assert table.view("director")["happened"][-1]["face"] is True
