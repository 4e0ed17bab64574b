"""A claim at the desk: what was said and left is before the Director, and what was claimed beside what is ruled."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bridgelaw.lawbook.editions import EDITIONS
from tests.web.desk.director import Director, Forms, director, said
from tests.web.desk.test_next_step import order
from tests.web.desk.test_paper import EAST, NORTH, SOUTH, does, opened
from tests.web.house import Open, visit


async def in_four_spades(house: Open, **setting: str) -> tuple[Director, str]:
    """The Director, and the address of a case whose auction has ended in four spades by South."""
    at = await director(house)
    address = await opened(at, number="1", **setting)
    await at.look(address)
    await does(at, "/calls", calls="p p 4s p p p")
    return at, address


def test_a_contested_claim_keeps_what_was_said(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at, address = await in_four_spades(house, scoring="mp")
        terms = {"left": "5", "won": "8", "tricks": "4", "line": "drawing trumps", "objects": "W"}
        page = await does(at, "/claims", who="S", S="AK.-.A2.A", W="3.2.KQ.2", **terms)
        assert (
            "South claims 4 tricks: “drawing trumps”."
            in page.partition("For you to decide")[2].partition("Write down")[0]
        )
        assert "Cards left: South ♠ A K ♥ – ♦ A 2 ♣ A West ♠ 3 ♥ 2 ♦ K Q ♣ 2" in page
        # in the order of time: what was said, the cards, the steps of the hearing; then what is asked
        asked = page.partition("For you to decide")[2]
        assert order(asked, "“drawing trumps”", "Cards left:")
        assert order(asked, "Cards left:", "1. ")
        assert order(asked, "1. ", "How many of the 5 tricks left")
        assert "Nothing irregular" not in page
        # what a score in its place begins with is the contract reached and the tricks won and claimed
        await at.look(f"{address}/score")
        for chosen in ('value="4S" selected', 'value="S" selected', 'name="tricks" value="+2"'):
            assert chosen in at.text, chosen
        await at.look(address)
        await at.answers("normal_line", "3")
        page = said(at.text)
        assert "As claimed 4 ♠ by South, made with 2 overtricks, North–South +480" in page.replace("4♠", "4 ♠")
        assert "Result: 4♠ by South, made with 1 overtrick, North–South +450." in page.replace("4 ♠", "4♠")
        reply = await at.browser.get(f"{address}/letter.html", headers={"accept-language": "en"})
        letter = said(reply.text)
        assert "“drawing trumps”" in letter
        assert "Cards left: South" in letter
        assert "At the table" not in letter
        assert "Result at the table" not in letter
        assert "+480" in letter.partition("As claimed")[2]
        assert "wins 3 of the 5 tricks left. [Law 70A]" in letter
        register = await at.look("/desk/rulings")
        assert "As claimed" in register
        assert "Claim decided" in register
        assert "Table result stands" not in register

    visit(tmp_path, check)


def test_several_object_each_in_his_own_words(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at, address = await in_four_spades(house)
        terms = {"left": "5", "won": "8", "tricks": "4"}
        page = await does(at, "/claims", who="S", objects="W", objection_E="a trump is out", **terms)
        assert (
            "East contests the claim: “a trump is out”. West contests the claim."
            in page.partition("For you to decide")[0]
        )
        # what is said in the hearing is written down where it is decided, without looking for it in a list
        said_at = next(form for form in Forms(at.text).found if form.action.endswith("/said"))
        assert '<details class="card said-form" id="said" open>' in at.text
        assert at.text.index("/said") < at.text.index("/acts")
        await at.send(said_at, who="W", text="the nine of hearts wins")
        await at.look(address)
        page = await does(at, "/said", who="S", text="I draw the last trump")
        heard = page.partition("For you to decide")[2].partition("Write down what was said")[0]
        for line in (
            "East contests the claim: “a trump is out”.",
            "West contests the claim: “the nine of hearts wins”.",
            "South says how the rest is played: I draw the last trump",
        ):
            assert line in heard, line
        await at.answers("normal_line", "3")
        assert "/said" in at.text
        assert '<details class="card said-form" id="said">' in at.text
        reply = await at.browser.get(f"{address}/letter.html", headers={"accept-language": "en"})
        letter = said(reply.text)
        assert "West contested the claim: “the nine of hearts wins”." in letter
        assert "I draw the last trump" in letter

    visit(tmp_path, check)


def test_what_is_said_of_something_else_is_the_directors_note(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await director(house)
        address = await opened(at, number="1")
        await at.look(address)
        page = await does(at, "/said", who="E", text="I did not hesitate")
        assert "East: “I did not hesitate”" in page
        form = next(form for form in Forms(at.text).found if form.action.endswith("/said"))
        reply = await at.send(form, text="whoever it was")
        assert reply.status_code == 422

    visit(tmp_path, check)


@pytest.mark.parametrize("laws", EDITIONS)
def test_a_decided_claim_is_read_out_to_all_four(tmp_path: Path, laws: str) -> None:
    """Tricks to each side and the score; what was to be done before it was decided is not advised any more."""

    async def check(house: Open) -> None:
        at, _ = await in_four_spades(house, laws=laws)
        terms = {"left": "5", "won": "8", "tricks": "4", "line": "drawing trumps", "objects": "W"}
        page = await does(at, "/claims", who="S", **terms)
        # he is there and is asked: nobody is advised to call him, nor that play may go on by agreement
        for earlier in ("Director should be called", "Director must be called", "play goes on after the claim"):
            assert earlier not in page, earlier
        await at.answers("normal_line", "3")
        told = said("<main " + at.text.partition('id="now"')[2].partition("</section>")[0])
        read_out = told.partition("Read out to all four")[2].partition("Nothing is left to decide")[0]
        tricks = "Tricks: North–South 11, East–West 2."
        assert order(read_out, "North–South gets 3 of the 5 tricks left, not 4 as claimed.", tricks)
        assert order(read_out, tricks, "Result: 4♠ by South, made with 1 overtrick, North–South +450.")
        assert "gets 3 of the 5" not in said(at.text).partition("What follows")[2]

    visit(tmp_path, check)


def test_nothing_is_read_out_where_nothing_was_decided(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at, _ = await in_four_spades(house)
        page = await does(at, "/claims", who="S", left="5", won="8", tricks="4", objects="agreed")
        assert "Read out to all four" not in page

    visit(tmp_path, check)


def test_an_agreed_claim_is_the_result_at_the_table(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at, _ = await in_four_spades(house)
        page = await does(at, "/claims", who="S", left="5", won="8", tricks="4", objects="agreed")
        assert "As claimed" not in page
        assert "North–South +480" in page.partition("At the table")[2]

    visit(tmp_path, check)


def test_nobody_objects_where_all_agree(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at, _ = await in_four_spades(house)
        form = next(form for form in Forms(at.text).found if form.action.endswith("/claims"))
        terms = {"left": "5", "won": "8", "tricks": "4", "line": "", "objection_W": "a trump is out"}
        reply = await at.send(form, who="S", objects="agreed", **terms)
        assert reply.status_code == 422
        assert "Somebody objects, and all agree" in said(reply.text)
        assert 'name="objection_W" value="a trump is out"' in reply.text

    visit(tmp_path, check)


def test_who_claims_does_not_object(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at, _ = await in_four_spades(house)
        form = next(form for form in Forms(at.text).found if form.action.endswith("/claims"))
        reply = await at.send(form, who="S", left="5", won="8", tricks="4", line="", objects="S")
        assert reply.status_code == 422
        assert "South made the claim and cannot object to it." in said(reply.text)
        assert '<details class="claim" open>' in reply.text
        assert 'name="left" value="5"' in reply.text

    visit(tmp_path, check)


def test_the_tricks_won_are_filled_in_where_the_cards_are_written_down(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at, _ = await in_four_spades(house)
        assert not re.search(r'name="won" value="\d+" checked', at.text)
        await does(at, "/cards", cards="c2 c3 c4 c5")
        assert re.findall(r'name="(left|won)" value="(\d+)"[^>]* checked', at.text) == [("left", "12"), ("won", "1")]

    visit(tmp_path, check)


def test_the_cards_that_are_left_stand_above_the_numbers(tmp_path: Path) -> None:
    """Of the hands at the claim those are shown that can still win tricks; the page comes to rest there."""

    async def check(house: Open) -> None:
        at = await director(house)
        await at.look(await opened(at, number="1", hand_N=NORTH, hand_E=EAST, hand_S=SOUTH))
        await does(at, "/calls", calls="p p 1d p p p")
        await does(at, "/cards", cards="ca c2 c3 c5")
        form = next(form for form in Forms(at.text).found if form.action.endswith("/claims"))
        terms = {"left": "12", "won": "0", "tricks": "9", "line": "", "objects": "W"}
        reply = await at.send(form, who="S", **terms)
        assert reply.headers["location"].endswith("#now")
        await at.look(reply.headers["location"].partition("#")[0])
        asked = at.text.partition('class="large"')[2].partition('class="tap-numbers')[0]
        assert order(said(asked), "How many of the 12 tricks left", "North ♠ K 9 5")
        assert "♣ J 8 7 East" in said(asked)
        assert "card-gone" not in asked
        assert "card-gone" in at.text.partition('class="tap-numbers')[2]

    visit(tmp_path, check)


def test_the_page_rests_at_the_next_question(tmp_path: Path) -> None:
    """After the result it is what is asked that is looked at, and nobody is chosen in a form that has opened itself."""

    async def check(house: Open) -> None:
        at, _ = await in_four_spades(house)
        await does(at, "/acts", who="N", what="convey:hesitation", about="a1", text="twenty seconds")
        await does(at, "/acts", who="E", what="summon", about="a3")
        form = next(form for form in Forms(at.text).found if ("what", "result") in form.fields)
        reply = await at.send(form, text="10")
        assert reply.headers["location"].endswith("#now")
        await at.look(reply.headers["location"].partition("#")[0])
        more = at.text.partition("<summary>Something else was said or done")
        assert more[1]
        assert more[0].rstrip().endswith("<details>")

    visit(tmp_path, check)
