"""Answers in a row, each made from the last one, are the answers that are made from nothing."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bridgelaw.answer import written
from bridgelaw.answer.build import build
from bridgelaw.answer.model import encode
from bridgelaw.answer.seat import public_view, view
from bridgelaw.answer.shared import Memory, Shared
from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.lawbook.course import Course, follow
from bridgelaw.lawbook.editions import EDITIONS
from bridgelaw.laws.shelf import open_book
from bridgelaw.table.facts import start
from tests.kit import seats as kit
from tests.kit.tables import Move, legal_board
from tests.kit.whole import examples_of


@pytest.mark.parametrize("edition", EDITIONS)
@settings(max_examples=examples_of(20, 8), deadline=None, suppress_health_check=list(HealthCheck))
@given(kit.long_moves, st.integers(0, 15))
def test_what_is_remembered_makes_no_difference(edition: str, moves: list[Move], seed: int) -> None:
    book = open_book(edition)
    course = kit.seated(book, moves, seed)
    memories, public, directors = {seat: Memory(seat) for seat in SEATS}, Memory(None), Memory(None)
    everybody = Memory(None)
    for n, now in enumerate(course.situations):
        shared = Shared(book, now, everybody)
        for seat, memory in memories.items():
            assert view(book, now, seat, shared, memory) == view(book, now, seat)
        assert public_view(book, now, shared, public) == public_view(book, now)
        made, anew = build(book, now, f"x{n}", shared, directors), build(book, now, f"x{n}")
        assert encode(made) == encode(anew)


@pytest.mark.parametrize("edition", EDITIONS)
@settings(max_examples=examples_of(20, 8), deadline=None, suppress_health_check=list(HealthCheck))
@given(kit.long_moves, st.integers(0, 15))
def test_what_is_written_at_once_is_what_is_encoded(edition: str, moves: list[Move], seed: int) -> None:
    written_as_encoded(kit.seated(open_book(edition), moves, seed))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(3))
def test_a_regular_board_is_written_at_once(edition: str, seed: int) -> None:
    dealer, deal, happened = legal_board(seed)
    course = follow(open_book(edition), start(dealer, deal), happened)
    assert written_as_encoded(course) >= len(happened) - 3, "a lead that lies face down is not for all eyes"


def written_as_encoded(course: Course) -> int:
    """How many moments of the board were written at once; each says what the parts say that are looked at apart."""
    book, everybody, found = course.book, Memory(None), 0
    memories: dict[Seat | None, Memory] = {seat: Memory(seat) for seat in (*SEATS, None)}
    directors = Memory(None)
    for n, now in enumerate(course.situations):
        shared = Shared(book, now, everybody)
        alike = written.alike(shared)
        for seat, memory in memories.items():
            if alike is not None:
                memory.take(everybody.known(now))
                said = alike.to_seat(seat, None) if seat else alike.to_all(None)
                assert said == msgspec.json.encode(view(book, now, seat) if seat else public_view(book, now))
                assert memory.ids == (Memory(seat).known(now)).ids
                found += 1
        told = alike.to_director(shared, directors, f"x{n}") if alike else None
        assert told is None or told == encode(build(book, now, f"x{n}"))
        found += told is not None
    return found // 6
