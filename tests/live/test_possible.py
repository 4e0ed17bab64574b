"""What a player in turn is offered to call and play is what nobody would object to."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bridgelaw import Table, read_record
from bridgelaw.game.calls import ALL_CALLS
from bridgelaw.game.cards import card
from bridgelaw.game.seats import SEATS, Seat
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


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_required_lead_is_known_before_it_is_faced(edition: str) -> None:
    """Who puts down another suit than declarer has required is warned, though nobody else can see which card it is."""
    record = read_record(
        """
        bridgelaw: 1
        board: 1
        dealer: N
        deal: "N:AQ53.KJ4.Q92.K83 K8.Q985.A873.J42 JT742.A76.K5.A95 96.T32.JT64.QT76"
        acts:
          - {by: N, call: 1S}
          - {by: E, call: P}
          - {by: S, call: P}
          - {by: W, call: P}
          - {by: W, play: DJ, id: lead}
          - {by: N, attention: lead}
          - {by: N, summon: true}
          - {by: director, explain_options: true}
          - {by: N, choose: refuse_lead}
          - {by: N, choose: require_suit, suit: D}
          - {by: director, resume: true}
        """
    )
    now = Table.of(record, laws=edition).course
    for act in record.acts:
        now = now.after(act)
    found = can(now.book, now.now, Seat.E)
    assert {card[0] for card in found.cards} == {"D"}
    spade = acts.Play(id="z", by=Seat.E, card=card("S8"), hand=Seat.E, down=True)
    assert [one.kind for one in objections(now.book, now.now, spade, Seat.E)] == ["failure_to_honour_lead_restriction"]
