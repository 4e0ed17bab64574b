"""Moments at which somebody who is new at a live table did not know what was so, where only the page shows it."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.club import Club
from tests.browser.conftest import Seating
from tests.browser.directed import played, second_stop, too_low

PHONE, DESK = (390, 844), (1280, 800)
WHOLE = "texts => texts.every(one => one.scrollHeight <= one.clientHeight + 1)"


def test_a_second_stop_shows_what_counts_now_and_how_it_ends(server: Club, sit: Seating) -> None:
    """What was settled lies folded under its own heading, answers with it; whether play goes on by itself is said."""
    table = server.open()
    too_low(table)
    table.act("director", explain_options=True)
    table.act("S", choose="reject_call")
    table.act("E", substitute="3C")
    asked = table.view("director")["road"]["next"]["question"]
    table.act("director", find="comparable_call", of=asked["of"], value="no")
    second_stop(table)
    director = sit(table, "director", size=PHONE, touch=True)
    director.settled()
    stages = director.page.locator(".stages")
    expect(stages.locator("[data-work=happened]")).to_contain_text("Call that a ruling did not allow")
    expect(stages).not_to_contain_text("Insufficient bid")
    expect(stages.locator("[data-work=ask], [data-work=rulings]")).to_have_count(0)
    expect(stages.locator("[data-work=go_on] .line")).to_contain_text("play goes on by itself")
    settled = director.page.locator("details.settled")
    settled.locator("summary").click()
    for text in ("Insufficient bid", "West must pass", "Comparable call?"):
        expect(settled).to_contain_text(text)
    expect(settled.locator("[data-answered=comparable_call] button")).to_be_visible()
    other = server.open()
    other.calls("1S")
    other.act("E", summon=True)
    caller = sit(other, "director", size=DESK)
    expect(caller.page.locator(".step")).to_contain_text("Play goes on only when you say so here.")


def test_both_answers_are_there_where_nobody_has_to_wait(server: Club, sit: Seating) -> None:
    """A Question in passing: `no` is an answer too, and is kept."""
    table = server.open(laws="2017")
    played(table)
    table.act("E", play="DK", down=True)
    table.act("E", face=True)
    table.act("S", spread=True)
    table.act("W", expose=["C8"], how="dropped")
    table.act("N", attention=True)
    table.act("director", explain_options=True)
    table.act("N", claim={"tricks": 10})
    for seat in "EW":
        table.act(seat, agree=True)
    passing = [one for one in table.view("director")["road"]["questions"] if one.get("in_passing")]
    assert passing
    director = sit(table, "director", size=PHONE, touch=True)
    director.settled()
    asked = director.page.locator("[aria-labelledby=passing-title] li").first
    expect(asked.locator("button[data-passing]")).to_have_text(["Yes", "No"])
    director.click(asked.locator("button[data-passing=no]"))
    found = [act for act in table.view("director")["happened"] if act.get("find")]
    assert [act["value"] for act in found] in ([False], ["no"])


def test_a_contract_that_is_typed_is_read_back_with_its_score(server: Club, sit: Seating) -> None:
    table = server.open()
    played(table)
    for size, language, typed, reads in (
        (PHONE, "en", "4s", "by North, made · NS +420"),
        (DESK, "fr", "3sa", "NS +430"),
    ):
        director = sit(table, "director", size=size, language=language, touch=size == PHONE)
        director.settled()
        form = director.page.locator("details", has=director.page.locator("#understood"))
        form.locator("> summary").click()
        contract = form.locator("input[placeholder]")
        contract.fill("")
        expect(contract).to_have_attribute("placeholder", "4♠ · 3NT · Pass" if language == "en" else "4♠ · 3SA · Passe")
        contract.fill(typed)
        form.locator("input[type=number]").first.fill("10")
        expect(form.locator("#understood")).to_contain_text(reads)
        contract.fill("x9")
        expect(form.locator("#understood")).not_to_contain_text("420")
        expect(form.locator("#understood")).not_to_be_empty()


def test_an_option_is_read_whole_before_it_is_touched(server: Club, sit: Seating) -> None:
    table = server.open()
    too_low(table)
    table.act("director", explain_options=True)
    for language in ("en", "fr", "nb"):
        south = sit(table, "S", size=(360, 640), touch=True, language=language)
        texts = south.page.locator(".options .option > *")
        expect(texts).to_have_count(4)
        assert texts.evaluate_all(WHOLE)
