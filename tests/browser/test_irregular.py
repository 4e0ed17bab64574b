"""Irregularities at the live table, brought to their end by the players and the Director."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from itertools import product

import pytest
from playwright.sync_api import expect

from tests.browser.club import Club, Table
from tests.browser.conftest import Seating
from tests.kit.whole import of_all

PLAYED = "1S P 2S P 4S P P P"
OBJECTS = "Xyz: ♠ 9, 8; <b>uvw</b> & “abc”"
"""Why somebody objects, in no language, and in signs that mean something elsewhere."""

WORDS = {
    # an insufficient bid
    "one heart": ("un cœur", "en hjerter"),
    "two hearts": ("deux cœurs", "to hjerter"),
    "That would be irregular": ("Ce serait irrégulier", "Det ville være"),
    "Do it anyway": ("Le faire quand même", "Gjør det likevel"),
    "Play has stopped": ("Le jeu est suspendu", "Spillet er stanset"),
    "Refuse the call": ("Refuser la déclaration", "Ikke godta meldingen"),
    "Law": ("Loi", "§"),
    "East": ("Est", "Øst"),
    "West": ("Ouest", "Vest"),
    "All options are explained": ("Toutes les options sont expliquées", "Alle valgmuligheter er forklart"),
    "It has been read out": ("C’est lu", "Det er lest opp"),
    "You decide": ("À vous de trancher", "Du avgjør"),
    "Ask first": ("À demander d’abord", "Spør først"),
    "Point out an irregularity": ("Signaler une irrégularité", "Påpek en uregelmessighet"),
    "Point it out": ("Signaler", "Påpek det"),
    # a lead out of turn
    "North:": ("Nord :", "Nord:"),
    "Accept the lead": ("Accepter l’entame", "Godta åpningsutspillet"),
    "Put your hand down as dummy": ("Étaler votre main et devenir le mort", "Legge hånden på bordet og bli blindemann"),
    "Refuse the lead": ("Refuser l’entame", "Ikke godta åpningsutspillet"),
    # a claim
    "All my cards are high.": ("Toutes mes cartes sont maîtresses.", "Alle kortene mine er høye."),
    "Claim": ("Revendiquer", "Krev"),
    "Write it down": ("Le noter", "Noter det"),
    "All four face their cards": ("Les quatre joueurs étalent leurs cartes", "Alle fire legger opp kortene"),
    "No –": ("Non –", "Nei –"),
    "Contest": ("Contester", "Protester"),
    "West contests the claim.": ("Ouest conteste la revendication.", "Vest bestrider kravet."),
    "Tricks by the normal line": ("Levées par une ligne normale", "Stikk ved normal spillemåte"),
    "Confirm": ("Confirmer", "Bekreft"),
    # rights reserved
    "West: pass": ("Ouest : passe", "Vest: pass"),
    "Note a pause or remark": ("Noter une pause ou une remarque", "Noter en pause eller bemerkning"),
    "Reserve rights": ("Réserver mes droits", "Ta forbehold"),
    "South has noted": ("Sud a noté", "Syd har notert"),
    "More": ("Plus", "Mer"),
    "Something else happened": ("Il s’est passé autre chose", "Noe annet har skjedd"),
    "Tell the Director what was conveyed": (
        "Dire à l’arbitre ce qui a pu être perçu",
        "Si til TL hva som ble formidlet",
    ),
    "Tell the Director": ("Le dire à l’arbitre", "Si det til TL"),
    "About twenty seconds": ("Environ vingt secondes", "Omtrent tjue sekunder"),
    "“About twenty seconds”": ("« Environ vingt secondes »", "«Omtrent tjue sekunder»"),
    "Take it up as a fact stated": ("En prendre acte", "Ta det opp som et påstått faktum"),
    "Call the Director": ("Appeler l’arbitre", "Tilkall TL"),
    "I shall say it when asked": ("Je le dirai quand on me le demandera", "Jeg sier det når jeg blir spurt"),
    "South calls the Director.": ("Sud appelle l’arbitre.", "Syd tilkaller TL."),
    "Agreed: rule on that basis.": ("Reconnu : décidez sur cette base.", "Enighet: avgjør ut fra dette."),
    "Answered": ("Répondu", "Besvart"),
    "Change": ("Changer", "Endre"),
    "Acts and times": ("Actes et temps", "Handlinger og tider"),
    # a revoke
    "History": ("Historique", "Hendelser"),
    "East plays ♣": ("Est joue ♣", "Øst spiller ♣"),
    "Close": ("Fermer", "Lukk"),
    "Earlier": ("Plus tôt", "Tidligere"),
    "East.*clubs.*3": ("Est.*trèfle.*3", "Øst.*kløver.*3"),
    "Revoke": ("Renonce", "Revoke"),
    "Rulings": ("Décisions", "Avgjørelser"),
}
"""What is read and pressed, in English: in French, in Norwegian."""
Say = Callable[[str], str]


LANGUAGES = ("en", "fr", "nb")


def in_language(one: str) -> pytest.MarkDecorator:
    """The way through the page is the same in each language: the gate goes each way in one of them, by turns."""
    return pytest.mark.parametrize("language", of_all(LANGUAGES, one))


def speaking(language: str) -> Say:
    """The words of the page in that language, by the English ones."""
    return lambda words: words if language == "en" else WORDS[words][language == "nb"]


def led(table: Table, card: str = "DK") -> None:
    """The opening lead lies there, and dummy."""
    table.act("E", play=card, down=True)
    table.act("E", face=True)
    table.act("S", spread=True)


NUMBERED = (("1997", "27B"), ("2007", "27B"), ("2017", "27B"))
"""By edition: the number that the option names."""


# the page shows what the server says of an edition: the oldest and the newest, each in another language
@pytest.mark.parametrize(
    ("edition", "language"),
    of_all([*product(NUMBERED, LANGUAGES)], (NUMBERED[0], "fr"), (NUMBERED[2], "nb")),
)
def test_an_insufficient_bid(server: Club, sit: Seating, edition: tuple[str, str], language: str) -> None:
    """Confirmed, pointed out, explained, refused, replaced; then the table goes on."""
    (laws, provision), say = edition, speaking(language)
    table = server.open(laws=laws)
    table.calls("1S")
    east, south, west = (sit(table, seat, language=language) for seat in "ESW")
    director = sit(table, "director", language=language)
    east.call(say("one heart"))
    expect(east.sheet).to_contain_text(say("That would be irregular"))
    east.press(say("Do it anyway"), within="dialog")
    expect(west.page.locator(".auction .call")).to_have_count(2)

    south.page.locator(".auction .call").nth(1).click()
    south.page.locator("dialog .row button").last.click()
    south.click(south.page.locator("dialog form button.primary"))
    for player in (east, south, west, director):
        expect(player.band).to_contain_text(say("Play has stopped"))
    expect(south.page.locator(".options")).to_have_count(0)
    expect(south.page.locator("[role=alert]").first).not_to_be_empty()
    expect(west.page.locator(".box")).to_have_count(0)
    west.page.keyboard.type("2")
    expect(west.page.locator(".notice")).not_to_be_empty()

    director.click(director.page.locator(".step button.primary"))
    option = south.page.locator(".options li", has_text=say("Refuse the call"))
    expect(option).to_contain_text(f"{say('Law')} {provision}")
    expect(west.page.locator(".options")).to_have_count(0)
    south.choose(say("Refuse the call"))
    expect(east.page.locator(".status.mine")).to_be_visible()
    # the bidding box is the choice; beside it stands what each call costs, and nothing else to choose
    expect(east.page.locator(".options.boxed .costs")).to_be_visible()
    expect(east.page.locator(".options .option")).to_have_count(0)
    east.call(say("two hearts"))
    settle(table)
    expect(south.band).to_have_count(0)
    auction = table.view("director")["answer"]["auction"]
    assert [(call["call"], call["status"]) for call in auction][1:3] == [("1H", "cancelled"), ("2H", "made")] or [
        call["call"] for call in auction if call["status"] == "made"
    ] == ["1S", "2H"]


def settle(table: Table) -> None:
    """The Director answers what is still asked, and lets the table go on, unless it has gone on by itself."""
    for _ in range(6):
        answer = table.view("director")["answer"]
        open_questions = [one for one in answer["questions"] if one["answer"] is None]
        if open_questions:
            question = open_questions[0]
            seat = {"seat": question["seat"]} if question["seat"] else {}
            value = ["H"] if question["kind"] == "specified_suits" else "no"
            table.act("director", find=question["kind"], of=question["of"], value=value, **seat)
        elif answer["frozen"]:
            table.act("director", resume=True)
        else:
            return


def test_there_is_no_bidding_box_that_cannot_be_used(server: Club, sit: Seating) -> None:
    table = server.open()
    table.calls("1S")
    phone, desktop = sit(table, "W", wide=False), sit(table, "W")
    boxes = [player.page.locator(".bids") for player in (phone, desktop)]
    for box in boxes:
        expect(box).to_be_visible()
    table.act("E", call="1H")
    table.act("S", attention="s2")
    expect(phone.band).to_be_visible()
    for box in boxes:
        expect(box).to_be_hidden()
    table.act("director", explain_options=True)
    table.act("S", choose="reject_call")
    table.act("E", substitute="2H")
    settle(table)
    # on the phone what West reads now stands in its place, until it is his turn
    expect(boxes[1]).to_be_visible()


def test_prevented_where_the_table_prevents(server: Club, sit: Seating) -> None:
    table = server.open(entry="prevent")
    table.calls("1S")
    east = sit(table, "E", wide=False)
    east.call("one heart")
    expect(east.sheet).to_contain_text("Not possible at this table")
    expect(east.sheet).to_contain_text("Law 27")
    expect(east.sheet.get_by_role("button", name="Do it anyway")).to_have_count(0)
    assert len(table.view("director")["answer"]["auction"]) == 1


def test_what_was_out_of_turn_is_asked_no_more_when_the_turn_has_come(server: Club, sit: Seating) -> None:
    table = server.open()
    south = sit(table, "S", wide=False)
    south.call("one heart")
    expect(south.sheet).to_contain_text("That would be irregular")
    table.calls("P")
    expect(south.page.locator(".auction .call")).to_have_count(1)
    expect(south.sheet).to_have_count(1)
    table.calls("P")
    expect(south.sheet).to_have_count(0)
    assert len(table.view("director")["answer"]["auction"]) == 2


@in_language("fr")
def test_an_opening_lead_out_of_turn(server: Club, sit: Seating, language: str) -> None:
    """West leads in East's place; declarer reads three ways out and refuses; East leads."""
    say = speaking(language)
    table = server.open()
    at = partial(sit, table, language=language)
    table.calls(PLAYED)
    west, north, director = at("W", wide=False), at("N"), at("director")
    table.act("W", play="H2")
    north.page.locator(".felt .played").click()
    north.press(say("Point out an irregularity"), within="dialog")
    north.press(say("Point it out"), within="dialog")
    expect(west.band).to_contain_text(say("Play has stopped"))
    expect(west.band).to_contain_text(say("West"))
    director.press(say("All options are explained"))
    ways = ["Accept the lead", "Put your hand down as dummy", "Refuse the lead"]
    expect(north.page.locator(".options .option strong")).to_have_text([say(way) for way in ways])
    director.sees(say("North:"))
    north.choose(say("Refuse the lead"))
    expect(west.page.locator(".hand .card.lying")).to_have_count(1)
    expect(north.page.locator(".felt .card.lying")).to_have_count(1)
    view = table.view("director")["answer"]
    assert view["penalty_cards"] == [{"card": "H2", "seat": "W", "rank": "major"}]


