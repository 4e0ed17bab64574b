"""What fits on a phone: what one must do or has just chosen is in sight, and the hands lie there whole."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.club import Club, Table
from tests.browser.conftest import Seating
from tests.kit.whole import of_all

PLAYED = "1S P 2S P 4S P P P"
"""North plays four spades; East is on lead."""
CUT_OFF = """() => { const felt = document.querySelector('.felt').getBoundingClientRect();
  return [...document.querySelectorAll('.felt .hand')].filter(one => { const r = one.getBoundingClientRect();
    return r.top < felt.top - 1 || r.bottom > felt.bottom + 1 }).map(one => one.dataset.seat) }"""
"""Hands that do not lie on the table whole."""
COVERED = """() => {
  const all = document.querySelectorAll('.tasks :is(button, summary, select, textarea), .felt .hand');
  return [...all].filter(one => {
  if (!one.checkVisibility()) return false;
  one.scrollIntoView({block: 'nearest'});
  const step = document.querySelector('.step:not([hidden])')?.getBoundingClientRect(), r = one.getBoundingClientRect();
  return step && r.bottom > step.top + 1 && r.top < step.bottom - 1 }).map(one => one.outerHTML) }"""
"""What the Director cannot bring out from under his next step."""
BEHIND = """() => { const dock = document.querySelector('.dock').getBoundingClientRect();
  return [...document.querySelectorAll('.options .option, .status .reach button')].filter(one => {
    const r = one.getBoundingClientRect(); return r.top < dock.top - 1 || r.bottom > dock.bottom + 1 })
    .map(one => one.textContent) }"""
"""What he can press and does not see whole in his dock."""
LONG = """() => { for (let n = 0; n < 30; n++) {
  const ruling = document.createElement('p'); ruling.append('A ruling.');
  document.querySelector('.dock').append(ruling) } }"""
"""More is said of the board than fits."""


def _lead(table: Table) -> None:
    """East's lead lies there, and dummy."""
    table.act("E", play="DK", down=True)
    table.act("E", face=True)
    table.act("S", spread=True)


def test_the_four_hands_lie_there_whole_however_much_was_ruled(server: Club, sit: Seating) -> None:
    table = server.open()
    table.calls(PLAYED)
    _lead(table)
    table.cards("D3 D2 DA S2 S3 SK S6")
    table.act("N", claim={"tricks": 10})
    for seat in ("W", "E"):
        table.act(seat, agree=True)
    for who in ("S", "spectator"):
        player = sit(table, who, wide=False)
        expect(player.app).to_have_attribute("data-phase", "ended")
        player.page.evaluate(LONG)
        assert player.page.evaluate(CUT_OFF) == []


@pytest.mark.parametrize("language", of_all(["en", "fr", "nb"], "fr"))
def test_all_options_are_seen_at_once_and_what_takes_one_is_in_reach(server: Club, sit: Seating, language: str) -> None:
    """A lead out of turn: each option is a line of its own; the longest is read and taken without a search."""
    table = server.open()
    table.calls(PLAYED)
    table.act("W", play="CA")
    table.act("N", attention=table.view("N")["happened"][-1]["act"])
    table.act("director", explain_options=True)
    north = sit(table, "N", language=language, wide=False)
    options = north.page.locator(".options li .option")
    expect(options).to_have_count(3)
    for option in options.all():
        expect(option).to_be_in_viewport(ratio=1)
    assert north.page.evaluate(BEHIND) == []
    expect(north.page.locator(".options .costs").filter(visible=True)).to_have_count(0)
    # two quick taps are one: nothing is taken that was not read
    options.last.dblclick()
    expect(north.page.locator(".options .picked .costs").first).to_be_visible()
    expect(north.page.locator(".options .picked .option")).to_be_in_viewport(ratio=1)
    for button in north.page.locator(".options .picked > .row button").all():
        expect(button).to_be_in_viewport(ratio=1)
    assert not any("choose" in act for act in table.view("N")["happened"])
    north.click(north.page.locator(".options .picked button.primary"))
    assert table.view("N")["answer"]["penalty_cards"] == [{"card": "CA", "seat": "W", "rank": "major"}]
    # what he may ask of East's lead is seen in the same way
    expect(north.page.locator(".options [data-option=refuse_lead]")).to_have_count(0)
    expect(options).to_have_count(3)
    expect(options.last).to_be_in_viewport(ratio=1)
    assert north.page.evaluate(BEHIND) == []


