"""Points of the table page about a table that has stopped, what is noted among the four, and a lost connection."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import expect

from tests.browser.club import Club, Table
from tests.browser.conftest import Seating
from tests.browser.player import Player
from tests.browser.screens import SCREENS, Screen, screen
from tests.browser.test_irregular import settle
from tests.kit.whole import of_all

CALL_HIM = {"en": "Call the Director", "fr": "Appelez l’arbitre", "nb": "Tilkall TL"}
SOON = 0.3
TRIES = 5


def on(language: str, width: int) -> pytest.MarkDecorator:
    """On every screen in the sweep, in the gate on one: see `test_points_play.on`."""
    return pytest.mark.parametrize("seen", of_all(SCREENS, screen(language, width)), ids=str)


def too_low(table: Table, *, explained: bool = True) -> None:
    """East bids one heart over the last bid, and South points it out."""
    table.act("E", call="1H")
    table.act("S", attention=table.view("S")["happened"][-1]["act"])
    if explained:
        table.act("director", explain_options=True)


def silenced(table: Table) -> None:
    """East has replaced his bid by three clubs, and West must pass; South is to call."""
    table.calls("1S")
    too_low(table)
    table.act("S", choose="reject_call")
    table.act("E", substitute="3C")
    settle(table)
    assert table.view("W")["answer"]["turn"] == "S"


def line(player: Player) -> str:
    """What is asked of him while play has stopped."""
    player.settled()
    return " ".join(player.page.locator(".dock .band p:last-of-type, .dock .now, .dock .options > p").all_inner_texts())


@on("fr", 360)
def test_who_chooses_is_told_so_and_the_others_wait(server: Club, sit: Seating, seen: Screen) -> None:
    """Points 27 to 29: before the Director has read out nobody has an option, and he has all of them with their costs
    before he presses; then the chooser alone has them, each with what follows, none chosen; nobody is told to call a
    Director who is there."""
    table = server.open()
    table.calls("1S")
    players = {seat: sit(table, seat, **seen.how) for seat in "NESW"}
    director = sit(table, "director", **seen.how)
    too_low(table, explained=False)
    for player in players.values():
        player.settled()
        expect(player.page.locator(".options")).to_have_count(0)
        expect(player.band).to_be_visible()
        assert CALL_HIM[seen.language] not in line(player)
    director.settled()
    readings = director.page.locator(".reading")
    expect(readings).to_have_count(2)
    for reading in readings.all():
        expect(reading).to_be_visible()
        expect(reading.locator(".costs li")).not_to_have_count(0)
    director.click(director.page.locator(".step button.primary"))
    south = players.pop("S")
    options = south.page.locator(".options ol > li")
    expect(options).to_have_count(2)
    for option in options.all():
        # what it costs stands under it, or in its own sentence that nothing more follows
        told = option.locator(".option span, .costs li")
        assert any(text.strip() for text in told.all_inner_texts())
        expect(option.locator("button.option")).to_have_attribute("aria-pressed", "false")
    expect(options.locator(".costs li")).not_to_have_count(0)
    expect(south.page.locator(".options .picked, .options button.primary")).to_have_count(0)
    waiting = {seat: line(player) for seat, player in players.items()}
    for player in players.values():
        expect(player.page.locator(".options")).to_have_count(0)
        assert CALL_HIM[seen.language] not in line(player)
    for player in players.values():
        # what he may choose from stands before those who wait as well, each with what follows; they can press nothing
        expect(player.page.locator(".band [data-read-out]")).to_have_count(2)
        expect(player.page.locator(".band [data-read-out] .option, .band [data-read-out] .primary")).to_have_count(0)
    expect(south.page.locator("[data-read-out]")).to_have_count(0)
    assert line(south) not in waiting.values()
    assert all({"en": "South", "fr": "Sud", "nb": "Syd"}[seen.language] in text for text in waiting.values()), waiting


@on("en", 390)
def test_each_of_the_four_has_his_own_task(server: Club, sit: Seating, seen: Screen) -> None:
    """Point 27: caller, offender, his partner and the fourth, also before the Director has come."""
    table = server.open()
    table.calls("1S")
    players = [sit(table, seat, **seen.how) for seat in "NESW"]
    too_low(table, explained=False)
    assert len({line(player) for player in players}) == 4


@on("nb", 1280)
def test_a_second_stop_begins_anew(server: Club, sit: Seating, seen: Screen) -> None:
    """Point 32: the Director reads out, the chooser chooses and the offender replaces as in the first."""
    table = server.open()
    table.calls("1S")
    south, east, director = (sit(table, who, **seen.how) for who in ("S", "E", "director"))
    for _ in range(2):
        too_low(table, explained=False)
        expect(director.page.locator(".reading")).to_have_count(2)
        expect(south.page.locator(".options")).to_have_count(0)
        director.click(director.page.locator(".step button.primary"))
        expect(south.page.locator(".options ol > li")).to_have_count(2)
        table.act("S", choose="reject_call")
        expect(east.page.locator(".box .bid[data-mark]")).not_to_have_count(0)
        table.act("E", substitute="P")
        settle(table)
        for player in (south, east):
            player.settled()
            expect(player.band).to_have_count(0)
        table.calls("2S P P" if _ == 0 else "P")


@on("en", 834)
def test_nobody_goes_on_over_what_is_open(server: Club, sit: Seating, seen: Screen) -> None:
    """Point 33: a choice, and a Question. Players read why; the Director has no button for it and reads for whom or for
    what it waits; the server refuses it."""
    table = server.open()
    table.calls("1S")
    too_low(table)
    west, director = sit(table, "W", **seen.how), sit(table, "director", **seen.how)
    before = table.view("director")["happened"]
    west.page.keyboard.type("p")
    expect(west.page.locator(".notice")).not_to_be_empty()
    expect(west.page.locator(".box, .entry")).to_have_count(0)
    held = director.page.locator(".task[aria-labelledby=resume-title]")
    expect(held.locator("p")).to_contain_text({"en": "South", "fr": "Sud", "nb": "Syd"}[seen.language])
    expect(held.locator("button")).to_have_count(0)
    assert table.view("director")["happened"] == before
    # whether another call was never meant is asked
    other = server.open()
    other.calls("1S P 2S")
    other.act("S", substitute="3S", unintended=True)
    other.act("S", summon=True)
    director = sit(other, "director", **seen.how)
    expect(director.page.locator(".task[data-question]")).to_be_visible()
    held = director.page.locator(".task[aria-labelledby=resume-title]")
    expect(held.locator("> p")).not_to_be_empty()
    expect(held.locator("button")).to_have_count(0)
    for one in (table, other):
        frame = {"id": "resume-at-once", "type": "act", "confirmed": True, "act": {"resume": True}}
        refused = one._ask("director", "acts", frame)
        assert (refused["type"], refused["code"]) == ("refused", "still-open")
        assert one.view("N")["answer"]["frozen"]


@on("en", 1280)
def test_a_revoke_holds_the_board(server: Club, sit: Seating, seen: Screen) -> None:
    """Point 33: as long as it is to be ruled on, no player comes to the next board, and he reads why."""
    table = server.open()
    table.calls("1S P 2S P 4S P P P")
    table.act("E", play="DK", down=True)
    table.act("E", face=True)
    table.act("S", spread=True)
    table.cards("D3 D2 DA H3 H4 HA H2 SK S6 S2 S3")
    for by, card, hand in (("N", "DJ", "S"), ("W", "D9", "W"), ("N", "D4", "N"), ("E", "C3", "E")):
        table.act(by, play=card, **{"from": hand})
    table.cards("ST S7 S5 S9 C4 CA C2 C7")
    table.act("N", claim={"tricks": 5})
    for seat in "EW":
        table.act(seat, agree=True)
    table.act("N", attention=next(a["act"] for a in table.view("N")["happened"] if a.get("play") == "C3"))
    north = sit(table, "N", **seen.how)
    expect(north.app).to_have_attribute("data-phase", "ended")
    expect(north.page.locator(".status button.primary")).to_have_count(0)
    refused = table._ask("N", "acts", {"id": "next-board-1", "type": "next_board"})
    assert (refused["type"], refused["code"]) in [("refused", "director-called"), ("refused", "director-decides")]


@on("fr", 390)
def test_a_silenced_player_reads_that_he_must_pass(server: Club, sit: Seating, seen: Screen) -> None:
    """Point 34: on his plate for all, and as his headline when he is in turn."""
    table = server.open()
    silenced(table)
    west, south = sit(table, "W", **seen.how), sit(table, "S", **seen.how)
    must = {"en": "Must pass", "fr": "Doit passer", "nb": "Må passe"}[seen.language]
    for player in (west, south):
        plates = player.page.locator(".side .auction th:visible, .felt .who:visible", has_text=must)
        expect(plates).not_to_have_count(0)
        for plate in plates.all():
            expect(plate).to_contain_text({"en": "West", "fr": "Ouest", "nb": "Vest"}[seen.language])
    expect(west.now).not_to_contain_text({"en": "must pass", "fr": "devez passer", "nb": "må passe"}[seen.language])
    table.calls("P")
    west.reads({"en": "You must pass", "fr": "Vous devez passer", "nb": "Du må passe"}[seen.language])


# -- Undo and notes


@on("fr", 834)
def test_a_slip_stops_the_table_at_once(server: Club, sit: Seating, seen: Screen) -> None:
    """Point 36: within 0.3 seconds all four see it."""
    took = []
    for _ in range(TRIES):
        table = server.open()
        table.calls("1S")
        players = [sit(table, seat, **seen.how) for seat in "NESW"]
        table.act("N", substitute="1H", unintended=True)
        began = time.monotonic()
        table.act("N", summon=True)
        for player in players:
            expect(player.band).to_be_visible()
        took.append(time.monotonic() - began)
        for player in players:
            player.close()
        if min(took) <= SOON:
            return
    raise AssertionError(took)


@on("nb", 360)
def test_who_does_not_agree_to_a_note_calls_the_director(server: Club, sit: Seating, seen: Screen) -> None:
    """Point 38: by that very press; the noter reads that it is disputed."""
    table = server.open()
    table.calls("1S P 2S")
    north, east = sit(table, "N", **seen.how), sit(table, "E", **seen.how)
    table.act("E", reserve=True, of="s3", text="ten seconds")
    north.click(north.page.locator(".noted button").nth(1))
    happened = table.view("director")["happened"]
    assert [sorted({"dispute", "summon"} & act.keys()) for act in happened[-2:]] == [["dispute"], ["summon"]]
    expect(east.band).to_be_visible()
    assert table.view("E")["facts"][0]["basis"] == "disputed"


# -- after the board, and when a connection is lost


@on("nb", 390)
def test_one_player_moves_nobody_to_the_next_board(server: Club, sit: Seating, seen: Screen) -> None:
    """Point 39: only all four, or the Director; and the board before is one press away."""
    table = server.open()
    table.calls("P P P P")
    west, north = sit(table, "W", **seen.how), sit(table, "N", **seen.how)
    west.click(west.page.locator(".status button.primary"))
    for player in (west, north):
        player.settled()
        expect(player.app).to_have_attribute("data-phase", "ended")
    for seat in "ES":
        table.send(seat, {"type": "next_board"})
    assert table.view("N")["table"]["boards"] == 1
    north.click(north.page.locator(".status button.primary"))
    expect(west.app).to_have_attribute("data-phase", "auction")
    assert table.view("N")["table"]["boards"] == 2
    west.click(west.page.locator("[data-do=before]"))
    expect(west.page.locator(".dock.looked")).to_be_visible()
    expect(west.page.locator(".hand[data-seat=N] .card:not(.gone)")).to_have_count(13)
    table.calls("P P P P")
    table.send("director", {"type": "next_board"})
    expect(north.app).to_have_attribute("data-phase", "auction")
    assert table.view("N")["table"]["boards"] == 3


@on("fr", 390)
def test_a_connection_is_lost_for_half_a_minute(server: Club, sit: Seating, seen: Screen) -> None:
    """Point 40: in the auction, at a stop, in the play and at a claim. The hand stays readable, the page comes back to
    where the table is, tells what has happened meanwhile, and nothing is done twice."""
    table = server.open()
    south = sit(table, "S", breakable=True, **seen.how)
    south.page.clock.install()
    table.calls("1S")

    def lead() -> None:
        table.calls("2S P 4S P P P")
        table.act("E", play="DK", down=True)
        table.act("E", face=True)

    def first_trick() -> None:
        table.act("S", spread=True)
        table.cards("D3 D2 DA")

    def claim() -> None:
        table.act("director", resume=True)
        table.act("N", claim={"tricks": 9, "line": "so"})

    def agree() -> None:
        for seat in "EW":
            table.act(seat, agree=True)

    away: list[tuple[Callable[[], object], int]] = [
        (partial(table.calls, "P"), 13),
        (lead, 13),
        (first_trick, 12),
        (partial(table.act, "W", summon=True), 12),
        (claim, 12),
        (agree, 13),
    ]
    for happens, cards in away:
        before = south.page.locator(".own .card:not(.gone)").count()
        south.lost = True
        south.lose()
        expect(south.page.locator(".lost")).to_be_visible()
        happens()
        south.page.clock.fast_forward(30_000)
        expect(south.page.locator(".lost")).to_be_visible()
        expect(south.page.locator(".own .card:not(.gone)")).to_have_count(before)
        south.lost = False
        south.page.clock.fast_forward(10_000)
        expect(south.page.locator(".lost")).to_have_count(0)
        south.settled()
        expect(south.page.locator(".own .card:not(.gone)")).to_have_count(cards)
        expect(south.said).not_to_be_empty()
    south.finds_it_over()
    happened = table.view("director")["happened"]
    assert [act["call"] for act in happened if "call" in act] == ["1S", "P", "2S", "P", "4S", "P", "P", "P"]
