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


@pytest.mark.parametrize("size", [PHONE, (360, 640), (1280, 800)])
def test_who_leads_has_the_auction_before_him(server: Club, sit: Seating, size: tuple[int, int]) -> None:
    """And his hand, the table and what is asked of him; once the lead is faced the table has the room."""
    table = server.open()
    table.calls("1C P 1D P 1S P 2S P 4S P P P")
    east = sit(table, "E", language="fr", size=size, touch=size[0] < 1000)
    auction = east.page.locator(".side > .auction")
    for seen in (auction, auction.locator(".call.last"), east.page.locator(".dock .now"), east.page.locator(".felt")):
        expect(seen).to_be_in_viewport(ratio=1)
    expect(auction.locator(".call")).to_have_count(12)
    table.act("E", play="DK", down=True)
    expect(auction).to_be_visible()
    table.act("E", face=True)
    expect(east.app).to_have_attribute("data-phase", "play")
    expect(auction).to_be_visible(visible=size[0] > 1000)


def test_who_replaces_a_call_sees_the_round_before_it(server: Club, sit: Seating) -> None:
    table = server.open()
    table.calls("1C P 1D P 1H P 1S P 2C P 2H P 3S P 4C")
    table.act("W", call="3D")
    table.act("N", attention=table.view("N")["happened"][-1]["act"])
    table.act("director", explain_options=True)
    table.act("N", choose="reject_call")
    for size, calls in ((PHONE, 12), ((360, 640), 4)):
        west = sit(table, "W", language="fr", size=size, touch=True)
        for call in west.page.locator(".auction .call").all()[-calls:]:
            expect(call).to_be_in_viewport(ratio=0.8)
        expect(west.page.locator(".bids .bid").last).to_be_in_viewport(ratio=1)
        expect(west.page.locator(".auction .call.gone")).to_be_in_viewport(ratio=0.8)


def test_what_was_pointed_out_is_named(server: Club, sit: Seating) -> None:
    table = server.open()
    table.calls("1S P 2S")
    table.act("S", explain="weak", of="s1")
    table.act("E", attention="s4")
    west = sit(table, "W", language="fr")
    expect(west.band).to_contain_text("Est signale quelque chose qu’a fait Sud")
    west.press("Historique")
    expect(west.sheet).to_contain_text("Est signale quelque chose qu’a fait Sud")
    other = server.open()
    other.calls("1S")
    other.act("E", call="1H")
    other.act("S", attention="s2")
    north = sit(other, "N")
    north.press("History")
    expect(north.sheet).to_contain_text("South points out East’s 1♥")


@pytest.mark.parametrize("size", [PHONE, (360, 640), (1280, 800)])
@pytest.mark.parametrize(("language", "word"), [("en", "Alert"), ("fr", "Alerte")])
def test_an_alert_is_a_word(server: Club, sit: Seating, size: tuple[int, int], language: str, word: str) -> None:
    """As long as nothing more is said of the call; a question that waits has another mark than what was explained."""
    table = server.open()
    table.calls("1S P 2NT")
    east = sit(table, "E", language=language, size=size, touch=size[0] < 1000)
    call = east.page.locator(".auction .call.last")
    before = call.bounding_box()
    table.act("N", alert=True, of="s3")
    mark = call.locator("sup").first
    expect(mark).to_have_text(word)
    expect(mark).to_be_in_viewport(ratio=1)
    assert call.bounding_box() == before, "the row is as high as before"
    table.act("W", ask="?", of="s3")
    expect(call.locator("sup")).to_have_text(["!", "?"])
    table.act("N", explain="a good raise", of="s3")
    expect(call.locator("sup")).to_have_text(["!", "i"])


def test_why_a_score_was_given_stands_under_it(server: Club, sit: Seating) -> None:
    """What was irregular, in the reader's language; where nothing was, and nothing is said, whom to ask. The tricks of
    the play stand nowhere as if they were the score."""
    table = server.open()
    table.calls("1S P 2S")
    table.act("W", reserve=True, of="s3", channel="hesitation")
    table.calls("P 4S P P P")
    table.act("director", result=10)
    table.act("W", summon=True, of="s3")
    for kind, value in (
        ("information_made_available", True), ("suggested", ["4S"]), ("logical_alternatives", ["P", "4S"]),
        ("damage", True),
    ):  # fmt: skip
        question = table.view("director")["road"]["next"]["question"]
        assert question["kind"] == kind
        table.act("director", find=kind, of=question["of"], value=value)
    given = [{"contract": "3S", "by": "N", "tricks": 10}]
    table.act("director", adjust={"kind": "assigned", "ns": given, "ew": given})
    north = sit(table, "N", language="nb", size=PHONE, touch=True)
    ruled = north.page.locator(".status .plain li", has_text="4♠")
    expect(ruled).to_have_count(1)
    expect(ruled).to_contain_text("Nord")
    expect(north.page.locator(".status .plain li")).to_have_count(1)
    expect(north.page.locator(".masthead .contract > span")).to_have_count(0)
    other = server.open()
    other.calls("1S P P P")
    other.act("director", result=7)
    south = sit(other, "S", language="fr")
    expect(south.page.locator(".masthead .contract > span")).to_contain_text("Levées")
    other.act("director", adjust={"kind": "artificial", "ns": "average", "ew": "average"})
    expect(south.page.locator(".status .reason")).to_contain_text("Demandez-lui pourquoi")


def test_nobody_is_asked_for_a_card_before_dummy_lies_there(server: Club, sit: Seating) -> None:
    table = server.open()
    table.calls("1S P 2S P P P")
    table.act("E", play="DK", down=True)
    table.act("E", face=True)
    north = sit(table, "N")
    expect(north.page.locator(".entry .primary")).not_to_be_visible()
    table.act("S", spread=True)
    expect(north.page.locator(".entry .primary")).to_be_visible()


def test_the_director_is_offered_what_was_said_and_a_suit_that_is_known(server: Club, sit: Seating) -> None:
    table = server.open()
    table.calls("1NT P 2C P 2H P P P")
    table.act("N", explain="five spades", of="s3")
    table.act("S", correct="asks for a major", of=table.view("S")["happened"][-1]["act"])
    table.act("S", summon=True)
    director = sit(table, "director", size=PHONE, touch=True)
    versions = director.page.locator("[data-question=agreement] [data-version]")
    expect(versions).to_have_text(["five spades", "asks for a major"])
    director.click(versions.nth(1))
    assert [act["value"] for act in table.view("director")["happened"] if act.get("find") == "agreement"] == [
        "asks for a major"
    ]


def test_what_is_noted_already_is_not_to_be_taken_up(server: Club, sit: Seating) -> None:
    table = server.open()
    noted(table)
    about = {"by": "S", "convey": "hesitation", "of": "s3"}
    table.send("W", {"type": "report", "about": about})
    table.send("W", {"type": "report", "about": about | {"convey": "remark"}})
    director = sit(table, "director")
    take = director.page.locator("[aria-labelledby=calls-title] li .row button:first-child")
    expect(take).to_have_count(2)
    expect(take.nth(0)).not_to_have_class("primary")
    expect(director.page.locator("[aria-labelledby=calls-title] button.primary")).to_have_count(1)
