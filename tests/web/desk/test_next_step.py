"""What the page of a case puts first, what it takes in the reader's letters, and what the Director may leave."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from tests.web.desk.director import Director, Forms, director, said
from tests.web.desk.test_paper import does, opened
from tests.web.house import Open, visit


async def written(at: Director, calls: str, *acts: dict[str, str], **fields: str) -> str:
    """A case on paper with these calls and acts: its page."""
    page = await at.look(await opened(at, number="1", **fields))
    page = await does(at, "/calls", calls=calls)
    for act in acts:
        page = await does(at, "/acts", **act)
    return page


def order(page: str, first: str, second: str) -> bool:
    """Whether the one stands before the other."""
    return page.index(first) < page.index(second)


async def happened(at: Director, house: Open) -> list[Any]:
    table = await house.lobby.table(Forms(at.text).found[0].action.split("/")[3])
    return list(table.state.board.course.happened)


DROPPED = ({"who": "E", "what": "play", "text": "dk"}, {"who": "W", "what": "expose:dropped", "text": "h5"})


def test_what_the_director_has_to_do_stands_before_writing_the_board_down(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await director(house)
        page = await written(at, "1s p 2s p p p")
        # nothing has happened yet that he could have to do with
        assert "Nothing is left to decide." not in page
        assert '<section class="card entry" id="now"' in at.text
        # an irregularity that he has written down himself is offered while the board is played
        page = await does(at, "/acts", **DROPPED[0])
        page = await does(at, "/acts", **DROPPED[1])
        assert order(page, "Who called you about this?", "Tricks won by declarer")
        page = await at.answers("take_up", "yes")
        assert order(page, "Read out what follows. Done?", "Tricks won by declarer")
        assert '<section class="card now" id="now"' in at.text
        # dropped, and no honour
        assert "is a minor penalty card of West" in page
        page = await at.answers("explain_options", "yes")
        assert order(page, "Tricks won by declarer", "The board is played to its end")
        # it goes on where the next calls or cards are written down
        assert '<section class="card entry" id="now"' in at.text
        assert [act.how for act in await happened(at, house) if act.verb == "expose"] == ["dropped"]

    visit(tmp_path, check)


async def misinformed(at: Director) -> str:
    """West has passed on a wrong explanation: the page on which he may change it."""
    page = await written(at, "1nt p 2d p 2h p p p", {"who": "N", "what": "explain", "about": "a3", "text": "spades"})
    page = await does(at, "/acts", who="S", what="correct", about="a9", text="natural")
    page = await does(at, "/acts", who="S", what="summon")
    for key, value in (("agreement", "natural"), ("misinformation", "yes"), ("would_have_acted", "yes")):
        page = await at.answers(key, value)
    return page


def test_who_may_change_his_call_may_leave_it(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await director(house)
        assert re.search("Change the pass over .*, which was made on wrong information", await misinformed(at))
        # nothing is left to read out once the table goes on
        page = await at.answers("resume", "yes")
        assert "The board is played to its end" in page

    visit(tmp_path, check)


def test_who_changes_his_call_says_which_it_is(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await director(house)
        await misinformed(at)
        form = at.form("choose")
        reply = await at.send(form, value=[dict(form.fields)["value"], "2s"])
        assert reply.status_code == 303, said(reply.text)
        chosen = [act for act in await happened(at, house) if act.verb == "choose"]
        assert [(act.option, str(act.call)) for act in chosen] == [("change_call", "2S")]

    visit(tmp_path, check)


@pytest.mark.parametrize(
    ("language", "typed"), [("fr", "60% 2p e =, 40% 2p e +1"), ("nb", "60% 2sp ø =, 40% 2sp ø +1")]
)
def test_calls_are_ticked_and_scores_typed_in_the_letters_of_the_language(
    tmp_path: Path, language: str, typed: str
) -> None:
    async def check(house: Open) -> None:
        at = await director(house, language)
        calls = {"fr": "1p pa 2p pa pa 3k pa pa pa", "nb": "1s p 2s p p 3r p p p"}[language]
        await written(
            at,
            calls,
            {"what": "result", "text": "8"},
            {"who": "N", "what": "convey:hesitation", "about": "a4"},
            {"who": "E", "what": "summon", "about": "a6"},
        )
        await at.answers("facts_agreed", "yes")
        await at.answers("information_made_available", "yes")
        # nothing ticked is no answer; 3C is a bid in clubs, whatever those letters mean to a French reader
        reply = await at.send(at.form("suggested"), value="")
        assert reply.status_code == 422
        await at.answers("suggested", "3C")
        assert [act.answer for act in await happened(at, house) if act.verb == "find"][-1] == ["3C"]
        await at.answers("suggested", "-")
        assert [act.answer for act in await happened(at, house) if act.verb == "find"][-1] == []
        form = next(form for form in Forms(at.text).found if form.action.endswith("/by-hand"))
        reply = await at.send(form, score=typed, order="")
        assert reply.status_code == 303, said(reply.text)
        given = next(act for act in await happened(at, house) if act.verb == "adjust")
        assert [(one["contract"], one["by"], one["tricks"]) for one in given.award["ns"]] == [
            ("2S", "E", 8),
            ("2S", "E", 9),
        ]

    visit(tmp_path, check)


@pytest.mark.parametrize("first", [True, False])
def test_a_revoke_found_after_the_play_is_one_form(tmp_path: Path, *, first: bool) -> None:
    """With the result, or when that stands there already."""

    async def check(house: Open) -> None:
        at = await director(house)
        await written(at, "1s p 2s p p p", *([] if first else [{"what": "result", "text": "8"}]))
        facts = {"said_by": "N", "by": "E", "suit": "C", "won_by": "E", "later": "2", "when": "in_time"}
        page = await does(at, "/revokes", **facts, **({"tricks": "8"} if first else {}))
        assert "2 tricks are transferred to North–South." in page
        assert "Read out what follows. Done?" in page
        page = await at.answers("explain_options", "yes")
        assert "For you to decide" in page
        assert "Ask first" not in page
        page = await at.answers("damage", "no")
        assert "Nothing is left to decide." in page
        assert '/ruling">' in at.text.partition('id="now"')[2].partition("</section>")[0]
        assert "made with 2 overtricks" in page

    visit(tmp_path, check)


def test_a_revoke_without_its_facts_is_not_kept(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await director(house)
        await written(at, "1s p 2s p p p")
        form = next(form for form in Forms(at.text).found if form.action.endswith("/revokes"))
        reply = await at.send(form, said_by="N", by="E", won_by="E", later="2", when="in_time", tricks="8")
        assert (reply.status_code, "Choose who says so" in said(reply.text)) == (422, True)
        assert [act.verb for act in await happened(at, house)] == ["call"] * 6

    visit(tmp_path, check)


@pytest.mark.parametrize(
    ("language", "calls", "apart"),
    [
        ("en", "1s p 2s p p x p 3c p p 3s p p p", ("West: Pass, over 2♠", "West: Pass, over 3♠")),
        ("fr", "1p pa 2p pa pa ct pa 3t pa pa 3p pa pa pa", ("Ouest : Passe, sur 2♠", "Ouest : Passe, sur 3♠")),
        ("nb", "1s p 2s p p d p 3k p p 3s p p p", ("Vest: pass, over 2♠", "Vest: pass, over 3♠")),
    ],
)
def test_equal_calls_are_told_apart_where_an_act_is_chosen(
    tmp_path: Path, language: str, calls: str, apart: tuple[str, ...]
) -> None:
    async def check(house: Open) -> None:
        at = await director(house, language)
        await written(at, calls)
        await does(at, "/acts", who="S", what="attention", text="something")
        lists = re.findall(r'<select name="(?:about|value)"(?: required)?>(.*?)</select>', at.text)
        lists = [
            [
                unescape(text).replace("\u00a0", " ").replace("\u202f", " ")
                for text in re.findall("<option[^>]*>([^<]*)", one)
            ]
            for one in lists
        ]
        assert len(lists) >= 2
        for found in lists:
            assert len(set(found)) == len(found)
            assert set(apart) <= set(found), found

    visit(tmp_path, check)


def test_who_did_what_is_chosen_by_nobody_but_the_director(tmp_path: Path) -> None:
    """What stands in the list already would be written down of somebody who has not done it; only what was refused
    stays as it was typed."""

    async def check(house: Open) -> None:
        at = await director(house)
        await written(at, "1s p 2s")
        chosen = re.compile(
            r'name="(?:who" value="(\w)" required checked|what".*?value="([\w:]+)" selected)', re.DOTALL
        )

        def kept() -> list[str]:
            form = at.text.partition("Something else was said or done")[2].partition("</form>")[0]
            return [seat or kind for seat, kind in chosen.findall(form)]

        assert kept() == []
        await does(at, "/acts", who="W", what="convey:hesitation", about="a3")
        assert kept() == []
        form = next(
            form for form in Forms(at.text).found if form.action.endswith("/acts") and not dict(form.fields).get("what")
        )
        at.text = (await at.send(form, who="N", what="play", text="zz", about="")).text
        assert kept() == ["N", "play"]

    visit(tmp_path, check)


def test_what_is_asked_about_is_told_before_it_is_irregular(tmp_path: Path) -> None:
    """An explanation that is written down stands under what happened, while it is asked whether it was right."""

    async def check(house: Open) -> None:
        at = await director(house)
        await written(at, "1s p 2s")
        await does(at, "/acts", who="S", what="explain", about="a1", text="five spades")
        happened = at.text.partition('id="happened"')[2].partition("</section>")[0]
        assert "five spades" in happened

    visit(tmp_path, check)


def test_what_has_been_read_out_is_not_let_go_on_by_a_second_tap(tmp_path: Path) -> None:
    """At a table of cards; what the table is to be told besides is still told before it goes on."""

    async def check(house: Open) -> None:
        at = await director(house)
        await written(at, "p x")
        page = await at.answers("take_up", "S")
        page = await at.answers("explain_options", "yes")
        assert "stopped until the Director has finished" not in page
        assert "Let play go on" not in page
        assert [act.verb for act in await happened(at, house)][-2:] == ["explain_options", "resume"]

    visit(tmp_path, check)


def test_what_an_authority_has_set_is_one_small_line_where_it_matters(tmp_path: Path) -> None:
    """Not that something is not so; whose setting it is stands behind a tap."""

    async def check(house: Open) -> None:
        at, page = await director(house), ""
        for authority, line in (("wbf", ""), ("nbf", "A skip bid is announced with the stop card")):
            await written(at, "1s p 2s", {"who": "W", "what": "convey:hesitation", "about": "a3"}, authority=authority)
            await at.answers("take_up", "S")
            page = await at.answers("facts_agreed", "yes")
            assert "Ask first" in page
            assert "There is no stop card" not in page
            assert ('<details class="settings">' in at.text) == bool(line)
            assert f"<summary>{line}</summary>" in at.text or not line
        assert "NBF" in page

    visit(tmp_path, check)
