"""What a player in turn is offered to call and play is what nobody would object to."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bridgelaw.game.calls import ALL_CALLS
from bridgelaw.game.seats import SEATS
from bridgelaw.lawbook.course import begin
from bridgelaw.lawbook.editions import EDITIONS
from bridgelaw.lawbook.judge import Book
from bridgelaw.lawbook.situation import Situation
from bridgelaw.laws.shelf import open_book
from bridgelaw.live.objecting import objections
from bridgelaw.live.possible import NOTHING, can
from bridgelaw.table import acts
from bridgelaw.table.facts import start
from tests.kit import seats as kit
from tests.kit.tables import Move, legal_board
from tests.kit.whole import examples_of


def check(book: Book, now: Situation) -> None:
    for seat in SEATS:
        found = can(book, now, seat)
        if now.player_in_turn is not seat or now.frozen or now.awaited("claim"):
            assert found == NOTHING
        elif not now.facts.auction.over:
            free = {str(c) for c in ALL_CALLS if not objections(book, now, acts.Call(id="z", by=seat, call=c), seat)}
            assert set(found.calls) == free
            assert not found.cards
        elif found.cards:
            hand = next(one for one in SEATS if one.value == found.of)
            down = now.facts.faced is None
            held = now.facts.held[hand] or frozenset()
            made = [acts.Play(id="z", by=seat, card=card, hand=hand, down=down) for card in held]
            assert set(found.cards) == {str(act.card) for act in made if not objections(book, now, act, seat)}


@pytest.mark.parametrize("edition", EDITIONS)
@settings(max_examples=examples_of(10, 5), deadline=None, suppress_health_check=list(HealthCheck))
@given(kit.long_moves, st.integers(0, 15))
def test_at_random_tables(edition: str, moves: list[Move], seed: int) -> None:
    book = open_book(edition)
    for now in kit.seated(book, moves, seed).situations[::3]:
        check(book, now)


@pytest.mark.parametrize("edition", EDITIONS)
def test_on_a_regular_board(edition: str) -> None:
    book = open_book(edition)
    dealer, deal, happened = legal_board(5)
    course = begin(book, start(dealer, deal))
    for act in happened:
        check(book, course.now)
        course = course.after(act)


@pytest.mark.parametrize("edition", EDITIONS)
def test_played_on_over_a_claim_made_before_the_lead(edition: str) -> None:
    book = open_book(edition)
    dealer, deal, happened = legal_board(5)
    course = begin(book, start(dealer, deal))
    for act in happened:
        if isinstance(act, acts.Play) and course.now.facts.stated is None and not course.now.facts.plays:
            declarer = course.now.declarer
            assert declarer is not None
            course = course.after(acts.Claim(id="claimed", by=declarer, terms=acts.ClaimTerms(tricks=5)))
        course = course.after(act)
        check(book, course.now)