@in_language("nb")
def test_a_claim_is_contested(server: Club, sit: Seating, language: str) -> None:
    """He claims without a word; the other side does not agree. The Director hears him, has the cards faced, finds what
    a normal line gives, and the board is over."""
    say = speaking(language)
    table = server.open()
    at = partial(sit, table, language=language)
    table.calls(PLAYED)
    led(table)
    north, west, director = at("N", wide=False), at("W"), at("director")
    north.press(say("More"), within=".bar")
    north.press(say("Claim"), within="dialog .rights")
    north.click(north.sheet.locator("label:has([name=tricks][value='13'])"))
    north.click(north.sheet.get_by_role("button", name=say("Claim"), exact=True))
    contests = west.page.locator(".claim").get_by_role("button", name=say("Contest"))
    contests.click()
    # he may leave it, however little room there is
    west.page.set_viewport_size({"width": 390, "height": 560})
    west.page.locator(".dock").evaluate("dock => dock.scrollTop = 40")
    for button in west.page.locator(".objection button").all():
        expect(button).to_be_in_viewport(ratio=1)
    west.page.locator(".objection button.quiet").click()
    west.page.set_viewport_size({"width": 1280, "height": 900})
    contests.click()
    west.page.locator(".objection textarea").fill(OBJECTS)
    west.click(west.page.locator(".objection button.primary"))
    director.sees(say("West contests the claim."))
    asked = director.page.locator(".task[data-question]")
    # in his own words, beside what the claimer said, and nowhere else at the table
    for place in (director.band.locator(".claim"), asked, west.page.locator(".claim")):
        expect(place).to_contain_text(OBJECTS)
    north.lacks(OBJECTS)
    expect(asked).to_contain_text(say("Ask first"))
    expect(asked.locator(".reading .costs li")).to_have_count(3)
    # an adjustment would start from what was reached and claimed
    starts = director.page.locator("form", has=director.page.locator("input[name=kind]"))
    expect(starts.locator("input[maxlength='20']")).to_have_value("4♠")
    expect(starts.locator("input[type=number]")).to_have_value("13")
    expect(starts.locator("select").last).to_have_value("N")
    # what he says, he says himself; what he repeats aloud, the Director writes down
    north.click(north.page.locator(".claim").get_by_role("button"))
    north.press(say("All my cards are high."), within="dialog")
    north.click(north.sheet.locator(".end button"))
    asked.locator(".reading textarea").fill("4, 3, 2")
    director.press(say("Write it down"), within=".reading")
    west.sees(say("All my cards are high."))
    expect(asked).to_contain_text("4, 3, 2")
    expect(north.page.locator(".hand[data-seat=E]")).to_have_count(0)
    director.press(say("All four face their cards"), within=".reading")
    expect(north.page.locator(".hand[data-seat=E] .card:not(.gone)")).to_have_count(12)
    assert table.view("director")["answer"]["irregularities"] == []
    # whether he had forgotten a trump is asked before how many tricks are left to him
    director.click(asked.get_by_role("button", name=re.compile(f"^{say('No –')}")))
    expect(asked).to_contain_text(say("You decide"))
    director.click(asked.locator(".chips label", has_text="10"))
    director.click(asked.get_by_role("button", name=say("Confirm")))
    expect(asked).to_have_count(0)
    director.page.locator(".stage > details > summary", has_text=say("Answered")).click()
    director.sees(say("Tricks by the normal line"))
    settle(table)
    west.finds_it_over()
    score = table.view("W")["answer"]
    assert score["phase"] == "ended", score["phase"]
    assert score["score"]["tricks"] == 10


