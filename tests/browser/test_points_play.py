"""Points of the table page about calls and cards that are in order, and about claims."""

from __future__ import annotations

import json
import re
import time
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.club import Club, Table
from tests.browser.conftest import Seating
from tests.browser.player import CORNER, Player
from tests.browser.screens import SCREENS, SIZES, Screen, screen
from tests.kit.whole import of_all

PLAYED = "1S P 2S P 4S P P P"
"""North plays four spades; East is on lead."""
SOON = 0.3
"""Seconds in which everybody sees what concerns him."""
TRIES = 5
"""On a busy machine one of so many is as fast as the program is."""
BID = {"en": "1s", "fr": "1p", "nb": "1sp"}


def on(language: str, width: int) -> pytest.MarkDecorator:
    """On every screen in the sweep; in the gate on one, another one for each point: what a point asks is the same on
    all, and how each state fits on each of them is asked by `test_layout.py`."""
    return pytest.mark.parametrize("seen", of_all(SCREENS, screen(language, width)), ids=str)


def led(table: Table) -> None:
    """The opening lead lies there, and dummy."""
    table.calls(PLAYED)
    table.act("E", play="DK", down=True)
    table.act("E", face=True)
    table.act("S", spread=True)


def confirm(player: Player) -> tuple[float, float, float]:
    """Where the button is that does what was chosen, and how high it is."""
    box = player.page.locator(".entry button.primary, .entry button[type=submit]").first.bounding_box()
    assert box
    return box["x"], box["y"], box["height"]


def keep(player: Player, **settings: Any) -> None:
    """He has set it so before."""
    player.page.evaluate("kept => localStorage.setItem('bridgelaw', kept)", json.dumps(settings))
    player.reload()


# -- the auction


@on("nb", 834)
def test_a_call_takes_two_presses_or_one(server: Club, sit: Seating, seen: Screen) -> None:
    """Points 4 and 10: one press chooses, another does it, and the button stays where it was; or one press does it."""
    table = server.open()
    north, east = (sit(table, seat, **seen.how) for seat in "NE")
    before = confirm(north)
    key = north.page.locator(".box .bid").nth(3)
    key.click()
    expect(key).to_have_attribute("aria-pressed", "true")
    assert confirm(north) == before
    north.click(north.page.locator(".entry button[type=submit]"))
    assert [call["call"] for call in table.view("director")["answer"]["auction"]] == ["1S"]
    keep(east, press="one")
    east.click(east.page.locator(".box .pass"))
    assert [call["call"] for call in table.view("director")["answer"]["auction"]] == ["1S", "P"]


@on("fr", 390)
def test_the_button_stays_where_it_is_when_a_card_is_chosen(server: Club, sit: Seating, seen: Screen) -> None:
    """Point 4: in the play too, where a press chooses."""
    table = server.open()
    led(table)
    table.cards("D3")
    west = sit(table, "W", **seen.how)
    keep(west, press="two")
    before = confirm(west)
    card = west.page.locator(".own button.card:not(.pale)").first
    card.click(position=CORNER)
    expect(card).to_have_attribute("aria-pressed", "true")
    assert confirm(west) == before
    west.click(west.page.locator(".entry button[type=submit]"))
    assert len(table.view("director")["answer"]["plays"]) == 3


@on("fr", 1280)
def test_keys_work_anywhere_but_in_a_field(server: Club, sit: Seating, seen: Screen) -> None:
    """Point 11: `1 s`, `x` and `p`, each with Enter (a call is confirmed, also by keyboard), with nothing focused; in a
    field they are letters."""
    table = server.open()
    players = {seat: sit(table, seat, **seen.how) for seat in "NESW"}
    for seat, keys in (("N", BID[seen.language]), ("E", "x"), ("S", "p")):
        assert players[seat].page.evaluate("() => document.activeElement === document.body")
        players[seat].type(keys)
    made = [call["call"] for call in table.view("director")["answer"]["auction"]]
    assert made == ["1S", "X", "P"]
    west = players["W"]
    west.click(west.page.locator("[data-do=ask]"))
    field = west.sheet.locator("textarea, input[type=text], input:not([type])").first
    field.focus()
    west.page.keyboard.type("p1sxd?v/")
    expect(field).to_have_value("p1sxd?v/")
    west.settled()
    assert [call["call"] for call in table.view("director")["answer"]["auction"]] == made
    assert not table.view("W")["answer"]["frozen"]


