"""The Director's page while he answers: nothing lies over what he is asked, what comes next is before him, and what the
four have said already he is told and not asked."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest
from playwright.sync_api import expect

from tests.browser.club import Club, Table
from tests.browser.conftest import Seating
from tests.kit.whole import of_all

PHONE, SMALL, DESK = (390, 844), (360, 640), (1280, 800)
PLAYED = "1S P 2S P 4S P P P"


def slip(table: Table) -> None:
    """South says that he never meant his bid."""
    table.calls("1S P 2S")
    table.act("S", substitute="3S", unintended=True)
    table.act("S", summon=True)


def disputed_pause(table: Table) -> None:
    """East has noted it, and North does not agree."""
    table.calls("1S P 2S")
    table.act("E", reserve=True, of="s3", channel="hesitation", text="ten seconds")
    table.act("N", dispute=True, of="s4")
    table.act("N", summon=True)


def claim(table: Table) -> None:
    """West does not agree to it."""
    table.calls(PLAYED)
    table.act("E", play="DK", down=True)
    table.act("E", face=True)
    table.act("S", spread=True)
    table.act("N", claim={"tricks": 13, "line": "drawing trumps"})
    table.act("W", contest=True, text="a trump is out")


OVER = """async () => {
  const found = [], asked = document.querySelector('.task[data-question]');
  for (let y = 0; y <= document.documentElement.scrollHeight - innerHeight; y += 40) {
    scrollTo(0, y);
    await new Promise(done => setTimeout(done, 60));
    const a = asked.getBoundingClientRect();
    for (const one of document.querySelectorAll('.step, .notice:not(:empty)')) {
      const r = one.getBoundingClientRect();
      if (r.height && r.top < Math.min(a.bottom, innerHeight) && r.bottom > Math.max(a.top, 0))
        found.push(`${one.className} at ${y}`);
    }
  }
  return found;
}"""
"""What stands fast over any part of the Question, however far he scrolls."""
each_phone = pytest.mark.parametrize(
    ("size", "language"),
    of_all([*product((PHONE, SMALL), ("en", "fr", "nb"))], (PHONE, "nb"), (SMALL, "fr")),
)


@each_phone
@pytest.mark.parametrize("happens", [slip, disputed_pause, claim])
def test_nothing_lies_over_what_he_is_asked(
    server: Club, sit: Seating, happens: Callable[[Table], None], size: tuple[int, int], language: str
) -> None:
    """And each answer can be brought into sight whole; from where he sees none of it something leads there."""
    table = server.open()
    happens(table)
    director = sit(table, "director", language=language, size=size, touch=True)
    director.settled()
    page = director.page
    expect(page.locator(".task[data-question] .answering")).to_be_visible()
    assert page.evaluate(OVER) == []
    for answer in page.locator(".task[data-question] .answering :is(button, label, summary):visible").all():
        answer.scroll_into_view_if_needed()
        expect(answer).to_be_in_viewport(ratio=1)
    page.locator(".task[data-question]").evaluate("one => scrollBy(0, one.getBoundingClientRect().bottom + 8)")
    leads = page.locator(".step button")
    expect(leads).to_be_in_viewport(ratio=1)
    leads.click()
    # (a pixel may be cut in two)
    expect(page.locator(".task[data-question] .large")).to_be_in_viewport(ratio=0.98)
    expect(leads).to_be_hidden()


NEXT: dict[Callable[[Table], None], str] = {slip: ".dock .now", disputed_pause: ".step"}
"""Where he goes on: with the table that plays on, or with what lets it."""


@each_phone
@pytest.mark.parametrize("happens", [slip, disputed_pause])
@pytest.mark.parametrize("by", ["finger", "keys"])
def test_after_his_answer_he_sees_what_comes_next(
    server: Club, sit: Seating, happens: Callable[[Table], None], by: str, size: tuple[int, int], language: str
) -> None:
    """Wherever the page stood when he answered."""
    table = server.open()
    happens(table)
    director = sit(table, "director", language=language, size=size, touch=True)
    director.settled()
    page = director.page
    answer = page.locator(".task[data-question] .answering .column button").first
    answer.evaluate("button => button.scrollIntoView({block: 'start'})")
    assert page.evaluate("scrollY") > 100
    if by == "keys":
        answer.focus()
        page.keyboard.press("Enter")
    else:
        answer.tap()
    expect(page.locator(".task[data-question]")).to_have_count(0)
    director.settled()
    expect(page.locator(NEXT[happens])).to_be_in_viewport(ratio=1)
    where = f"() => document.activeElement.closest('{NEXT[happens]}, .tasks .first')"
    page.wait_for_function(where)
    expect(page.locator(":focus")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("happens", [slip, disputed_pause])
def test_nothing_jumps_where_all_is_in_sight(server: Club, sit: Seating, happens: Callable[[Table], None]) -> None:
    """On a wide screen what is next stands beside the table: the page stays where it is, and so does the table."""
    table = server.open()
    happens(table)
    director = sit(table, "director", size=DESK)
    director.settled()
    page = director.page
    felt = page.locator(".felt").bounding_box()
    director.click(page.locator(".task[data-question] .answering .column button").first)
    expect(page.locator(".task[data-question]")).to_have_count(0)
    assert page.evaluate("scrollY") == 0
    assert page.locator(".felt").bounding_box() == felt


def test_a_call_from_elsewhere_makes_room_and_moves_nothing(server: Club, sit: Seating) -> None:
    """What it lies over can be scrolled out from under it."""
    table = server.open()
    slip(table)
    director = sit(table, "director", size=SMALL, touch=True)
    page, calls = director.page, list[dict[str, str]]()
    page.route("**/desk/waiting*", lambda route: route.fulfill(json=calls))
    with page.expect_response("**/desk/waiting*"):
        page.reload()
    director.settled()
    question = page.locator(".task[data-question]")
    before = question.bounding_box()
    calls.append({"key": "one", "address": "/desk/cases/other/1", "text": "Table 4: South calls the Director."})
    bar = page.locator(".called > *")
    expect(bar).to_be_visible()
    assert question.bounding_box() == before
    page.evaluate("scrollTo(0, 0)")
    head, over = page.locator(".masthead").bounding_box(), bar.bounding_box()
    assert head
    assert over
    assert head["y"] >= over["y"] + over["height"]


BASIS = {"stated": "has not said", "agreed": "North agrees", "disputed": "North disputes"}


@pytest.mark.parametrize("basis", BASIS)
def test_what_was_noted_stands_in_his_first_step(server: Club, sit: Seating, basis: str) -> None:
    """Who has noted what, in his own words, and whether the other side agrees: above the Question, which is not
    whether they do."""
    table = server.open()
    table.calls("1S P 2S")
    table.act("E", reserve=True, of="s3", channel="hesitation", text="ten seconds")
    if basis != "stated":
        table.act("N", **{"agree" if basis == "agreed" else "dispute": True}, of="s4")
    table.act("E", summon=True, of="s3")
    director = sit(table, "director", size=SMALL, touch=True)
    asked = director.page.locator(".task.first[data-question=information_made_available]")
    noted = asked.locator("[data-noted]")
    expect(noted).to_have_count(1)
    expect(noted).to_have_attribute("data-basis", basis)
    for said in ("East has noted", "2♠", "ten seconds", BASIS[basis]):
        expect(noted).to_contain_text(said)
    above, question = noted.bounding_box(), asked.locator(".large").bounding_box()
    assert above
    assert question
    assert above["y"] + above["height"] <= question["y"]
    expect(director.page.locator("[data-question=facts_agreed]")).to_have_count(0)
    # it is said there once
    expect(asked.get_by_text("East has noted")).to_have_count(1)


@pytest.mark.parametrize("who", ["N", "director"])
def test_no_call_is_changed_into_itself(server: Club, sit: Seating, who: str) -> None:
    """The call that stands is marked as such and cannot be chosen, by the player or by the Director for him."""
    table = server.open()
    table.calls("1NT 2C")
    table.act("W", explain="majors", of="s2")
    table.calls("P P 2S P")
    table.act("W", correct="clubs", of="s3")
    table.act("W", summon=True)
    for kind in ("agreement", "misinformation", "would_have_acted"):
        while (asked := table.view("director")["road"]["next"]["question"]) and asked["kind"] == kind:
            table.act("director", find=kind, of=asked["of"], value="yes")
    table.act("director", explain_options=True)
    player = sit(table, who, size=PHONE, touch=True)
    if who == "director":
        player.page.locator("details:has(.options) > summary").first.click()
    option = player.page.locator(".options li[data-option=change_call]").first
    option.locator("button.option").click()
    now = option.locator("input[value='2S']")
    expect(now).to_be_disabled()
    expect(option.locator("label:has(input:disabled)")).to_contain_text("the call now")
    expect(option.locator("input:enabled")).to_have_count(37)
    option.locator("label:has(input[value='2S'])").tap(force=True)
    expect(now).not_to_be_checked()
    expect(option.locator("button.primary")).to_have_attribute("aria-disabled", "true")


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_after_his_finding_he_reads_what_the_players_read(server: Club, sit: Seating, answer: str) -> None:
    """It is in sight, with the focus, and no word of it is another than on their pages."""
    table = server.open()
    disputed_pause(table)
    director, east = sit(table, "director", size=SMALL, touch=True), sit(table, "E", size=PHONE, touch=True)
    buttons = director.page.locator(".task[data-question] .answering .column button")
    director.click(buttons.first if answer == "yes" else buttons.last)
    read = director.page.locator("[aria-labelledby=players-read-title]")
    expect(read.locator("h2")).to_be_in_viewport(ratio=1)
    expect(read.locator("h2")).to_be_focused()
    text = table._ask("E", "view?language=en")["told"]["found"][0]
    expect(read).to_contain_text(text)
    expect(east.page.locator(".dock")).to_contain_text(text)
    expect(director.page.locator(".task.first")).to_have_count(1)
