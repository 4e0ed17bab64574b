"""A revoke found after the play: what the result allows of it, when it was pointed out, dummy's own, and the damage."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.web.desk.director import Director, Forms, director, said
from tests.web.desk.on_paper import desk_with
from tests.web.desk.test_paper import does, opened
from tests.web.house import Open, visit

FACTS = {"said_by": "W", "by": "N", "suit": "C", "won_by": "S", "later": "2", "when": "in_time", "tricks": "9"}


async def _played(house: Open, language: str = "en") -> tuple[Director, str]:
    """Three spades by South, whose partner North is dummy."""
    at = await director(house, language)
    address = await opened(at, number="1", scoring="mp")
    await at.look(address)
    await does(at, "/calls", calls="p p 3s p p p" if language != "fr" else "pa pa 3p pa pa pa")
    return at, address


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"by": "E", "won_by": "E", "later": "4"}, "cannot have won more than 3 tricks"),
        ({"by": "S", "won_by": "W", "later": "10"}, "cannot have won more than 9 tricks"),
        ({"by": "S", "won_by": "S", "later": "2", "trick": "12"}, "cannot have won more than 1 trick after"),
        ({"by": "E", "won_by": "W", "tricks": "13", "later": "0"}, "won no trick"),
        ({"later": "0", "with_suit": "yes"}, "With no trick won since"),
    ],
)
def test_what_the_result_does_not_allow_is_refused(tmp_path: Path, fields: dict[str, str], sentence: str) -> None:
    async def check(house: Open) -> None:
        at, _ = await _played(house)
        form = next(form for form in Forms(at.text).found if form.action.endswith("/revokes"))
        reply = await at.send(form, **(FACTS | fields))
        assert (reply.status_code, sentence in said(reply.text)) == (422, True), said(reply.text)[:400]
        # what was typed stays, and the form is open
        assert '<details class="revoke" open>' in reply.text
        sent = FACTS | fields
        assert f'name="won_by" value="{sent["won_by"]}" required checked' in reply.text
        assert f"<option selected>{sent['later']}</option>" in reply.text
        assert f'name="tricks" value="{sent["tricks"]}"' in reply.text

    visit(tmp_path, check)


@pytest.mark.parametrize(
    ("fields", "law"),
    [
        ({"by": "N"}, "64B3"),
        ({"by": "S", "when": "next_board"}, "64B4"),
        ({"by": "S", "when": "round_over"}, "64B5"),
    ],
)
def test_no_trick_is_transferred(tmp_path: Path, fields: dict[str, str], law: str) -> None:
    async def check(house: Open) -> None:
        at, address = await _played(house)
        page = await does(at, "/revokes", **(FACTS | fields))
        # all that the form says is used, and no part of it waits for anything
        assert "Remarks" not in page
        page = await at.answers("explain_options", "yes")
        assert "Did the other side lose more tricks by the revoke than are transferred?" in page
        page = await at.answers("damage", "no")
        assert "Nothing is left to decide." in page
        assert "No trick is transferred" in page
        assert law in page.partition("What follows")[2]
        letter = said((await at.browser.get(f"{address}/letter.html", headers={"accept-language": "en"})).text)
        assert "East–West lost no more tricks by the revoke than are transferred." in letter
        assert "No trick is transferred" in letter

    visit(tmp_path, check)


def test_the_register_says_what_the_ruling_says(tmp_path: Path) -> None:
    """Tricks were transferred, so that the result of the table does not stand; and it names no Law but the letter's."""

    async def check(house: Open) -> None:
        at, address = await _played(house)
        await does(at, "/revokes", **(FACTS | {"by": "E", "won_by": "E", "later": "1"}))
        await at.answers("explain_options", "yes")
        await at.answers("damage", "no")
        register = await at.look("/desk/rulings")
        letter = said((await at.browser.get(f"{address}/letter.html", headers={"accept-language": "en"})).text)
        assert "With the tricks transferred the result is" in letter
        assert "Tricks transferred: the result is changed" in register
        assert "Table result stands" not in register
        (found,) = map(json.loads, (await at.browser.get("/desk/rulings.jsonl")).text.splitlines())
        assert found["provisions"]
        for law in found["provisions"]:
            assert f"Law {law.partition(':')[2]}" in letter, law

    visit(tmp_path, check)


