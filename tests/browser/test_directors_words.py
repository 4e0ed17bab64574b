"""What the Director reads on his page: what is so, to whom it is told, and what he has still to do for an answer."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.club import Club
from tests.browser.conftest import Seating


def test_who_only_heard_partner_ask_is_named_no_duty(server: Club, sit: Seating) -> None:
    """What the player himself is not told to do."""
    table = server.open()
    table.calls("1S P 2S")
    table.act("E", ask="What does it mean?", of="s3")
    table.act("N", explain="limit", of="s3")
    director = sit(table, "director", wide=False)
    duties = director.page.locator("[aria-labelledby=choices-title] li")
    # whether the answer told South anything only he knows
    expect(duties.filter(has_text="South")).to_have_count(0)
    table.act("N", correct="forcing", of="s5")
    expect(duties.filter(has_text="South must carefully avoid")).to_have_count(1)
    expect(duties.filter(has_text="West")).to_have_count(0)


def test_a_number_is_chosen_first_and_the_options_have_been_read(server: Club, sit: Seating) -> None:
    table = server.open()
    table.calls("1S P 2S P 4S P P P")
    table.act("E", play="DK", down=True)
    table.act("E", face=True)
    table.act("S", spread=True)
    table.act("N", claim={"tricks": 13})
    table.act("W", contest=True)
    table.act("W", summon=True)
    while (asked := table.view("director")["road"]["next"]["question"])["kind"] != "normal_line":
        table.act("director", find=asked["kind"], value="no", of=asked["of"])
    director = sit(table, "director", language="fr", wide=False)
    form = director.page.locator("[data-question=normal_line] .answering")
    director.click(form.locator("button.primary"))
    expect(form.get_by_role("alert")).to_have_text("Choisissez d’abord un nombre.")
    form.locator(".chips label", has_text="6").click()
    expect(form.get_by_role("alert")).to_have_count(0)

    other = server.open()
    other.calls("1S")
    other.act("E", call="1H")
    other.act("S", attention="s2")
    other.act("director", explain_options=True)
    director = sit(other, "director", wide=False)
    expect(director.page.locator("[aria-labelledby=found-title]")).to_contain_text("The options have been read")