@in_language("fr")
def test_a_hesitation_and_rights_reserved(server: Club, sit: Seating, language: str) -> None:
    """West thinks; South reserves his rights and tells the Director alone; at the end the Director asks and rules."""
    say = speaking(language)
    table = server.open()
    at = partial(sit, table, language=language)
    table.calls("1S P 2S P P 3D")
    south, west, director = at("S", wide=False), at("W"), at("director")
    south.press(say("West: pass"), within=".auction")
    south.press(say("Note a pause or remark"), within="dialog")
    south.sheet.locator("label:has(input[name=channel][value=hesitation])").click()
    south.press(say("Reserve rights"), within="dialog .end")
    expect(west.said).to_contain_text(say("South has noted"))
    south.press(say("More"), within=".bar")
    south.sheet.get_by_text(say("Something else happened")).click()
    south.press(say("Tell the Director what was conveyed"), within="dialog")
    # the form begins with what he has noted; he says it anew
    south.sheet.locator("label:has(input[name=note])").last.click()
    south.sheet.get_by_text(say("West"), exact=True).click()
    south.sheet.get_by_role("textbox").fill(say("About twenty seconds"))
    south.press(say("Tell the Director"), within="dialog .end")
    director.sees(say("“About twenty seconds”"))
    west.lacks(say("About twenty seconds"))
    table.calls("P P P")
    director.press(say("Take it up as a fact stated"))
    table.act("director", result=9)
    south.press(say("Call the Director"), within=".bar")
    south.press(say("I shall say it when asked"), within="dialog")
    director.sees(say("South calls the Director."))
    expect(director.page.locator(".task", has_text=say("Ask first"))).to_be_visible()
    director.press(say("Agreed: rule on that basis."))
    answered = director.page.get_by_role("region", name=say("Answered"))
    expect(answered).to_be_visible()
    before = [act["value"] for act in table.view("director")["happened"] if "find" in act]
    # the answers come again, and nothing is changed before one is chosen
    director.click(answered.get_by_role("button", name=say("Change")))
    again = answered.locator("[data-again] button")
    expect(again).to_have_count(3)
    found = [act["value"] for act in table.view("director")["happened"] if "find" in act]
    assert found == before
    director.click(again.nth(1))
    expect(answered.locator("[data-again]")).to_have_count(0)
    director.settled()
    assert [act["value"] for act in table.view("director")["happened"] if "find" in act] == [*before, False]
    director.page.locator("summary", has_text=say("Acts and times")).click()
    expect(director.page.locator(".evidence tbody tr").first).to_be_visible()
    expect(director.page.locator(".evidence")).to_contain_text(f". {say('“About twenty seconds”')}")
    assert say("About twenty seconds").split()[1] not in str(table.view("W")) + str(table.view("N"))


