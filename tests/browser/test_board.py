"""A board from the first call to the score, by five people with a browser each."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.club import Club
from tests.browser.conftest import Seating
from tests.kit.whole import of_all

SEATS = "NESW"
BY_FINGER = of_all(range(1, 14), 1, 2, 7, 13)
"""Tricks that are played in the browser: from the lead, in the middle, where there is one card left. What a card does
to a page is the same in the others; all of a board by finger is `test_alone.py`."""


def test_a_full_board(server: Club, sit: Seating) -> None:
    """Four players with finger, one of them in each language; the Director looks on and sees every hand. Point 39: they
    come to the next board when all four are ready."""
    table = server.open(title="Thursday")
    languages = {"N": "en", "E": "fr", "S": "nb", "W": "en"}
    players = {seat: sit(table, seat, language=language, by_link=True) for seat, language in languages.items()}
    director = sit(table, "director", by_link=True)
    for seat, call in zip(
        "NESWNESW", ["one spade", "passe", "to spar", "pass", "four spades", "passe", "pass", "pass"], strict=True
    ):
        expect(players[seat].page.locator(".status.mine")).to_be_visible()
        players[seat].call(call)

    players["E"].reads("À vous d’entamer")
    players["E"].play("DK")
    players["N"].reads("East has led. Any questions?")
    expect(players["N"].page.locator(".felt .back")).to_be_visible()
    assert "K" not in players["N"].page.locator(".felt").inner_text()
    players["E"].press("Retourner l’entame")
    players["S"].press("Legg opp hånden")
    expect(players["W"].card("SK")).to_have_count(0)
    expect(players["W"].page.locator(".place.right .role")).to_have_text("dummy")

    declarer = players["N"]
    for trick in range(1, 14):
        for _ in range(3 if trick == 1 else 4):
            seen = table.view("N")
            turn, cards = seen["answer"]["turn"], seen["can"]["cards"]
            player = declarer if turn == "S" else players[turn]
            if turn == "S" and len(cards) == 1:
                # it is played by itself: his page comes to this moment, and goes on from it
                player.settled()
                expect(player.app).not_to_have_attribute("data-revision", str(seen["revision"]))
                continue
            if trick not in BY_FINGER:
                table.act(player.who, play=table.view(player.who)["can"]["cards"][0], **{"from": turn})
                continue
            playable = player.page.locator(f".hand[data-seat={turn}] button.card:not(.pale)")
            expect(player.page.locator(".status.mine")).to_be_visible()
            card = playable.first.get_attribute("data-card")
            assert card
            player.play(card)
            expect(player.card(card)).to_have_count(0)
    answer = table.view("director")["answer"]
    assert sum(answer["tricks"].values()) == 13
    for player in (*players.values(), director):
        expect(player.app).to_have_attribute("data-phase", "ended")
    players["W"].reads("by North, down 1 · EW +50")
    players["E"].reads("Nord")
    for seat in SEATS:
        assert players["W"].page.locator(f".hand[data-seat={seat}] .card:not(.gone)").count() == 13
    # nobody takes the others to the next board: all four are ready for it
    for seat, ready in (("W", "I am ready"), ("E", "D’accord pour"), ("N", "I am ready")):
        players[seat].press(ready)
    players["W"].sees("You are ready. The table waits for South.")
    players["S"].press("Jeg er klar")
    players["S"].sees("Spill 2")
    expect(director.app).to_have_attribute("data-phase", "auction")


@pytest.mark.parametrize("wide", of_all([True, False], True))
def test_a_board_is_gone_through_again(server: Club, sit: Seating, wide: bool) -> None:
    """Its result, its play card by card; and while the next board is played, by the score sheet, with the same page."""
    table = server.open()
    table.calls("3NT P P P")
    table.act("E", play="DK", down=True)
    table.act("E", face=True)
    table.act("S", spread=True)
    table.act("N", claim={"tricks": 9, "line": "all high"})
    for seat in "EW":
        table.act(seat, agree=True)
    west = sit(table, "W", wide=wide)
    west.reads("3NT by North, made · NS +400")
    steps = west.page.locator(".steps")
    steps.get_by_role("button", name="One card on").click()
    expect(west.page.locator(".trick .played")).to_have_count(1)
    expect(west.card("DK")).to_have_count(0)
    expect(west.said).to_contain_text("king of diamonds")
    steps.get_by_role("button", name="All cards").click()
    expect(west.page.locator(".trick .played")).to_have_count(0)
    for seat in SEATS:
        table.send(seat, {"type": "next_board"})
    west.sees("Board 2")
    west.press("Scores" if wide else "Menu", within=".masthead")
    if not wide:
        west.press("Scores", within="dialog")
    expect(west.sheet.locator("tbody tr")).to_have_count(1)
    expect(west.sheet.locator("tbody tr")).to_contain_text("3NT N")
    expect(west.sheet.locator("tbody tr")).to_contain_text("+400")
    west.press("Board 1", within="dialog")
    west.reads("Board 1 · 3NT by North, made · NS +400")
    expect(west.page.locator(".hand[data-seat=N] .card:not(.gone)")).to_have_count(13)
    # meanwhile the table says whose turn it is
    west.sees("At the table, board 2:")
    west.press("Back to the table")
    expect(west.page.locator(".hand[data-seat=N]")).to_have_count(0)
    expect(west.page.locator(".masthead h1")).to_have_text("Board 2")


def test_what_is_said_of_calls(server: Club, sit: Seating) -> None:
    """Alert, question, explanation, announcement, review; everybody hears what belongs to him."""
    table = server.open()
    table.calls("1N" + "T P 2C")
    north, west = sit(table, "N", wide=False), sit(table, "W")
    north.press("Alert two clubs")
    expect(west.page.locator(".auction sup").first).to_have_text("Alert")
    west.press("South: two clubs", within=".auction")
    west.press("Ask", within="dialog")
    west.press("Ask", within="dialog form .end")
    expect(north.page.locator(".bar .badge")).to_be_visible()
    north.press("Explain", within=".dock")
    north.sheet.get_by_role("textbox").fill("Asks for a four-card major")
    north.press("Explain", within="dialog .end")
    west.press("South: two clubs", within=".auction")
    expect(west.sheet).to_contain_text("Asks for a four-card major")
    west.press("Close", within="dialog")
    west.press("More", within=".bar")
    west.press("Review of the auction", within="dialog .rights")
    expect(north.said).to_contain_text("West asks to have the calls restated.")
    assert [act for act in table.view("director")["happened"] if act.get("review") == "full"]


def test_what_is_wrong_about_an_explanation_is_said_at_its_time(server: Club, sit: Seating) -> None:
    """The caller is led to a correction, not to an explanation of his own call; he is reminded of it when the auction
    is over, and his opponents hear nothing of that. A card that was dropped stands where it is found."""
    table = server.open()
    table.calls("1N" + "T P 2C P 2H P P")
    table.act("N", explain="five spades", of="s3")
    south, north = sit(table, "S", wide=False), sit(table, "N", wide=False)
    south.press("More", within=".bar")
    expect(south.sheet.locator(".rights [data-do=expose]")).to_be_visible()
    expect(south.sheet.locator(".rights [data-do=correct]")).to_be_visible()
    south.press("Close", within="dialog")
    expect(south.page.locator(".lately", has_text="If North explained")).to_have_count(0)
    table.calls("P")
    expect(south.page.locator(".lately", has_text="If North explained")).to_contain_text("Law 20F5(b)(ii)")
    expect(north.page.locator(".lately", has_text="explained a call wrongly")).to_have_count(0)
    # on a phone the auction is read from the contract, and the Laws stand in the menu
    north.page.locator(".masthead .contract button").click()
    expect(north.sheet.locator(".auction .call")).to_have_count(8)
    expect(north.sheet.locator(".auction .note")).to_contain_text("five spades")
    north.press("Close", within="dialog")
    north.press("Menu", within=".masthead")
    expect(north.sheet).to_contain_text("Laws of 2017 · WBF")
    north.press("Close", within="dialog")
    south.press("Correct an explanation", within=".lately")
    south.sheet.get_by_role("textbox").fill("asks for a major")
    south.press("Correct", within="dialog .end")
    said = table.view("director")
    assert [(act["by"], act["of"]) for act in said["happened"] if act.get("correct")] == [("S", "a8")], said["happened"]
    assert said["answer"]["irregularities"] == []
    expect(south.page.locator(".lately", has_text="If North explained")).to_have_count(0)


def test_own_calls_are_alerted_where_players_do_so(server: Club, sit: Seating) -> None:
    table = server.open(regulations={"alert_by": "self"})
    table.calls("1N" + "T")
    north, south = sit(table, "N"), sit(table, "S")
    north.press("Alert one no trump")
    expect(south.page.locator(".auction sup").first).to_have_text("Alert")
    expect(south.page.get_by_role("button", name="Alert one no trump")).to_have_count(0)


def test_a_claim_is_shown_and_agreed(server: Club, sit: Seating) -> None:
    table = server.open()
    table.calls("1S P 2S P 4S P P P")
    table.act("E", play="DK", down=True)
    table.act("E", face=True)
    table.act("S", spread=True)
    north, east, west = sit(table, "N", wide=False), sit(table, "E"), sit(table, "W", wide=False)
    north.press("More", within=".bar")
    north.press("Claim", within="dialog .rights")
    send = north.sheet.get_by_role("button", name="Claim", exact=True)
    # no number stands there that could be sent by mistake: it is set by a tap
    numbers = north.sheet.get_by_role("group", name="How many of the 13 tricks left do you claim?").get_by_role("radio")
    expect(numbers).to_have_count(14)
    expect(numbers.and_(north.page.locator(":checked"))).to_have_count(0)
    expect(send).to_be_disabled()
    send.evaluate("button => button.click()")
    assert not any("claim" in act for act in table.view("director")["happened"])
    north.click(north.sheet.locator("label:has([name=tricks][value='11'])"))
    expect(north.sheet).to_contain_text("I claim 11 tricks")
    north.press("Drawing trumps.", within="dialog")
    north.click(send)
    east.reads("A claim: do you agree?")
    east.sees("Drawing trumps")
    # he shows his hand
    expect(east.page.locator(".hand[data-seat=N] .card:not(.gone)")).to_have_count(13)
    for defender in (east, west):
        defender.click(defender.page.locator(".claim").get_by_role("button", name="Agree"))
    north.finds_it_over()
    assert table.view("director")["answer"]["tricks"] == {"NS": 11, "EW": 2}


def test_tricks_are_conceded(server: Club, sit: Seating) -> None:
    """By the button beside that for claiming, and from the form of a claim: both concede, and say so."""
    table = server.open()
    table.calls("1S P 2S P 4S P P P")
    table.act("E", play="DK", down=True)
    table.act("E", face=True)
    table.act("S", spread=True)
    west = sit(table, "W", wide=False)
    west.press("More", within=".bar")
    west.press("Claim", within="dialog .rights")
    expect(west.sheet).to_contain_text("How many of the 13 tricks left do you claim?")
    west.click(west.sheet.locator("[data-do=concede]"))
    expect(west.sheet).to_contain_text("How many of the 13 tricks left do you concede?")
    west.press("Close", within="dialog")
    west.press("More", within=".bar")
    # the right to claim speaks of conceding too
    west.click(west.sheet.locator(".rights [data-do=concede]"))
    expect(west.sheet.get_by_role("heading", name="Concede tricks")).to_be_visible()
    # by keyboard: the space bar takes the first number, an arrow the one beside it
    expect(west.sheet.get_by_role("radio")).to_have_count(13)
    west.sheet.get_by_role("radio").first.press("Space")
    expect(west.sheet).to_contain_text("I concede 1 trick.")
    west.sheet.get_by_role("radio").first.press("ArrowLeft")
    expect(west.sheet).to_contain_text("I concede 13 tricks")
    west.sheet.get_by_role("radio").last.press("ArrowLeft")
    expect(west.sheet).to_contain_text("I concede 12 tricks")
    west.click(west.sheet.get_by_role("button", name="Concede", exact=True))
    west.sees("You concede 12 tricks")
    assert table.view("director")["happened"][-1]["concede"] == {"tricks": 12}


def test_the_partner_of_a_defender_who_concedes_objects(server: Club, sit: Seating) -> None:
    """He is asked before he sees a card, neither answer is put before the other, and the Director is called by it."""
    table = server.open()
    table.calls("1S P 2S P 4S P P P")
    table.act("E", play="DK", down=True)
    table.act("E", face=True)
    table.act("S", spread=True)
    east, director = sit(table, "E", wide=False), sit(table, "director", wide=False)
    table.act("W", concede={"tricks": 12, "line": "yours"})
    buttons = east.page.locator(".claim button")
    expect(buttons).to_have_count(2)
    assert {button.get_attribute("class") for button in buttons.all()} == {None}
    expect(east.page.locator(".hand[data-seat=W] .card:not(.back)")).to_have_count(0)
    buttons.first.click()
    east.click(east.page.locator(".objection button.primary"))
    assert [sorted({"contest", "summon"} & act.keys()) for act in table.view("director")["happened"][-2:]] == [
        ["contest"], ["summon"],
    ]  # fmt: skip
    for player in (east, director):
        player.sees("nothing has been conceded, and play goes on (Law 68B2)")
    expect(east.page.locator(".hand[data-seat=W] .card:not(.back)")).to_have_count(0)
    director.press("The table may go on")
    assert table.view("E")["waiting"] == ["N"]


def test_spectators_see_what_is_open(server: Club, sit: Seating) -> None:
    table = server.open()
    table.calls("1S P 2S P 4S P P P")
    watching = sit(table, "spectator", language="fr")
    watching.sees("Les spectateurs se taisent")
    expect(watching.page.locator(".hand")).to_have_count(0)
    expect(watching.page.get_by_role("button", name="Appeler l’arbitre")).to_have_count(0)
    table.act("E", play="DK", down=True)
    table.act("E", face=True)
    table.act("S", spread=True)
    expect(watching.page.locator(".hand")).to_have_count(1)
    open_table = server.open(spectators={"cards": "open"})
    expect(sit(open_table, "spectator").page.locator(".hand")).to_have_count(4)
