"""A claim at the desk: what was said and left is before the Director, and what was claimed beside what is ruled."""

from __future__ import annotations

from pathlib import Path

from tests.web.desk.director import Forms, director, said
from tests.web.desk.test_paper import does, opened
from tests.web.house import Open, visit


def test_a_contested_claim_keeps_what_was_said(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await director(house)
        address = await opened(at, number="1", scoring="mp")
        await at.look(address)
        await does(at, "/calls", calls="p p 4s p p p")
        terms = {"left": "5", "won": "8", "tricks": "4", "line": "drawing trumps", "objects": "W"}
        page = await does(at, "/claims", who="S", S="AK.-.A2.A", W="3.2.KQ.2", **terms)
        assert "South claims 4 tricks: “drawing trumps”." in page.partition("Ask first")[2].partition("Write down")[0]
        assert "Cards left: South ♠ A K ♥ – ♦ A 2 ♣ A; West" in page
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


def test_an_agreed_claim_is_the_result_at_the_table(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await director(house)
        address = await opened(at, number="1")
        await at.look(address)
        await does(at, "/calls", calls="p p 4s p p p")
        page = await does(at, "/claims", who="S", left="5", won="8", tricks="4", objects="agreed")
        assert "As claimed" not in page
        assert "North–South +480" in page.partition("At the table")[2]

    visit(tmp_path, check)


def test_who_claims_does_not_object(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await director(house)
        address = await opened(at, number="1")
        await at.look(address)
        await does(at, "/calls", calls="p p 4s p p p")
        form = next(form for form in Forms(at.text).found if form.action.endswith("/claims"))
        reply = await at.send(form, who="S", left="5", won="8", tricks="4", objects="S")
        assert reply.status_code == 422
        assert "South made the claim and cannot object to it." in said(reply.text)
        assert '<details class="claim" open>' in reply.text
        assert 'name="left" value="5"' in reply.text

    visit(tmp_path, check)
