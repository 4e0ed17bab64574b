"""Whole questions and slang of Directors lead to the right provision among the first three."""

from __future__ import annotations

from collections import Counter

import pytest

from bridgelaw.api.search import find, index_of
from bridgelaw.lawbook.numbering import within
from bridgelaw.laws.shelf import drawers
from bridgelaw.table.vocabulary import LANGUAGES
from tests.search.questions import not_answered, questions

SIXTY = questions("questions.toml")
HELD_OUT = questions("held_out.toml")
MISSED = 3
"""So many of the sixty may be missed: none is, but a summary in other words must not wait for the search."""
FOUND_ONCE = 17
"""So many of the held out were found when that was looked for."""


def test_sixty_questions() -> None:
    assert Counter(each.language for each in SIXTY) == dict.fromkeys(LANGUAGES, 20)
    missed = not_answered(SIXTY)
    assert len(missed) <= MISSED, missed


def test_no_fewer_of_those_that_it_was_not_made_with() -> None:
    assert Counter(each.language for each in HELD_OUT) == dict.fromkeys(LANGUAGES, 10)
    assert len(HELD_OUT) - len(not_answered(HELD_OUT)) >= FOUND_ONCE


def test_what_is_right_is_there() -> None:
    """Each expected number is one of 2017, or stands above one."""
    held = {e.in_["2017"] for drawer in drawers() for e in drawer.data.provision.values() if "2017" in e.in_}
    wanted = {number for each in (*SIXTY, *HELD_OUT) for number in each.right}
    assert {number for number in wanted if not any(within(number, each) for each in held)} == set()


@pytest.mark.parametrize(
    ("question", "road"),
    [
        ("trump still out after a claim", "claim"),
        ("can dummy say something", "dummy"),
        ("bid too low, can he make it good in the same suit?", "insufficient_bid"),
        ("pass out of turn, it was his partner's turn", "call_out_of_rotation"),
        ("wrong defender led face up before dummy came down", "opening_lead_out_of_turn"),
        ("lead from the wrong hand", "lead_from_wrong_hand"),
        ("how many tricks do we get for the revoke", "revoke"),
        ("long tank and a pass, then partner bids on", "unauthorized_information"),
        ("partner's explanation was wrong, when do I speak up?", "wrong_explanation"),
        ("pulled the wrong card out of the bidding box", "changed_call"),
        ("defender dropped the five of hearts on the table", "exposed_card"),
    ],
)
def test_the_road_of_the_situation_stands_beside_it(question: str, road: str) -> None:
    assert road in find(index_of("en"), question, "2017")[0].roads


@pytest.mark.parametrize("question", ["can I ask about the bidding", "when does the auction end"])
def test_there_is_no_road_where_none_fits(question: str) -> None:
    assert find(index_of("en"), question, "2017")[0].roads == ()