@in_language("nb")
def test_a_revoke_found_after_the_board(server: Club, sit: Seating, language: str) -> None:
    """East had a diamond; it comes to light when all cards are seen, and tricks are transferred."""
    say = speaking(language)
    table = server.open()
    at = partial(sit, table, language=language)
    table.calls(PLAYED)
    led(table)
    table.cards("D3 D2 DA H3 H4 HA H2 SK S6 S2 S3")
    # East follows to the second diamond with a club
    table.act("N", play="DJ", **{"from": "S"})
    table.act("W", play="D9")
    table.act("N", play="D4")
    table.act("E", play="C3")
    table.cards("ST S7 S5 S9 C4 CA C2 C7")
    table.act("N", claim={"tricks": 5, "line": say("All my cards are high.")})
    for seat in "EW":
        table.act(seat, agree=True)
    south, director = at("S"), at("director")
    south.finds_it_over()
    south.press(say("History"))
    expect(south.sheet).to_contain_text(say("East plays ♣"))
    south.press(say("Close"), within="dialog")
    south.press(say("More"), within=".bar")
    south.press(say("Point out an irregularity"), within="dialog .rights")
    while south.sheet.get_by_role("button", name=say("Earlier")).count():
        south.press(say("Earlier"), within="dialog")
    south.sheet.locator(".acts label", has_text=re.compile(say("East.*clubs.*3"))).click()
    south.press(say("Point it out"), within="dialog")
    director.sees(say("Revoke"))
    # nobody has a choice: what he explains is what the Law says of it, and the tricks go over
    director.press(say("It has been read out"))
    settle(table)
    answer = table.view("director")["answer"]
    assert [it["kind"] for it in answer["irregularities"]] == ["revoke"]
    assert [(one["rectification"], one["transfer"]) for one in answer["rulings"]] == [("transfer", 1)]
    expect(director.page.locator(".stage", has_text=say("Rulings"))).to_be_visible()