@on("en", 1280)
def test_an_alert_is_seen_at_once_and_stays(server: Club, sit: Seating, seen: Screen) -> None:
    """Point 13: within 0.3 seconds at the player in turn, with its text in a bubble under the call; and in the play."""
    took = []
    for _ in range(TRIES):
        table = server.open()
        table.calls("1S")
        east = sit(table, "E", **seen.how)
        said = table.view("S")["happened"][-1]["act"]
        began = time.monotonic()
        table.act("S", alert=True, of=said)
        expect(east.page.locator(".auction .call sup").first).to_be_visible()
        took.append(time.monotonic() - began)
        if min(took) <= SOON:
            break
    else:
        raise AssertionError(took)
    table.act("S", explain="at least five spades", of="s1")
    bubble = ".auction .note p"
    expect(east.page.locator(bubble)).to_contain_text("at least five spades")
    call, note = (east.page.locator(one).first.bounding_box() for one in (".auction .call", bubble))
    assert call
    assert note
    assert call["y"] < note["y"] < call["y"] + 2 * call["height"]
    table.calls("P 4S P P P")
    table.act("E", play="DK", down=True)
    table.act("E", face=True)
    if seen.touch:
        # where there is no room for it, the auction is one press away
        east.page.locator(".masthead .contract button").click()
    where = "dialog[open] " if seen.touch else ".side "
    expect(east.page.locator(f"{where}{bubble}").first).to_contain_text("at least five spades")
    expect(east.page.locator(f"{where}.auction .call sup").first).to_be_visible()


@on("fr", 1280)
def test_a_correction_strikes_what_was_said(server: Club, sit: Seating, seen: Screen) -> None:
    """Point 14: both opponents read the new text, and the leader has it in his dock before he leads."""
    table = server.open()
    table.calls("1NT P 2C P 2H P P")
    table.act("N", explain="five spades", of="s3")
    table.calls("P")
    leader = table.view("director")["answer"]["turn"]
    assert leader == "E"
    east, west = sit(table, "E", **seen.how), sit(table, "W", **seen.how)
    table.act("S", correct="asks for a major", of=next(a["act"] for a in table.view("S")["happened"] if "explain" in a))
    for opponent in (east, west):
        opponent.settled()
        if seen.touch:
            opponent.page.locator(".masthead .contract button").click()
        notes = opponent.page.locator("dialog[open] .auction .note" if seen.touch else ".side .auction .note")
        expect(notes.filter(has=opponent.page.locator("s"))).to_contain_text("five spades")
        expect(notes.filter(has_not=opponent.page.locator("s"))).to_contain_text("asks for a major")
        if seen.touch:
            opponent.page.keyboard.press("Escape")
    told = east.page.locator(".dock .lately", has_text="asks for a major").first
    expect(told).to_be_in_viewport(ratio=1)
    expect(told).to_contain_text("2")


@on("fr", 360)
def test_a_question_is_answered_by_the_next_press(server: Club, sit: Seating, seen: Screen) -> None:
    """Point 15: who asks, about which call, and the button to answer are in sight without a press."""
    table = server.open(players={"E": "Bo"})
    table.calls("1S")
    south = sit(table, "S", **seen.how)
    table.act("E", ask="what is it?", of="s1")
    asked = south.page.locator(".dock .lately p").first
    for seen_now in (asked, south.page.locator(".dock .lately button.primary")):
        expect(seen_now).to_be_in_viewport(ratio=1)
    expect(asked).to_contain_text({"en": "East", "fr": "Est", "nb": "Øst"}[seen.language])
    expect(asked).to_contain_text("1♠")
    south.click(south.page.locator(".dock .lately button.primary"))
    south.sheet.locator("textarea").fill("five spades")
    south.click(south.sheet.locator("form button.primary"))
    assert any(act.get("explain") for act in table.view("E")["happened"])