@pytest.mark.parametrize("laws", ["1997", "2007", "2017"])
def test_one_that_is_pointed_out_while_the_play_goes_on(tmp_path: Path, laws: str) -> None:
    """From whoever says so to what is read out now; the facts are asked for when the play is over."""

    async def check(house: Open) -> None:
        at = await director(house)
        address = await opened(at, number="1", laws=laws)
        await at.look(address)
        page = await does(at, "/calls", calls="p p 3s p p p")
        assert "A revoke While the play goes on Who says so?" in page
        page = await does(at, "/revoke-in-play", said_by="S", words="East revoked two tricks ago")
        assert "A revoke in tricks that are not written down: read this out, then let play go on." in page
        assert "established when the offender or his partner leads or plays to the next trick" in page
        assert "When the play is over, call me again." in page
        assert "must be corrected" in page
        assert "becomes a major penalty card" in page
        assert f"/desk/quick?start=revoke&amp;laws={laws}&amp;authority=wbf&amp;declarer=S" in at.text
        page = await at.answers("resume", "yes")
        assert "The board is played to its end" in page
        assert "When the play is over, call me again." in page
        page = await does(at, "/acts", what="result", text="9")
        assert "call me again" not in page
        assert "Who revoked, in which suit" in page
        reply = await at.send(at.form("revoke_facts"), value=["E", "C", "E", "2", "no"])
        assert reply.status_code == 303
        page = await at.look(address)
        assert "2 tricks are transferred to North–South." in page

    visit(tmp_path, check)


def test_what_somebody_said_during_the_play_was_a_revoke(tmp_path: Path) -> None:
    """Written down as what was said, it leads to the same: by the Question what was meant, or over the form."""

    async def check(house: Open) -> None:
        for by_form in (False, True):
            at, address = await _played(house)
            page = await does(at, "/acts", who="S", what="attention", text="East revoked two tricks ago")
            assert "A revoke in tricks that were not written down" in page
            page = (
                await does(at, "/revoke-in-play", said_by="S") if by_form else await at.answers("act_meant", "revoke")
            )
            assert "read this out, then let play go on" in page
            table = await house.lobby.table(address.split("/")[3])
            done = [act.verb for act in table.state.board.course.happened]
            assert done[-2:] == ["attention", "find"]

    visit(tmp_path, check)


POINTED_OUT = {
    "en": ("East revoked two tricks ago", "2 tricks are transferred to North–South", "Remarks"),
    "fr": ("Est a renoncé", "2 levées sont transférées à Nord-Sud", "Remarques"),
    "nb": ("Øst revokerte", "2 stikk overføres til Nord–Syd", "Merknader"),
}


@pytest.mark.parametrize("language", POINTED_OUT)
def test_the_facts_go_to_the_revoke_that_was_pointed_out_in_the_play(tmp_path: Path, language: str) -> None:
    """Both parts of the form, one after the other, tell of one revoke: nothing is asked again, nothing waits, and the
    letter tells it once."""
    words, ruled, remarks = POINTED_OUT[language]

    async def check(house: Open) -> None:
        at, address = await _played(house, language)
        await does(at, "/revoke-in-play", said_by="S", words=words)
        await at.answers("resume", "yes")
        form = next(form for form in Forms(at.text).found if form.action.endswith("/revokes"))
        told = at.text.partition('/revokes"')[2].partition("</form>")[0]
        # it is known who said so, and that it was in time
        assert (words in told, 'name="said_by"' in told, 'name="when"' in told) == (True, False, False)
        facts = {"by": "E", "suit": "C", "won_by": "E", "later": "1", "tricks": "9"}
        reply = await at.send(form, **facts)
        assert reply.status_code == 303, said(reply.text)[:400]
        page = await at.look(address)
        assert (next(form.key for form in Forms(at.text).found if form.key), remarks in page) == (
            "explain_options",
            False,
        ), page
        table = await house.lobby.table(address.split("/")[3])
        done = [act.verb for act in table.state.board.course.happened]
        assert done[-5:] == ["attention", "find", "resume", "result", "find"]
        page = await at.answers("explain_options", "yes")
        assert ruled in page
        letter = said((await at.browser.get(f"{address}/letter.html", headers={"accept-language": language})).text)
        assert letter.count(words) == 1, letter

    visit(tmp_path, check)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "choose an answer in each list"),
        ("fr", "Choisissez une réponse dans chaque liste."),
        ("nb", "Velg et svar i hver liste."),
    ],
)
def test_a_list_starts_empty_and_is_not_sent_empty(tmp_path: Path, language: str, sentence: str) -> None:
    """What was meant, the facts of a revoke: an answer that stands there before it is chosen makes a false ruling."""

    async def check(house: Open) -> None:
        at, address = await _played(house, language)
        await does(at, "/acts", who="S", what="attention", text="…")
        table = await house.lobby.table(address.split("/")[3])
        for key in ("act_meant", "revoke_facts"):
            form = at.form(key)
            lists = at.text.partition(f'value="{form.key}"')[2].partition("</form>")[0].split("<select")[1:]
            assert lists
            assert all('><option value="">' in one.partition("</select>")[0] for one in lists)
            assert ("required" in lists[0], "selected" in "".join(lists)) == (True, False)
            before = len(table.state.board.course.happened)
            for empty in ([""] * len(lists), ["", "C", "E", "2"][: len(lists)]):
                reply = await at.send(form, value=empty)
                assert (reply.status_code, sentence in said(reply.text)) == (422, True), said(reply.text)[:300]
            assert len(table.state.board.course.happened) == before
            if key == "act_meant":
                await at.answers(key, "revoke")
                await at.answers("resume", "yes")
                await does(at, "/acts", what="result", text="9")

    visit(tmp_path, check)