def test_who_corrects_his_partner_too_soon_is_warned_before_the_director_is_called(server: Club, sit: Seating) -> None:
    """A defender in the play: he may still leave it; if he does not, the Director comes and reads what it is about."""
    table = server.open()
    table.act("N", call="1S")
    table.act("E", call="2C")
    table.act("S", ask="", of="s2")
    table.act("W", explain="weak", of="s2")
    table.calls("2S P 4S P P P")
    led(table)
    east, director = sit(table, "E", wide=False), sit(table, "director", wide=False)
    for button in ("Rather not", "Do it anyway"):
        east.press("More", within=".bar")
        east.sheet.locator("[data-do=correct]").first.click()
        east.sheet.locator("textarea").fill("constructive")
        east.click(east.sheet.locator("form button.primary"))
        expect(east.sheet).to_contain_text("when the play is over")
        assert not table.view("E")["answer"]["frozen"]
        east.press(button, within="dialog")
    expect(east.band).to_be_visible()
    director.sees("East calls the Director.")
    director.sees("weak")
    verbs = [[key for key in ("correct", "summon") if key in act] for act in table.view("director")["happened"]]
    assert [verb for one in verbs for verb in one] == ["correct", "summon"]


def test_what_was_opened_is_closed_at_the_next_stop(server: Club, sit: Seating) -> None:
    """South has touched an option and not taken it; when he chooses again, nothing is chosen beforehand."""
    table = server.open()
    table.calls("1S")
    south = sit(table, "S", wide=False)

    def too_low() -> None:
        table.act("E", call="1H")
        table.act("S", attention=table.view("S")["happened"][-1]["act"])
        table.act("director", explain_options=True)

    too_low()
    south.press("Accept the call", within=".options")
    expect(south.page.locator(".options li.picked")).to_have_count(1)
    table.act("S", choose="reject_call")
    table.act("E", substitute="P")
    settle(table)
    expect(south.page.locator(".options")).to_have_count(0)
    table.calls("2S P P")
    too_low()
    expect(south.page.locator(".options li").first).to_be_visible()
    expect(south.page.locator(".options li.picked")).to_have_count(0)