@on("nb", 360)
def test_asking_is_grey_out_of_turn(server: Club, sit: Seating, seen: Screen) -> None:
    """Point 16: it is there, says why not, and opens nothing; at his turn it opens."""
    table = server.open()
    table.calls("1S")
    west, east = sit(table, "W", **seen.how), sit(table, "E", **seen.how)
    ask = "[data-do=ask]"
    expect(west.page.locator(ask)).to_have_attribute("aria-disabled", "true")
    west.page.locator(ask).click(force=True)
    expect(west.page.locator(".notice")).not_to_be_empty()
    expect(west.sheet).to_have_count(0)
    expect(east.page.locator(ask)).to_have_attribute("aria-disabled", "false")
    east.page.locator(ask).click()
    expect(east.sheet).to_be_visible()


# -- the play

ORDINARY = """() => {
  const app = document.querySelector('.app');
  const hand = what => [...app.querySelectorAll(what)].map(e => e.matches('.pale') ? 'pale' : 'bright');
  return {
    laws: [...app.querySelectorAll('.law')].filter(e => e.checkVisibility()).map(e => e.textContent),
    text: app.innerText, now: app.querySelector('.now').textContent,
    own: hand('.own button.card:not(.gone)'), dummy: hand('.felt .hand button.card:not(.gone)'),
    score: [...(app.querySelector('.masthead .contract > span')?.textContent ?? '').matchAll(/\\d+/g)].map(Number),
    won: [...app.querySelectorAll('.quitted i')].map(e => e.matches('.ours')), title: document.title[0] === '▶',
  };
}"""
LAW = re.compile(r"\b(Law|Laws|Loi|loi|Lov|lov)\s\d|§\s?\d|\b\d{1,2}[A-F]\d?\b")


@pytest.mark.parametrize("first", of_all(range(12), 5))
def test_an_ordinary_board(server: Club, sit: Seating, first: int) -> None:
    """Points 12, 17, 18, 22 and 23: no number of a Law anywhere; dummy has no card to press and no turn; the hand that
    is to play is bright and declarer's other one pale; the row of tricks is that of the answer; whose turn it is stands
    in the title of his tab alone."""
    table = server.open()
    screens = [SCREENS[(first + 5 * n) % len(SCREENS)] for n in range(4)]
    assert {one.width for one in screens} == {width for width, _ in SIZES}
    players = {seat: sit(table, seat, **one.how) for seat, one in zip("NESW", screens, strict=True)}
    # dummy's only card is played by nobody but the test
    keep(players["N"], onlyDummys=False)
    for call in PLAYED.split():
        looked_at(table, players)
        table.calls(call)
    looked_at(table, players)
    table.act("E", play="DK", down=True)
    table.act("E", face=True)
    table.act("S", spread=True)
    for trick in range(1, 14):
        for n in range(1 if trick == 1 else 0, 4):
            if trick < 3 or n == 0:
                looked_at(table, players)
            turn = table.view("director")["answer"]["turn"]
            by = "N" if turn == "S" else turn
            table.act(by, play=table.view(by)["can"]["cards"][0], **{"from": turn})
    looked_at(table, players)


def looked_at(table: Table, players: dict[str, Player]) -> None:
    """What is on each page of an ordinary board at this moment."""
    answer: Any = table.view("director")["answer"]
    turn, tricks = answer["turn"], answer["tricks"]
    by = "N" if turn == "S" and answer["phase"] == "play" else turn
    for seat, player in players.items():
        player.settled()
        page = player.page.evaluate(ORDINARY)
        assert page["laws"] == [], (seat, page["laws"])
        assert not LAW.search(page["text"]), (seat, LAW.search(page["text"]))
        if answer["phase"] == "ended":
            continue
        assert page["title"] == (seat == by), (seat, by)
        if answer["phase"] == "play":
            ours = tricks["NS" if seat in "NS" else "EW"]
            # where there is no room for the row, the numbers stand in the bar
            assert (len(page["won"]), sum(page["won"])) == (sum(tricks.values()), ours), (seat, tricks)
            assert page["score"] == [ours, sum(tricks.values()) - ours], (seat, page["score"])
        if seat == "S" and answer["phase"] != "auction":
            assert page["own"] == page["dummy"] == [], page["own"]
        if seat == "N" and answer["phase"] == "play" and by == "N":
            waits, plays = (page["own"], page["dummy"]) if turn == "S" else (page["dummy"], page["own"])
            assert set(waits) <= {"pale"}, page
            assert "bright" in plays, page


