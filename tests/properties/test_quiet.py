"""What is done faster where nothing has happened but the game comes out as what is done everywhere else.

Each short way stands behind one of these: `quiet` and `only_the_game` of a situation, `is_next_call` and `is_next_card`
of the table.
With all of them denied everything goes the long way.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from unittest.mock import patch

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bridgelaw.answer import written
from bridgelaw.answer.build import build
from bridgelaw.answer.model import encode
from bridgelaw.answer.shared import Memory, Shared
from bridgelaw.lawbook import needs
from bridgelaw.lawbook.course import Course, follow
from bridgelaw.lawbook.editions import EDITIONS
from bridgelaw.lawbook.situation import Situation
from bridgelaw.laws.shelf import open_book
from bridgelaw.live.messages import VIEWERS
from bridgelaw.table import acts, leads, ordinary
from bridgelaw.table.facts import Facts, start
from tests.kit import seats as kit
from tests.kit.dense.sweeping import states
from tests.kit.tables import Move, legal_board
from tests.kit.whole import WHOLE, examples_of
from tests.live.folded import Folded

editions = pytest.mark.parametrize("edition", EDITIONS)
NO = property(lambda now: False)


@contextmanager
def the_long_way() -> Iterator[None]:
    """Nothing is taken for the plain course of the game."""
    with ExitStack() as denied:
        denied.enter_context(patch.object(Situation, "quiet", NO))
        denied.enter_context(patch.object(Situation, "only_the_game", NO))
        for asking in (ordinary, needs):
            denied.enter_context(patch.object(asking, "is_next_call", lambda facts, act: False))
        for asking in (ordinary, needs, leads):
            denied.enter_context(patch.object(asking, "is_next_card", lambda facts, act: False))
        yield


def shown(course: Course) -> list[object]:
    """All that comes of those acts: facts, answers and rights after each of them, and what each viewer is sent."""
    again = follow(course.book, course.situations[0].facts, course.happened, course.situations[0].setting)
    found: list[object] = []
    for now in again.situations:
        found.append([getattr(now.facts, name) for name in Facts.__struct_fields__ if name != "acts"])
        found.append((encode(build(course.book, now, "x")), course.book.rights(now), now.findings))
    folded = Folded(again, viewers=VIEWERS).go(again.happened)
    found += [(who, [view.body for view in views]) for who, views in folded.views.items()]
    return found


@editions
@settings(max_examples=examples_of(12, 5), deadline=None, suppress_health_check=list(HealthCheck))
@given(kit.long_moves, st.integers(0, 15))
def test_the_long_way_leads_to_the_same(edition: str, moves: list[Move], seed: int) -> None:
    course = kit.seated(open_book(edition), moves, seed)
    at_once = shown(course)
    with the_long_way():
        assert shown(course) == at_once


@editions
def test_the_long_way_through_a_regular_board_too(edition: str) -> None:
    dealer, deal, happened = legal_board(2)
    course = follow(open_book(edition), start(dealer, deal), happened)
    at_once = shown(course)
    with the_long_way():
        assert shown(course) == at_once


ABOUT_LEADS = (
    leads.follows,
    leads.played_over,
    leads.is_lead_out_of_turn,
    leads.is_early_lead,
    leads.is_out_of_turn,
    leads.after_retraction,
)


def test_a_card_that_comes_next_has_nothing_to_do_with_leads_that_lie_there() -> None:
    """On boards with much that is irregular: there `leads` itself looks at every card, and finds the same."""
    next_ones = 0
    for number in range(300 if WHOLE else 20):
        *_, course = states(number, share=0)
        for now, act in _steps(course):
            if isinstance(act, acts.Play) and ordinary.is_next_card(now.facts, act):
                next_ones += 1
                at_once = [ask(now.facts, act) for ask in ABOUT_LEADS]
                with the_long_way():
                    anew = replace(now.facts)  # for what is remembered about the same object
                    assert [ask(anew, act) for ask in ABOUT_LEADS] == at_once
    assert next_ones > 50


@editions
@pytest.mark.parametrize("seed", range(4))
def test_a_regular_board_goes_the_short_way(edition: str, seed: int) -> None:
    """And in the long way none is taken: else the tests above would compare a thing with itself."""
    dealer, deal, happened = legal_board(seed)
    book = open_book(edition)
    course = follow(book, start(dealer, deal), happened)
    assert all(now.quiet and now.only_the_game for now in course.situations)
    taken = [ordinary.recorded(now.facts, act, now.facts.acts.followed_by(act)) for now, act in _steps(course)]
    assert taken.count(None) <= 4, "the call that ends the auction, the lead and its facing, and no more"
    with the_long_way():
        now, act = _steps(course)[1]
        assert ordinary.recorded(now.facts, act, now.facts.acts.followed_by(act)) is None
        assert written.alike(Shared(book, now, Memory(None))) is None


def _steps(course: Course) -> list[tuple[Situation, acts.Act]]:
    return list(zip(course.situations, course.judged, strict=False))