ON_EACH_OTHER = """() => { const all = [...document.querySelectorAll('.felt :is(.who, .trick .card, .penalty, .hand)')]
  .map(one => [one, one.getBoundingClientRect()]);
  return all.flatMap(([one, r], n) => all.slice(n + 1).filter(([other, s]) => !one.contains(other)
    && Math.min(r.right, s.right) - Math.max(r.left, s.left) > 1
    && Math.min(r.bottom, s.bottom) - Math.max(r.top, s.top) > 1)
    .map(([other]) => [one.className, other.className])) }"""
"""Plates and cards of the table that lie on each other."""


def test_a_card_that_was_dropped_stops_the_play(server: Club, sit: Seating) -> None:
    """Who says that a defender's card was seen has pointed it out: nobody is asked whether it shall happen."""
    table = server.open()
    table.calls(PLAYED)
    led(table)
    east, director = sit(table, "E", wide=False), sit(table, "director", wide=False)
    east.press("More", within=".bar")
    east.sheet.locator("[data-do=expose]").first.click()
    east.sheet.locator(".chips label").first.click()
    east.press("Confirm", within="dialog")
    expect(east.sheet).to_have_count(0)
    expect(east.band).to_be_visible()
    assert east.page.evaluate(ON_EACH_OTHER) == []
    # what is to be read out stands before anything else that he can press
    expect(director.page.locator(".tasks button.primary:visible")).to_have_count(0)
    first = director.page.locator(".step button")
    expect(first).to_have_text("It has been read out")
    director.click(first)
    expect(east.page.get_by_role("region", name="The Director has said")).to_contain_text("penalty card")


