"""The Director's desk in a browser: two tables call, cases to their end, two Directors, a case from paper by keys."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import bridgelaw
from tests.browser.axe import accessible, legible
from tests.browser.club import Club, Table
from tests.browser.conftest import Coming
from tests.browser.player import Scheme
from tests.kit.whole import WHOLE, of_all

EXAMPLE = Path(bridgelaw.__file__).parent / "examples" / "hesitation.yaml"


def calls(page: Page) -> Any:
    """The calls that wait."""
    return page.locator(".calls.waiting li")


def test_two_tables_call_at_once(server: Club, come: Coming) -> None:
    """The queue on a phone shows both without being loaded anew, the one that has waited longer first."""
    first, second = server.open(title="Table Four"), server.open(title="Table Nine")
    page = come(wide=False)
    for table in (first, second):
        table.calls("1S")
        table.act("E", call="1H")
        table.act("W", attention="s2", text="Too low?")
        table.act("W", summon=True)
    four, nine = (calls(page).filter(has_text=name) for name in ("Table Four", "Table Nine"))
    expect(four).to_be_visible()
    expect(nine).to_be_visible()
    order = calls(page).all_text_contents()
    places = [next(n for n, text in enumerate(order) if name in text) for name in ("Table Four", "Table Nine")]
    assert places == sorted(places)
    expect(nine).to_contain_text("“Too low?”")
    expect(nine.locator("time")).to_have_text(re.compile(r"\d:\d\d"))
    four.get_by_role("link").click()
    now = page.locator(".now")
    expect(now).to_contain_text("Accept 1♥")
    now.get_by_role("button", name="show them on the screens").click()
    assert first.view("S")["answer"]["options"]
    # what happens at the table in the meantime is said, and moves nothing under the finger
    first.act("S", choose="accept_call")
    page.locator("[data-news] a").click()
    expect(page.locator(".acts")).to_contain_text("South accepted the call")


def test_a_call_from_another_table_is_told_over_a_case(server: Club, come: Coming) -> None:
    """At the top, and nothing moves; a tap leads there. Left for later it is not told again."""
    first, second, third = (server.open(title=name) for name in ("Table Four", "Table Nine", "Table Two"))

    def is_called(table: Table) -> None:
        table.calls("1S")
        table.act("E", summon=True)

    page = come(wide=False)
    is_called(first)
    calls(page).filter(has_text="Table Four").get_by_role("link").click()
    expect(page.locator(".now")).to_be_visible()
    page.evaluate("scrollTo(0, 300)")
    bell, before = page.locator(".bell a"), page.locator(".now").bounding_box()
    expect(bell).to_have_count(0)
    is_called(second)
    expect(bell).to_have_text(re.compile("Table Nine"))
    expect(bell).to_be_in_viewport()
    assert page.locator(".now").bounding_box() == before
    page.get_by_role("button", name="Leave it for now").click()
    expect(bell).to_have_count(0)
    is_called(third)
    expect(bell).to_have_text(re.compile("Table Two"))
    bell.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Table Two")
    expect(bell).to_have_count(0)


# English finds the case on the desk, the others paste it: French stands for both of them
@pytest.mark.parametrize(
    ("language", "wide", "scheme"),
    of_all(
        [("en", True, "light"), ("fr", False, "dark"), ("nb", False, "light")],
        ("en", True, "light"),
        ("fr", False, "dark"),
    ),
)
def test_a_newcomer_rules_on_the_demonstration(come: Coming, language: str, wide: bool, scheme: Scheme) -> None:
    """From the first page of the desk to the end of the ruling, by the browser alone; every page by axe."""
    look = accessible if language == "en" or WHOLE else legible
    page = come(language, wide=wide, scheme=scheme)
    look(page)
    if language == "en":
        page.locator(".calls.sample a", has_text="To try: a long pause").click()
    else:  # the shipped record, pasted: the case that the server has made stands there once
        page.goto(f"{page.url}/paper/new")
        page.locator("summary").last.click()
        page.locator("textarea").fill(EXAMPLE.read_text("utf-8"))
        page.locator("button.primary").click()
    before = page.locator(".acts li").count()
    ask = page.locator(".now > .large")
    # what to ask first is the largest thing on the page
    sizes = page.evaluate(
        "() => [...document.querySelectorAll('h1, h2, p, button')].map(e => "
        "[parseFloat(getComputedStyle(e).fontSize), e.className])"
    )
    assert max(size for size, name in sizes if "large" not in name) <= max(s for s, name in sizes if "large" in name)
    look(page)
    page.locator(".now button[value=no]").first.click()
    # a wrong answer is corrected
    page.locator(".answered details").first.locator("summary").first.click()
    look(page)
    page.locator(".answered details").first.locator("button[value=yes]").click()
    expect(page.locator(".answered summary strong").first).to_have_text(
        {"en": "Yes", "fr": "Oui", "nb": "Ja"}[language]
    )
    expect(ask).to_be_visible()
    page.locator(".now button[value=yes]").first.click()
    for chosen in (("3D",), ("P", "3D")):
        for call in chosen:
            page.locator(f".now .tick input[value='{call}']").first.check(force=True)
        page.locator(".now button.primary").first.click()
    page.locator(".now button[value=yes]").first.click()
    look(page)
    assert page.locator(".acts li").count() == before + 6
    page.locator(".beside a.button").last.click()
    expect(page.locator("table.editions").first).to_be_visible()
    look(page)


def test_two_directors_on_one_case(server: Club, come: Coming) -> None:
    """Whoever comes second is shown what the first has done before anything is recorded, and is asked again."""
    table = server.open(title="Table Two")
    table.calls("1S")
    table.act("E", call="1H")
    table.act("S", attention="s2")
    first, second = come(), come("fr")
    for page in (first, second):
        page.goto(f"{server.address}/desk/cases/{table.id}/1")
    button = second.locator(".now button.primary")
    first.locator(".now button.primary").click()
    expect(first.locator(".now")).to_contain_text("Chosen")
    button.click()
    trouble = second.locator(".trouble")
    expect(trouble).to_contain_text("Le dossier a changé")
    expect(trouble).to_contain_text("L’arbitre a expliqué")
    expect(trouble).to_be_focused()
    accessible(second)
    done = [act for act in table.view("director")["happened"] if "explain_options" in act]
    assert len(done) == 1


class Keys:
    """A keyboard that counts."""

    def __init__(self, page: Page) -> None:
        self.page, self.count = page, 0

    def type(self, text: str) -> None:
        self.page.keyboard.type(text)
        self.count += len(text)

    def press(self, key: str, times: int = 1) -> None:
        for _ in range(times):
            self.page.keyboard.press(key)
        self.count += times


MOST_KEYS = 240
"""Two keys a second: under two minutes."""


def test_a_case_from_paper_by_keys(come: Coming, capsys: pytest.CaptureFixture[str]) -> None:
    """From nothing to the first Question, without a pointer; the keys are counted."""
    page = come()
    page.get_by_role("link", name="New case").click()
    accessible(page)
    keys = Keys(page)
    expect(page.locator("input[name=number]")).to_be_focused()
    keys.type("14")
    keys.press("Tab", 4)
    for hand in ("K95.AJ83.Q6.J872", "AQJ74.Q5.A8.9643", "83.K62.KJ9754.Q5"):
        keys.type(hand)
        keys.press("Tab")
    keys.press("Enter")
    expect(page.locator("input[name=calls]")).to_be_focused()
    keys.type("1s p 2s p p 3d p p p")
    keys.press("Enter")
    # the play can be typed here; the result is two keys on
    expect(page.locator("input[name=cards]")).to_be_focused()
    keys.press("Tab", 2)
    expect(page.locator(".entry input[name=text]").first).to_be_focused()
    keys.type("8")
    keys.press("Enter")
    for who, what, about, text in (("N", "hesi", "North: Pass", "20 seconds"), ("E", "director", "South: 3", "")):
        # nobody is chosen, nor looks as if he were, before he is; what is asked comes first
        more = page.locator(".entry summary", has_text="Something else was said or done")
        if who == "N":
            expect(more).to_be_focused()
        else:
            page.wait_for_url("**#now")
            more.focus()
            keys.press("Enter")
        assert page.locator(".entry input[name=who]:checked").count() == 0
        keys.press("Tab")
        keys.press("Space")
        keys.press("ArrowRight", "NESW".index(who))
        keys.press("Tab")
        keys.type(what)
        keys.press("Tab")
        options = page.locator("select[name=about] option").all_text_contents()
        wanted = [n for n, option in enumerate(options) if option.startswith(about)]
        keys.press("ArrowDown", wanted[-1])
        keys.press("Tab")
        keys.type(text)
        keys.press("Enter")
    expect(page.locator(".now > .large")).to_contain_text("Do all four players agree")
    expect(page.locator(".auction")).to_contain_text("3♦")
    with capsys.disabled():
        print(f"\na case from paper, to its first Question: {keys.count} keys")
    assert keys.count <= MOST_KEYS
    accessible(page)


def test_the_play_is_typed_line_by_line(come: Coming) -> None:
    """On a phone: the field has the focus after each line and says who is to play; a revoke is pointed out by a tap."""
    page = come(wide=False)
    page.get_by_role("link", name="New case").click()
    for seat, hand in (("N", "K95.AJ83.Q6.J872"), ("E", "AQJ74.Q5.A8.9643"), ("S", "83.K62.KJ9754.Q5")):
        page.locator(f"input[name=hand_{seat}]").fill(hand)
    page.locator("button.primary").click()
    for line in ("p p 1d p p p", "ca c2 c3 c5", "ck c7 c4 cq", "d2 d6 s4 dj"):
        field = page.locator("input[name=calls], input[name=cards]")
        expect(field).to_be_focused()
        page.keyboard.type(line)
        page.keyboard.press("Enter")
        page.wait_for_load_state()
        if line.startswith("ck"):
            expect(page.locator(".entry label").first).to_have_text("Cards, from West on")
    expect(page.locator("#now h2")).to_have_text("Who called you about this?")
    accessible(page)
    page.locator("#now").get_by_role("button", name="South").click()
    expect(page.locator("#now h2")).to_have_text("Read out what follows. Done?")


def test_a_deal_by_touching_cards(come: Coming) -> None:
    page = come("fr", wide=False)
    page.get_by_role("link", name="Nouveau dossier").click()
    cards = page.locator("[data-pack] button")
    for n in range(39):
        cards.nth(n).click()
    hands = [page.locator(f"input[name=hand_{seat}]").input_value() for seat in "NESW"]
    assert hands == ["ARDV1098765432 – – –", "– ARDV1098765432 – –", "– – ARDV1098765432 –", "– – – ARDV1098765432"]
    cards.nth(0).click()
    assert page.locator("input[name=hand_N]").input_value() == "RDV1098765432 – – –"
    page.get_by_role("button", name="Ouvrir le dossier").click()
    expect(page.locator(".entry")).to_be_visible()
    page.locator(".fold", has_text="Les quatre mains").locator("summary").click()
    expect(page.locator(".hand.n")).to_contain_text("R D V 10")
