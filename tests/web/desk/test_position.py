"""A case of a quick ruling tells no more of the position than was told: no turn, trick, card or call put in."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest

from tests.web.desk.director import Director, Forms, director, said
from tests.web.house import Open, visit

_TURN = {
    "en": r"to call|to play|to lead|Cards, from|Calls, from|opening lead",
    "fr": r"de déclarer|de jouer|d’attaquer|d’entamer|Cartes, à partir|Déclarations, à partir",
    "nb": r"skal melde|skal spille|skal spille ut|Kort, fra|Meldinger, fra",
}
_PHASE = re.compile(r"\s*(Auction|Play)\b")


async def _case(at: Director, told: str) -> str:
    """The case that is made of that quick ruling, as its page reads."""
    start, *answers = told.split()
    query = "&".join((f"start={start}", *answers))
    await at.look(f"/desk/quick?{query}")
    forms = [form for form in Forms(at.text).found if form.action == "/desk/quick/case"]
    assert forms, (told, said(at.text)[:600])
    form = forms[-1]
    data = {"answer": [value for name, value in form.fields if name == "answer"]}
    rest = {name: value for name, value in form.fields if name not in data}
    headers = {"origin": at.house.address, "accept": "text/html"}
    reply = await at.browser.post(form.action, data={**rest, **data}, headers=headers)
    assert reply.status_code == 303, reply.text
    return said(unescape(await at.look(reply.headers["location"])))


def _state(at: Director) -> str:
    """The line that says how far the board has come; empty where there is none."""
    found = re.search(r'<p class="state[^>]*>(.*?)</p>', at.text)
    return said(unescape(found[1])) if found else ""


_UNTOLD = [
    "revoke declarer=W by=N suit=H card=DT found=in_play next_trick=none played_since=none",
    "revoke declarer=S by=E suit=H card=C3 found=in_play next_trick=E",
    "card_played_or_not declarer=N by=N card=S2 played_position=no",
    "designation declarer=N words=low card_led=DT cards=SA+SK",
    "dummy declarer=S did=asked_declarer",
    "dummy_wrong_card declarer=E card=HK wanted=C3 next_trick=N",
    "improper_inspection declarer=W by=N what=last_trick next_trick=none",
    "defective_trick declarer=W by=E count=few next_trick=none",
    "missing_card by=N card=S7 stage=play where=found",
    "fouled_board stage=play",
    "wrong_board stage=auction played_before=none",
    "other_source by=E what=overheard stage=auction",
    "missing_alert by=N stage=play noticed_by=explainer declarer=W agreement=x misinformation=yes",
    "unauthorized_information by=W what=hesitation action=C5",
    "exposed_card declarer=W by=N cards=SA how=dropped visible_to_partner=yes turn=none",
    "lead_out_of_turn declarer=W by=S card=H2 turn=W played_since=W+N+E",
]  # fmt: skip


@pytest.mark.parametrize("language", _TURN)
def test_nobody_is_said_to_be_next_where_that_was_not_told(tmp_path: Path, language: str) -> None:
    async def check(house: Open) -> None:
        at = await director(house, language)
        for told in _UNTOLD:
            page = await _case(at, told)
            assert not re.search(_TURN[language], _state(at)), (told, _state(at))
            assert not re.search(r"(Trick|Levée|Stikk) \d", page), told
            assert 'name="cards"' not in at.text, told
            assert "data-results" not in at.text, told

    visit(tmp_path, check)


def test_whoever_is_next_is_named_where_it_follows(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await director(house)
        for told, heard in (
            ("insufficient_bid by=E last_bid=1S call=1H called_since=none", "South to call"),
            ("lead_out_of_turn declarer=W by=S card=H2 turn=W played_since=W", "North to play"),
            ("premature_play declarer=S by=E card=SK led_by=S card_led=S9 declarer_has_played=both_hands", "to play"),
        ):
            assert heard in await _case(at, told), told

    visit(tmp_path, check)


_ANYWHERE = [
    "acted_before_director by=E did=waived",
    "procedural_penalty side=EW offence=looked times=2",
    "disputed_facts by=N facts_agreed=no",
    "spectator offender=W responsible=none",
]


def test_nor_how_far_the_board_had_come(tmp_path: Path) -> None:
    """And what was put in, so that there was something to let go, is in no ledger of the information either."""

    async def check(house: Open) -> None:
        at = await director(house)
        for told in (*_ANYWHERE, "call_when_barred by=S call=5S barred_until=next_turn called_since=W+N"):
            page = await _case(at, told)
            assert told not in _ANYWHERE or not re.match(_PHASE, _state(at)), (told, _state(at))
            assert "which was withdrawn" not in page, told

    visit(tmp_path, check)


def test_no_number_of_a_board_and_no_call_that_was_put_in(tmp_path: Path) -> None:
    """A board is not called board 1, nor a call changed that nobody said had been made."""

    async def check(house: Open) -> None:
        at = await director(house)
        assert "The board was not the same at every table" in await _case(at, "fouled_board stage=ended")
        out_of_turn = "call_out_of_rotation by=N turn=E call=5H last_bid=3S last_bid_by=W called_since=E+S+W"
        assert "North called Pass" not in await _case(at, f"{out_of_turn}")
        missing = "missing_alert by=E stage=auction noticed_by=opponents turn=S calls_since=P"
        assert not re.search(r"[1-7] ?♣", (await _case(at, missing)).partition("Ruling")[0])

    visit(tmp_path, check)
