"""The sentences of a view on which nothing but the game happened are those that its whole answer would be told by."""

from __future__ import annotations

import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bridgelaw.languages import LANGUAGES
from bridgelaw.lawbook.course import Course, follow
from bridgelaw.lawbook.editions import EDITIONS
from bridgelaw.laws.shelf import open_book
from bridgelaw.table.facts import start
from bridgelaw.web.told import ViewTeller
from tests.kit import seats as kit
from tests.kit.tables import Move, legal_board
from tests.live.folded import folded


def told_by_the_course(course: Course, language: str) -> int:
    """How many views were told so; each says what its answer says."""
    teller, found = ViewTeller(language), 0
    for views in folded(course).views.values():
        for view in views:
            if view.course is not None:
                assert json.loads(teller.told(view)) == json.loads(teller.told(replace(view, course=None)))
                found += 1
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_regular_board(edition: str, language: str) -> None:
    dealer, deal, happened = legal_board(int(edition))
    course = follow(open_book(edition), start(dealer, deal), happened)
    assert told_by_the_course(course, language) > 4 * len(happened)


@pytest.mark.parametrize("language", LANGUAGES)
@settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))
@given(kit.long_moves, st.integers(0, 15))
def test_any_board(language: str, moves: list[Move], seed: int) -> None:
    told_by_the_course(kit.seated(open_book("2017"), moves, seed), language)