def test_a_call_is_rolled_back_and_the_evidence_kept(server: Club, sit: Seating) -> None:
    table = server.open()
    table.calls("1S P 2S")
    table.act("N", call="4S")
    director, west = sit(table, "director"), sit(table, "W")
    director.press("Take it up")
    director.page.locator("summary", has_text="Orders").click()
    director.click(director.page.get_by_role("button", name="Order it"))
    expect(west.page.locator(".auction .gone")).to_have_count(1)
    answer = table.view("director")["answer"]
    assert [call["status"] for call in answer["auction"]] == ["made", "made", "made", "cancelled"]
    director.page.locator("summary", has_text="Links").click()
    director.page.locator("li", has_text="West").get_by_role("button", name="New link").click()
    expect(director.page.locator("input[readonly]")).to_have_value(re.compile("/join/"))
    expect(west.page.locator(".lost")).to_contain_text("no longer leads to the table")


def test_a_board_that_is_over_is_ruled_on(server: Club, sit: Seating) -> None:
    """The table plays the next board; the Director turns back, records the choice, and comes to the table again."""
    table = server.open()
    table.calls("1S")
    table.act("E", call="1H")
    table.act("W", attention="s2")
    director, south = sit(table, "director", wide=False, breakable=True), sit(table, "S")
    director.click(director.page.locator(".step button.primary"))
    table.send("director", {"type": "next_board"})
    expect(south.app).to_have_attribute("data-phase", "auction")
    before = table.view("S")
    expect(director.band).to_have_count(0)
    director.sees("something still waits for you")
    director.page.get_by_role("button", name="The board before").click()
    expect(director.band).to_be_visible()
    director.sees("This board is over")
    director.page.locator("summary", has_text="Record what South chooses").click()
    director.page.get_by_role("button", name="Accept the call").click()
    director.page.locator(".options button.primary").click()
    expect(director.page.locator("summary", has_text="Record what South chooses")).to_have_count(0)
    # the connection is lost: he is still at the board that he looked at
    director.lose()
    director.sees("This board is over")
    expect(director.band).to_have_count(0)
    director.page.get_by_role("button", name="Back to the table").click()
    director.sees("Board 2")
    over = table.view("director", board=1)
    assert [act["by"] for act in over["happened"] if act.get("choose") == "accept_call"] == ["S"]
    assert [it["status"] for it in over["answer"]["irregularities"]] == ["accepted"]
    assert table.view("S") == before


def test_the_director_who_looks_elsewhere_is_told_of_a_call(server: Club, sit: Seating) -> None:
    """At a board before, and further down the page of this one: at the top, and a tap leads there."""
    table = server.open()
    table.calls("P P P P")
    table.send("director", {"type": "next_board"})
    director = sit(table, "director", wide=False)
    called = director.page.locator(".called button")
    director.page.get_by_role("button", name="The board before").click()
    director.sees("This board is over")
    table.calls("1S")
    expect(called).to_have_count(0)
    table.act("E", summon=True)
    expect(called).to_have_text("You are called at the table: Board 2. East calls the Director.")
    expect(called).to_be_in_viewport()
    director.sees("This board is over")
    called.click()
    director.sees("Play has stopped")
    expect(called).to_have_count(0)
    table.act("director", resume=True)
    expect(director.band).to_have_count(0)
    # in sight it needs no telling
    table.act("W", summon=True)
    expect(director.page.locator(".tasks .first")).to_be_attached()
    table.act("director", resume=True)
    expect(director.band).to_have_count(0)
    # he reads what stands far below
    director.page.set_viewport_size({"width": 360, "height": 400})
    director.page.locator(".tasks summary").last.scroll_into_view_if_needed()
    stands = director.page.locator(".tasks summary").last.bounding_box()
    table.act("S", summon=True)
    expect(called).to_contain_text("South calls the Director.")
    assert stands is not None
    called.click()
    expect(director.page.locator(".tasks .first")).to_be_in_viewport()
    expect(called).to_have_count(0)
