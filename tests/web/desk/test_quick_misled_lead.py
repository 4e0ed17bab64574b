"""A lead to which an opponent misled him: in 1997 the player chooses first, then the other side; later it goes back."""

from __future__ import annotations

import pytest

from bridgelaw.table.vocabulary import LANGUAGES
from bridgelaw.words import Words
from tests.web.desk.test_quick_prompts import seen

LEADS = {
    "opening_lead_out_of_turn": "declarer=S&by=E&face=up&card=HK&spread=none",
    "lead_out_of_turn": "declarer=S&by=E&card=HK&turn=S&played_since=none",
    "lead_from_wrong_hand": "declarer=S&by=N&card=HK&turn=S&played_since=none",
}
_TOLD = "told_by_opponent=yes"


def _options(query: str, laws: str) -> dict[str, set[str]]:
    """Who may choose what."""
    return {one.by: {option.id for option in one.options} for one in seen(query, laws).readings}


@pytest.mark.parametrize("start", LEADS)
def test_in_1997_he_chooses_first_and_then_the_other_side(start: str) -> None:
    query = f"start={start}&{_TOLD}&{LEADS[start]}"
    player = "S" if start == "lead_from_wrong_hand" else "E"
    assert _options(query, "1997") == {player: {"withdraw_play"}}
    back = seen(f"{query}&choose=withdraw_play", "1997")
    assert back.done
    assert not any("penalty card" in line.text for line in back.stands)
    left = _options(f"{query}&choose=leave:withdraw_play", "1997")
    assert left.keys() == ({"E", "W"} if player == "S" else {"S"})
    assert all({"accept_lead", "refuse_lead"} <= ids for ids in left.values())
    refused = seen(f"{query}&choose=leave:withdraw_play&choose=refuse_lead", "1997")
    assert not any("penalty card" in line.text for line in refused.stands)


@pytest.mark.parametrize("laws", ["2007", "2017"])
@pytest.mark.parametrize("start", LEADS)
def test_later_it_goes_back_and_nobody_chooses(start: str, laws: str) -> None:
    view = seen(f"start={start}&{_TOLD}&{LEADS[start]}", laws)
    assert view.done
    assert not view.readings


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("start", LEADS)
def test_the_card_and_who_leads_then_are_named(start: str, language: str) -> None:
    view = seen(f"start={start}&{_TOLD}&{LEADS[start]}", "1997", language)
    (option,) = view.readings[0].options
    words = Words(language, "1997")
    assert words.card("HK") in option.sentence
    assert words.seat("W" if start.startswith("opening") else "S") in option.sentence