@on("en", 1280)
def test_a_card_that_does_not_follow_is_not_played(server: Club, sit: Seating, seen: Screen) -> None:
    """Point 20: what is irregular about it is read first, and nothing has happened; he may choose again."""
    table = server.open()
    led(table)
    table.cards("D3")
    west = sit(table, "W", **seen.how)
    pale = west.page.locator(".own button.card.pale").last
    pale.click(position=CORNER)
    if seen.touch:
        # a finger chooses first
        expect(pale).to_have_attribute("aria-pressed", "true")
        pale.click(position=CORNER)
    expect(west.sheet).to_be_visible()
    expect(west.sheet.locator(".plain li")).not_to_be_empty()
    assert len(table.view("director")["answer"]["plays"]) == 2
    west.sheet.locator(".end button").first.click()
    expect(west.sheet).to_have_count(0)
    west.settled()
    assert len(table.view("director")["answer"]["plays"]) == 2


# -- the claim


@on("fr", 834)
def test_a_claim_is_worth_what_its_form_said(server: Club, sit: Seating, seen: Screen) -> None:
    """Points 24 to 26: for each number the form says the score, the one claimed is what the others read and what the
    board comes to; they see hand, statement and score, and agree by one press. No card can be played meanwhile."""
    table = server.open()
    led(table)
    north, east, south = (sit(table, seat, **seen.how) for seat in "NES")
    north.click(north.page.locator("[data-do=claim]"))
    worth, numbers = north.sheet.locator(".worth"), north.sheet.locator(".chips.numbers")
    expect(worth).to_have_text("")
    then = {"en": "The result is then", "fr": "Le résultat est alors", "nb": "Resultatet blir da"}[seen.language]
    said = {}
    for tricks in range(13, -1, -1):
        north.click(numbers.locator(f"label:has([value='{tricks}'])"))
        expect(worth).to_contain_text(then)
        said[tricks] = worth.inner_text()
    assert len(set(said.values())) == 14
    north.page.keyboard.press("Escape")
    table.act("N", claim={"tricks": 10, "line": "drawing trumps"})
    for player in (north, east, south):
        player.settled()
        result = player.page.locator(".claim p").filter(has_text=re.compile(r"\+\d"))
        assert result.inner_text() in said[10]
        for card in player.page.locator(".hand button.card").all():
            expect(card).to_have_attribute("aria-disabled", "true")
    expect(east.page.locator(".hand[data-seat=N] .card:not(.gone)")).to_have_count(13)
    expect(east.page.locator(".claim")).to_contain_text("drawing trumps")
    expect(south.page.locator(".claim .row button")).to_have_count(1)
    plays = table.view("director")["answer"]["plays"]
    for player, card in (
        (north, north.page.locator(".own button.card")),
        (east, east.page.locator(".own button.card")),
    ):
        card.first.click(position=CORNER, force=True)
        card.first.click(position=CORNER, force=True)
        player.settled()
    assert table.view("director")["answer"]["plays"] == plays
    table.act("W", agree=True)
    east.click(east.page.locator(".claim button.primary"))
    expect(north.app).to_have_attribute("data-phase", "ended")
    points = re.search(r"\+[\d\s]+", said[10])
    assert points
    assert points[0].strip() in north.now.inner_text()


@on("nb", 390)
def test_dummy_does_not_agree(server: Club, sit: Seating, seen: Screen) -> None:
    """Point 25: by the one button that he has; when it is sent, the Director is called by it."""
    table = server.open()
    led(table)
    south = sit(table, "S", **seen.how)
    table.act("N", claim={"tricks": 10})
    south.page.locator(".claim .row button").click()
    # why, he may say or not
    south.click(south.page.locator(".objection button.primary"))
    happened = table.view("director")["happened"]
    assert [sorted({"contest", "summon"} & act.keys()) for act in happened[-2:]] == [["contest"], ["summon"]]
