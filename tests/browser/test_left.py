"""A lead on a wrong explanation, as those at the table see it: who answers, who chooses, and that the card may stay."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.club import Club, Table
from tests.browser.conftest import Seating


def corrected(table: Table) -> None:
    """East has led on what South explained; North puts it right, and the Director finds that it was wrong."""
    explained = next(act["act"] for act in table.view("N")["happened"] if "explain" in act)
    table.act("E", play=table.view("E")["can"]["cards"][0], down=True)
    table.act("N", correct="strong", of=explained)
    table.act("N", summon=True)
    for kind in ("misinformation", "agreement"):
        for question in table.view("director")["answer"]["questions"]:
            if question["kind"] == kind:
                table.act("director", find=kind, of=question["of"], value="yes")


def test_the_leader_leaves_his_card_and_faces_it(server: Club, sit: Seating) -> None:
    table = server.open()
    table.calls("1NT P P P")
    table.act("E", ask="what is it?", of="s1")
    east, south = sit(table, "E", wide=False), sit(table, "S", wide=False)
    explain = '.app [data-do=explain], .app button:has-text("Explain…")'
    expect(east.page.locator(".dock .lately")).to_contain_text("Waiting for South to answer.")
    expect(south.page.locator(explain)).to_have_count(1)
    table.act("S", explain="weak", of="s1")
    expect(south.page.locator(explain)).to_have_count(0)
    corrected(table)
    expect(south.band).to_contain_text("The next step is East’s choice")
    leave = east.page.locator("[data-leave=withdraw_play]")
    expect(leave).to_have_text("Leave the card")
    east.click(leave)
    expect(leave).to_have_count(0)
    table.act("director", resume=True)
    east.press("Face the lead")
    expect(east.page.locator("[data-leave]")).to_have_count(0)
    assert table.view("E")["answer"]["phase"] == "play"


def test_the_director_lets_play_go_on(server: Club, sit: Seating) -> None:
    table = server.open()
    table.calls("1NT P P P")
    table.act("E", ask="what is it?", of="s1")
    table.act("S", explain="weak", of="s1")
    corrected(table)
    east, director = sit(table, "E", wide=False), sit(table, "director", wide=False)
    director.press("Nobody changes anything: let play go on")
    east.press("Face the lead")
    assert table.view("E")["answer"]["phase"] == "play"


def test_a_card_found_to_be_played_is_told_to_be(server: Club, sit: Seating) -> None:
    """North wanted to take back a card of dummy; the Director has found that it was chosen. It lies there again, nobody
    reads any more that it goes back."""
    table = server.open()
    table.calls("1S P 2S P 4S P P P")
    table.act("E", play="DK", down=True)
    table.act("E", face=True)
    table.act("S", spread=True)
    table.cards("D3")
    west = sit(table, "W", language="nb")
    table.act("N", retract="play", of=table.view("N")["happened"][-1]["act"])
    table.act("N", summon=True)
    expect(west.page.locator(".lately")).to_contain_text("trekker tilbake")
    asked = table.view("director")["road"]["next"]["question"]
    table.act("director", find=asked["kind"], of=asked["of"], value="no")
    table.act("director", resume=True)
    expect(west.page.locator(".lately")).to_contain_text("TL har avgjort at kortet er spilt.")
    expect(west.page.locator(".lately")).not_to_contain_text("trekker tilbake kortet")
