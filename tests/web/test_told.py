"""The sentences of a view on which nothing but the game happened are those that its whole answer would be told by. Each
act that a viewer perceived is told him in one, made of what he is shown."""

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
from bridgelaw.live.messages import VIEWERS
from bridgelaw.live.view import View
from bridgelaw.table import acts
from bridgelaw.table.facts import start
from bridgelaw.web.told import ViewTeller
from tests.kit import seats as kit
from tests.kit.tables import Move, legal_board
from tests.kit.whole import examples_of
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


def happened(teller: ViewTeller, view: View) -> list[str]:
    """The sentences of what happened."""
    found: list[str] = json.loads(teller.told(view))["happened"]
    return found


def test_a_lead_face_down_is_told_when_it_is_faced() -> None:
    dealer, deal, played = legal_board(2017)
    first = next(act for act in played if isinstance(act, acts.Play))
    down = replace(first, down=True)
    faced = acts.Face(id="faced", by=first.by)
    course = follow(open_book("2017"), start(dealer, deal), [*played[: played.index(first)], down, faced])
    views, teller = folded(course).views, ViewTeller("en")
    other = first.by.lho.value
    card, seat = teller.words.card(str(first.card)), teller.words.seat(first.by.value)
    assert happened(teller, views[first.by.value][-1])[-2] == f"{seat} plays {card}."
    assert happened(teller, views[other][-2])[-1] == f"{seat} leads face down."
    assert not any(card in said for said in happened(teller, views[other][-2]))
    assert happened(teller, views[other][-1])[-1] == f"{seat} faces the opening lead: {card}."


@settings(max_examples=examples_of(15, 6), deadline=None, suppress_health_check=list(HealthCheck))
@given(kit.long_moves, st.integers(0, 15))
def test_each_act_is_told_in_a_sentence(moves: list[Move], seed: int) -> None:
    """The same whether views are told as they come, or the last one first; nothing falls back to an empty one."""
    course = kit.seated(open_book("2017"), moves, seed)
    at_once, later = (folded(course, viewers=VIEWERS).views for _ in range(2))
    teller, backwards = ViewTeller("en"), ViewTeller("en")
    for who in VIEWERS:
        told = [happened(teller, view) for view in at_once[who]]
        again = [happened(backwards, view) for view in reversed(later[who])]
        assert told == again[::-1]
        for view, said in zip(at_once[who], told, strict=True):
            assert len(said) == len(json.loads(view.body)["happened"])
            assert all(said)


@pytest.mark.parametrize("language", LANGUAGES)
@settings(max_examples=examples_of(15, 6), deadline=None, suppress_health_check=list(HealthCheck))
@given(kit.long_moves, st.integers(0, 15))
def test_any_board(language: str, moves: list[Move], seed: int) -> None:
    told_by_the_course(kit.seated(open_book("2017"), moves, seed), language)
