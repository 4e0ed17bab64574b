"""What a Director at the table finds without looking for it: what he taps, what he says first, what is still to do."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bridgelaw.table.vocabulary import LANGUAGES
from bridgelaw.words import Words
from tests.web.desk.director import director, said
from tests.web.desk.test_quick_prompts import seen
from tests.web.desk.test_quick_score import case_of, plain
from tests.web.house import Open, visit

_CLAIMED = "start=claim&declarer=S&claimer=S&tricks_left=5&claimed=5&objection=W&statement=none&trump_out=yes"
_TOO_LOW = "start=insufficient_bid&by=E&last_bid=1S&call=1H&called_since=none&choose=reject_call"


@pytest.mark.parametrize("laws", ["1997", "2007"])
def test_yes_has_the_same_place_in_questions_that_follow_each_other(laws: str) -> None:
    """A tap in haste lands where the answer before stood."""
    before, after = (seen(query, laws).ask for query in (_CLAIMED.removesuffix("&trump_out=yes"), _CLAIMED))
    assert before is not None
    assert after is not None
    assert (before.key, after.key) == ("trump_out", "played_after_claim")
    assert [tap.text.partition(",")[0] for tap in before.taps] == ["Yes", "No"]
    assert [tap.text.partition(",")[0] for tap in after.taps] == ["Yes", "No"]


def test_what_both_defenders_are_told_comes_before_their_choices() -> None:
    view = seen("start=lead_from_wrong_hand&declarer=S&by=N&card=CQ&turn=S&played_since=none", "2007")
    assert len(view.readings) == 2
    told = [read for read in view.reads if any("defender" in line.text for line in read.lines)]
    assert [read.first for read in told] == [True]


def test_while_a_claim_is_scored_the_first_steps_do_not_come_back() -> None:
    ruled = f"{_CLAIMED}&played_after_claim=no&unaware_of_trump=yes&normal_line=4"
    for told in ("", "&contract=4S", "&contract=4S&risk=none"):
        view = seen(f"{ruled}{told}", "2007")
        assert not [line.text for read in view.reads for line in read.lines if "repeat" in line.text], told
    assert [line for read in seen(_CLAIMED, "2007").reads for line in read.lines if "repeat" in line.text]


@pytest.mark.parametrize("language", LANGUAGES)
def test_edition_and_authority_take_one_line(tmp_path: Path, language: str) -> None:
    """Until they are looked for; where they hold for this ruling only that is seen, and answers keep their place."""
    words = Words(language, "2017")

    async def check(house: Open) -> None:
        at = await director(house, language)
        await at.look("/desk/quick")
        assert re.search(r'<details class="laws"><summary>', at.text)
        other = "start=insufficient_bid&laws=1997&authority=ebu"
        await at.look(f"/desk/quick?{other}")
        assert '<details class="laws" open>' in at.text
        once = words.say("quick-once")
        assert once in at.text
        await at.look(f"/desk/quick?{other}&by=E")
        assert re.search(rf'<details class="laws"><summary>[^<]*1997[^<]*EBU \({once}\)', at.text)
        assert "keep=yes" in at.text

    visit(tmp_path, check)


@pytest.mark.parametrize("language", LANGUAGES)
def test_from_a_long_price_one_tap_leads_to_the_calls(tmp_path: Path, language: str) -> None:
    async def check(house: Open) -> None:
        at = await director(house, language)
        await at.look(f"/desk/quick?{_TOO_LOW}")
        text = at.text
        where = text.index('href="#calls-correct"')
        assert where < text.index('class="price"') < text.index('id="calls-correct"')
        assert Words(language, "2017").say("quick-to-the-calls") in text

    visit(tmp_path, check)


def test_the_queue_says_what_a_kept_ruling_is_about(tmp_path: Path) -> None:
    """Its table alone says nothing to a Director who kept three of them."""
    query = f"{_TOO_LOW}&choose=correct:P&comparable_call=no"

    async def check(house: Open) -> None:
        at = await director(house)
        await case_of(at, query, table="4", board="7")
        queue = plain(said(await at.look("/desk")))
        assert re.search(r"Table 4 · Board 7.*Insufficient bid", queue), queue
        await case_of(at, query)
        assert plain(said(await at.look("/desk"))).count("Insufficient bid") == 2, "once each"

    visit(tmp_path, check)


def test_what_cannot_be_answered_here_says_where_it_can(tmp_path: Path) -> None:
    query = (
        "start=wrong_explanation&laws=1997&by=N&call=2D&explanation=weak&stage=clarification&noticed_by=partner&turn=W"
        "&calls_since=P+4H+P+P+P&declarer=N&agreement=strong&misinformation=yes&would_have_acted=yes"
        "&choose=change_call:X"
    )

    async def check(house: Open) -> None:
        at = await director(house)
        text = plain(said(await at.look(f"/desk/quick?{query}")))
        assert re.search(r"have suggested to South\?.*answer this there when the board is over", text), text

    visit(tmp_path, check)


@pytest.mark.parametrize("laws", ["1997", "2007", "2017"])
def test_in_french_the_first_lead_has_its_own_word(laws: str) -> None:
    """Whoever leads first opens the play, `entame`; later leads are something else, `attaque`."""
    view = seen("start=opening_lead_out_of_turn&declarer=S&by=E&face=down", laws, "fr")
    assert "À Ouest d’entamer." in [line.text for line in view.stands]
    refused = "start=opening_lead_out_of_turn&declarer=S&by=E&face=up&card=HK&spread=none&played_since=none"
    view = seen(f"{refused}&choose=refuse_lead&choose=forbid_suit:H", laws, "fr")
    assert "À Ouest d’entamer." in [line.text for line in view.stands]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whose_hand_is_declarers_and_dummys_is_read_where_hands_are_tapped(language: str) -> None:
    words = Words(language, "2017")
    for query, asked in (("declarer=S", "NS"), ("declarer=S&by=N&card=CQ", "ESW")):
        ask = seen(f"start=lead_from_wrong_hand&{query}", language=language).ask
        assert ask is not None
        told = {tap.code: tap.text for tap in ask.taps}
        roles = {"S": "declarer", "N": "dummy"}
        assert told == {
            one: words.say("quick-hand-of", roles[one], text=words.seat(one)) if one in roles else words.seat(one)
            for one in asked
        }
