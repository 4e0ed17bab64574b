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
