"""What people who had read nothing stumbled over at the table: what was found is told, and nothing is asked twice."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.club import Club, Table
from tests.browser.conftest import Seating

PHONE = (390, 844)


def noted(table: Table, who: str = "E") -> None:
    """South has paused before two spades, and `who` notes it in one tap."""
    table.calls("1S P 2S")
    table.act(who, reserve=True, of="s3", channel="hesitation")


def found(table: Table, *, so: bool) -> None:
    """The Director finds whether South paused."""
    question = table.view("director")["road"]["next"]["question"]
    assert question["kind"] == "information_made_available"
    table.act("director", find=question["kind"], of=question["of"], seat=question["seat"], value=so)


@pytest.mark.parametrize("so", [True, False])
def test_all_four_read_what_the_director_has_found_of_a_pause(server: Club, sit: Seating, so: bool) -> None:
    table = server.open()
    noted(table)
    table.act("S", dispute=True, of="s4")
    table.act("S", summon=True)
    players = {"N": sit(table, "N", language="nb"), "E": sit(table, "E"), "S": sit(table, "S", size=PHONE, touch=True)}
    players["W"] = sit(table, "W", language="fr", size=PHONE, touch=True)
    for player in players.values():
        expect(player.page.locator("[data-found]")).to_have_count(0)
    found(table, so=so)
    words = {"N": "TL finner", "E": "The Director finds", "S": "The Director finds", "W": "L’arbitre constate"}
    for who, player in players.items():
        expect(player.page.locator(".dock [data-found]")).to_contain_text(words[who])
        expect(player.page.locator(".dock [data-found]")).to_be_in_viewport(ratio=1)
    table.act("director", resume=True)
    expect(players["E"].page.locator(".dock [data-found]")).to_have_count(1)
    table.calls("P")
    expect(players["E"].page.locator(".dock [data-found]")).to_have_count(0)
    # it stays with the call
    players["S"].page.locator(".auction .call", has_text="2").click()
    expect(players["S"].sheet).to_contain_text("The Director finds")


def test_what_was_noted_is_not_asked_for_again(server: Club, sit: Seating) -> None:
    """Who calls the Director later says with one tap that it is about his note; the form begins with it too."""
    table = server.open()
    noted(table)
    table.calls("P P")
    east = sit(table, "E", language="fr", size=PHONE, touch=True)
    east.click(east.page.locator(".bar .summon"))
    note = east.sheet.locator("[data-note]")
    expect(note).to_contain_text("hésitation")
    east.sheet.locator(".column button:not([data-note])").nth(1).click()
    expect(east.sheet.locator(".acts input").first).to_be_checked()
    expect(east.sheet.locator(".chips")).to_have_count(0)
    expect(east.sheet.locator("button.primary")).to_be_in_viewport(ratio=1)
    east.click(east.sheet.locator("button.primary"))
    view = table.view("director")
    assert view["reports"] == []
    assert [act.get("of") for act in view["happened"] if "summon" in act] == [None, "a3"]
    # whatever else he saw he can still say
    east.click(east.page.locator(".bar .summon"))
    east.sheet.locator(".column button:not([data-note])").nth(1).click()
    east.sheet.locator(".acts label").last.click()
    expect(east.sheet.locator(".chips")).to_have_count(3)
    east.click(east.sheet.locator("button.primary"))
    assert len(table.view("director")["reports"]) == 1


@pytest.mark.parametrize("language", ["en", "nb"])
def test_whose_lead_another_has_made_face_down_has_a_step(server: Club, sit: Seating, language: str) -> None:
    table = server.open()
    table.calls("1S P 2S P P P")
    table.act("W", play=table.view("W")["answer"]["hands"]["W"].split(".")[1][:1].join(["H", ""]), down=True)
    east, west, south = (sit(table, who, language=language, size=PHONE, touch=True) for who in "EWS")
    said = {"en": "but it is your lead", "nb": "det er du som har utspillet"}[language]
    expect(east.page.locator(".dock .now")).to_contain_text(said)
    expect(west.page.locator(".dock button.primary:enabled:not([aria-disabled=true])")).to_have_count(0)
    for player in (west, south):
        expect(player.page.locator(".dock [data-do=attention]")).to_be_in_viewport(ratio=1)
    step = east.page.locator(".dock [data-do=attention].primary")
    expect(step).to_be_in_viewport(ratio=1)
    east.click(step)
    happened = table.view("director")["happened"]
    assert happened[-2]["attention"] == "a7"
    assert happened[-1]["summon"]
    assert table.view("E")["answer"]["frozen"]


def test_the_call_that_is_asked_about_is_known(server: Club, sit: Seating) -> None:
    """Only the words are asked for; another call can still be named."""
    table = server.open()
    table.calls("1S P 2S")
    table.act("W", ask="?", of="s3")
    north = sit(table, "N", language="fr", size=PHONE, touch=True)
    north.click(north.page.locator(".lately .primary"))
    expect(north.sheet.locator(".fixed")).to_contain_text("2♠")
    expect(north.sheet.locator("[name=about]")).to_have_count(0)
    another = north.sheet.locator("[data-do=another]")
    another.click()
    expect(north.sheet.locator("[name=about]:checked")).to_have_value("s3")
    north.sheet.locator("textarea").fill("6–9")
    north.click(north.sheet.locator("button.primary"))
    assert table.view("director")["happened"][-1] | {"at": 0, "took": 0} == {
        "act": "a5", "by": "N", "explain": "6–9", "of": "a3", "at": 0, "took": 0,
    }  # fmt: skip
