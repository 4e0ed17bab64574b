"""Answers in a row, each made from the last one, are the answers that are made from nothing."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bridgelaw.answer.build import build
from bridgelaw.answer.model import encode
from bridgelaw.answer.seat import public_view, public_whole, view, whole
from bridgelaw.answer.shared import Memory, Shared
from bridgelaw.game.seats import SEATS
from bridgelaw.laws.shelf import open_book
from bridgelaw.table.vocabulary import EDITIONS
from tests.kit import seats as kit
from tests.kit.tables import Move


@pytest.mark.parametrize("edition", EDITIONS)
@settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck))
@given(kit.long_moves, st.integers(0, 15))
def test_what_is_remembered_makes_no_difference(edition: str, moves: list[Move], seed: int) -> None:
    book = open_book(edition)
    course = kit.seated(book, moves, seed)
    memories, public, directors = {seat: Memory(seat) for seat in SEATS}, Memory(None), Memory(None)
    everybody = Memory(None)
    for n, now in enumerate(course.situations):
        shared = Shared(book, now, everybody)
        for seat, memory in memories.items():
            assert view(book, now, seat, shared, memory) == whole(Shared(book, now), seat, Memory(seat))
        assert public_view(book, now, shared, public) == public_whole(Shared(book, now), Memory(None))
        made, anew = build(book, now, f"x{n}", shared, directors), build(book, now, f"x{n}")
        assert encode(made) == encode(anew)
