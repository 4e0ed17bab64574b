"""The Director's work is one list: each step has its number, the one that is now lies open and in sight, what is done
is a line, and what is later says for what it waits. Beside it the auction is in sight."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.club import Club, Table
from tests.browser.conftest import Seating
from tests.browser.directed import noted, second_stop, too_low
from tests.browser.player import Player
from tests.browser.screens import LANGUAGES
from tests.kit.whole import of_all

DESK, PHONE = (1280, 800), (390, 844)
STEPS = "all => all.map(one => [one.dataset.work, one.dataset.state])"
SHOWN = """all => all.map(one => [...one.querySelectorAll('.n')].map(n => n.textContent.trim())[0] || '✓')"""


def steps(director: Player) -> list[tuple[str, str]]:
    """His list: each step and its state."""
    director.settled()
    expect(director.page.locator(".stages")).to_be_visible()
    return [(work, state) for work, state in director.page.locator(".stage").evaluate_all(STEPS)]


def is_in_sight(director: Player) -> None:
    """The step that is now is the only one that has its number filled, and its heading is seen without a touch; what is
    done is a line."""
    now = director.page.locator(".stage[aria-current=step]")
    expect(now).to_have_count(1)
    expect(now.locator("h2").first).to_be_in_viewport(ratio=1)
    for one in director.page.locator(".stage[data-state=done] > details").all():
        expect(one).not_to_have_attribute("open", "")


@pytest.mark.parametrize("language", of_all(LANGUAGES, "fr"))
def test_one_list_from_the_call_to_the_table_that_goes_on(server: Club, sit: Seating, language: str) -> None:
    """Point 32: on a phone, of an insufficient bid; and of a second stop on the board the list begins anew."""
    table = server.open()
    too_low(table)
    director = sit(table, "director", language=language, size=PHONE, touch=True)
    assert steps(director) == [("happened", "done"), ("read", "now"), ("choices", "later"), ("go_on", "later")]
    assert director.page.locator(".stage").evaluate_all(SHOWN) == ["✓", "2", "3", "4"]
    is_in_sight(director)
    # for what each of the later ones waits
    expect(director.page.locator("[data-work=choices] .line")).to_contain_text("2")
    expect(director.page.locator("[data-work=go_on] .line")).not_to_be_empty()
    director.click(director.page.locator(".step button"))
    assert steps(director) == [("happened", "done"), ("read", "done"), ("choices", "now"), ("go_on", "later")]
    is_in_sight(director)
    table.act("S", choose="reject_call")
    assert ("choices", "now") in steps(director)
    table.act("E", substitute="3C")
    expect(director.page.locator("[data-question=comparable_call]")).to_be_visible()
    assert steps(director) == [
        ("happened", "done"), ("read", "done"), ("choices", "done"), ("questions", "now"), ("go_on", "later"),
    ]  # fmt: skip
    is_in_sight(director)
    director.click(director.page.locator("[data-question] .answering .column button").last)
    expect(director.page.locator("[data-question=comparable_call]")).to_have_count(0)
    assert {state for _, state in steps(director)} == {"done"}
    expect(director.page.locator("[data-work=rulings] summary")).to_be_visible()
    second_stop(table)
    assert ("read", "now") in steps(director)
    assert ("go_on", "later") in steps(director)
    is_in_sight(director)


def test_a_step_that_is_done_opens(server: Club, sit: Seating) -> None:
    """What was irregular and what was answered can be read again, and the answer changed."""
    table = server.open()
    noted(table, "found")
    director = sit(table, "director", size=PHONE, touch=True)
    assert steps(director)[-1] == ("go_on", "now")
    is_in_sight(director)
    answers = director.page.locator(".stage:has([data-answered]) > details")
    answers.locator("> summary").click()
    expect(answers.locator("[data-answered] button")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", of_all((DESK, PHONE), DESK))
@pytest.mark.parametrize("told", ["stated", "agreed", "disputed", "found"])
def test_what_was_noted_is_said_once(server: Club, sit: Seating, told: str, size: tuple[int, int]) -> None:
    """Where the Director has to do with it: among the calls, above the Question, or in what the players read."""
    table = server.open()
    noted(table, told)
    director = sit(table, "director", size=size, touch=size == PHONE)
    director.settled()
    expect(director.page.locator(".tasks")).to_contain_text("East has noted")
    said = director.page.locator("main").evaluate("main => main.innerText")
    assert said.count("East has noted") == 1
    if told in ("agreed", "disputed"):
        assert said.count("North agrees" if told == "agreed" else "North disputes") == 1


def long_auction(table: Table) -> None:
    """Seven rows of it, then a bid that is not enough."""
    table.calls("P P P 1C P 1D P 1H P 1S P 2C P 2D P 2H P 2S P 3C P 3D P")
    by = table.view("director")["answer"]["turn"]
    table.act(by, call="2H")
    opponent = "NESW"[("NESW".index(by) + 1) % 4]
    table.act(opponent, attention=table.view(opponent)["happened"][-1]["act"])


@pytest.mark.parametrize("language", of_all(LANGUAGES, "nb"))
@pytest.mark.parametrize("happens", [too_low, long_auction])
def test_the_auction_stands_beside_the_list(server: Club, sit: Seating, happens: object, language: str) -> None:
    """At 1280 by 800: its last call, the four hands and the step that is now are seen at once, and stay so."""
    table = server.open()
    assert callable(happens)
    happens(table)
    director = sit(table, "director", language=language, size=DESK)
    director.settled()
    is_in_sight(director)
    last = director.page.locator(".auction .call").last
    for y in (0, 600):
        director.page.evaluate("y => scrollTo(0, y)", y)
        expect(last).to_be_in_viewport(ratio=1)
        for hand in director.page.locator(".felt .hand").all():
            expect(hand).to_be_in_viewport(ratio=0.98)
