"""The written ruling of a case: what was irregular is among the facts, and what was chosen is named."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.web.desk.director import Director, director, said
from tests.web.desk.on_paper import desk
from tests.web.desk.test_paper import does, opened
from tests.web.house import Open, visit


async def letter(at: Director, address: str) -> str:
    """The letter in English."""
    reply = await at.browser.get(f"{address}/letter.html", headers={"accept-language": "en"})
    return said(reply.text).replace("♦ ", "♦")


def test_the_suit_that_declarer_forbids_is_named(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await director(house)
        address = await opened(at, number="1")
        await at.look(address)
        await does(at, "/calls", calls="p p 1d p p p")
        await does(at, "/acts", who="E", what="expose:dropped", text="da")
        await does(at, "/acts", who="S", what="attention", about="a7")
        await does(at, "/acts", who="S", what="summon")
        await at.answers("explain_options", "yes")
        await at.answers("choose", "2")
        page = await at.browser.get(f"{address}/letter.html")
        assert f'<nav class="back"><a href="{address}/ruling">' in page.text, "the way back"
        text = await letter(at, address)
        assert "East dropped ♦A." in text
        assert "South forbade West to lead diamonds." in text
        decision = text.partition("Decision")[2]
        assert "West may not lead diamonds (while the lead is retained), unless holding nothing else." in decision
        assert "may require or forbid" not in decision

    visit(tmp_path, check)


def test_an_accepted_bid_is_told_and_decided(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await director(house)
        address = await opened(at, number="1")
        await at.look(address)
        await does(at, "/calls", calls="p p 1d 1c")
        await does(at, "/acts", who="N", what="attention", about="a4")
        await does(at, "/acts", who="S", what="summon")
        await at.answers("explain_options", "yes")
        await at.answers("choose", "1")
        text = await letter(at, address)
        facts = text.partition("Facts")[2].partition("Reasoning")[0]
        assert facts.index("West bid 1♣ over 1") < facts.index("North drew attention")
        assert "1♣ stands and the auction goes on from it. [Law 27A1]" in text.partition("Decision")[2]

    visit(tmp_path, check)


def test_a_revoke_found_later_is_a_fact_and_no_answer_of_a_form(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await director(house)
        address = await opened(at, number="1")
        await at.look(address)
        await does(at, "/calls", calls="p p 1d p p p")
        told = {"said_by": "W", "by": "S", "suit": "C", "won_by": "S", "later": "2", "when": "in_time", "tricks": "8"}
        await does(at, "/revokes", **told)
        await at.answers("explain_options", "yes")
        await at.answers("damage", "no")
        text = await letter(at, address)
        facts = text.partition("Law")[0]
        assert "South did not follow in clubs; South won the trick. After it North–South won 2 tricks." in facts
        assert "act is meant" not in text
        assert "Who revoked" not in text

    visit(tmp_path, check)


def test_a_board_that_is_over_is_not_stopped(tmp_path: Path) -> None:
    """The Director was called after the play, and there is nothing to be decided."""

    async def check(house: Open) -> None:
        at = await director(house)
        address = await opened(at, number="1")
        await at.look(address)
        await does(at, "/calls", calls="p p 1d p p p")
        await does(at, "/acts", what="result", text="7")
        page = await does(at, "/acts", who="N", what="summon")
        assert "Nothing is left to decide." in page
        assert "stopped until" not in page

    visit(tmp_path, check)


@pytest.mark.parametrize("language", ["en", "fr", "nb"])
def test_the_letter_in_the_language_of_the_desk_stands_first(tmp_path: Path, language: str) -> None:
    async def check(house: Open) -> None:
        at = await desk(house, "hesitation", language)
        await at.open("/ruling")
        assert re.findall(r'class="card letter" lang="(\w+)"', at.text)[0] == language

    visit(tmp_path, check)


def test_the_letter_of_the_reader_lies_open_and_the_others_are_folded(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await director(house, "fr")
        address = await opened(at, number="1")
        await at.look(f"{address}/ruling")
        own, _, others = at.text.partition('<div class="letters">')[2].partition("<details")
        assert 'lang="fr"' in own
        assert 'lang="en"' not in own
        assert 'lang="en"' in others
        assert 'lang="nb"' in others
        assert "<details open" not in others

    visit(tmp_path, check)