UNESTABLISHED = """bridgelaw: 1
title: A revoke on the first trick
laws: {laws}
board: 2
deal: N:AKT92.9.A832.943 Q743.JT73.KJ.KQ2 86.KQ5.T965.A865 J5.A8642.Q74.JT7
acts:
  - {{by: E, call: P}}
  - {{by: S, call: P}}
  - {{by: W, call: P}}
  - {{by: N, call: 1S}}
  - {{by: E, call: P}}
  - {{by: S, call: P}}
  - {{by: W, call: P}}
  - {{by: E, play: HJ}}
  - {{by: S, spread: true}}
  - {{by: N, play: HK, from: S}}
  - {{by: W, play: C7, id: revoke}}
{since}  - {{by: N, summon: true, of: revoke}}
"""
SINCE = "  - {by: N, play: H9}\n  - {by: N, play: S8, from: S}\n"


@pytest.mark.parametrize(
    ("laws", "language", "withdraw", "ended"),
    [
        ("1997", "en", "may withdraw what it played after the revoke", "played to its end"),
        ("2007", "fr", "peut reprendre ce qu’il a joué après la renonce", "jusqu’au bout"),
        ("2017", "nb", "kan ta tilbake det den spilte etter revoken", "spilles ferdig"),
    ],
)
@pytest.mark.parametrize("since", [SINCE, ""])
def test_what_was_played_after_it_may_be_taken_back(
    tmp_path: Path, laws: str, language: str, withdraw: str, ended: str, since: str
) -> None:
    """It is read out at once, and again until the revoke is corrected; not where nothing was played since."""

    async def check(house: Open) -> None:
        text = UNESTABLISHED.format(laws=laws, since=since)
        at = await desk_with(house, text, language, laws=laws)
        first = await at.open()
        after = await at.answers("explain_options", "yes")
        for page in (first, after):
            assert (withdraw in page, "62C1" in page) == (bool(since), bool(since))
        assert ended not in after

    visit(tmp_path, check)


@pytest.mark.parametrize(("laws", "asked"), [("1997", True), ("2007", False), ("2017", False)])
def test_only_the_laws_that_count_it_ask_for_a_card_that_could_have_been_played(
    tmp_path: Path, laws: str, *, asked: bool
) -> None:
    async def check(house: Open) -> None:
        at = await director(house)
        await at.look(await opened(at, number="1", laws=laws))
        await does(at, "/calls", calls="p p 3s p p p")
        assert ('name="with_suit"' in at.text) is asked
        # the same where it is one of several things that are chosen
        await does(at, "/acts", who="W", what="attention", text="he had a club")
        await does(at, "/acts", who="W", what="summon")
        await at.answers("act_meant", "revoke")
        assert ("could legally have been played" in said(at.text)) is asked

    visit(tmp_path, check)


@pytest.mark.parametrize(
    ("language", "words", "why"),
    [
        ("en", "Trick 1. West discarded a club", "take it up"),
        ("fr", "Stikk 1. Vest kastet kløver", "saisissez-vous-en"),
        ("nb", "levée 1: Ouest a jeté un trèfle", "tar du det opp"),
    ],
)
def test_one_pointed_out_by_its_trick_is_offered_first(tmp_path: Path, language: str, words: str, why: str) -> None:
    """The players do not see it, the Director does: of the trick that was named it is taken up by one press; of
    another trick he is asked as before."""
    called = f'  - {{by: N, attention: true, text: "{words}"}}\n  - {{by: N, summon: true}}\n'
    text = UNESTABLISHED.format(laws="2017", since=SINCE).rpartition("  - {by: N, summon")[0]

    async def check(house: Open) -> None:
        at = await desk_with(house, text + called.replace("1", "2"), language)
        page = await at.open()
        assert ("act_meant" in at.form_key(), why in page) == (True, False)
        at = await desk_with(house, text + called, language)
        page = await at.open()
        assert why in page
        ((_, revoke),) = at.form("act_meant").buttons
        await at.answers("act_meant", revoke)
        now = (await house.lobby.table(at.at.split("/")[3])).state.board.now
        assert [(it.kind, it.act) for it in now.irregularities.noticed] == [("revoke", revoke)]

    visit(tmp_path, check)