def test_who_has_read_enough_goes_on_to_the_next_board(server: Club, sit: Seating) -> None:
    """However long the rulings are: that he is ready is in reach at once."""
    table = server.open()
    table.calls("P P P P")
    south = sit(table, "S", language="fr", wide=False)
    south.finds_it_over()
    ready = south.page.locator(".status button.primary")
    south.page.evaluate(LONG.replace("'.dock').append", "'.status .now').after"))
    assert south.page.locator(".dock").evaluate("dock => dock.scrollHeight > 2 * dock.clientHeight")
    assert south.page.evaluate(BEHIND) == []
    expect(ready).to_be_in_viewport(ratio=1)
    south.click(ready)
    expect(ready).to_have_count(0)


def _insufficient(table: Table) -> str:
    table.calls("1S")
    table.act("E", call="1H")
    table.act("S", attention=table.view("S")["happened"][-1]["act"])
    return "Toutes les options sont expliquées"


def _asked_to_choose(table: Table) -> str:
    _insufficient(table)
    table.act("director", explain_options=True)
    return "Les joueurs maintenant"


def _dropped(table: Table) -> str:
    table.calls(PLAYED)
    _lead(table)
    table.act("W", expose=["CQ"], how="dropped")
    table.act("N", attention=table.view("N")["happened"][-1]["act"])
    return "C’est lu"


def _called(table: Table) -> str:
    table.calls("1S")
    table.act("E", summon=True)
    return "Le jeu peut reprendre"


def _stands_above_the_table(table: Table) -> str:
    """Nobody has called him, and nothing is to be done."""
    table.calls("1S P")
    return ""


@pytest.mark.parametrize("happens", [_insufficient, _asked_to_choose, _dropped, _called, _stands_above_the_table])
def test_the_directors_next_step_is_in_sight_and_covers_nothing(
    server: Club, sit: Seating, happens: Callable[[Table], str]
) -> None:
    """Without scrolling, however long that is which he reads for it; and all else can be reached."""
    table = server.open(laws="2007")
    button = happens(table)
    director = sit(table, "director", language="fr", wide=False)
    director.page.set_viewport_size({"width": 390, "height": 740})
    director.settled()
    step = director.page.locator(".step button")
    if not button:
        expect(step).to_have_count(0)
        return
    expect(step).to_have_text(button)
    assert director.page.evaluate("scrollY") == 0
    expect(director.page.locator(".stage[aria-current=step] h2").first).to_be_in_viewport(ratio=1)
    if step.get_attribute("data-do"):
        expect(step).to_be_in_viewport(ratio=1)
        assert director.page.evaluate(COVERED) == []
        return
    # where it leads to is in sight: then it leads nowhere; from where he does not see it, it leads there
    expect(step).to_be_hidden()
    assert director.page.evaluate(COVERED) == []
    director.page.locator(".task[aria-labelledby=tools-title]").evaluate("one => one.scrollIntoView({block: 'start'})")
    expect(step).to_be_in_viewport(ratio=1)
    # not by the driver, who would bring the button into sight himself
    step.evaluate("button => button.click()")
    expect(step).to_be_hidden()


def test_back_closes_what_lies_over_the_table(server: Club, sit: Seating) -> None:
    north = sit(server.open(), "N", wide=False)
    for _ in range(2):
        north.press("Menu", within=".masthead")
        expect(north.sheet).to_be_visible()
        north.page.go_back()
        expect(north.sheet).to_have_count(0)
        expect(north.app).to_be_visible()


def test_what_has_opened_under_a_choice_is_in_sight(server: Club, sit: Seating) -> None:
    """The last of three choices; and when he has chosen, what he is to choose next begins at the top."""
    table = server.open()
    table.calls(PLAYED)
    north = sit(table, "N", wide=False)
    table.act("W", play="H2")
    table.act("N", attention=table.view("N")["happened"][-1]["act"])
    table.act("director", explain_options=True)
    last = north.page.locator(".options ol > li").last
    last.locator("button.option").click()
    expect(last.locator("button.primary")).to_be_in_viewport(ratio=1)
    north.click(last.locator("button.primary"))
    expect(north.page.locator(".options .option")).to_have_count(3)
    expect(north.page.locator(".options h2")).to_be_in_viewport(ratio=1)
    # a suit is named before what it costs is read
    forbids = north.page.locator(".options [data-option=forbid_suit]")
    forbids.locator("button.option").click()
    expect(forbids.locator(".chips label").first).to_be_in_viewport(ratio=1)
    chips, costs = forbids.locator(".chips").bounding_box(), forbids.locator(".costs").bounding_box()
    assert chips
    assert costs
    assert chips["y"] < costs["y"]


def test_the_card_that_must_be_played_stands_over_what_was_read_out(server: Club, sit: Seating) -> None:
    table = server.open()
    table.calls(PLAYED)
    _lead(table)
    table.act("W", expose=["CQ"], how="dropped")
    table.act("N", attention=table.view("N")["happened"][-1]["act"])
    table.act("director", explain_options=True)
    west = sit(table, "W", wide=False)
    table.cards("D3 D2 DA C2 C3 CJ")
    must = west.page.locator(".dock .duties li", has_text="must")
    expect(must).to_be_in_viewport(ratio=1)
    said = west.page.locator(".dock .lately")
    above, below = must.bounding_box(), said.bounding_box()
    assert above
    assert below
    assert above["y"] < below["y"]


@pytest.mark.parametrize(("language", "says"), [("en", "accepts the lead"), ("fr", "accepter"), ("nb", "godtar")])
def test_nobody_is_pressed_to_accept_a_lead_out_of_turn(server: Club, sit: Seating, language: str, says: str) -> None:
    """Dummy may put his hand down: the button says what that does, and is not what the page asks of him."""
    table = server.open()
    table.calls(PLAYED)
    table.act("W", play="CA")
    south = sit(table, "S", language=language, wide=False)
    spread = south.page.locator(".status button")
    expect(spread).to_contain_text(says)
    expect(south.page.locator(".status button.primary")).to_have_count(0)
    south.click(spread)
    expect(south.page.locator(".status button")).to_have_count(0)
    # a lead in turn asks for it as ever
    table = server.open()
    table.calls(PLAYED)
    table.act("E", play="DK", down=True)
    table.act("E", face=True)
    expect(sit(table, "S", language=language, wide=False).page.locator(".status button.primary")).to_have_count(1)


OVER_A_CARD = """() => { const hands = [...document.querySelectorAll('.felt .hand .card:not(.gone)')];
  return [...document.querySelectorAll('.trick .card')].filter(one => { const r = one.getBoundingClientRect();
    return r.width && hands.some(card => { const c = card.getBoundingClientRect();
      return c.left < r.right - 1 && c.right > r.left + 1 && c.top < r.bottom - 1 && c.bottom > r.top + 1
    }) }).length }"""
"""How many cards of the trick lie over a hand."""


def test_a_claim_is_judged_with_the_hands_before_his_eyes(server: Club, sit: Seating) -> None:
    """The Director has the cards left above the numbers, no card lies over a hand, and no result is named before he has
    decided; then the players read why."""
    table = server.open()
    table.calls(PLAYED)
    _lead(table)
    director, west = sit(table, "director", wide=False), sit(table, "W", wide=False)
    table.act("N", claim={"tricks": 13, "line": "all mine"})
    west.sees("A claim: do you agree?")
    expect(west.page.locator(".dock.turn")).to_have_count(1)
    expect(west.page.locator("[data-claimed]")).to_contain_text("The result is then")
    assert west.page.evaluate(OVER_A_CARD) == 0
    # the lead is not lost with its picture
    expect(west.page.locator(".felt .number")).to_contain_text("E")
    table.act("W", contest=True, text="the spades are four")
    expect(west.page.locator("[data-claimed]")).to_contain_text("The claim says:")
    expect(west.page.locator("[data-claimed]")).not_to_contain_text("+")
    table.act("W", summon=True)
    expect(director.page.locator("[data-question] .remaining")).to_contain_text("West")
    # was he unaware of the trump?
    director.page.locator("[data-question] .answering .column button").last.click()
    question = director.page.locator("[data-question=normal_line]")
    hands, numbers = question.locator(".remaining"), question.locator("fieldset.chips").last
    expect(hands).to_contain_text("West")
    above, below = hands.bounding_box(), numbers.bounding_box()
    assert above
    assert below
    assert 0 < below["y"] - above["y"] < 400
    numbers.locator("label").nth(11).click()
    question.get_by_text("Reason, which the players see").first.click()
    question.locator(".answering textarea").fill("one spade was out")
    question.locator(".answering button.primary").click()
    for said in ("the spades are four", "one spade was out"):
        west.sees(said)
